<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="114"/>
        <location filename="../liudou_gui/widgets/action_bar.py" line="105"/>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="106"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="107"/>
        <source>Play myself</source>
        <translation>取消托管</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="130"/>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="130"/>
        <source>Really play</source>
        <translation>确认出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="143"/>
        <source>Auto-play</source>
        <translation>托管中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="143"/>
        <source>a bot plays for you</source>
        <translation>机器人替你出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="156"/>
        <source>you pass in a moment</source>
        <translation>稍后自动不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="158"/>
        <source>you can only pass</source>
        <translation>只能不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="159"/>
        <source>Nothing of yours beats this</source>
        <translation>你没有能压过的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="184"/>
        <source>hint {number} of {count}</source>
        <translation>提示 {number}/{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="204"/>
        <source>better pass</source>
        <translation>不如不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="205"/>
        <source>better pass: {why}</source>
        <translation>不如不出：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="175"/>
        <source>not your turn yet</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="210"/>
        <location filename="../liudou_gui/widgets/action_bar.py" line="211"/>
        <source>beats {what}</source>
        <translation>压过 {what}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="225"/>
        <source>Refused: {why}</source>
        <translation>不能这样：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="310"/>
        <source>You did not answer twice: a bot plays for you until you take over again.</source>
        <translation>你连续两次没有操作，已进入托管；点“取消托管”即可自己出牌。</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="217"/>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="218"/>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="219"/>
        <source>Counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="220"/>
        <source>Notes</source>
        <translation>推测</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="221"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="222"/>
        <source>Open hands</source>
        <translation>摊开的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="223"/>
        <source>Scores</source>
        <translation>计分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="224"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="225"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="226"/>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="235"/>
        <source>1 v 5</source>
        <translation>一打五</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="240"/>
        <source>Marked card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="240"/>
        <source>Open mark</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="243"/>
        <source>Secret mark</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="291"/>
        <source>What each wins or loses: S times N times the base. S is the winning bid, or 3 without bidding; N starts at 1 and grows with doubles and big bombs.</source>
        <translation>每人的输赢：S × 倍数 N × 底分。S 是叫到的分，不叫分时为 3；N 从 1 开始，加倍和大炸弹会让它增加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="296"/>
        <source>What a farmer wins or loses: N times the base. N starts at 1 and grows with cards laid open and big bombs.</source>
        <translation>每名农民的输赢：倍数 N × 底分。N 从 1 开始，明牌加倍和大炸弹会让它增加。</translation>
    </message>
</context>
<context>
    <name>Bids</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="304"/>
        <location filename="../liudou_gui/widgets/prompts.py" line="138"/>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="305"/>
        <source>Bids {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="138"/>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
</context>
<context>
    <name>CampLandlords</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="197"/>
        <source>Positive</source>
        <translation>正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="197"/>
        <source>Negative</source>
        <translation>反地主</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="27"/>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="29"/>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="37"/>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="39"/>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="41"/>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="43"/>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="52"/>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="54"/>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="56"/>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="58"/>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="67"/>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="75"/>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}，已选，第 {place} 张，共 {count} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="77"/>
        <source>{card}, {place} of {count}</source>
        <translation>{card}，第 {place} 张，共 {count} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="84"/>
        <source>1 card</source>
        <translation>1 张牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="85"/>
        <source>{count} cards</source>
        <translation>{count} 张牌</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="96"/>
        <source>Single</source>
        <translation>单张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="98"/>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="100"/>
        <source>Triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="102"/>
        <source>Straight of {groups}</source>
        <translation>顺子 {groups} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="104"/>
        <source>Pair run of {groups}</source>
        <translation>连对 {groups} 对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="106"/>
        <source>Triple run of {groups}</source>
        <translation>三顺 {groups} 组</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="108"/>
        <source>Full house</source>
        <translation>三带二</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="110"/>
        <source>Airplane of {groups}</source>
        <translation>飞机 {groups} 组</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="112"/>
        <source>Joker bomb {times}</source>
        <translation>王炸 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="114"/>
        <source>Bomb {times}</source>
        <translation>炸弹 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="126"/>
        <source>{body} with {wings}</source>
        <translation>{body} 带 {wings}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="130"/>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="135"/>
        <source>{name}, {detail}</source>
        <translation>{name}：{detail}</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="18"/>
        <source>{cards} in hands and bottom</source>
        <translation>别家和底牌还有 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="19"/>
        <source>{cards} in other hands</source>
        <translation>别家还有 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="24"/>
        <source>{rank}: {elsewhere} in other hands, {own} own, {out} of {total} played</source>
        <translation>{rank}：别家还有 {elsewhere} 张，自己 {own} 张，已出 {out} 张，共 {total} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="30"/>
        <location filename="../liudou_gui/model/counter_strings.py" line="40"/>
        <source>{name} played {count}</source>
        <translation>{name} 出了{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="31"/>
        <location filename="../liudou_gui/model/counter_strings.py" line="41"/>
        <source>{name} holds {count}</source>
        <translation>{name} 手里有{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="46"/>
        <source>{count} in your hand</source>
        <translation>你手里有{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="51"/>
        <source>{count} in hands unknown</source>
        <translation>还有{count}不知在谁手里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="55"/>
        <source>the card</source>
        <translation>这张牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="64"/>
        <source>one copy</source>
        <translation>一张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="65"/>
        <source>{count} copies</source>
        <translation> {count} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="71"/>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="255"/>
        <source>played by</source>
        <translation>各家已出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="260"/>
        <source>in other hands</source>
        <translation>别家有</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="261"/>
        <source>yours</source>
        <translation>自己有</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="262"/>
        <source>played</source>
        <translation>已出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="273"/>
        <source>Marked card: {card}</source>
        <translation>明牌：{card}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="275"/>
        <source>Secret mark: {card}</source>
        <translation>暗牌：{card}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="277"/>
        <source>Open mark: {card}</source>
        <translation>明牌：{card}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="284"/>
        <source>Passed on</source>
        <translation>不出的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="284"/>
        <source>the latest first</source>
        <translation>最近的在前</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="291"/>
        <source>Nobody has passed yet.</source>
        <translation>还没有人不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="307"/>
        <source>This table plays without the card counter.</source>
        <translation>本桌不用记牌器。</translation>
    </message>
</context>
<context>
    <name>Denials</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="79"/>
        <source>Only the host can do that.</source>
        <translation>只有房主可以这样做。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="80"/>
        <source>Not while a deal is played.</source>
        <translation>牌局进行中不能这样做。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="81"/>
        <source>Somebody sits there.</source>
        <translation>那里已经有人坐了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="82"/>
        <source>Take a seat first.</source>
        <translation>请先坐下。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="83"/>
        <source>Some seats are empty. Fill them with bots or wait.</source>
        <translation>还有空座位。请用机器人补上，或者再等等。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="84"/>
        <source>Somebody’s table is still loading.</source>
        <translation>有人的牌桌还在加载。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="85"/>
        <source>Not so fast.</source>
        <translation>别太快。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="86"/>
        <source>The host has muted you for a while.</source>
        <translation>房主暂时不让你发言。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="87"/>
        <source>There is no such person or seat.</source>
        <translation>没有这个人或这个座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="88"/>
        <source>Nobody may watch here, or too many watch already.</source>
        <translation>这里不允许旁观，或者旁观的人已经太多。</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="27"/>
        <source>Settings › Network &amp; internet › {adapter} › Private</source>
        <translation>设置 › 网络和 Internet › {adapter} › 专用网络</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="28"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="31"/>
        <source>Windows Security › Firewall › Allow an app through firewall › Liudou › Private</source>
        <translation>Windows 安全中心 › 防火墙 › 允许应用通过防火墙 › 六斗 › 专用</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="34"/>
        <source>System Settings › Network › Firewall › Options › Liudou</source>
        <translation>系统设置 › 网络 › 防火墙 › 选项 › 六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="35"/>
        <source>System Settings › Network › Firewall › Options › Block all incoming connections: off</source>
        <translation>系统设置 › 网络 › 防火墙 › 选项 › 关闭“阻止所有传入连接”</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="38"/>
        <source>System Settings › Privacy &amp; Security › Local Network › Liudou</source>
        <translation>系统设置 › 隐私与安全性 › 本地网络 › 六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="46"/>
        <source>Close the table and open it again.</source>
        <translation>关闭牌桌，再重新开桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="47"/>
        <source>Give guests one of the other addresses.</source>
        <translation>把另外的地址给客人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="48"/>
        <source>Turn on Wi-Fi or plug in a cable.</source>
        <translation>打开 Wi-Fi 或插上网线。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="49"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="50"/>
        <source>Let guests scan the code or type the address.</source>
        <translation>请客人扫码或输入地址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="51"/>
        <source>Allow Liudou to be reached at port {discovery}, over TCP and UDP.</source>
        <translation>放行端口 {discovery} 的 TCP 和 UDP，让别人连得上六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="54"/>
        <source>Allow Liudou in the firewall of this computer. Do all of you use the same Wi-Fi?</source>
        <translation>在这台电脑的防火墙里允许六斗。你们都连着同一个 Wi-Fi 吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="57"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="58"/>
        <source>Install the same version on both.</source>
        <translation>两边都装上相同的版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="59"/>
        <source>Read the code out once more, or send the invitation.</source>
        <translation>再念一遍房间码，或者发送邀请。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="60"/>
        <source>Tell your guests that it is you, and send new invitations.</source>
        <translation>告诉客人确实是你，并发送新的邀请。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="66"/>
        <source>Type the address in figures; the host’s screen shows it.</source>
        <translation>改用数字地址；房主的屏幕上有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="67"/>
        <source>Ask the host for their present address.</source>
        <translation>向房主要现在的地址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="68"/>
        <source>Ask the host whether the table is open, and at which port.</source>
        <translation>问房主牌桌开了没有，端口是多少。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="69"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="73"/>
        <source>Ask the host to look at “Can they reach you?”.</source>
        <translation>请房主看一看“别人连得上你吗？”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="70"/>
        <source>Allow Liudou in the firewall of this computer.</source>
        <translation>在这台电脑的防火墙里允许六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="71"/>
        <source>Ask the host for the port.</source>
        <translation>向房主问端口。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="72"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="74"/>
        <source>Join the same Wi-Fi as the host.</source>
        <translation>连上和房主相同的 Wi-Fi。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="75"/>
        <source>Use the main network instead of the guest network, a cable, or a phone’s hotspot.</source>
        <translation>不要用访客网络，改用主网络、网线或手机热点。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="78"/>
        <source>Turn the VPN off and try again.</source>
        <translation>关掉 VPN 再试。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="79"/>
        <source>Install the newer version here.</source>
        <translation>在这里安装新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="80"/>
        <source>Ask the host to install the newer version.</source>
        <translation>请房主安装新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="81"/>
        <source>Ask the host. If all is well, use a new invitation.</source>
        <translation>问一问房主。没有问题的话，用新的邀请加入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="82"/>
        <source>Ask the host for a new invitation.</source>
        <translation>向房主要新的邀请。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="62"/>
        <source>The table is running</source>
        <translation>牌桌正在运行</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="63"/>
        <source>The table does not answer</source>
        <translation>牌桌没有应答</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="64"/>
        <source>The table does not answer at {address}</source>
        <translation>牌桌在 {address} 上没有应答</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="65"/>
        <source>This computer is on no network</source>
        <translation>这台电脑没有连上网络</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="66"/>
        <source>It is found on the network</source>
        <translation>在网络上找得到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="67"/>
        <source>It is not found on the network</source>
        <translation>在网络上找不到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="68"/>
        <source>It is not found on “{adapter}”</source>
        <translation>在“{adapter}”上找不到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="69"/>
        <source>Somebody wants to come in and cannot</source>
        <translation>有人想进来却进不来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="70"/>
        <source>Guests come in</source>
        <translation>客人进得来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="71"/>
        <source>Nobody has looked for the table yet</source>
        <translation>还没有人找过牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="72"/>
        <source>A VPN is on</source>
        <translation>VPN 已开启</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="73"/>
        <source>“{adapter}” is a virtual adapter</source>
        <translation>“{adapter}”是虚拟网卡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="74"/>
        <source>Same version at every seat</source>
        <translation>各座位版本相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="75"/>
        <source>Somebody has another version</source>
        <translation>有人的版本不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="76"/>
        <source>Somebody plays by other rules</source>
        <translation>有人的规则不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="77"/>
        <source>Wrong room codes were typed</source>
        <translation>有人输错房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="78"/>
        <source>This host has a new key</source>
        <translation>这台主机换了密钥</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="84"/>
        <source>No firewall is in the way</source>
        <translation>没有防火墙阻挡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="85"/>
        <source>The firewall did not say what it lets in</source>
        <translation>查不到防火墙放行了什么</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="86"/>
        <location filename="../liudou_gui/model/doctor_strings.py" line="90"/>
        <source>The firewall stops guests on “{adapter}”</source>
        <translation>防火墙挡住了“{adapter}”上的客人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="87"/>
        <source>The firewall blocks Liudou on “{adapter}”</source>
        <translation>防火墙在“{adapter}”上阻止六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="88"/>
        <source>The firewall does not know Liudou on “{adapter}”</source>
        <translation>防火墙还没有在“{adapter}”上放行六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="89"/>
        <source>The firewall ufw is on</source>
        <translation>防火墙 ufw 已开启</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="91"/>
        <source>The firewall of this Mac is on</source>
        <translation>这台 Mac 的防火墙已开启</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="92"/>
        <source>The firewall of this Mac blocks everything</source>
        <translation>这台 Mac 的防火墙阻止一切传入连接</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="93"/>
        <source>Liudou may not use the local network</source>
        <translation>六斗没有使用本地网络的权限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="99"/>
        <source>The table can be reached</source>
        <translation>牌桌连得上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="100"/>
        <source>Nobody knows the name {address}</source>
        <translation>查不到名称 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="101"/>
        <source>There is no way to {address}</source>
        <translation>到不了 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="102"/>
        <source>There is no table at {address}</source>
        <translation>{address} 上没有牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="103"/>
        <source>{address} does not answer</source>
        <translation>{address} 没有应答</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="104"/>
        <source>This computer does not let Liudou out</source>
        <translation>这台电脑不让六斗连出去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="105"/>
        <source>Another program answers at {address}</source>
        <translation>{address} 上应答的是别的程序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="106"/>
        <source>{address} is on another network</source>
        <translation>{address} 在另一个网络上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="107"/>
        <source>The host’s firewall stops you</source>
        <translation>房主的防火墙挡住了你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="108"/>
        <source>No table answers on this network</source>
        <translation>这个网络上没有牌桌应答</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="109"/>
        <source>Perhaps the Wi-Fi keeps devices apart</source>
        <translation>可能是 Wi-Fi 隔离了各台设备</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="110"/>
        <source>A VPN is on here</source>
        <translation>这里开着 VPN</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="111"/>
        <source>The host has a newer version</source>
        <translation>房主的版本较新</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="112"/>
        <source>The host has an older version</source>
        <translation>房主的版本较旧</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="113"/>
        <source>This is not the host you know</source>
        <translation>这不是你认识的那台主机</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="114"/>
        <source>That table is closed</source>
        <translation>那张牌桌已经关闭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="124"/>
        <source>its own process, port {port}</source>
        <translation>独立进程，端口 {port}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="125"/>
        <source>Nothing answers at port {port} of this computer.</source>
        <translation>这台电脑的端口 {port} 没有应答。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="126"/>
        <source>Guests on “{adapter}” cannot come in, others can.</source>
        <translation>“{adapter}”上的客人进不来，其他人可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="127"/>
        <source>Without Wi-Fi or a cable only this computer can play.</source>
        <translation>没有 Wi-Fi 或网线，就只能在这台电脑上玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="129"/>
        <source>Guests do not see the table in their list. The invitation or the address still work.</source>
        <translation>客人的列表里看不到这张牌桌，但邀请和地址仍然可用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="132"/>
        <source>Guests on that network do not see the table. The address {address} may still work.</source>
        <translation>那个网络上的客人看不到牌桌，但地址 {address} 也许仍然可用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="135"/>
        <source>{address} sees the table, but its connection does not arrive. So many: {count}.</source>
        <translation>{address} 看得到牌桌，连接却到不了。这样的电脑有 {count} 台。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="138"/>
        <source>no Wi-Fi isolation seen; came in so far: {count}</source>
        <translation>没有发现 Wi-Fi 隔离；已进来 {count} 台</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="139"/>
        <source>No other computer on this network has asked for tables.</source>
        <translation>这个网络上还没有别的电脑来找牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="140"/>
        <source>its address is kept out of the invitation</source>
        <translation>它的地址不会写进邀请</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="141"/>
        <source>{address} is kept out of the invitation</source>
        <translation>{address} 不会写进邀请</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="142"/>
        <source>Liudou {build}</source>
        <translation>六斗 {build}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="143"/>
        <source>Here it is {build}, there {theirs}. These cannot play together.</source>
        <translation>这里是 {build}，对方是 {theirs}，不能一起玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="146"/>
        <source>Their rules decide some cases in another way than here.</source>
        <translation>对方的规则在有些情形下与这里判定不同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="147"/>
        <source>wrong tries so far: {count}</source>
        <translation>至今输错 {count} 次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="148"/>
        <source>Who was here before is warned on coming back, and old invitations do not work.</source>
        <translation>以前来过的人再来时会收到警告，旧邀请也不能用了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="156"/>
        <source>broadcast answers, {ms} ms</source>
        <translation>广播有应答，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="158"/>
        <source>multicast answers, {ms} ms</source>
        <translation>组播有应答，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="159"/>
        <source>broadcast and multicast answer, {ms} ms</source>
        <translation>广播和组播都有应答，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="164"/>
        <source>as far as this computer tells</source>
        <translation>就这台电脑所知</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="165"/>
        <source>If guests cannot come in, look there first.</source>
        <translation>客人进不来时，先查看那里。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="166"/>
        <source>Windows lets Liudou in on private networks only, and “{adapter}” is set to public. Guests there may see the table but cannot join.</source>
        <translation>Windows 只在专用网络上放行六斗，而“{adapter}”设成了公用。那边的客人也许看得到牌桌，但加入不了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="171"/>
        <source>A rule of Windows keeps others from Liudou. It comes from an earlier “Cancel”.</source>
        <translation>Windows 有一条规则不让别人连接六斗，多半是以前点了“取消”留下的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="175"/>
        <source>Windows lets nobody in before you allow it for Liudou on private networks.</source>
        <translation>在专用网络上允许六斗之前，Windows 谁也不放进来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="178"/>
        <source>Guests come in only if it lets them in.</source>
        <translation>要它放行，客人才进得来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="180"/>
        <source>No rule of it lets guests in.</source>
        <translation>它没有放行客人的规则。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="181"/>
        <source>“{adapter}” is in the zone {network}, which does not let guests in.</source>
        <translation>“{adapter}”属于区域 {network}，这个区域不放客人进来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="184"/>
        <source>Guests come in only if Liudou is allowed there.</source>
        <translation>只有在那里允许六斗，客人才进得来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="185"/>
        <source>Nobody can connect to this Mac.</source>
        <translation>谁也连不上这台 Mac。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="186"/>
        <source>macOS keeps Liudou from the network you are on.</source>
        <translation>macOS 不让六斗使用你所在的网络。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="192"/>
        <source>{address}, port {port}, {ms} ms</source>
        <translation>{address}，端口 {port}，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="193"/>
        <source>It may be misspelt, or not be known on this network.</source>
        <translation>也许拼错了，也许这个网络上没有这个名称。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="194"/>
        <source>The host’s computer is off or asleep, on another network, or has another address now.</source>
        <translation>房主的电脑可能关机或休眠了，在另一个网络上，或者地址已经变了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="197"/>
        <source>The computer is there, but nothing runs at port {port}.</source>
        <translation>那台电脑在，但端口 {port} 上没有程序。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="198"/>
        <source>The computer is off or asleep, or a firewall there swallows what you send.</source>
        <translation>那台电脑可能关机或休眠了，或者那边的防火墙丢弃了你发的数据。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="201"/>
        <source>A firewall or protection program here forbids the connection.</source>
        <translation>这里的防火墙或安全软件不允许连接。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="202"/>
        <source>What runs at port {port} is no table.</source>
        <translation>端口 {port} 上运行的不是牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="203"/>
        <source>This computer is on none that leads there.</source>
        <translation>这台电脑所在的网络都通不到那里。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="204"/>
        <source>The table answers questions from here, but lets no connection in at port {port}.</source>
        <translation>牌桌会应答这里的询问，但端口 {port} 不让连接。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="207"/>
        <source>Perhaps you are on another network than the host.</source>
        <translation>也许你和房主不在同一个网络上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="208"/>
        <source>Guest networks often let nobody talk to anybody else. Nothing is heard on “{adapter}”.</source>
        <translation>访客网络常常不让设备互相通信。“{adapter}”上什么也没有听到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="211"/>
        <source>“{adapter}” may lead away from the home network.</source>
        <translation>“{adapter}”可能绕开了家里的网络。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="212"/>
        <location filename="../liudou_gui/model/doctor_strings.py" line="213"/>
        <source>There it is {theirs}, here {build}.</source>
        <translation>那边是 {theirs}，这里是 {build}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="214"/>
        <source>At {address} answers a host with another key: set up anew, or somebody else’s.</source>
        <translation>{address} 上应答的主机换了密钥：可能重新安装过，也可能是别人的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="217"/>
        <source>The host runs, but not with the table you were invited to.</source>
        <translation>主机在运行，但你受邀的那张牌桌不在了。</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="303"/>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="189"/>
        <source>Drawer</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="250"/>
        <location filename="../liudou_gui/widgets/story_panel.py" line="163"/>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="254"/>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="258"/>
        <source>Counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="262"/>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="212"/>
        <source>Notes</source>
        <translation>推测</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="194"/>
        <location filename="../liudou_gui/widgets/notices.py" line="49"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="168"/>
        <source>The first trick is not over yet.</source>
        <translation>第一轮还没有结束。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="179"/>
        <source>History of this deal</source>
        <translation>这一副的出牌记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="184"/>
        <source>Nothing has happened yet.</source>
        <translation>还没有人出牌。</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="14"/>
        <source>Dealing verified</source>
        <translation>发牌已验证</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="16"/>
        <source>Dealing not verified</source>
        <translation>发牌未验证</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="18"/>
        <source>Dealing is wrong</source>
        <translation>发牌有问题</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="29"/>
        <source>The cards came from the shares of all who took part, and the deal was played with them.</source>
        <translation>这副牌由所有参与者的随机数共同决定，整局用的也正是这副牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="37"/>
        <source>People whose shares went in: {count}</source>
        <translation>提供随机数的人数：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="39"/>
        <source>Your share is among them.</source>
        <translation>其中有你的随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="41"/>
        <source>Your share is not among them.</source>
        <translation>其中没有你的随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="42"/>
        <source>Dealings broken off before this one: {count}</source>
        <translation>本次发牌之前中断的次数：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="48"/>
        <source>A dealing is broken off when a share is not shown in time. If it happens often, somebody may be throwing away deals they do not like.</source>
        <translation>有人没有及时公开随机数时，发牌会中断重来。如果经常发生，可能有人在故意丢掉不喜欢的牌局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="57"/>
        <source>What “verified” means</source>
        <translation>“已验证”是什么意思</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="63"/>
        <source>Before each deal the table and every person’s program choose a secret number, their share. All are locked in before the first is shown, and the cards follow from all of them together. One honest share is enough: nobody could choose the cards, not even the table.</source>
        <translation>每局发牌前，牌桌主机和每位玩家的程序各选一个保密的随机数。所有随机数都锁定之后才逐一公开，牌由它们共同决定。只要有一个随机数是诚实的，就没有人能挑选牌，连主机也不行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="69"/>
        <source>It proves the dealing. It does not prove that nobody looked at the cards on the table’s computer: for that, let the table run on a computer where nobody plays.</source>
        <translation>这能证明发牌公正，但不能证明没有人在主机的电脑上偷看牌。要避免偷看，请把主机放在没有人打牌的电脑上运行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="79"/>
        <source>What was checked</source>
        <translation>检查了什么</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="85"/>
        <source>The table fixed its share before it saw any other, and opened the same one.</source>
        <translation>主机在看到别人的随机数之前就锁定了自己的，之后公开的也是同一个。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="86"/>
        <source>Every share fits what was locked in, and yours is in it unchanged.</source>
        <translation>每个随机数都与锁定时一致，你的也原样包含在内。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="87"/>
        <source>The whole pack was sealed, and stored on this computer, before the first card was dealt.</source>
        <translation>发第一张牌之前，整副牌已经封存，凭据也保存在这台电脑上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="90"/>
        <source>Each of your cards was the one sealed for you.</source>
        <translation>你的每一张牌都是封存时定给你的那一张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="91"/>
        <source>Marks, bottom, roles, camps, every card played and the result are those of the sealed pack.</source>
        <translation>标记、底牌、身份、阵营、打出的每一张牌和结果，都与封存的牌一致。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="100"/>
        <source>{verdict}. {reason}</source>
        <translation>{verdict}。{reason}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="108"/>
        <source>You were not there when these cards were dealt.</source>
        <translation>发这副牌的时候你不在场。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="110"/>
        <source>All of it fits together, but no share of yours is in it.</source>
        <translation>一切都对得上，但其中没有你的随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="112"/>
        <source>All of it fits together, but your share came too late and was left out.</source>
        <translation>一切都对得上，但你的随机数到得太晚，没有算进去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="116"/>
        <source>What was sealed could not be stored on this computer before the deal.</source>
        <translation>开局前没能把封存的凭据保存在这台电脑上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="118"/>
        <source>The table did not seal the pack before it dealt.</source>
        <translation>主机没有在发牌之前封存整副牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="120"/>
        <source>The table did not open its share after the deal.</source>
        <translation>本局结束后，主机没有公开它的随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="122"/>
        <source>The deal was not seen to its end.</source>
        <translation>这一局没有看到最后。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="128"/>
        <source>What the table said about the dealing makes no sense.</source>
        <translation>主机关于发牌的说法前后不通。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="130"/>
        <source>The table changed its share after it was locked in.</source>
        <translation>主机在锁定之后换了自己的随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="132"/>
        <source>A share does not fit what was locked in for it.</source>
        <translation>有一个随机数与锁定时的不一致。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="134"/>
        <source>The table dropped a share, or added one, after all were locked in.</source>
        <translation>全部锁定之后，主机丢掉或添加了随机数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="136"/>
        <source>The table put another share in the place of yours.</source>
        <translation>主机用别的随机数换掉了你的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="138"/>
        <source>The cards do not come from the shares.</source>
        <translation>这副牌不是由这些随机数决定的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="140"/>
        <source>The sealed pack is not the one that the shares lead to.</source>
        <translation>封存的牌不是由这些随机数得出的那一副。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="142"/>
        <source>You were given other cards than those sealed for you.</source>
        <translation>发给你的牌不是封存时定给你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="144"/>
        <source>You were given the same card twice.</source>
        <translation>同一张牌发给了你两次。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="152"/>
        <source>A mark, or who holds it, is not what the sealed pack says.</source>
        <translation>标记或持有标记的人与封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="154"/>
        <source>The bottom cards are not those of the sealed pack.</source>
        <translation>底牌与封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="156"/>
        <source>A role is not what the sealed pack says.</source>
        <translation>有人的身份与封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="158"/>
        <source>A camp is neither what was chosen nor what the shares lead to.</source>
        <translation>有一个阵营既不是本人选的，也不是由随机数得出的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="160"/>
        <source>Somebody had cards that the sealed pack did not give them.</source>
        <translation>有人拿着封存的牌里没有发给他的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="162"/>
        <source>The result is not the one that these cards and plays lead to.</source>
        <translation>结果与这些牌和出牌过程不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="164"/>
        <source>Something happened that cannot happen with these cards.</source>
        <translation>发生了用这副牌不可能发生的事。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/fair_dialog.py" line="91"/>
        <source>• {line}</source>
        <translation>• {line}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="242"/>
        <source>Hidden Landlords</source>
        <translation>六人斗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="244"/>
        <source>New Six</source>
        <translation>新六人斗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="246"/>
        <source>Positive and Negative</source>
        <translation>正反六人斗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="253"/>
        <source>3 v 3</source>
        <translation>三打三</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="255"/>
        <source>2 v 4</source>
        <translation>二打四</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="262"/>
        <source>Up to two of the three landlords stay hidden until they play the marked card.</source>
        <translation>三名地主中最多两名隐藏身份，打出明牌才会露面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="266"/>
        <source>Bid to be great landlord; a secret card names your partner.</source>
        <translation>叫分争当大地主，一张暗牌定出你的同伴。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="268"/>
        <source>Two landlords, and four farmers who choose camps in secret.</source>
        <translation>两名地主各领一方，四名农民暗中选边。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="274"/>
        <source>{decks} decks · {cards} cards each</source>
        <translation>{decks} 副牌 · 每人 {cards} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="277"/>
        <source>{decks} decks · {cards} cards each, bottom {bottom}</source>
        <translation>{decks} 副牌 · 每人 {cards} 张，底牌 {bottom} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="286"/>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="288"/>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="290"/>
        <source>Choosing camps</source>
        <translation>选择阵营</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="292"/>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="294"/>
        <source>Laying cards open</source>
        <translation>明牌加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="296"/>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="298"/>
        <source>Deal over</source>
        <translation>本局结束</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="191"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="20"/>
        <source>{what}, low</source>
        <translation>{what}，偏小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="22"/>
        <source>{what}, high</source>
        <translation>{what}，偏大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="31"/>
        <source>shows all that you are a landlord (H6)</source>
        <translation>会让所有人知道你是地主（H6）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="33"/>
        <source>bombs your own side</source>
        <translation>炸的是自己人</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="118"/>
        <source>An invitation begins with liudou://join/.</source>
        <translation>邀请链接以 liudou://join/ 开头。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="119"/>
        <source>This link of Liudou is no invitation.</source>
        <translation>这个六斗链接不是邀请。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="120"/>
        <source>This invitation is from a newer version of Liudou.</source>
        <translation>这份邀请来自较新版本的六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="121"/>
        <source>A part of the invitation is missing. Copy all of it.</source>
        <translation>邀请缺了一部分，请完整复制。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="124"/>
        <source>The invitation was changed on its way. Copy it again.</source>
        <translation>邀请在传送中被改动了，请重新复制。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="133"/>
        <source>Type an address, such as 192.168.1.23.</source>
        <translation>请输入地址，例如 192.168.1.23。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="134"/>
        <source>This is too long for an address.</source>
        <translation>地址没有这么长。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="135"/>
        <source>The port after the colon is a number from 1 to 65535.</source>
        <translation>冒号后面的端口是 1 到 65535 的数字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="136"/>
        <source>An address such as 192.168.1.23 has four numbers from 0 to 255.</source>
        <translation>像 192.168.1.23 这样的地址由四个 0 到 255 的数字组成。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="139"/>
        <source>An IPv6 address looks like [fd00::23]:47610.</source>
        <translation>IPv6 地址的写法如 [fd00::23]:47610。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="140"/>
        <source>A computer’s name has letters, digits, hyphens, dots.</source>
        <translation>电脑名称由字母、数字、连字符和点组成。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="141"/>
        <source>This address is not that of one computer.</source>
        <translation>这不是某一台电脑的地址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="142"/>
        <source>This is a link, not an address.</source>
        <translation>这是链接，不是地址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="149"/>
        <source>A room code has digits only.</source>
        <translation>房间码只有数字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="150"/>
        <source>A room code has six digits.</source>
        <translation>房间码是六位数字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="157"/>
        <source>cable</source>
        <translation>网线</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="158"/>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="159"/>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="160"/>
        <source>without a router</source>
        <translation>没有路由器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="161"/>
        <source>VPN: not for guests</source>
        <translation>VPN：不给客人用</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="162"/>
        <source>virtual adapter: not for guests</source>
        <translation>虚拟网卡：不给客人用</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="163"/>
        <source>this computer only</source>
        <translation>仅限这台电脑</translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="23"/>
        <source>It has the newer version {build}: install that here.</source>
        <translation>对方是更新的版本 {build}，请在这里安装它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="26"/>
        <source>It has the older version {build}: its host has to install the newer one.</source>
        <translation>对方是较旧的版本 {build}，需要房主安装新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="29"/>
        <source>It plays a game that is not known here: install version {build}.</source>
        <translation>这里没有对方玩的玩法，请安装版本 {build}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="44"/>
        <source>{game} ({sides}), base {base}</source>
        <translation>{game}（{sides}），底分 {base}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="47"/>
        <source>seats taken: {taken} of {seats}, people: {people}</source>
        <translation>已坐 {taken}/{seats}，真人 {people}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="55"/>
        <source>version {build}</source>
        <translation>版本 {build}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="61"/>
        <source>room code needed</source>
        <translation>需要房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="61"/>
        <source>open to all</source>
        <translation>谁都能进</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="62"/>
        <source>watching allowed</source>
        <translation>允许旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="87"/>
        <source>Has somebody opened a table, and is their computer awake?</source>
        <translation>有人开桌了吗？那台电脑没有休眠吧？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="88"/>
        <source>Are you on the same Wi-Fi, not on its guest network, and without a VPN?</source>
        <translation>你们连的是同一个 Wi-Fi 吗？不是访客网络，也没有开 VPN？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="89"/>
        <source>An invitation or the address that the host sees always works as well.</source>
        <translation>用邀请，或者房主看到的地址，也可以加入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="103"/>
        <source>Asking for a seat at {table}…</source>
        <translation>正在加入 {table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="105"/>
        <source>Asking to watch {table}…</source>
        <translation>正在请求旁观 {table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="106"/>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="112"/>
        <source>This takes a moment.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="111"/>
        <source>Opening {table}…</source>
        <translation>正在开桌：{table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="116"/>
        <source>This table cannot be joined</source>
        <translation>无法加入这张牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="118"/>
        <source>The table cannot be opened</source>
        <translation>无法开桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="127"/>
        <source>The table said no</source>
        <translation>牌桌没有让你进去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="136"/>
        <source>Nobody answers so far; it is still being tried. Finding out why…</source>
        <translation>还没有应答，仍在尝试。正在查找原因…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="138"/>
        <source>Nobody answers so far; it is still being tried. This was found:</source>
        <translation>还没有应答，仍在尝试。查到的情况：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="140"/>
        <source>Nobody answers so far; it is still being tried.</source>
        <translation>还没有应答，仍在尝试。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="146"/>
        <source>{table} does not answer</source>
        <translation>{table} 没有应答</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="151"/>
        <source>Its key is another than the last time. The host may have been set up anew, or somebody else answers in its place and could read what you play. Ask the host before you trust it.</source>
        <translation>它的密钥和上次不同。可能是房主重新安装过，也可能是别人冒充房主，能看到你打的牌。信任之前请先问问房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="157"/>
        <source>Key known so far</source>
        <translation>一直以来的密钥</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="158"/>
        <source>Key shown now</source>
        <translation>这次出示的密钥</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="160"/>
        <source>This is not the host you know</source>
        <translation>这不是你认识的房主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="210"/>
        <source>The room code of {table}</source>
        <translation>{table} 的房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="211"/>
        <source>Six digits, which the host sees on their screen.</source>
        <translation>六位数字，房主的屏幕上能看到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="286"/>
        <source>Room code</source>
        <translation>房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="295"/>
        <source>Sit down</source>
        <translation>入座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="289"/>
        <source>Do not join</source>
        <translation>不加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="289"/>
        <source>Do not open it</source>
        <translation>不开了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="291"/>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="292"/>
        <source>Trust this host from now on</source>
        <translation>今后信任这位房主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="74"/>
        <source>People sit in all six seats.</source>
        <translation>六个座位都有人了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="83"/>
        <location filename="../liudou_gui/widgets/join_list.py" line="215"/>
        <location filename="../liudou_gui/widgets/join_page.py" line="91"/>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="84"/>
        <location filename="../liudou_gui/widgets/join_list.py" line="216"/>
        <source>Join {table} ({place})</source>
        <translation>加入 {table}（{place}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="295"/>
        <location filename="../liudou_gui/widgets/join_list.py" line="87"/>
        <source>Watch</source>
        <translation>旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="88"/>
        <source>Watch {table} ({place})</source>
        <translation>旁观 {table}（{place}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="161"/>
        <location filename="../liudou_gui/widgets/join_page.py" line="290"/>
        <source>Tables on this network</source>
        <translation>本地网络上的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="162"/>
        <source>No table found so far. This goes on looking.</source>
        <translation>还没有找到牌桌，仍在寻找。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="218"/>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="220"/>
        <source>Forget {table} ({place})</source>
        <translation>忘记 {table}（{place}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="260"/>
        <source>Where you were lately</source>
        <translation>最近去过的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="84"/>
        <source>Invitation or address</source>
        <translation>邀请或地址</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="89"/>
        <source>Paste the link of the invitation, or type the address on the host’s screen.</source>
        <translation>粘贴邀请链接，或输入房主屏幕上的地址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="91"/>
        <source>Join by invitation or address</source>
        <translation>用邀请或地址加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="128"/>
        <source>Your own table is still open.</source>
        <translation>你开的牌桌还在。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="130"/>
        <source>Your seat there is still yours.</source>
        <translation>你的座位还留着。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="132"/>
        <source>Go back to your table</source>
        <translation>回到你的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="244"/>
        <source>Join a table</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="244"/>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="288"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="289"/>
        <source>Search again</source>
        <translation>重新寻找</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="26"/>
        <source>Who sits down?</source>
        <translation>谁来入座？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="36"/>
        <source>To the table</source>
        <translation>去牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="45"/>
        <source>The others see this name at the table.</source>
        <translation>牌桌上的人会看到这个名字。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="13"/>
        <source>Choose one more {rank}</source>
        <translation>多选一张 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="19"/>
        <source>Play; next deal</source>
        <translation>出牌；下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="20"/>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="21"/>
        <source>Choose nothing; go back</source>
        <translation>全部放下；返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="22"/>
        <source>Next hint</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="23"/>
        <source>Auto-play on or off</source>
        <translation>托管开关</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="24"/>
        <source>Fan or stacks</source>
        <translation>扇形或叠放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="25"/>
        <source>Sort by rank or by size of group</source>
        <translation>按点数或按张数排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="26"/>
        <source>Arrange in groups</source>
        <translation>自动理牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="27"/>
        <source>Lay the chosen cards aside as a group</source>
        <translation>把选中的牌归为一组</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="28"/>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="29"/>
        <source>History of the deal</source>
        <translation>本局记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="30"/>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="31"/>
        <source>Notes on the others</source>
        <translation>对别人的推测</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="32"/>
        <source>Chat, at tables on the network</source>
        <translation>聊天（联网牌桌）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="33"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="34"/>
        <source>Open hands</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="35"/>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="36"/>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="37"/>
        <source>Bid 1</source>
        <translation>叫 1 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="38"/>
        <source>Bid 2</source>
        <translation>叫 2 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="39"/>
        <source>Bid 3</source>
        <translation>叫 3 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="40"/>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="41"/>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="42"/>
        <source>Lay the cards open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="43"/>
        <source>Join the positive camp</source>
        <translation>加入正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="44"/>
        <source>Join the negative camp</source>
        <translation>加入反方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="45"/>
        <source>This list of keys</source>
        <translation>按键一览</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="46"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="47"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="48"/>
        <source>Sound on or off</source>
        <translation>声音开关</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="49"/>
        <source>Everything larger</source>
        <translation>全部放大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="50"/>
        <source>Everything smaller</source>
        <translation>全部缩小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="51"/>
        <source>Usual size</source>
        <translation>恢复原始大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="52"/>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="53"/>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="61"/>
        <source>Arrows, Home, End</source>
        <translation>方向键、Home、End</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="62"/>
        <source>Move over the hand; with Shift choose on the way</source>
        <translation>在手牌上移动；按住 Shift 一路选牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="64"/>
        <location filename="../liudou_gui/widgets/keys.py" line="48"/>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="64"/>
        <source>Choose the card, or drop it</source>
        <translation>选中或放下这张牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="65"/>
        <source>One copy more or less of the card’s rank</source>
        <translation>同点数多选或少选一张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="66"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="66"/>
        <source>From part to part of the window</source>
        <translation>在窗口各部分之间切换</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="79"/>
        <source>press a key</source>
        <translation>请按键</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="80"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="81"/>
        <source>{command}: {keys}</source>
        <translation>{command}：{keys}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="186"/>
        <source>{key} was taken from: {commands}</source>
        <translation>{key} 原来用于：{commands}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="190"/>
        <source>{key} is needed to move over the hand and the window.</source>
        <translation>{key} 要用来在手牌和窗口中移动。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="200"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="206"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="208"/>
        <source>At the table</source>
        <translation>牌桌上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="209"/>
        <source>While a question is open</source>
        <translation>有询问时</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="210"/>
        <source>Always</source>
        <translation>任何时候</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="211"/>
        <source>These stay as they are</source>
        <translation>不能更改的按键</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="217"/>
        <source>Usual keys</source>
        <translation>恢复默认</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <location filename="../liudou_gui/widgets/chat_drawer.py" line="69"/>
        <source>Seats and invitation</source>
        <translation>座位和邀请</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/chat_drawer.py" line="69"/>
        <location filename="../liudou_gui/widgets/lan_result.py" line="90"/>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/chat_drawer.py" line="103"/>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="72"/>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/chat_drawer.py" line="104"/>
        <source>Chat, unread: {count}</source>
        <translation>聊天，未读：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="62"/>
        <source>Your table is open</source>
        <translation>你的牌桌还开着</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="63"/>
        <source>Your table {table} is still open.</source>
        <translation>你的牌桌 {table} 还开着。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="65"/>
        <source>Stay here</source>
        <translation>留在这里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="67"/>
        <source>End it and open another</source>
        <translation>关掉它，另开一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="68"/>
        <source>Go back to it</source>
        <translation>回到那一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="271"/>
        <source>Leave, and come back later</source>
        <translation>先离开，回头再来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="274"/>
        <source>This is your table. The others can go on without you.</source>
        <translation>这是你开的牌桌。你走了，其他人仍可以继续玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="276"/>
        <source>Leave it to the others</source>
        <translation>留给其他人继续玩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="277"/>
        <source>End it for everyone</source>
        <translation>散桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="283"/>
        <source>A bot plays in your place. You can come back while the table is open.</source>
        <translation>机器人会替你出牌。只要牌桌还开着，你随时可以回来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="284"/>
        <source>Leave for good</source>
        <translation>不再回来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="74"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="76"/>
        <source>The cards are being dealt…</source>
        <translation>正在发牌…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="78"/>
        <source>Not ready yet: {names}</source>
        <translation>还没准备：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="81"/>
        <source>You are ready. Not ready yet: {names}</source>
        <translation>你已准备。还没准备：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="84"/>
        <source>Not ready yet: you, {names}</source>
        <translation>还没准备：你、{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="85"/>
        <source>All others are ready for the next deal.</source>
        <translation>其他人都准备好下一局了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="89"/>
        <source>Begin without waiting</source>
        <translation>不等了，开始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="136"/>
        <source>Votes for a bot here: {count}</source>
        <translation>请机器人代打的票数：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="204"/>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="222"/>
        <source>You are watching.</source>
        <translation>你正在旁观。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="226"/>
        <source>You play on yourself from your next turn.</source>
        <translation>下一次轮到你时由你自己出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="229"/>
        <source>A bot plays for you.</source>
        <translation>机器人正在替你出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="230"/>
        <source>Play on yourself</source>
        <translation>自己出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="340"/>
        <source>The host does not answer. It is still being tried; your cards stay as they are.</source>
        <translation>房主没有应答，仍在尝试；你的牌保持原样。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="344"/>
        <source>The connection is lost. It comes back by itself; your cards stay as they are.</source>
        <translation>连接断了，正在自动重连；你的牌保持原样。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="348"/>
        <source>Coming back to the table…</source>
        <translation>正在回到牌桌…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="10"/>
        <source>A table of yours is open already. Go back to it, or close it first.</source>
        <translation>您已经开了一桌。请回到那一桌，或先把它关闭。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="15"/>
        <source>The table cannot be kept on this disk: it is full, or may not be written to.</source>
        <translation>牌桌无法保存到这块磁盘：磁盘已满，或不允许写入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="20"/>
        <source>The profile folder {folder} cannot be written: it is full, protected, or no folder. What a table knows you by is kept there; without it nobody would know you again. Make room, or use another folder.</source>
        <translation>无法写入资料文件夹 {folder}：磁盘已满、受保护，或者它不是文件夹。牌桌凭存放在那里的密钥认出你；没有它，谁也无法再认出你。请腾出空间，或换一个文件夹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="30"/>
        <source>This computer lets no program listen on the network now.</source>
        <translation>这台电脑现在不允许程序接受网络连接。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="35"/>
        <source>The table’s program did not start. What it said is in {path}.</source>
        <translation>牌桌程序没有启动。它的说明记录在 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="40"/>
        <source>No table answers at {address}. Is it open there, and are both computers on the same network? An invitation link works where searching does not.</source>
        <translation>{address} 没有牌桌回应。那边的牌桌开着吗？两台电脑在同一个网络里吗？搜索不到时，可以用邀请链接。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="49"/>
        <source>There are several tables at {address}. Choose one from the list, or use an invitation link.</source>
        <translation>{address} 上有好几桌。请从列表中选一桌，或使用邀请链接。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="56"/>
        <source>It is not known where that table is.</source>
        <translation>不知道那一桌在哪里。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="61"/>
        <source>“{name}” is not the computer you played with before: its fingerprint is another one. Somebody may pretend to be your host. Ask them to read theirs to you before you go on.</source>
        <translation>“{name}”不是您以前一起玩的那台电脑：它的指纹变了。可能有人冒充房主。继续之前，请让对方把自己的指纹读给您核对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="64"/>
        <source>This computer cannot save the game. The table waits until there is room on the disk again; nothing is lost.</source>
        <translation>这台电脑无法保存牌局。磁盘有空间后牌桌会继续，什么都不会丢失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="69"/>
        <source>The host cannot save the game: the disk is full or cannot be written. The table waits; nothing is lost.</source>
        <translation>房主的电脑无法保存牌局：磁盘已满或无法写入。牌桌会等待，什么都不会丢失。</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="286"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="171"/>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="167"/>
        <source>Leave the table? This deal and the running scores end here.</source>
        <translation>离开牌桌？本局和累计得分到此为止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="165"/>
        <source>Leave the table? You can go on with it later.</source>
        <translation>要离开牌桌吗？以后还可以继续。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="287"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="172"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="263"/>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="168"/>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="260"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="276"/>
        <source>A deal waits</source>
        <translation>有一局未打完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="261"/>
        <source>Begin a new table? The deal that waits is lost then.</source>
        <translation>开新桌？未打完的那一局将会丢失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="256"/>
        <source>Begin anew</source>
        <translation>开新桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="277"/>
        <source>Discard the deal that waits? It cannot be brought back.</source>
        <translation>放弃未打完的那一局？放弃后无法恢复。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="279"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="272"/>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="167"/>
        <source>One moment: read this first, then choose Next.</source>
        <translation>稍等：先看完这一段，再点“下一步”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="169"/>
        <source>You may pass here, but the lesson has something better in mind.</source>
        <translation>这里可以不出，不过这一课有更好的出法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="171"/>
        <source>That is allowed too, but keep those cards: the lesson has a use for them.</source>
        <translation>这样出也合规则，不过先留着这些牌，后面用得上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="174"/>
        <source>That is allowed too. For this lesson choose as said above.</source>
        <translation>这样也可以，不过这一课请照提示选。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="52"/>
        <source>Welcome! Six players sit here, three landlords against three farmers. A side wins as soon as one of its players has no cards left.</source>
        <translation>欢迎！这里有六个人，三名地主对三名农民。一方只要有一个人出完手里的牌，这一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="59"/>
        <source>These are your 27 cards, sorted by rank. Play goes counter-clockwise: after you comes {p1}.</source>
        <translation>这是你的 27 张牌，按点数排好了。出牌按逆时针方向：你的下家是 {p1}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="66"/>
        <source>One card was marked before dealing, for all to see. {p3} was dealt it and is an open landlord, who will lead first.</source>
        <translation>发牌前选定了一张明牌，大家都看得到。{p3} 拿到了它，是明地主，第一手由他先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="74"/>
        <source>Two more cards look the same. {p3} holds one of them too; who holds the other is a hidden landlord, and nobody else knows who it is. You hold none. The third landlord is found by bidding.</source>
        <translation>还有两张牌与它一样。{p3} 也拿到了一张；拿着另一张的人是暗地主，别人都不知道是谁。你手里没有。第三名地主由叫分决定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="83"/>
        <source>Bidding goes round once, from the seat after {p3} on. Every turn looks the same, so that the hidden landlord, who may not bid, is not noticed.</source>
        <translation>从 {p3} 的下家开始，每人叫一次。暗地主不能叫分，但每次看起来都一样，所以看不出是谁。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="92"/>
        <source>You have fine cards: bid 3. Each bid must be higher than all before, and 3 ends the bidding. The winning bid is the stake S.</source>
        <translation>你的牌很好，叫 3 分吧。叫分必须比之前的都高，叫 3 分即止。最高的叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="99"/>
        <source>Your cards are worth more. Bid 3.</source>
        <translation>你的牌不止值这些。请叫 3 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="102"/>
        <source>You become a landlord. Now all six may double, at the same time; each double adds 1 to N. Choose Double.</source>
        <translation>你当上了地主。接下来六个人同时决定是否加倍，每人加倍，倍数 N 加 1。请选“加倍”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="109"/>
        <source>Be bold: for this lesson choose Double.</source>
        <translation>大胆一点：这一课请选“加倍”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="112"/>
        <source>All answers are shown together. Then {p3} leads, and play goes round.</source>
        <translation>六个人的决定一起公开。然后由 {p3} 先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="117"/>
        <source>Two players doubled: N is 3. What each of you wins or loses in the end is S times N times the base points. It stands up here.</source>
        <translation>有两个人加倍，N 是 3。每人最后的输赢是 S 乘 N 再乘底分，上面一直看得到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="130"/>
        <source>{p3} led a single 5, {p4} put an 8 on it. A single is beaten by a higher single. First try a wrong card: tap your 3.</source>
        <translation>{p3} 先出单张 5，{p4} 用 8 压上。单张要用更大的单张来压。先故意试一张不行的：点你的 3。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="139"/>
        <source>This line says what you have chosen, or why it cannot be played. Tap the 3 again to drop it, choose the 10 instead, and press Play.</source>
        <translation>这一行告诉你选了什么牌型，或者为什么不能出。再点一下 3 把它放下，改选 10，然后点“出牌”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="146"/>
        <source>Keep that one for later. Play your 10.</source>
        <translation>那张先留着。请出 10。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="149"/>
        <source>Now each of the others passes or plays something higher.</source>
        <translation>现在其他人依次不出，或者出更大的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="153"/>
        <source>{p1} has played a king. You need not beat it: passing is always allowed when you follow, and you may play again later in the same trick. Press Pass.</source>
        <translation>{p1} 出了 K。你不必压：跟牌时随时可以不出，同一轮里之后还能再出。请点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="160"/>
        <source>You could beat it, but save your high cards: press Pass.</source>
        <translation>你压得过，不过大牌先留着：请点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="163"/>
        <source>All others have passed: {p1} wins the trick and leads whatever they like. Pairs are beaten by higher pairs.</source>
        <translation>其他人都不出，这一轮归 {p1}，由他随意先出。对子要用更大的对子来压。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="172"/>
        <source>{p4} has played a pair of sixes. If you are not sure, press Hint: it chooses the best answer, and with each press the next best.</source>
        <translation>{p4} 出了一对 6。拿不定主意就点“提示”：它会选出最好的一手，再点就换下一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="181"/>
        <source>The line explains the hint. Play the pair of jacks; if you went on to another hint, choose the jacks by hand.</source>
        <translation>这一行说明提示的理由。请出一对 J；如果已经换到别的提示，就自己选 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="188"/>
        <source>The pair of jacks is the cheapest here. Play it.</source>
        <translation>这里用一对 J 最合算。请出这一对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="190"/>
        <source>Let us see whether somebody has a higher pair.</source>
        <translation>看看有没有人的对子更大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="197"/>
        <source>You won the trick and may lead any combination. Five or more single cards in a row are a straight. Press on your 7, drag to the 3 and let go. Then play.</source>
        <translation>这一轮归你，你可以先出任何牌型。五张以上相连的单张是顺子。按住 7，拖到 3 再松开，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="204"/>
        <source>Lead the straight 3 4 5 6 7.</source>
        <translation>请出顺子 3 4 5 6 7。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="207"/>
        <source>A straight is only beaten by a higher one of the same length, or by a bomb.</source>
        <translation>只有同样长、更大的顺子或者炸弹能压过顺子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="213"/>
        <source>You lead again. Three of a rank with a pair are a full house. Drag from the queens to the nines, and play.</source>
        <translation>又轮到你先出。三张同点的带一个对子是三带二。从 Q 拖到 9，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="220"/>
        <source>Lead the three queens with the two nines.</source>
        <translation>请出三张 Q 带两张 9。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="222"/>
        <source>Full houses compare by the three equal cards.</source>
        <translation>三带二比的是三张的部分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="224"/>
        <source>A bomb! Four or more of a rank beat everything that is no bomb. Among bombs more cards win, then the higher rank. Your six eights beat four kings: play them.</source>
        <translation>炸弹！四张以上同点的牌能压过一切不是炸弹的牌。炸弹先比张数，再比点数。你的六张 8 大过四张 K：出吧。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="231"/>
        <source>Play all six eights.</source>
        <translation>请把六张 8 一起出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="234"/>
        <source>Six or more of a rank raise N by 1: it is 4 now. Jokers are bombs as well: three equal ones or any four add 1, five add 3, all six add 5 and beat everything. Two are no pair here.</source>
        <translation>六张以上同点的炸弹，倍数 N 加 1，现在是 4。王也能当炸弹：三张相同的或任意四张加 1，五张加 3，六张全在加 5，最大。这里两张王不是对子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="242"/>
        <source>Nobody has a bigger bomb, it seems.</source>
        <translation>看来没有人有更大的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="244"/>
        <source>You lead. Play your single king, and watch {p5}.</source>
        <translation>轮到你先出。单出一张 K，注意看 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="247"/>
        <source>Lead your king alone.</source>
        <translation>请单出 K。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="249"/>
        <source>Watch what {p5} does.</source>
        <translation>看看 {p5} 怎么出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="251"/>
        <source>That looks like the marked card! Playing a copy of it shows at once that {p5} is the hidden landlord. So {p3}, {p5} and you play together against the other three.</source>
        <translation>这张和明牌一样！打出它，{p5} 的暗地主身份立刻公开。所以 {p3}、{p5} 和你是一方，对另外三人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="259"/>
        <source>This trick is your partner’s. Do not take it away: pass.</source>
        <translation>这一轮在队友手里，别抢：点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="262"/>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="122"/>
        <source>{p5} is on your side. Press Pass.</source>
        <translation>{p5} 是自己人。请点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="270"/>
        <source>There is help beside the table. Open the counter: it knows which cards are still out.</source>
        <translation>牌桌边上还有帮手。打开“记牌器”：还有哪些牌没出，它都记着。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="278"/>
        <source>Here, too, are the last trick, the history of the deal, and private notes on who might be who. The same button closes it again.</source>
        <translation>这里还有上一轮、本局的出牌记录，以及只有你看得到的推测。再点一次同一个按钮就关上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="286"/>
        <source>Well done, the lesson proper is over. Play the rest as you like, with hints when you want them. The rule book has everything else.</source>
        <translation>打得好！课程的主要部分到此为止。剩下的随你怎么打，需要时可以点“提示”。其他内容规则书里都有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="295"/>
        <source>The deal is over and all roles are shown. Each of the losing three pays W, each of the winning three gets W.</source>
        <translation>本局结束，身份全部公开。输的三人各付 W，赢的三人各得 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="303"/>
        <source>This is how W came about: the stake S, N with everything that raised it, and the base points. Now you know the game. Have fun!</source>
        <translation>W 是这样算出来的：叫分 S、倍数 N（每一项都列在这里）和底分。现在你会玩了，祝你玩得开心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="51"/>
        <source>Here two camps of three play against each other: a positive and a negative landlord, each with two farmers. A camp wins as soon as one of its players has no cards left.</source>
        <translation>这个玩法分正反两方，每方三人：一名正地主或反地主，加两名农民。一方只要有一个人出完手里的牌，这一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="58"/>
        <source>Neither mark was shown before the last card was dealt. The open mark makes {p5} the positive landlord, the secret mark makes {p2} the negative one. There is no bidding.</source>
        <translation>最后一张牌发完之前，两张标记都不亮。{p5} 拿到明牌，是正地主；{p2} 拿到暗牌，是反地主。不用叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="66"/>
        <source>Both landlords got six of the twelve bottom cards, for all to see. You are one of the four farmers.</source>
        <translation>两名地主各得六张底牌，大家都看得到。你是四名农民之一。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="74"/>
        <source>From {p5} on the farmers choose a camp in turn, and in secret. You are the first: join {p5}, the positive landlord.</source>
        <translation>从 {p5} 的下家开始，农民依次暗中选边。你是第一个：请加入正地主 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="81"/>
        <source>For this lesson join {p5}.</source>
        <translation>这一课请加入 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="84"/>
        <source>Every turn looks the same, whether somebody is asked or not. If the first two choose alike, the other two are put in the other camp; else the third chooses and the fourth gets what is left.</source>
        <translation>不管有没有被问到，每次看起来都一样。前两人选得一样，后两人就归另一方；否则第三人来选，第四人得剩下的位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="94"/>
        <source>You are in the positive camp. {p5} knows it, the other farmers do not. Who the third of your camp is you must find out from the play.</source>
        <translation>你是正方。{p5} 知道，其他农民不知道。你们这一方的第三个人是谁，要从出牌中看出来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="102"/>
        <source>{p5} has laid the cards open for the rest of the deal. One landlord who does so adds 3 to N, both add 6.</source>
        <translation>{p5} 选择明牌打完这一局。一名地主明牌，倍数 N 加 3；两人都明，加 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="115"/>
        <source>A farmer leads: {p4}, who sits before the positive landlord. {p5}, your partner, has put a 7 on it. Leave the trick to your camp: pass.</source>
        <translation>由农民先出：{p4} 是正地主的上家。你的队友 {p5} 用 7 压了上去。这一轮留给自己人，点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="124"/>
        <source>See who beats whom: that is how camps show.</source>
        <translation>看清楚谁压谁，阵营就是这样露出来的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="126"/>
        <source>{p2}, the negative landlord, has the trick with a 10. That is the other camp. Beat it with your king.</source>
        <translation>反地主 {p2} 用 10 占了先。那是另一方，用你的 K 压过他。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="133"/>
        <source>Your king is the right card: it is no part of anything better.</source>
        <translation>用 K 正合适：它和别的牌凑不成牌型。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="135"/>
        <source>Has anybody something higher than a king?</source>
        <translation>有没有人的牌大过 K？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="137"/>
        <source>You lead. Three or more pairs in a row are a pair run, and with four decks the ace may be low: AA2233. Drag over twos and aces, then over the threes, and play.</source>
        <translation>轮到你先出。三个以上相连的对子是连对，四副牌里 A 可以排在最小：AA2233。先拖过 2 和 A，再拖过 3，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="144"/>
        <source>Lead the pair run of aces, twos and threes.</source>
        <translation>请出 A、2、3 的连对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="146"/>
        <source>A pair run is beaten by a higher one of the same length.</source>
        <translation>同样长、更大的连对才能压过连对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="148"/>
        <source>Two or more triples in a row are a triple run. Drag over your queens and jacks, and play.</source>
        <translation>两组以上相连的三张是三顺。拖过 Q 和 J，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="154"/>
        <source>Lead the three queens with the three jacks.</source>
        <translation>请出三张 Q 和三张 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="156"/>
        <source>Watch who answers, and whom they beat.</source>
        <translation>看看谁来压，压的是谁。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="158"/>
        <source>{p1} beat your play, and {p3} bombed it at once. Nothing is certain, but it seems that {p1} is against you and {p3} is the third of your camp.</source>
        <translation>{p1} 压了你的牌，{p3} 马上又炸了他。虽然不能确定，但看来 {p1} 是对方的，{p3} 是你们这一方的第三人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="166"/>
        <source>Note it down: open your notes.</source>
        <translation>记下来：打开“推测”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="171"/>
        <source>Here you mark what you take each player for; nobody else sees it. A click on a seat does the same.</source>
        <translation>在这里标出你猜测的各人身份，别人看不到。直接点座位也可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="179"/>
        <source>{p3} holds the trick, for your camp it seems. Pass.</source>
        <translation>这一轮在 {p3} 手里，看来是自己人。点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="182"/>
        <source>Do not bomb a likely partner. Press Pass.</source>
        <translation>别炸可能的队友。请点“不出”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="184"/>
        <source>The other camp may have a bigger bomb.</source>
        <translation>另一方也许有更大的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="186"/>
        <source>{p2} bombs with five fives. Among bombs more cards win: play your nine eights. Seven or more raise N by their cards less six.</source>
        <translation>{p2} 用五张 5 炸。炸弹比张数，多的大：出你的九张 8。七张以上，倍数 N 加上张数减六。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="193"/>
        <source>Play all nine eights. Your three jokers would not beat five fives.</source>
        <translation>请把九张 8 一起出。三张王压不过五张 5。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="196"/>
        <source>N is 7: 1 to begin with, 3 for the open cards, 3 for the bomb. The greatest raise is seven stars: exactly seven jokers add 9, and kill the eighth if another player still holds it.</source>
        <translation>N 是 7：起始 1，明牌加 3，炸弹加 3。加得最多的是七星聚：正好七张王加 9；第八张王如果还在别人手里，就成了死牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="209"/>
        <source>The lesson proper is over. Twelve cards are left: play on as you like, with hints when you want them.</source>
        <translation>课程的主要部分到此为止。你还剩十二张牌：接下来随你怎么打，需要时可以点“提示”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="218"/>
        <source>The deal is over and the camps are shown. W is base times N: each farmer wins or loses W, each landlord twice W.</source>
        <translation>本局结束，阵营公开。W 等于底分乘 N：每名农民输赢 W，每名地主是 W 的两倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="226"/>
        <source>This shows what raised N. If one player had held both marks, it would have been one against five, for five times W. Have fun with the two camps!</source>
        <translation>这里列出 N 是怎么加上去的。如果一个人拿到两张标记，就是一打五，独家地主输赢五倍的 W。祝你玩得开心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="49"/>
        <source>New Six is played with four decks: two landlords against four farmers. A side wins as soon as one of its players has no cards left.</source>
        <translation>新六人用四副牌：两名地主对四名农民。一方只要有一个人出完手里的牌，这一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="56"/>
        <source>You hold 34 cards; twelve lie aside as the bottom. The open mark is shown the moment it is dealt: {p4} holds it and bids first.</source>
        <translation>你手里有 34 张牌，另有十二张留作底牌。明牌一发出就亮给大家看：{p4} 拿到了它，第一个叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="64"/>
        <source>Bidding goes round once: 1, 2, 3 or no bid, each higher than all before.</source>
        <translation>每人叫一次：叫 1、2、3 分或者不叫，必须比之前的都高。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="69"/>
        <source>Bid 3: that ends the bidding and makes you the great landlord. In this game the bid decides the role alone; the score does not depend on it.</source>
        <translation>叫 3 分：叫分到此为止，你就是大地主。这个玩法里叫分只决定身份，与得分无关。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="76"/>
        <source>With these cards you want to be the great landlord. Bid 3.</source>
        <translation>这手牌值得当大地主。请叫 3 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="79"/>
        <source>Now the secret mark comes to light. Until this moment nobody knew where it was. {p2} holds it: the second landlord, your partner. All roles are public.</source>
        <translation>现在亮出暗牌。在这之前谁也不知道它在哪里。{p2} 拿着它，是二地主，也就是你的队友。身份全部公开。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="87"/>
        <source>Each landlord got six of the bottom cards, and all have seen which. You hold 40 cards now. If you had held the secret mark yourself, you would play alone against five.</source>
        <translation>两名地主各得六张底牌，大家都看到了是哪几张。你现在有 40 张牌。如果暗牌在你自己手里，你就要一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="95"/>
        <source>Landlords may lay their cards open for the rest of the deal: N + 3, or N + 6 if both do. That helps the farmers, so keep yours closed.</source>
        <translation>地主可以明牌打完这一局：倍数 N + 3，两人都明就是 N + 6。这也帮了农民，所以这次不要明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="102"/>
        <source>Not this time: keep your cards closed.</source>
        <translation>这次不要，请选不明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="104"/>
        <source>The great landlord leads. That is you.</source>
        <translation>大地主先出，就是你。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="111"/>
        <source>With four decks runs may begin with a low ace: A 2 3 4 5 is a straight. Drag from your 5 to the 3, then tap one 2 and one ace. Then play.</source>
        <translation>四副牌里 A 可以排在最小：A 2 3 4 5 是顺子。从 5 拖到 3，再点一张 2 和一张 A，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="118"/>
        <source>Lead the straight A 2 3 4 5. Escape drops what you have chosen.</source>
        <translation>请出顺子 A 2 3 4 5。按 Esc 可以放下选中的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="120"/>
        <source>Only a higher straight of five beats it, or a bomb.</source>
        <translation>只有更大的五张顺子或者炸弹能压过它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="122"/>
        <source>Two triples in a row with two pairs are an airplane with wings. With four decks the pairs must be in a row, too. Drag from the tens to the sevens, and play.</source>
        <translation>两组相连的三张带两个对子，是飞机带翅膀。四副牌里对子也必须相连。从 10 拖到 7，然后出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="129"/>
        <source>Lead all your sevens, eights, nines and tens together.</source>
        <translation>请把 7、8、9、10 一起出掉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="131"/>
        <source>Airplanes compare by their triples; the wings do not count.</source>
        <translation>飞机只比三张的部分，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="133"/>
        <source>{p1} bombs with four fives. Three equal jokers are a bomb that beats four of any rank; five of a rank would beat it. Play your three small jokers.</source>
        <translation>{p1} 用四张 5 炸你。三张相同的王也是炸弹，大过任何四张的炸弹，小于任何五张的。请出三张小王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="140"/>
        <source>Something smaller is enough: your three small jokers.</source>
        <translation>用小一点的就够了：三张小王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="142"/>
        <source>Your partner and the farmers answer.</source>
        <translation>队友和农民依次应对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="144"/>
        <source>You lead again. Play the full house of queens and jacks.</source>
        <translation>又轮到你先出。请出 Q 带 J 的三带二。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="147"/>
        <source>Lead the three queens with the two jacks.</source>
        <translation>请出三张 Q 带两张 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="149"/>
        <source>Watch who answers.</source>
        <translation>看看谁来压。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="151"/>
        <source>{p3} has higher triples. Show what you got from the bottom: eight kings. A bomb of seven or more raises N by its cards less six, here by 2.</source>
        <translation>{p3} 的三张更大。亮出底牌帮你凑成的八张 K 吧。七张以上的炸弹，倍数 N 加上张数减六，这里加 2。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="158"/>
        <source>Play all eight kings.</source>
        <translation>请把八张 K 一起出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="161"/>
        <source>N is 3 now. Four equal jokers, any six, and five split one to four add 3; all eight add 6, exactly seven add 9. Three jokers, and mixed fours, add nothing.</source>
        <translation>现在 N 是 3。四张相同的王、任意六张王、一带四的五张王加 3；八张王加 6，正好七张加 9。三张王和混合的四张王不加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="169"/>
        <source>Two odd ones: AAA222 is nothing without wings. And 222333 is the lowest triple run of two when bare, but the highest airplane of two with wings. The rule book shows them all.</source>
        <translation>有两处容易弄错：AAA222 不带翅膀就不成牌型；222333 不带翅膀是两组三顺里最小的，带上翅膀却是两组飞机里最大的。规则书里都有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="176"/>
        <source>Still nobody beats your kings.</source>
        <translation>还是没有人压得过你的 K。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="183"/>
        <source>Open the history: it keeps every play of this deal.</source>
        <translation>打开“记录”：这一局出过的每一手都在里面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="188"/>
        <source>The same button closes it. Beside it another one shows the bottom cards again, for as long as the deal lasts.</source>
        <translation>再点一次就关上。旁边的“底牌”按钮可以随时再看底牌，直到本局结束。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="196"/>
        <source>The lesson proper is over: nine cards are left, and you lead. Two equal jokers are a pair here; yours is the highest of all. Play on as you like.</source>
        <translation>课程的主要部分到此为止：你还剩九张牌，轮到你先出。这里两张相同的王是对子，你这一对最大。接下来随你怎么打。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="205"/>
        <source>W is base times N. Each farmer wins or loses W, the second landlord W as well, and the great landlord three times W.</source>
        <translation>W 等于底分乘 N。每名农民输赢 W，二地主也是 W，大地主是 W 的三倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="213"/>
        <source>This shows what raised N. Had a landlord got no bomb at all, or nothing but bombs, the deal would have been won without play. Have fun with New Six!</source>
        <translation>这里列出 N 是怎么加上去的。如果有地主一个炸弹也没有，或者手里全是炸弹，就不打就赢。祝你玩得开心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="76"/>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="78"/>
        <source>Leave the lesson</source>
        <translation>退出教学</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="79"/>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="79"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="34"/>
        <source>Learn {game}</source>
        <translation>学习{game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="36"/>
        <source>Learn {game} (done)</source>
        <translation>学习{game}（已学完）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="83"/>
        <source>New here? Learn a game at the table, step by step, in five minutes:</source>
        <translation>第一次玩？五分钟，在牌桌上一步一步学会：</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="28"/>
        <source>The host has changed the table.</source>
        <translation>房主改了牌桌设置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="30"/>
        <source>The deal begins.</source>
        <translation>开局了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="48"/>
        <source>You lead the table now.</source>
        <translation>现在由你担任房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="49"/>
        <source>{name} leads the table now.</source>
        <translation>现在由 {name} 担任房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="55"/>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="64"/>
        <source>{name} has sat down on seat {seat}.</source>
        <translation>{name} 坐到了 {seat} 号座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="68"/>
        <source>{name} has left the seat.</source>
        <translation>{name} 离开了座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="74"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="184"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="195"/>
        <source>{name} watches.</source>
        <translation>{name} 在旁观。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="103"/>
        <source>{name} is ready.</source>
        <translation>{name} 准备好了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="97"/>
        <source>{name} is away.</source>
        <translation>{name} 暂时离开了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="99"/>
        <source>A bot plays for {name} meanwhile.</source>
        <translation>机器人暂时替 {name} 出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="105"/>
        <source>{name} is not ready any more.</source>
        <translation>{name} 取消了准备。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="101"/>
        <source>{name} is back.</source>
        <translation>{name} 回来了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="23"/>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="26"/>
        <source>Hosting on this network</source>
        <translation>正在本网络上开桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="26"/>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="29"/>
        <source>Connection lost, trying again…</source>
        <translation>连接断了，正在重连…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="31"/>
        <source>Nobody answers, trying again…</source>
        <translation>没有应答，正在重试…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="33"/>
        <source>The table said no</source>
        <translation>牌桌没有让你进去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="40"/>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="42"/>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="44"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="49"/>
        <source>base {points}</source>
        <translation>底分 {points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="51"/>
        <source>{seconds} s a play</source>
        <translation>每手 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="53"/>
        <source>no limit for a play</source>
        <translation>出牌不限时</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="54"/>
        <source>counter on</source>
        <translation>可用记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="54"/>
        <source>counter off</source>
        <translation>不用记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="56"/>
        <source>spectators may watch</source>
        <translation>允许旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="58"/>
        <source>no spectators</source>
        <translation>不许旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="60"/>
        <source>room code needed</source>
        <translation>需要房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="60"/>
        <source>open to all</source>
        <translation>谁都能进</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="67"/>
        <source>Ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="68"/>
        <source>Not ready</source>
        <translation>未准备</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="69"/>
        <source>Playing</source>
        <translation>对局中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="70"/>
        <source>Loading</source>
        <translation>加载中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="71"/>
        <source>Away</source>
        <translation>暂离</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="72"/>
        <source>Bot for now</source>
        <translation>机器人代打</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="73"/>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="74"/>
        <source>Free</source>
        <translation>空</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="80"/>
        <source>Free seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="87"/>
        <source>waits for a guest</source>
        <translation>等客人来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="89"/>
        <source>bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="92"/>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="94"/>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="98"/>
        <source>muted here</source>
        <translation>已屏蔽发言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="100"/>
        <source>votes for a bot: {count}</source>
        <translation>要求机器人代打：{count} 票</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="102"/>
        <source>asked to change places</source>
        <translation>已请求换座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="110"/>
        <source>1 person</source>
        <translation>1 人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="110"/>
        <source>{count} people</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="112"/>
        <source>1 bot</source>
        <translation>1 个机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="112"/>
        <source>{count} bots</source>
        <translation>{count} 个机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="114"/>
        <source>1 seat free</source>
        <translation>1 个空座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="114"/>
        <source>{count} free</source>
        <translation>{count} 个空座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="116"/>
        <source>{count} watching</source>
        <translation>{count} 人旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="125"/>
        <source>after 1 deal</source>
        <translation>打完 1 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="125"/>
        <source>after {count} deals</source>
        <translation>打完 {count} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="129"/>
        <source>dealings begun again: {count}</source>
        <translation>重新发牌 {count} 次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="140"/>
        <source>Play by yourself again</source>
        <translation>取消托管，自己出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="141"/>
        <source>Offer the seat</source>
        <translation>让出座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="142"/>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="143"/>
        <source>Ask {name} to change places</source>
        <translation>请 {name} 换座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="144"/>
        <source>Put a bot here</source>
        <translation>补上机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="145"/>
        <source>Let a bot play for {name}</source>
        <translation>让机器人替 {name} 出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="146"/>
        <source>Give the seat back to {name}</source>
        <translation>把座位还给 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="147"/>
        <source>Vote for a bot instead of {name}</source>
        <translation>投票让机器人替 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="148"/>
        <source>Only watch</source>
        <translation>只旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="149"/>
        <source>Mute {name} here</source>
        <translation>不看 {name} 的发言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="150"/>
        <source>Send {name} away</source>
        <translation>请 {name} 离开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="153"/>
        <source>No bot instead of {name} after all</source>
        <translation>收回替 {name} 的投票</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="154"/>
        <source>Hear {name} again</source>
        <translation>重新看 {name} 的发言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="162"/>
        <source>Fill with bots and start</source>
        <translation>补上机器人并开始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="164"/>
        <source>Start anyway · {people}</source>
        <translation>开始（{people}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="166"/>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="167"/>
        <source>Start the game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="176"/>
        <source>Waiting for {name}</source>
        <translation>在等 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="178"/>
        <source>Waiting for {one} and {other}</source>
        <translation>在等 {one} 和 {other}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="180"/>
        <source>Waiting for {count} people</source>
        <translation>在等 {count} 个人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="185"/>
        <source>{name} asks to change places: seat {theirs} for your seat {yours}.</source>
        <translation>{name} 想和你换座位：用 {theirs} 号换你的 {yours} 号。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="194"/>
        <source>You are watching: all seats are taken, and you wait for one.</source>
        <translation>座位已满，你正在旁观并等候空位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="195"/>
        <source>You are watching until this deal is over: then you get a bot’s seat.</source>
        <translation>你先旁观，这一局打完后由你接替机器人入座。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="203"/>
        <source>A deal is being played.</source>
        <translation>正在打牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="207"/>
        <source>You are watching. A free seat or a bot’s can be taken.</source>
        <translation>你在旁观。空座位和机器人的座位都可以坐。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="209"/>
        <source>All are ready: the host begins.</source>
        <translation>都准备好了，等房主开始。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="214"/>
        <source>Waiting for you and {name}</source>
        <translation>大家在等你和{name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="216"/>
        <source>The deal begins once you are ready</source>
        <translation>你准备好，牌局就开始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="217"/>
        <source>The others are waiting for you</source>
        <translation>大家在等你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="51"/>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="53"/>
        <source>A table on this network</source>
        <translation>本网络上的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="59"/>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="184"/>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="249"/>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="250"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="278"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="288"/>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="251"/>
        <source>What was said</source>
        <translation>聊天记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="252"/>
        <source>Nobody has said anything yet.</source>
        <translation>还没有人说话。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="253"/>
        <source>Say something…</source>
        <translation>说点什么…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="254"/>
        <source>Say something</source>
        <translation>说点什么</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="255"/>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="256"/>
        <source>More phrases</source>
        <translation>更多常用语</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="259"/>
        <source>Say: {words}</source>
        <translation>说：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="262"/>
        <source>Show: {words}</source>
        <translation>表情：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="66"/>
        <source>Open that setting</source>
        <translation>打开这项设置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="68"/>
        <source>Copy this</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="173"/>
        <source>The check could not be made: {error}</source>
        <translation>检查没能进行：{error}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="180"/>
        <source>Looking, this takes some seconds…</source>
        <translation>正在检查，要几秒钟…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="185"/>
        <source>Checked at {time}</source>
        <translation>检查于 {time}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="187"/>
        <source>Not checked yet</source>
        <translation>还没有检查</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="216"/>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="219"/>
        <source>The report is copied.</source>
        <translation>已复制报告。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="224"/>
        <source>Check again</source>
        <translation>再检查一次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="225"/>
        <source>Copy this report</source>
        <translation>复制这份报告</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="49"/>
        <source>Room code {code}</source>
        <translation>房间码 {code}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="53"/>
        <source>Copy the room code</source>
        <translation>复制房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="90"/>
        <source>{adapter}: stopped, see the check</source>
        <translation>{adapter}：进不来，见检查结果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="95"/>
        <source>Copy {address}</source>
        <translation>复制 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="166"/>
        <source>The invitation is copied.</source>
        <translation>已复制邀请。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="169"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="126"/>
        <source>The room code is copied.</source>
        <translation>已复制房间码。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="183"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="289"/>
        <source>Let them in</source>
        <translation>请人进来</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="196"/>
        <source>The invitation as a QR code</source>
        <translation>邀请的二维码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="198"/>
        <source>There is no invitation: this computer is on no network.</source>
        <translation>没有邀请：这台电脑没有连上网络。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="200"/>
        <source>Scan it, or type the room code</source>
        <translation>扫描它，或者输入房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="202"/>
        <source>Scan it, or choose the table in the list: it is open to all on this network</source>
        <translation>扫码，或在列表中选这张牌桌：本网络上的人都可以加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="207"/>
        <source>Addresses of this computer</source>
        <translation>这台电脑的地址</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="208"/>
        <source>Copy invitation link</source>
        <translation>复制邀请链接</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="245"/>
        <source>{address} is copied.</source>
        <translation>已复制 {address}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="86"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="290"/>
        <source>Can they reach you?</source>
        <translation>别人连得到你吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="162"/>
        <source>You sit on seat {seat}.</source>
        <translation>你坐在 {seat} 号座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="164"/>
        <source>You are watching.</source>
        <translation>你在旁观。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="252"/>
        <source>Send {name} away from the table? A bot takes the seat.</source>
        <translation>请 {name} 离开牌桌吗？机器人会坐到这个座位上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="254"/>
        <source>Send {name} away from the table?</source>
        <translation>请 {name} 离开牌桌吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="259"/>
        <source>Send away and change the room code</source>
        <translation>请离开并更换房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="261"/>
        <source>Keep</source>
        <translation>留下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="257"/>
        <source>Send away</source>
        <translation>请离开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="272"/>
        <source>Lobby</source>
        <translation>大厅</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="281"/>
        <source>Parts of the lobby</source>
        <translation>大厅的各部分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="287"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="132"/>
        <source>Six seats</source>
        <translation>六个座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="50"/>
        <source>{points} points</source>
        <translation>{points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="106"/>
        <source>{act} (seat {seat})</source>
        <translation>{act}（{seat} 号座位）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="109"/>
        <source>More for seat {seat}: {name}</source>
        <translation>{seat} 号座位的更多操作：{name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="119"/>
        <source>Seat {seat}</source>
        <translation>{seat} 号座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="60"/>
        <source>Change places</source>
        <translation>换座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="61"/>
        <source>Stay here</source>
        <translation>不换</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="135"/>
        <source>The table will show here once you are let in.</source>
        <translation>进去以后，这里会显示牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="169"/>
        <source>Watching:</source>
        <translation>旁观：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="208"/>
        <source>Fill with bots</source>
        <translation>补上机器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="218"/>
        <source>To the table</source>
        <translation>去牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="223"/>
        <source>Not ready after all</source>
        <translation>取消准备</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="225"/>
        <source>I am ready</source>
        <translation>我准备好了</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="120"/>
        <source>Guest</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="39"/>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="40"/>
        <source>Nainai</source>
        <translation>奶奶</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="41"/>
        <source>Jun</source>
        <translation>阿俊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="42"/>
        <source>Yeye</source>
        <translation>爷爷</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="43"/>
        <source>Hao</source>
        <translation>浩浩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="44"/>
        <source>Lan</source>
        <translation>小兰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="45"/>
        <source>Bao</source>
        <translation>阿宝</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="39"/>
        <source>landlord?</source>
        <translation>地主？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="41"/>
        <source>farmer?</source>
        <translation>农民？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="43"/>
        <source>positive?</source>
        <translation>正方？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="45"/>
        <source>negative?</source>
        <translation>反方？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="47"/>
        <source>partner?</source>
        <translation>同伙？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="49"/>
        <source>against me?</source>
        <translation>对手？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="73"/>
        <source>passed {times}</source>
        <translation>不出 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="74"/>
        <source>beat {times}</source>
        <translation>压过 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="75"/>
        <source>bombed {times}</source>
        <translation>炸 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="78"/>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="79"/>
        <source>{name}’s plays: {what}</source>
        <translation>对 {name} 的牌：{what}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="93"/>
        <source>Bid {value}</source>
        <translation>叫了 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="95"/>
        <source>Did not bid</source>
        <translation>没有叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="97"/>
        <source>Doubled</source>
        <translation>加倍了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="99"/>
        <source>Did not double</source>
        <translation>没有加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="101"/>
        <source>Number {value} in the order of choosing camps</source>
        <translation>第 {value} 个选边</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="103"/>
        <source>Trick {trick}: passed on {name}’s play ({play})</source>
        <translation>第 {trick} 轮：{name} 出{play}，不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="105"/>
        <source>Trick {trick}: beat {name}’s play ({play})</source>
        <translation>第 {trick} 轮：压过 {name} 的{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="107"/>
        <source>Trick {trick}: bombed {name}’s play ({play})</source>
        <translation>第 {trick} 轮：炸了 {name} 的{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="109"/>
        <source>Trick {trick}: led low ({play}) when {name} had {cards}</source>
        <translation>第 {trick} 轮：{name} 只剩 {cards}时出小牌（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="111"/>
        <source>Trick {trick}: revealed as hidden landlord</source>
        <translation>第 {trick} 轮：亮明是暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/note_tag.py" line="67"/>
        <source>My note on {name}</source>
        <translation>我对 {name} 的推测</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/note_tag.py" line="77"/>
        <source>No note</source>
        <translation>不做推测</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="103"/>
        <source>{name}: {role}</source>
        <translation>{name}：{role}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="164"/>
        <source>My note on {name}: {guess}</source>
        <translation>我对 {name} 的推测：{guess}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="215"/>
        <source>Only you see these notes. Dashed is your guess, solid is what you know.</source>
        <translation>推测只有你自己看得见。虚线是你的推测，实线是你确知的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="217"/>
        <source>In this game all roles are public: there is nothing to guess.</source>
        <translation>这种玩法身份全部公开，没有什么可推测的。</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="27"/>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="28"/>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="29"/>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="30"/>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="31"/>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="32"/>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="33"/>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="34"/>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="35"/>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="36"/>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="37"/>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="38"/>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="39"/>
        <source>twelve</source>
        <translation>12</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="100"/>
        <source>Hello!</source>
        <translation>大家好！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="101"/>
        <source>Ready when you are</source>
        <translation>我准备好了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="102"/>
        <source>One moment</source>
        <translation>稍等一下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="103"/>
        <source>Good game</source>
        <translation>打得真精彩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="104"/>
        <source>Nicely played!</source>
        <translation>这牌出得漂亮！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="105"/>
        <source>Sorry!</source>
        <translation>对不住！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="106"/>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="107"/>
        <source>The tea is getting cold…</source>
        <translation>茶都凉了…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="108"/>
        <source>laughs</source>
        <translation>大笑</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="109"/>
        <source>claps</source>
        <translation>鼓掌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="110"/>
        <source>is amazed</source>
        <translation>惊讶</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="111"/>
        <source>cries</source>
        <translation>大哭</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="312"/>
        <source>No answer means no bid.</source>
        <translation>不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="314"/>
        <source>No answer: drawn by lot.</source>
        <translation>不回答就抽签决定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="316"/>
        <source>No answer means no.</source>
        <translation>不回答就是否。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="318"/>
        <source>No answer: your lowest card is led.</source>
        <translation>不回答就出最小的一张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="320"/>
        <source>No answer means pass.</source>
        <translation>不回答就是不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="66"/>
        <source>Join {name}</source>
        <translation>加入 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="67"/>
        <source>from the bottom</source>
        <translation>得到的底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="214"/>
        <source>Which camp do you join?</source>
        <translation>加入哪一方？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="215"/>
        <source>In secret: only the two landlords will know.</source>
        <translation>暗中选择，只有两名地主知道。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="217"/>
        <source>Choosing in turn:</source>
        <translation>依次选择：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="124"/>
        <source>Bid to be a landlord</source>
        <translation>叫分当地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="126"/>
        <source>Bid for great landlord</source>
        <translation>叫分当大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="130"/>
        <source>{name} said {value}. Higher, or pass. 3 ends it.</source>
        <translation>{name} 叫了 {value} 分。叫更高或不叫，叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="133"/>
        <source>Nobody has bid yet. 3 ends it.</source>
        <translation>还没有人叫分，叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="135"/>
        <source>{text} Your bid is the stake S.</source>
        <translation>{text}你的叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="140"/>
        <source>Bid {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="164"/>
        <source>Double?</source>
        <translation>加倍吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="166"/>
        <source>Every double adds 1 to N. All six decide at the same time.</source>
        <translation>每人加倍，倍数 N 加 1。六人同时决定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="168"/>
        <source>Don’t double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="168"/>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="171"/>
        <source>Lay your cards open?</source>
        <translation>明牌加倍吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="173"/>
        <source>N + {by}. Everybody sees your cards for the rest of the deal.</source>
        <translation>倍数 N + {by}。本局之内所有人都看得见你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="177"/>
        <source>Keep closed</source>
        <translation>不明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="177"/>
        <source>Show to all</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="67"/>
        <source>Show that you are a landlord?</source>
        <translation>要暴露地主身份吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="69"/>
        <source>A copy of the marked card is among these: it tells everybody (H6).</source>
        <translation>其中有一张与明牌相同：一出就人人知道（H6）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="73"/>
        <source>Use another {rank}</source>
        <translation>换另一张 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="76"/>
        <source>Bomb your own side?</source>
        <translation>要炸自己人吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="77"/>
        <source>The play on the table is your partner’s.</source>
        <translation>桌上的牌是队友出的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="78"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="79"/>
        <source>Play it</source>
        <translation>照出</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="19"/>
        <source>{sentence} ({rule})</source>
        <translation>{sentence}（{rule}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="64"/>
        <source>these cards are no combination</source>
        <translation>这些牌不成牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="69"/>
        <source>two jokers are no pair in this game</source>
        <translation>这种玩法里两张王不是对子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="70"/>
        <source>two {rank}s are no pair in this game</source>
        <translation>这种玩法里两张{rank}不是对子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="75"/>
        <source>a straight needs at least five cards</source>
        <translation>顺子至少五张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="76"/>
        <source>a straight needs at least five cards, these are {got}</source>
        <translation>顺子至少五张，这里只有 {got} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="81"/>
        <source>a pair run needs at least three pairs</source>
        <translation>连对至少三对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="82"/>
        <source>a pair run needs at least three pairs, these are {got}</source>
        <translation>连对至少三对，这里只有 {got} 对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="87"/>
        <source>a straight has no gaps</source>
        <translation>顺子中间不能断</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="88"/>
        <source>{rank} is missing in this straight</source>
        <translation>这个顺子缺 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="93"/>
        <source>a pair run has no gaps</source>
        <translation>连对中间不能断</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="94"/>
        <source>a pair of {rank} is missing in this run</source>
        <translation>这个连对缺一对 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="99"/>
        <source>a triple run has no gaps</source>
        <translation>三顺中间不能断</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="100"/>
        <source>three {rank} are missing in this run</source>
        <translation>这个三顺缺三张 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="105"/>
        <source>an airplane carries as many pairs as it has triples</source>
        <translation>飞机有几组三张，就带几对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="106"/>
        <source>this airplane needs {need} pairs as wings and has {got}</source>
        <translation>这个飞机要带 {need} 对，现在是 {got} 对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="111"/>
        <source>jokers have no place in an airplane</source>
        <translation>飞机里不能有王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="112"/>
        <source>jokers are wings only for two triples: two small and two big ones</source>
        <translation>只有两组三张才能带王，而且是两张小王加两张大王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="117"/>
        <source>no bomb inside an airplane</source>
        <translation>飞机里不能有炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="118"/>
        <source>{rank} appears {got} times: no bomb inside an airplane</source>
        <translation>{rank} 有 {got} 张：飞机里不能有炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="122"/>
        <source>this is another kind of play than the one to beat</source>
        <translation>和要压的牌型不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="127"/>
        <source>only as many cards as were played can answer</source>
        <translation>张数必须相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="128"/>
        <source>{got} cards cannot answer {need}</source>
        <translation>{got} 张不能压 {need} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="133"/>
        <source>this is too low</source>
        <translation>不够大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="134"/>
        <source>this is lower than {rank}</source>
        <translation>比 {rank} 小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="139"/>
        <source>the bomb to beat is bigger</source>
        <translation>要压的炸弹更大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="141"/>
        <source>a bomb of {got} as well, but of a lower rank</source>
        <translation>同是 {got} 张的炸弹，但点数较小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="142"/>
        <source>a bomb of {got} is smaller than one of {need}</source>
        <translation>{got} 张的炸弹小于 {need} 张的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="147"/>
        <source>a bid must be higher than all before</source>
        <translation>叫分必须高于之前的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="148"/>
        <source>a bid must be higher than {need}</source>
        <translation>叫分必须高于 {need} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="152"/>
        <source>no cards are chosen</source>
        <translation>还没有选牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="154"/>
        <source>the two cards of a pair are of one rank</source>
        <translation>对子的两张牌点数要相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="156"/>
        <source>big and small jokers do not make a bomb like this</source>
        <translation>大小王这样放不成炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="159"/>
        <source>a triple takes a pair along, not single cards</source>
        <translation>三张只能带一对，不能带单张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="162"/>
        <source>at this table three jokers are no triple for a full house</source>
        <translation>这一桌三张王不能作三带二的三张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="165"/>
        <source>the pair of a full house may not be jokers in this game</source>
        <translation>这种玩法里三带二不能带王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="173"/>
        <source>a 2 cannot stand there in a run</source>
        <translation>2 不能放在这个顺子里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="174"/>
        <source>runs never contain jokers</source>
        <translation>顺子里不能有王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="175"/>
        <source>the ace is low or high, not both</source>
        <translation>A 只能作最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="176"/>
        <source>AAA222 alone is no triple run</source>
        <translation>单独的 AAA222 不是三顺</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="178"/>
        <source>the wings of an airplane are pairs</source>
        <translation>飞机只能带对子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="179"/>
        <source>at this table the wings are different pairs, none of the airplane’s own ranks</source>
        <translation>这一桌飞机要带不同的对子，且不能与机身同点</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="182"/>
        <source>the pairs of the wings must be consecutive in this game</source>
        <translation>这种玩法里飞机带的对子必须相连</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="185"/>
        <source>AA22 are no wings for two triples</source>
        <translation>两组三张不能带 AA22</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="191"/>
        <source>this run is lower than the one to beat</source>
        <translation>这个顺子比要压的小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="192"/>
        <source>this airplane is lower than the one to beat</source>
        <translation>这个飞机比要压的小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="196"/>
        <source>these jokers are lower than the bomb to beat</source>
        <translation>这些王比要压的炸弹小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="199"/>
        <source>equal is not greater</source>
        <translation>一样大，压不过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="200"/>
        <source>who leads may not pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="201"/>
        <source>after seven jokers the eighth can never be played</source>
        <translation>七星聚之后，第八张王不能再出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="204"/>
        <source>these cards are not in your hand</source>
        <translation>这些牌不在你手里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="205"/>
        <source>it is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="206"/>
        <source>the time for this answer is over</source>
        <translation>回答的时间已过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="208"/>
        <source>a bid is 1, 2 or 3</source>
        <translation>叫分只能是 1、2、3</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="209"/>
        <source>this turn lasts its full time</source>
        <translation>这一轮要等时间到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="210"/>
        <source>the deal is over</source>
        <translation>本局已经结束</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="198"/>
        <source>Played</source>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="200"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="105"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="202"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="106"/>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="204"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="107"/>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="206"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="55"/>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="208"/>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="210"/>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="35"/>
        <source>The history was damaged and starts afresh. The old file is {path}.</source>
        <translation>历史记录已损坏，现重新开始。旧文件保留为 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="37"/>
        <source>{count} old records could not be read; their files stay where they are.</source>
        <translation>有 {count} 份旧记录无法读取；文件仍留在原处。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="49"/>
        <source>All games</source>
        <translation>全部玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="54"/>
        <source>All roles</source>
        <translation>全部身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="59"/>
        <source>All results</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="66"/>
        <source>At any time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="68"/>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="70"/>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="72"/>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="74"/>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="76"/>
        <source>From day to day</source>
        <translation>自选日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="85"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="53"/>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="87"/>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="89"/>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="95"/>
        <source>Deal of others</source>
        <translation>他人的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="99"/>
        <source>{role}, solo</source>
        <translation>{role}（独家）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="106"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="142"/>
        <source>1 deal</source>
        <translation>1 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="143"/>
        <source>{count} deals</source>
        <translation>{count} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="156"/>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="161"/>
        <source>{deals}, {won} won, {points} points</source>
        <translation>{deals}，胜 {won} 局，共 {points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="170"/>
        <source>The record is damaged: something in it was changed or is missing. Get it once more.</source>
        <translation>记录已损坏：内容被改动或有缺失。请重新取得这份记录。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="175"/>
        <source>A newer version of Liudou wrote it. Install that version, then try again.</source>
        <translation>它由更新版本的六斗写成。请安装该版本后再试。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="179"/>
        <source>It was played by other rules than this version has. The version that wrote it can show it.</source>
        <translation>它所用的规则与本版本不同。写下它的版本可以打开。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="184"/>
        <source>This is no record of Liudou. Choose a file that Liudou exported; its name ends in .liudou.</source>
        <translation>这不是六斗的记录。请选择六斗导出的文件，文件名以 .liudou 结尾。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="192"/>
        <source>The kept deals cannot be used: {why}</source>
        <translation>无法使用保存的牌局：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="308"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="323"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="243"/>
        <source>This deal is no longer kept.</source>
        <translation>这一局已不在记录中。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/points_chart.py" line="162"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="153"/>
        <source>Running points</source>
        <translation>累计得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="39"/>
        <source>Imported: {count}.</source>
        <translation>已导入：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="41"/>
        <source>Kept already: {count}.</source>
        <translation>原已保存：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="43"/>
        <source>Not imported: {file}. {why}</source>
        <translation>未导入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="45"/>
        <source>Not imported either: {count} more.</source>
        <translation>另有 {count} 个文件未导入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="67"/>
        <source>This is no file.</source>
        <translation>这不是文件。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="108"/>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="109"/>
        <source>First day</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="110"/>
        <source>Last day</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="186"/>
        <source>No deals yet. Every deal that you play to its end is kept here.</source>
        <translation>还没有牌局。打完的每一局都会保存在这里。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="188"/>
        <source>No kept deal is like that. Ask for less above.</source>
        <translation>没有符合条件的牌局，请放宽上面的条件。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="202"/>
        <source>Kept deals</source>
        <translation>保存的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="203"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="204"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="205"/>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="206"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="228"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="118"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="119"/>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="120"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="200"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="121"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="52"/>
        <source>Deals</source>
        <translation>牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="121"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="152"/>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="145"/>
        <source>Records of Liudou (*.liudou)</source>
        <translation>六斗记录 (*.liudou)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="154"/>
        <source>Export a record</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="161"/>
        <source>Import records</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="180"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="233"/>
        <source>{file} could not be written: {why}</source>
        <translation>无法写入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="184"/>
        <source>Exported: {file}</source>
        <translation>已导出：{file}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="202"/>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="202"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="220"/>
        <source>Delete {game} of {moment}? Its record and its points are gone then.</source>
        <translation>删除 {moment} 的{game}牌局？它的记录和得分都会消失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="223"/>
        <source>Delete a deal</source>
        <translation>删除牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="227"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="54"/>
        <source>Share won</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="56"/>
        <source>A deal</source>
        <translation>每局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="71"/>
        <source>All</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="155"/>
        <source>No deal that counts yet. Deals without points are left out.</source>
        <translation>还没有计分的牌局。不计分的牌局不列入统计。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/application.py" line="116"/>
        <source>A deal that was still to be kept is damaged. It is kept as {path}.</source>
        <translation>有一局还没存进记录的牌已损坏，文件保存为 {path}。</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="17"/>
        <source>Too many wrong codes. Try again in a minute.</source>
        <translation>房间码错了太多次，请一分钟后再试。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="24"/>
        <source>The host has the newer version {build}. Install it.</source>
        <translation>房主用的是较新的版本 {build}，请先更新。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="25"/>
        <source>The host has the older version {build}. It has to be renewed there.</source>
        <translation>房主用的是较旧的版本 {build}，需要房主更新。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="28"/>
        <source>The host plays by other rules: rulings that differ: {count}. Use the same version.</source>
        <translation>房主的规则与这里不同，有 {count} 条裁定不一样。请用相同的版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="31"/>
        <source>That table is closed.</source>
        <translation>那张牌桌已经关闭。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="32"/>
        <source>This table is locked. Type its room code.</source>
        <translation>这张牌桌上了锁，请输入房间码。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="33"/>
        <source>That is not the room code of this table.</source>
        <translation>这不是这张牌桌的房间码。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="34"/>
        <source>Too many wrong codes. Try again in {seconds} s.</source>
        <translation>房间码错了太多次，请 {seconds} 秒后再试。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="35"/>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>这份邀请已经失效，请向房主要新的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="36"/>
        <source>All six seats are taken by people.</source>
        <translation>六个座位都坐了人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="37"/>
        <source>Nobody may watch here, or too many watch already.</source>
        <translation>这里不允许旁观，或者旁观的人已经太多。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="38"/>
        <source>The host has asked you to leave the table.</source>
        <translation>房主请你离开了牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="39"/>
        <source>You are at this table from another window now.</source>
        <translation>你已经在另一个窗口进入这张牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="40"/>
        <source>The host has closed the table.</source>
        <translation>房主关闭了牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="41"/>
        <source>This program sent too much at once and was cut off.</source>
        <translation>这个程序一次发送太多，连接被断开。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="42"/>
        <source>The host did not understand this program.</source>
        <translation>主机看不懂这个程序发来的内容。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="53"/>
        <source>{rule}: only the host has this ruling</source>
        <translation>{rule}：只有房主有这条规定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="55"/>
        <source>{rule}: only this program has this ruling: “{ruling}”</source>
        <translation>{rule}：只有本程序有这条规定：“{ruling}”</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="57"/>
        <source>{rule}: the host decides otherwise than this program: “{ruling}”</source>
        <translation>{rule}：房主的规定与本程序不同，本程序为：“{ruling}”</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="17"/>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="24"/>
        <source>{name} plays</source>
        <translation>{name} 出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="26"/>
        <source>{name} passes</source>
        <translation>{name} 不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="28"/>
        <source>{name} does not bid</source>
        <translation>{name} 不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="30"/>
        <source>{name} bids</source>
        <translation>{name} 叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="32"/>
        <source>{name} decides</source>
        <translation>{name} 做出选择</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="38"/>
        <source>Step {step} of {length}</source>
        <translation>第 {step} 步，共 {length} 步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="248"/>
        <source>dealt</source>
        <translation>发牌完毕</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="261"/>
        <source>Onlooker</source>
        <translation>旁观者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="270"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="270"/>
        <source>Play on</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="274"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="275"/>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="277"/>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="278"/>
        <source>Previous trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="279"/>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="280"/>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="281"/>
        <source>Next trick</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="282"/>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="285"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="287"/>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="288"/>
        <source>View from</source>
        <translation>视角</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="289"/>
        <source>All open</source>
        <translation>摊开各家手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="290"/>
        <source>All hands open</source>
        <translation>各家手牌全部明示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="291"/>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="302"/>
        <source>What would the bot play?</source>
        <translation>机器人会怎么出？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="303"/>
        <source>Bot’s play</source>
        <translation>机器人出法</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="38"/>
        <source>The landlord wins</source>
        <translation>地主获胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="40"/>
        <source>The landlords win</source>
        <translation>地主方获胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="42"/>
        <source>The farmers win</source>
        <translation>农民方获胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="44"/>
        <source>The positive camp wins</source>
        <translation>正方获胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="46"/>
        <source>The negative camp wins</source>
        <translation>反方获胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="55"/>
        <source>You played your last card.</source>
        <translation>你出完了手里的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="57"/>
        <source>{name} played the last card.</source>
        <translation>{name} 出完了手里的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="59"/>
        <source>{name} was dealt all three copies of the marked card (H2).</source>
        <translation>{name} 拿到了全部三张明牌（H2）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="61"/>
        <source>{name} holds no bomb at all: won without play (F5).</source>
        <translation>{name} 没有炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="63"/>
        <source>{name} holds nothing but bombs: won without play (F5).</source>
        <translation>{name} 手里全是炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="65"/>
        <source>{name} holds nothing but bombs after one play: won without play (F5).</source>
        <translation>{name} 出一手后全是炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="69"/>
        <source>{name} holds a bomb of 13 cards or more: won without play (F5).</source>
        <translation>{name} 有十三张以上的炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="77"/>
        <source>Nobody bid. The deal scores nothing and is dealt anew (H3).</source>
        <translation>无人叫分。本局不计分，重新发牌（H3）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="79"/>
        <source>Both landlords win without play. The deal scores nothing and is dealt anew (F5).</source>
        <translation>两名地主都不打就赢。本局不计分，重新发牌（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="91"/>
        <source>{name} doubled</source>
        <translation>{name} 加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="95"/>
        <source>{name} laid the cards open</source>
        <translation>{name} 明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="104"/>
        <source>{name}: bomb</source>
        <translation>{name}：炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="108"/>
        <source>{name}: {bomb}</source>
        <translation>{name}：{bomb}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="120"/>
        <source>set at this table</source>
        <translation>本桌设定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="122"/>
        <source>all three copies in one hand (H2)</source>
        <translation>三张明牌在一家（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="124"/>
        <source>won without play (F5)</source>
        <translation>不打就赢（F5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="126"/>
        <source>all raises, above</source>
        <translation>上列各项相加</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="128"/>
        <source>nothing raised it</source>
        <translation>没有加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="137"/>
        <source>Why W is {points}</source>
        <translation>W 为什么是 {points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="159"/>
        <source>five lose W each, the landlord wins five times W (H2)</source>
        <translation>其余五人各输 W，地主赢五倍（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="161"/>
        <source>each farmer W, the landlord alone five times W (N5, P5)</source>
        <translation>每名农民 W，独家地主五倍（N5、P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="164"/>
        <source>each loser pays W, each winner gets W (H8)</source>
        <translation>每名输家付 W，每名赢家得 W（H8）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="166"/>
        <source>each farmer W, second landlord W, great landlord three times W (N5)</source>
        <translation>每名农民 W，二地主 W，大地主三倍（N5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="168"/>
        <source>each farmer W, each landlord twice W (P5)</source>
        <translation>每名农民 W，每名地主两倍（P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="175"/>
        <source>the highest bid (H2)</source>
        <translation>最高叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="177"/>
        <source>nobody bid, again and again (H3)</source>
        <translation>连续无人叫分（H3）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="178"/>
        <source>no bidding: two hidden landlords (H2)</source>
        <translation>两名暗地主，不叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="144"/>
        <source>{game}, deal {number}</source>
        <translation>{game}，第 {number} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="112"/>
        <source>This deal is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="149"/>
        <source>Seed of the pack: {seed}</source>
        <translation>洗牌种子：{seed}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="156"/>
        <source>Show the table</source>
        <translation>看牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="154"/>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="153"/>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="153"/>
        <source>All hands</source>
        <translation>各家的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="158"/>
        <source>Watch it again</source>
        <translation>回放本局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="159"/>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="118"/>
        <source>You win {points}.</source>
        <translation>你赢了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="118"/>
        <source>You lose {points}.</source>
        <translation>你输了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="137"/>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="137"/>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="149"/>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="161"/>
        <source>out</source>
        <translation>出完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="163"/>
        <source>{cards} left</source>
        <translation>剩 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="260"/>
        <source>This evening</source>
        <translation>本场得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="207"/>
        <source>N starts at</source>
        <translation>起始倍数</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="214"/>
        <source>won without play: N counts as</source>
        <translation>不打就赢，倍数算作</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="265"/>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="267"/>
        <source>deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="269"/>
        <source>total</source>
        <translation>累计</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="297"/>
        <source>Score of {name}: {points}</source>
        <translation>{name} 的得分：{points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="261"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="181"/>
        <source>Deals counted: {count}</source>
        <translation>计分局数：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="259"/>
        <source>All hands as dealt</source>
        <translation>发牌时各家的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="266"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="269"/>
        <source>Marked: {cards}</source>
        <translation>标记的牌：{cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="120"/>
        <location filename="../liudou_gui/widgets/table_bar.py" line="272"/>
        <source>base</source>
        <translation>底分</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="20"/>
        <source>You: {play}</source>
        <translation>你（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="21"/>
        <source>{name}: {play}</source>
        <translation>{name}（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="28"/>
        <source>as the bot: {why}</source>
        <translation>与机器人相同：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="31"/>
        <source>bot: {play}</source>
        <translation>机器人（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="32"/>
        <source>bot: {play}, because: {why}</source>
        <translation>机器人（{play}）：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="37"/>
        <source>as the bot</source>
        <translation>与机器人相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="43"/>
        <source>This hand is closed</source>
        <translation>看不到这家的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="44"/>
        <source>“All open” shows everybody’s decisions</source>
        <translation>勾选“摊开各家手牌”可看每个人的选择</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="51"/>
        <source>This decision cannot be reviewed</source>
        <translation>这一步无法复盘</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="52"/>
        <source>the record may be damaged</source>
        <translation>记录可能已损坏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="58"/>
        <source>Nothing was played in this deal</source>
        <translation>这一局没有出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="63"/>
        <source>pass</source>
        <translation>不出</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="171"/>
        <location filename="../liudou_gui/model/strings.py" line="199"/>
        <source>Unknown</source>
        <translation>身份未明</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="173"/>
        <location filename="../liudou_gui/model/strings.py" line="208"/>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="175"/>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="177"/>
        <source>Great landlord</source>
        <translation>大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="179"/>
        <source>Second landlord</source>
        <translation>二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="181"/>
        <source>Positive landlord</source>
        <translation>正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="183"/>
        <source>Negative landlord</source>
        <translation>反地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="185"/>
        <source>Farmer</source>
        <translation>农民</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="192"/>
        <source>Solo</source>
        <translation>独家</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="202"/>
        <source>Great</source>
        <translation>大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="204"/>
        <source>Second</source>
        <translation>二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="206"/>
        <source>Hidden</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="216"/>
        <source>Positive</source>
        <translation>正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="217"/>
        <source>Negative</source>
        <translation>反方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="224"/>
        <source>The landlord, alone</source>
        <translation>独家地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="226"/>
        <source>Landlords</source>
        <translation>地主方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="228"/>
        <source>Farmers</source>
        <translation>农民方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="230"/>
        <source>Positive camp</source>
        <translation>正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="232"/>
        <source>Negative camp</source>
        <translation>反方</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="23"/>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="24"/>
        <source>Four or more cards of one rank.</source>
        <translation>四张或更多点数相同的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="33"/>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="44"/>
        <source>Joker bomb</source>
        <translation>王炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="34"/>
        <source>Three equal jokers, any four, any five, or all six.</source>
        <translation>三张相同的王，任意四张、任意五张，或全部六张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="46"/>
        <source>Three equal jokers; any four; any six, seven or eight.</source>
        <translation>三张相同的王；任意四张；任意六张、七张或八张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="47"/>
        <source>Five jokers only when one stands against four. Three against two is a full house.</source>
        <translation>五张王只有一张对四张才是炸弹，三张对两张是三带二。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="68"/>
        <source>Cards that form a bomb are never anything else. Three equal jokers are no triple, four equal cards no two pairs.</source>
        <translation>能成炸弹的牌就只是炸弹。三张相同的王不是三张，四张同点也不是两对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="75"/>
        <source>A bomb is only a bomb</source>
        <translation>炸弹只算炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="86"/>
        <source>Bombs beat everything else</source>
        <translation>炸弹压过一切</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="88"/>
        <source>A bomb beats every play that is no bomb. Between bombs more cards win; with as many cards the higher rank wins.</source>
        <translation>炸弹压过所有不是炸弹的牌。炸弹之间，张数多的大；张数相同，点数高的大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="110"/>
        <source>Where joker bombs stand</source>
        <translation>王炸排在哪里</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="112"/>
        <source>Three or four jokers stand over every bomb of four and under every bomb of five.</source>
        <translation>三张或四张王，大于所有四张的炸弹，小于所有五张的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="116"/>
        <source>Five jokers stand over every bomb of six and under every bomb of seven. All six beat everything.</source>
        <translation>五张王大于所有六张的炸弹，小于所有七张的炸弹。六张王最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="121"/>
        <source>Three big jokers beat three small ones. Three jokers and four can never meet: there are only six.</source>
        <translation>三张大王大于三张小王。三张王和四张王碰不到一起：一共只有六张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="143"/>
        <source>Three jokers and mixed fours</source>
        <translation>三张王和混合的四张王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="145"/>
        <source>They stand over every bomb of four and under every bomb of five.</source>
        <translation>它们大于所有四张的炸弹，小于所有五张的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="146"/>
        <source>Among them: three small jokers, then any mixed four, then three big jokers. Mixed fours are all equal.</source>
        <translation>它们之间：三张小王最小，混合的四张王居中，三张大王最大。混合的四张王一样大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="162"/>
        <source>Four of one kind and more</source>
        <translation>四张同样的王及以上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="164"/>
        <source>Four equal jokers, five as one against four, any six and any seven stand over every bomb of eight and under every bomb of nine.</source>
        <translation>四张相同的王、一张对四张的五张王、任意六张和七张王，大于所有八张的炸弹，小于所有九张的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="169"/>
        <source>Among them four small are lowest and four big highest; a fifth joker changes nothing; other sixes and sevens stand between.</source>
        <translation>它们之间：四张小王最小，四张大王最大，多带一张王不变；其他六张和七张居中。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="186"/>
        <source>All eight jokers</source>
        <translation>八张王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="187"/>
        <source>Eight jokers beat everything.</source>
        <translation>八张王最大，压过一切。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="196"/>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="213"/>
        <source>What bombs add to N</source>
        <translation>炸弹加多少倍数</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="198"/>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="215"/>
        <source>N starts at 1. It multiplies what is won and lost.</source>
        <translation>倍数 N 从 1 开始，输赢都要乘它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="199"/>
        <source>A bomb of six or more of a rank: N + 1. Three or four jokers: N + 1. Five jokers: N + 3. Six jokers: N + 5.</source>
        <translation>六张或更多的炸弹：N + 1。三张或四张王：N + 1。五张王：N + 3。六张王：N + 5。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="204"/>
        <source>Bombs of four and five cards add nothing.</source>
        <translation>四张和五张的炸弹不加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="216"/>
        <source>A bomb of seven or more of a rank adds its cards less six: seven N + 1, eight N + 2, and so on.</source>
        <translation>七张或更多的炸弹，加张数减六：七张 N + 1，八张 N + 2，依此类推。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="221"/>
        <source>Four jokers of one kind, five jokers and any six: N + 3. Eight jokers: N + 6. Seven jokers: N + 9.</source>
        <translation>四张相同的王、五张王、任意六张王：N + 3。八张王：N + 6。七张王：N + 9。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="226"/>
        <source>Three jokers, mixed fours and smaller bombs add nothing. When one plays against five, no bomb adds anything.</source>
        <translation>三张王、混合的四张王和更小的炸弹不加。一打五时，炸弹一律不加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="23"/>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="24"/>
        <source>What beats what</source>
        <translation>比大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="25"/>
        <source>Bombs and jokers</source>
        <translation>炸弹与王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="26"/>
        <source>Turns and passing</source>
        <translation>出牌与不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="27"/>
        <source>When somebody does not answer</source>
        <translation>没有回答时</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="28"/>
        <source>Odd places</source>
        <translation>容易弄错的地方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="59"/>
        <source>What it is about</source>
        <translation>这是怎样的玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="60"/>
        <source>Cards and sides</source>
        <translation>牌与阵营</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="61"/>
        <source>How a deal goes</source>
        <translation>一局的流程</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="62"/>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="63"/>
        <source>What each may know</source>
        <translation>各人知道什么</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="70"/>
        <source>Bidding and doubling</source>
        <translation>叫分与加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="83"/>
        <source>Bidding and laying open</source>
        <translation>叫分与明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="96"/>
        <source>Camps and laying open</source>
        <translation>选边与明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="21"/>
        <source>A play is one combination</source>
        <translation>一手牌就是一个牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="23"/>
        <source>You always play one of the combinations below, or a bomb.</source>
        <translation>每次出牌只能是下面的一种牌型，或者炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="24"/>
        <source>Suits never matter here. Of equal cards you choose yourself which one to give up.</source>
        <translation>花色在这里不起作用。相同的牌，出哪一张由你自己挑。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="36"/>
        <source>Single</source>
        <translation>单张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="37"/>
        <source>Any one card, a joker too.</source>
        <translation>任何一张牌，王也可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="47"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="78"/>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="48"/>
        <source>Two cards of one rank. Two jokers are no pair in this game.</source>
        <translation>两张点数相同的牌。这种玩法里两张王不是对子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="54"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="90"/>
        <source>Full house</source>
        <translation>三带二</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="56"/>
        <source>A triple with a pair of another rank.</source>
        <translation>三张带一对，点数不同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="57"/>
        <source>The triple may be three equal jokers, unless the table has switched that off. The pair may not be jokers.</source>
        <translation>三张可以是三张相同的王（牌桌可以关掉这一条），对子不能是王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="80"/>
        <source>Two cards of one rank, two small or two big jokers too. One of each is no pair.</source>
        <translation>两张点数相同的牌，两张小王或两张大王也可以。一大一小不是对子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="92"/>
        <source>A triple with a pair. Either may be jokers: five jokers, three of one kind and two of the other, are a full house and no bomb.</source>
        <translation>三张带一对，两者都可以是王：五张王分成三张加两张，是三带二，不是炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="112"/>
        <source>Triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="113"/>
        <source>Three cards of one rank. Three equal jokers are a bomb instead.</source>
        <translation>三张点数相同的牌。三张相同的王则是炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="123"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="156"/>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="125"/>
        <source>Five or more ranks in a row, one card of each.</source>
        <translation>五张或更多点数相连的单张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="126"/>
        <source>Runs go from 3 to the ace. They hold no 2 and no jokers.</source>
        <translation>顺子、连对、三顺都从 3 到 A，不能有 2，也不能有王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="138"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="199"/>
        <source>Pair run</source>
        <translation>连对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="139"/>
        <source>Three or more pairs in a row.</source>
        <translation>三对或更多相连的对子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="144"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="205"/>
        <source>Triple run</source>
        <translation>三顺</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="145"/>
        <source>Two or more triples in a row.</source>
        <translation>两组或更多相连的三张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="157"/>
        <source>Five or more ranks in a row, one card of each. No jokers.</source>
        <translation>五张或更多点数相连的单张，不能有王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="167"/>
        <source>Ace low or high, never both</source>
        <translation>A 最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="169"/>
        <source>In runs the order is A 2 3 … Q K A. The ace stands before the 2 or after the king, but not both at once: a run never goes round the corner.</source>
        <translation>顺子里的次序是 A 2 3 … Q K A。A 可以在 2 前面，也可以在 K 后面，但不能同时：顺子不能绕过 A 接下去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="174"/>
        <source>This holds for pair runs and triple runs too.</source>
        <translation>连对和三顺也一样。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="187"/>
        <source>All thirteen ranks</source>
        <translation>十三个点数齐全</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="189"/>
        <source>Thirteen ranks in a row can be read from the ace or from the 2. They count with the ace high.</source>
        <translation>十三个点数相连，可以看作从 A 开始，也可以看作从 2 开始。一律按 A 最大算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="200"/>
        <source>Three or more pairs in a row, from the low ace to the high ace.</source>
        <translation>三对或更多相连的对子，A 可最小也可最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="207"/>
        <source>Two or more triples in a row. AAA222 alone is not one; with 333 it is.</source>
        <translation>两组或更多相连的三张。单独的 AAA222 不算，接上 333 就算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="227"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="265"/>
        <source>Airplane with wings</source>
        <translation>飞机带翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="229"/>
        <source>A triple run with as many pairs as it has triples.</source>
        <translation>三顺带对子，有几组三张就带几对。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="230"/>
        <source>The pairs need not be in a row. Two equal pairs and pairs of the run’s own ranks are allowed, unless the table has switched that off. Jokers are no wings.</source>
        <translation>对子不必相连。两对同点的、与机身同点的也可以（牌桌可以关掉这一条）。王不能当翅膀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="247"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="310"/>
        <source>What is body, what is wing</source>
        <translation>哪些是机身，哪些是翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="249"/>
        <source>The body are the ranks of which there is an odd number. So there is never more than one way to read an airplane.</source>
        <translation>张数为单数的点数是机身，所以飞机只有一种读法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="267"/>
        <source>A triple run with a run of as many pairs. Here AAA222 may be the body, too.</source>
        <translation>三顺带同样多的相连的对子。这里 AAA222 也可以作机身。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="281"/>
        <source>What the wings may be</source>
        <translation>什么可以当翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="283"/>
        <source>The pairs must be in a row; two pairs are enough for two triples. AA22 is no wing for two triples, AA2233 is one for three.</source>
        <translation>对子必须相连，两组三张带两对即可。两组三张不能带 AA22，三组三张可以带 AA2233。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="288"/>
        <source>For two triples all four of two small and two big jokers are a wing. Longer airplanes take no jokers.</source>
        <translation>两组三张可以带两张小王加两张大王。更长的飞机不能带王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="293"/>
        <source>No rank except jokers may appear four or more times: there is no bomb inside an airplane.</source>
        <translation>除王以外，任何点数不能满四张：飞机里不能藏炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="312"/>
        <source>The body are the ranks of which there are exactly three. So there is never more than one way to read an airplane.</source>
        <translation>正好三张的点数是机身，所以飞机只有一种读法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="13"/>
        <source>The first six bottom cards go to the great landlord, the other six to the second; all see them then. A landlord who plays alone gets all twelve.</source>
        <translation>前六张底牌归大地主，后六张归二地主，这时大家都看得到。独家地主得全部十二张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="19"/>
        <source>The first six bottom cards go to the positive landlord, the other six to the negative one; all see them then. A landlord who plays alone gets all twelve.</source>
        <translation>前六张底牌归正地主，后六张归反地主，这时大家都看得到。独家地主得全部十二张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="26"/>
        <source>Cards, marks and bottom cards</source>
        <translation>牌、标记与底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="28"/>
        <source>Four decks with jokers: 216 cards. Twelve are set aside as the bottom, and each of the six gets 34.</source>
        <translation>四副牌连大小王共 216 张。留出十二张作底牌，六人每人 34 张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="33"/>
        <source>Two of the cards that are dealt are marked by chance, an open mark and a secret mark. Neither is a joker, and they do not look alike.</source>
        <translation>从要发的牌里随机选定两张作标记：一张明牌，一张暗牌。都不是王，牌面也不相同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="49"/>
        <source>Base points</source>
        <translation>底分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="50"/>
        <source>The base points are the table’s, usually 1. N starts at 1.</source>
        <translation>底分由牌桌定，一般是 1。倍数 N 从 1 开始。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="59"/>
        <source>Laying cards open</source>
        <translation>明牌加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="61"/>
        <source>Before the first play the landlords have 5 seconds to lay their cards open for the rest of the deal. Both decide at the same time.</source>
        <translation>第一手之前，地主有 5 秒钟决定是否明牌，本局之内一直明着。两人同时决定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="66"/>
        <source>One shows: N + 3. Both show: N + 6. A landlord who plays alone shows: N + 9. No answer means no.</source>
        <translation>一人明牌：N + 3。两人都明：N + 6。独家地主明牌：N + 9。不回答就是不明。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="71"/>
        <source>Nothing is shown before both have answered or time is up.</source>
        <translation>两人都答完或时间到之前，什么都不显示。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="80"/>
        <source>After the bottom cards are dealt out, and before cards may be laid open, a landlord wins at once who</source>
        <translation>底牌发完之后、明牌加倍之前，符合下面一条的地主立刻获胜：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="85"/>
        <source>• holds no bomb at all; or</source>
        <translation>• 一个炸弹也没有；或者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="86"/>
        <source>• holds only bombs, or only bombs after one play; or</source>
        <translation>• 手里全是炸弹，或出一手后全是炸弹；或者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="87"/>
        <source>• holds a bomb of thirteen or more cards.</source>
        <translation>• 有十三张或更多的炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="88"/>
        <source>“Only bombs” means that all cards can be cut up into bombs, jokers too. The score is as usual with N = 1, and counts once.</source>
        <translation>“全是炸弹”指所有的牌都能拆成炸弹，王也在内。按 N = 1 照常计分，只算一次。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="96"/>
        <source>The camps are formed before this is looked at. If both landlords meet it, the deal is void and dealt anew.</source>
        <translation>先选好边，再看这一条。如果两名地主都符合，本局作废，重新发牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="103"/>
        <source>The landlords’ side wins.</source>
        <translation>地主方获胜。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="105"/>
        <source>Winning without play</source>
        <translation>不打就赢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="13"/>
        <source>Three against three, and some in hiding</source>
        <translation>三打三，有人藏着身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="15"/>
        <source>Three landlords play against three farmers. Who first gets rid of all cards wins the deal for the whole side.</source>
        <translation>三名地主对三名农民。谁先出完手里的牌，他那一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="20"/>
        <source>One landlord is known from the start. Up to two hide among the farmers until they play their copy of the marked card.</source>
        <translation>一名地主从开局就公开。另有最多两名藏在农民当中，打出与明牌相同的牌才会露面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="25"/>
        <source>So watch who helps whom. You may have to guess who your friends are.</source>
        <translation>所以要看谁在帮谁，自己人是谁往往要靠猜。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="36"/>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="38"/>
        <source>Three decks with jokers: 162 cards, 27 for each of the six. Every card exists three times.</source>
        <translation>三副牌连大小王共 162 张，六人每人 27 张。每种牌有三张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="46"/>
        <source>The marked card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="48"/>
        <source>One card, never a joker, is marked by chance before dealing and shown to all. Who is dealt it is the open landlord and leads the first trick.</source>
        <translation>发牌前随机选定一张牌作明牌，给大家看，不会是王。拿到它的人是明地主，先出第一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="57"/>
        <source>Who the other landlords are</source>
        <translation>另外两名地主是谁</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="59"/>
        <source>Two more copies of the marked card are in the pack: same rank, same suit. They decide.</source>
        <translation>牌里还有两张与明牌点数花色都相同的牌，由它们决定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="63"/>
        <source>Held by two other players: both are hidden landlords. No bidding, and the stake S is 3.</source>
        <translation>分别在另外两人手里：两人都是暗地主。不叫分，S 为 3。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="67"/>
        <source>One held by the open landlord, one by another: that other is the hidden landlord. The third landlord is found by bidding, from the seat after the open landlord on. The bid is S.</source>
        <translation>一张在明地主手里，一张在别人手里：那个人是暗地主。第三名地主由叫分决定，从明地主的下家叫起，叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="73"/>
        <source>Both held by one other player: that player is the second open landlord. The third is found by bidding, from the seat after that player on. Nobody hides.</source>
        <translation>两张都在另一个人手里：他是第二名明地主。第三名由叫分决定，从他的下家叫起。没有暗地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="78"/>
        <source>All three held by the open landlord: the deal is won at once. The landlord gets 10 × base, each other loses 2 × base. Nobody doubles.</source>
        <translation>三张都在明地主手里：立刻获胜。地主赢 10 × 底分，其余五人各输 2 × 底分，不加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="88"/>
        <source>Who knows what</source>
        <translation>谁知道谁是地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="90"/>
        <source>There are always three landlords against three farmers.</source>
        <translation>总是三名地主对三名农民。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="91"/>
        <source>You know the open landlords and your own role. A hidden landlord is known to nobody else, not even to the open landlord.</source>
        <translation>你知道明地主是谁，也知道自己的身份。暗地主只有自己知道，连明地主也不知道。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="100"/>
        <source>A hidden landlord shows up</source>
        <translation>暗地主露面</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="102"/>
        <source>Nobody can say that they are a landlord. Playing a copy of the marked card shows it at once, to all.</source>
        <translation>谁也不能自己宣布是地主。打出与明牌相同的牌，身份立刻公开。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="107"/>
        <source>Before you give yourself away like this, the table warns you. Hints keep that card back as long as they can.</source>
        <translation>这样暴露自己之前，牌桌会提醒你。提示也会尽量留着那张牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="122"/>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="62"/>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="73"/>
        <source>Step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="124"/>
        <source>1. The marked card is shown, and 27 cards go to each.</source>
        <translation>1. 亮出明牌，每人发 27 张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="125"/>
        <source>2. If a landlord is missing, the players bid.</source>
        <translation>2. 缺一名地主时叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="126"/>
        <source>3. Each may double.</source>
        <translation>3. 每人可以加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="127"/>
        <source>4. The open landlord leads, and all play in turn.</source>
        <translation>4. 明地主先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="128"/>
        <source>5. Somebody has no cards left. Points are reckoned and all roles are shown.</source>
        <translation>5. 有人出完牌。计算得分，公开所有身份。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="141"/>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="94"/>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="143"/>
        <source>It goes once round. Each says 1, 2 or 3, higher than all before, or passes. 3 ends it. The highest bidder becomes landlord, and the bid is the stake S.</source>
        <translation>每人叫一次：叫 1、2 或 3，必须比之前的都高，或者不叫。叫 3 分即止。叫得最高的人当地主，叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="148"/>
        <source>Open landlords are skipped.</source>
        <translation>明地主跳过不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="149"/>
        <source>Nobody bids: the deal is void, scores nothing and is dealt anew. After three void biddings in a row the first who may bid becomes landlord at S = 1.</source>
        <translation>没有人叫：本局作废，不计分，重新发牌。连续三次无人叫分后，第一个可叫的人当地主，S = 1。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="158"/>
        <source>Why every turn takes the same time</source>
        <translation>为什么每次叫分一样久</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="160"/>
        <source>When one hidden landlord is in the game already, that player may not bid, and nobody may notice. So every turn lasts the same time, and its answer is shown when the time is over. The hidden landlord’s turn looks like a pass.</source>
        <translation>如果已有一名暗地主，他不能叫分，但也不能让人看出来。所以每个人的时间一样长，时间到才显示叫了什么。暗地主的那一次看起来就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="166"/>
        <source>Where nobody hides, a turn ends as soon as it is answered.</source>
        <translation>没有暗地主时，答完就轮到下一个。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="167"/>
        <source>At a table with one person the bots’ turns may be short, but all are alike.</source>
        <translation>只有一个真人的牌桌上，机器人的时间可以短一些，但全都一样长。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="175"/>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="177"/>
        <source>When roles are set, each of the six says once whether to double, all at the same time. Nothing is shown before all have answered or time is up. Every double adds 1 to N.</source>
        <translation>身份定下后，六人同时各选一次是否加倍。所有人答完或时间到，才一起显示。每人加倍，N 加 1。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="193"/>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="128"/>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="117"/>
        <source>What is won and lost</source>
        <translation>输赢多少</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="195"/>
        <source>W = S × N × base. Each of the three losers loses W, each of the three winners gains W.</source>
        <translation>W = S × N × 底分。输的三人各输 W，赢的三人各得 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="199"/>
        <source>For example: the bid was 2, one player doubled, a bomb of six was played, base is 1. N = 1 + 1 + 1 = 3, so W = 2 × 3 × 1 = 6.</source>
        <translation>例如：叫 2 分，一人加倍，打出一个六张的炸弹，底分 1。N = 1 + 1 + 1 = 3，W = 2 × 3 × 1 = 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="214"/>
        <source>Roles at the end</source>
        <translation>结束时的身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="215"/>
        <source>At the end of the deal all roles are shown.</source>
        <translation>本局结束时公开所有人的身份。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="13"/>
        <source>The same again is refused</source>
        <translation>一样的牌压不过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="14"/>
        <source>Equal is not greater. This holds for bombs and runs as well.</source>
        <translation>一样大不算更大，炸弹和顺子也是如此。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="24"/>
        <source>Jokers with three decks</source>
        <translation>三副牌里的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="26"/>
        <source>Two jokers are no pair, and no wings either. Three equal jokers are a bomb, but as part of a full house they may be the triple.</source>
        <translation>两张王不是对子，也不能当翅膀。三张相同的王是炸弹，但在三带二里可以作三张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="31"/>
        <source>Three or four jokers are weaker than any bomb of five; only all six beat everything.</source>
        <translation>三张或四张王小于任何五张的炸弹；只有六张王压过一切。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="35"/>
        <source>Only one pair of joker bombs can ever meet: three small and three big ones.</source>
        <translation>能碰到一起的王炸只有一对：三张小王和三张大王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="49"/>
        <source>No 2 in a run</source>
        <translation>顺子里没有 2</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="51"/>
        <source>The 2 is the highest of the plain cards and stands in no run. The ace is always high.</source>
        <translation>2 是普通牌里最大的，不能放进顺子。A 总是最大的一端。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="60"/>
        <source>A rank can be body and wing</source>
        <translation>同一点数既作机身又作翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="62"/>
        <source>Five of a rank in an airplane are no bomb inside: three belong to the body, two to the wings.</source>
        <translation>飞机里五张同点不算藏炸弹：三张是机身，两张是翅膀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="77"/>
        <source>222333: bare the lowest, with wings the highest</source>
        <translation>222333：不带翅膀最小，带翅膀最大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="79"/>
        <source>Without wings 222333 is the lowest triple run of two. With wings it is the highest airplane of two. This is so by the old list and no fault.</source>
        <translation>不带翅膀的 222333 是两组三顺里最小的；带上翅膀，却是两组飞机里最大的。老规矩如此，不是程序出错。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="94"/>
        <source>The ace low or high, never both</source>
        <translation>A 最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="96"/>
        <source>A run may begin with the ace or end with it. It never goes round the corner.</source>
        <translation>顺子可以从 A 开始，也可以到 A 结束，但不能绕过去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="110"/>
        <source>AAA222 needs wings</source>
        <translation>AAA222 要带翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="112"/>
        <source>Alone AAA222 is nothing. With two pairs in a row it is the lowest airplane; with 333 it is a run again.</source>
        <translation>单独的 AAA222 什么也不是。带两个相连的对子，是最小的飞机；接上 333，又是三顺。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="122"/>
        <source>Five jokers, three and two</source>
        <translation>五张王，三加两</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="123"/>
        <source>They are a full house, no bomb. One against four is a bomb.</source>
        <translation>这是三带二，不是炸弹。一张对四张才是炸弹。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="128"/>
        <source>Mixed jokers are all equal</source>
        <translation>混合的四张王一样大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="130"/>
        <source>Any four jokers of both kinds are equal, so none beats another.</source>
        <translation>大小混合的四张王一样大，谁也压不过谁。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="131"/>
        <source>Three small jokers can meet three big ones, one small with three or four big ones, or four big ones. Three big jokers can meet one big with three or four small ones, or four small ones. Besides these only four small can meet four big, three small with a big one three big with a small one, and two of each their like. There are only eight.</source>
        <translation>三张小王可能碰上三张大王、一小三大、一小四大或四张大王；三张大王可能碰上一大三小、一大四小或四张小王。除此之外，只有四张小王对四张大王、三小一大对一小三大、两小两大对两小两大。一共只有八张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="143"/>
        <source>A joker that is dead</source>
        <translation>死掉的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="145"/>
        <source>After seven jokers in one play the eighth may never be played. Whoever holds it cannot go out. It is struck through in the own hand only.</source>
        <translation>有人一手打出七张王之后，第八张再也不能出，拿着它的人不可能出完。只有在他自己手里，这张牌才显示被划掉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="155"/>
        <source>No bomb inside an airplane</source>
        <translation>飞机里不能藏炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="157"/>
        <source>When wings repeat a rank of the body, that rank appears five times. That is refused.</source>
        <translation>翅膀与机身同点时，这个点数就有五张，不能出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="16"/>
        <source>The order of cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="18"/>
        <source>From 3 up to the ace, then 2, small joker, big joker.</source>
        <translation>从 3 到 A，再是 2、小王、大王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="19"/>
        <source>Singles, pairs and triples compare so; full houses by their triple alone.</source>
        <translation>单张、对子、三张都这样比；三带二只比三张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="36"/>
        <source>You answer with the same kind of play and the same number of cards, only higher. Bombs alone are free of this.</source>
        <translation>跟牌要牌型相同、张数相同，而且更大。只有炸弹例外。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="41"/>
        <source>Runs compare by where they stand. A run of two groups never meets one of three.</source>
        <translation>顺子、连对、三顺都比位置高低。两组的和三组的不能互相比。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="48"/>
        <source>A run that begins with the ace is the lowest. Two triples, 222333, are the lowest triple run of two.</source>
        <translation>从 A 开始的顺子最小。两组的三顺里，222333 最小。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="56"/>
        <source>Same kind, same number</source>
        <translation>牌型相同，张数相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="73"/>
        <location filename="../liudou_gui/model/rule_book/order.py" line="92"/>
        <source>Airplanes</source>
        <translation>飞机</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="75"/>
        <source>Airplanes compare by their body, as triple runs do. The wings do not count.</source>
        <translation>飞机只比机身，和三顺一样，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="94"/>
        <source>Airplanes compare by their body. The wings do not count.</source>
        <translation>飞机只比机身，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="95"/>
        <source>With two triples AAA222 is the lowest and 222333 the highest, as the old list has it.</source>
        <translation>两组的飞机按老规矩：AAA222 最小，222333 最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="99"/>
        <source>With three triples and more the place in the run counts, as without wings.</source>
        <translation>三组以上按位置比，和不带翅膀时一样。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="116"/>
        <source>Equal is not greater</source>
        <translation>一样大就压不过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="117"/>
        <source>A play must be higher than the one it answers. The same again is refused.</source>
        <translation>跟牌必须更大，一样大的不行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/parts.py" line="115"/>
        <source>{play}: beats {other}</source>
        <translation>{play}，压过{other}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="13"/>
        <source>Your own cards, and how many cards everybody holds.</source>
        <translation>自己的牌，以及每个人手里的张数。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="14"/>
        <source>All plays and passes so far, whose turn it is, and that clock.</source>
        <translation>到目前为止所有的出牌与不出，轮到谁，以及他的时间。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="15"/>
        <source>Marks, bids, doubles and N, as soon as they are public.</source>
        <translation>已经公开的标记、叫分、加倍和倍数 N。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="20"/>
        <source>Cards laid open. The bottom cards too, from the moment they are given to the landlords, with who got which.</source>
        <translation>明着的牌。底牌归地主之后也看得到，并且知道谁得了哪几张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="28"/>
        <source>Nothing else: the program sends no more than this, and its pauses tell no more either. Who watches sees what a seat without cards would see.</source>
        <translation>除此之外什么也没有：程序不会多发一点，停顿的长短也不透露什么。旁观的人看到的，就是一个没有牌的座位看到的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="36"/>
        <source>What you can see</source>
        <translation>你看得到的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="39"/>
        <source>After the deal</source>
        <translation>一局之后</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="41"/>
        <source>When a deal has ended or is void, everything is public to the table: all hands, bottom cards, marks, roles, camps, and the seed of the pack, so that the shuffle can be checked.</source>
        <translation>一局结束或作废后，全部对本桌公开：各家的牌、底牌、标记、身份、阵营，还有洗牌种子，可以用来验证洗牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="57"/>
        <source>Questions before play</source>
        <translation>出牌之前的询问</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="67"/>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="69"/>
        <source>You have the table’s time, usually 30 seconds; a table may play without a clock.</source>
        <translation>时间由牌桌定，一般 30 秒，也可以不限时。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="73"/>
        <source>Following, no answer means pass.</source>
        <translation>跟牌时不回答就是不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="74"/>
        <source>Leading, a single of your lowest rank is played. A copy of a marked card is kept back as long as there is another of that rank.</source>
        <translation>先出时不回答，就替你出最小的一张单张。同点还有别的牌时，不会动与标记相同的那张。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="79"/>
        <source>Where no clock runs, a player who does nothing can be handed to a bot by the host or by the vote of most others.</source>
        <translation>不限时的牌桌上，久不出牌的人可以由房主或其余多数人投票交给机器人代打。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="91"/>
        <source>Laying cards open: the table’s time, usually 5 seconds. No answer means no.</source>
        <translation>明牌加倍：时间由牌桌定，一般 5 秒。不回答就是不明。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="97"/>
        <source>Bidding: the table’s time, usually 15 seconds, or a fixed time, usually 8 seconds, where somebody hides. No answer means no bid.</source>
        <translation>叫分：时间由牌桌定，一般 15 秒；已有暗地主时固定不变，一般 8 秒。不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="102"/>
        <source>Doubling: the table’s time, usually 10 seconds. No answer means no.</source>
        <translation>加倍：时间由牌桌定，一般 10 秒。不回答就是不加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="106"/>
        <source>Bidding: the table’s time, usually 15 seconds. No answer means no bid.</source>
        <translation>叫分：时间由牌桌定，一般 15 秒。不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="113"/>
        <source>Choosing a camp: the table’s time, usually 5 seconds. No answer: a free camp by lot.</source>
        <translation>选边：时间由牌桌定，一般 5 秒。不回答就抽签进入一个有空位的阵营。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="19"/>
        <source>The open landlord, who was dealt the marked card, leads the first trick.</source>
        <translation>拿到明牌的明地主先出第一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="25"/>
        <source>The great landlord leads the first trick.</source>
        <translation>大地主先出第一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="28"/>
        <source>A farmer leads: the one before the positive landlord. If the negative landlord sits there, the one before the negative landlord leads. When one plays against five, the seat before the landlord leads.</source>
        <translation>由农民先出：正地主的上家先出；如果那里坐的是反地主，就由反地主的上家先出。一打五时，由地主的上家先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="35"/>
        <source>Who leads first</source>
        <translation>谁先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="40"/>
        <source>Playing, answering, passing</source>
        <translation>出牌、跟牌、不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="42"/>
        <source>Who leads plays any combination and may not pass. Then it goes round: each plays something higher or passes.</source>
        <translation>先出的人可以出任何牌型，不能不出。然后依次轮下去：每人出更大的牌，或者不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="47"/>
        <source>You may always pass when you follow, and play again later in the same trick.</source>
        <translation>跟牌时总可以不出，同一轮里之后还可以再出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="50"/>
        <source>When all the others have passed, the last to play leads again.</source>
        <translation>其他人都不出时，最后出牌的人再先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="51"/>
        <source>The table never passes for you at once because you have nothing higher; a bot’s pause tells nothing either. So nobody can read from a quick pass what you hold.</source>
        <translation>就算你没有更大的牌，牌桌也不会马上替你不出；机器人停顿的长短也不透露什么。所以谁也不能从不出的快慢猜你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="65"/>
        <source>The deal ends</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="67"/>
        <source>As soon as one player has no cards left, the deal is over and that player’s side wins.</source>
        <translation>有人出完手里的牌，本局就结束，他那一方获胜。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="71"/>
        <source>The last play still counts in full: a bomb raises N, a marked card still shows who you are.</source>
        <translation>最后一手仍然完整计算：炸弹照样加倍数，打出明牌照样亮明身份。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="83"/>
        <source>Seven stars</source>
        <translation>七星聚</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="85"/>
        <source>Somebody plays exactly seven jokers: N + 9. If another player still holds the eighth joker, it is dead and can never be played.</source>
        <translation>有人一手正好打出七张王：N + 9。如果第八张王还在别人手里，它就成了死牌，再也不能出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="90"/>
        <source>Its holder cannot go out any more, and is the only one to see that it is dead, unless the hand lies open.</source>
        <translation>拿着它的人不可能出完，也只有他自己看得见这是死牌，除非他的牌是明着的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="95"/>
        <source>Nothing is dead when the eighth was played before, or when the player of the seven holds it.</source>
        <translation>第八张王早已打出，或就在打出七张的人手里，就没有死牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="106"/>
        <source>Only a dead joker left</source>
        <translation>只剩一张死牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="108"/>
        <source>A leader who holds nothing but the dead joker hands the lead to the next seat, at once and without being asked.</source>
        <translation>轮到先出、手里却只剩死牌的人，立刻把出牌权交给下家，不再询问。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="113"/>
        <source>When following, that player is asked as usual and can only pass.</source>
        <translation>跟牌时照常询问，但只能不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="13"/>
        <source>Two camps</source>
        <translation>正反两方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="15"/>
        <source>A positive and a negative landlord each lead a camp of three. Who first gets rid of all cards wins the deal for the whole camp.</source>
        <translation>正地主和反地主各领一方，每方三人。谁先出完手里的牌，他那一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="20"/>
        <source>The four farmers choose their camps in secret. Farmers must find out from the play who stands with them.</source>
        <translation>四名农民暗中选边。农民要从出牌中看出谁和自己一边。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="25"/>
        <source>If one player holds both marks, that player is alone against five.</source>
        <translation>如果一个人拿到两张标记，就一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="36"/>
        <source>The two landlords</source>
        <translation>两名地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="38"/>
        <source>Neither mark is shown, not even to its holder, before the last card is dealt. Then both are shown together.</source>
        <translation>最后一张牌发完之前，两张标记都不亮，拿着的人也不知道。发完后一起亮出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="43"/>
        <source>Who holds the open mark is the positive landlord, who holds the secret mark the negative one. Each gets six of the bottom cards.</source>
        <translation>拿到明牌的人是正地主，拿到暗牌的人是反地主，各得六张底牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="48"/>
        <source>If it is the same player: one against five, with all twelve bottom cards.</source>
        <translation>如果是同一个人：一打五，独得十二张底牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="64"/>
        <source>1. 34 cards go to each. Then both marks are shown.</source>
        <translation>1. 每人发 34 张，然后同时亮出两张标记。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="65"/>
        <source>2. The bottom cards go to the landlords.</source>
        <translation>2. 底牌归地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="66"/>
        <source>3. The farmers choose their camps in secret.</source>
        <translation>3. 农民暗中选边。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="67"/>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="81"/>
        <source>4. The landlords may lay their cards open.</source>
        <translation>4. 地主可以明牌加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="68"/>
        <source>5. A farmer leads, and all play in turn.</source>
        <translation>5. 由农民先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="69"/>
        <source>6. Somebody has no cards left. Points are reckoned, and the camps are shown.</source>
        <translation>6. 有人出完牌。计算得分，公开阵营。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="82"/>
        <source>Choosing camps</source>
        <translation>选边</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="84"/>
        <source>From the positive landlord’s next seat on, each farmer in turn has 5 seconds to join the positive or the negative camp, in secret.</source>
        <translation>从正地主的下家开始，农民依次各有 5 秒钟，暗中选择加入正方或反方。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="89"/>
        <source>If the first two choose the same, the other two are put in the other camp without being asked. If they differ, the third chooses and the fourth gets the place that is left.</source>
        <translation>前两人选得一样，后两人不再询问，归另一方。前两人选得不同，第三人来选，第四人得剩下的位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="94"/>
        <source>No answer: a free camp by lot.</source>
        <translation>不回答：抽签进入一个有空位的阵营。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="95"/>
        <source>Every farmer’s turn lasts the same time and looks the same, asked or not. When all four are over, you are told your camp, and each landlord is told the own two farmers.</source>
        <translation>不管有没有被问到，每名农民的时间一样长，看起来也一样。四次都过去后，你会知道自己的阵营，地主会知道自己的两名农民。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="100"/>
        <source>What you can tell from being asked or not is yours to think about.</source>
        <translation>从有没有被问到能推出什么，就看你自己了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="112"/>
        <source>Who sees the camps</source>
        <translation>谁看得到阵营</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="114"/>
        <source>Until the deal ends a landlord sees the two farmers of the own camp, and so knows the other two as well.</source>
        <translation>本局结束之前，地主看得到自己一方的两名农民，也就知道另外两名是对方的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="119"/>
        <source>A farmer sees both landlords and the own camp, and no other farmer’s.</source>
        <translation>农民看得到两名地主和自己的阵营，看不到其他农民的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="130"/>
        <source>W = base × N. Each farmer wins or loses W, each landlord twice W.</source>
        <translation>W = 底分 × N。每名农民输赢 W，每名地主输赢两倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="131"/>
        <source>One against five: each farmer W, the landlord five times W.</source>
        <translation>一打五：每名农民 W，地主五倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="132"/>
        <source>For example: a bomb of seven was played and nobody showed, base is 2. N = 1 + 1 = 2, so W = 4. Farmers of the winning camp gain 4, its landlord 8; the other camp loses as much.</source>
        <translation>例如：打出一个七张的炸弹，无人明牌，底分 2。N = 1 + 1 = 2，W = 4。赢的一方农民各得 4，地主得 8；另一方输同样多。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="13"/>
        <source>Two against four</source>
        <translation>二打四</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="15"/>
        <source>Two landlords play against four farmers. Who first gets rid of all cards wins the deal for the whole side.</source>
        <translation>两名地主对四名农民。谁先出完手里的牌，他那一方就赢。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="20"/>
        <source>The highest bidder is the great landlord. A secret card names the second. If it is the same player, one plays alone against five.</source>
        <translation>叫分最高的人是大地主，一张暗牌定出二地主。如果是同一个人，就一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="25"/>
        <source>All roles are open: you always know who is on your side.</source>
        <translation>身份全部公开，谁是自己人一清二楚。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="36"/>
        <source>The open mark</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="37"/>
        <source>The open mark is shown the moment it is dealt. Its holder bids first.</source>
        <translation>明牌一发出就亮给大家看。拿到它的人第一个叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="42"/>
        <source>The secret mark and the second landlord</source>
        <translation>暗牌与二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="44"/>
        <source>Until the great landlord is set nobody knows where the secret mark is, not even its holder. Then card and holder are shown: that player is the second landlord.</source>
        <translation>大地主定下之前，谁也不知道暗牌在哪里，连拿着它的人也不知道。然后亮出暗牌和持有人：他就是二地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="49"/>
        <source>Each landlord gets six of the bottom cards. All roles are public.</source>
        <translation>两名地主各得六张底牌。身份全部公开。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="55"/>
        <source>One against five</source>
        <translation>一打五</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="57"/>
        <source>If the great landlord holds the secret mark, this player gets all twelve bottom cards and plays alone against five.</source>
        <translation>如果暗牌就在大地主手里，他独得十二张底牌，一个人打五个。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="75"/>
        <source>1. 34 cards go to each; the open mark is shown.</source>
        <translation>1. 每人发 34 张，亮出明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="76"/>
        <source>2. The players bid for great landlord.</source>
        <translation>2. 叫分争当大地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="77"/>
        <source>3. The secret mark shows the second landlord. The bottom cards go to the landlords.</source>
        <translation>3. 亮出暗牌，定出二地主。底牌归地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="82"/>
        <source>5. The great landlord leads, and all play in turn.</source>
        <translation>5. 大地主先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="83"/>
        <source>6. Somebody has no cards left, and points are reckoned.</source>
        <translation>6. 有人出完牌，计算得分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="96"/>
        <source>It goes once round, from the holder of the open mark on. Each says 1, 2 or 3, higher than all before, or passes. 3 ends it.</source>
        <translation>从拿到明牌的人开始，每人叫一次：叫 1、2 或 3，必须比之前的都高，或者不叫。叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="101"/>
        <source>The highest bidder is the great landlord. If nobody bids, the holder of the open mark is.</source>
        <translation>叫得最高的人当大地主。没有人叫，就由拿到明牌的人当。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="106"/>
        <source>The bid decides the role only. It does not change the score.</source>
        <translation>叫分只决定谁当大地主，不影响得分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="119"/>
        <source>W = base × N. Each farmer wins or loses W.</source>
        <translation>W = 底分 × N。每名农民输赢 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="120"/>
        <source>The great landlord wins or loses three times W, the second landlord W.</source>
        <translation>大地主输赢三倍 W，二地主输赢 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="121"/>
        <source>One against five: the landlord wins or loses five times W.</source>
        <translation>一打五：地主输赢五倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="122"/>
        <source>For example: one landlord laid the cards open and a bomb of eight was played, base is 1. N = 1 + 3 + 2 = 6. If the landlords win, each farmer loses 6, the great landlord gains 18, the second 6.</source>
        <translation>例如：一名地主明牌，打出一个八张的炸弹，底分 1。N = 1 + 3 + 2 = 6。地主方获胜时，农民各输 6，大地主得 18，二地主得 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_article.py" line="68"/>
        <source>Read on:</source>
        <translation>接着看：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="235"/>
        <source>“{words}” is nowhere in the rules of this game.</source>
        <translation>本玩法的规则里没有“{words}”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="299"/>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="306"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="307"/>
        <source>Chapters</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="310"/>
        <location filename="../liudou_gui/widgets/rule_book.py" line="311"/>
        <source>Search the rules</source>
        <translation>找规则</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="313"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="101"/>
        <source>on</source>
        <translation>压</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="108"/>
        <source>Allowed</source>
        <translation>可以</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="108"/>
        <source>Not allowed</source>
        <translation>不可以</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="110"/>
        <source>{verdict}: {cards}. {why}</source>
        <translation>{verdict}：{cards}。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="187"/>
        <source>as high as {play}</source>
        <translation>同样大：{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="188"/>
        <source>From low to high: {plays}</source>
        <translation>从小到大：{plays}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="237"/>
        <source>{cards} on {other}</source>
        <translation>{cards} 压 {other}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_contents.py" line="95"/>
        <source>In this chapter</source>
        <translation>本章内容</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="16"/>
        <source>3 decks: the triple of a full house may be three equal jokers</source>
        <translation>三副牌：三带二中的三张可以是三张相同的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="17"/>
        <source>3 decks: wings may repeat a pair and use the body&apos;s own ranks</source>
        <translation>三副牌：飞机所带的对子可以重复，也可以与机身同点</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="18"/>
        <source>bare 222333 is the lowest triple run of two groups; with wings it is the highest (O3)</source>
        <translation>不带翅膀的 222333 是最小的二连三顺；带翅膀时则最大（O3）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="21"/>
        <source>airplanes of three groups and more compare by position as in O2</source>
        <translation>三连及以上的飞机按 O2 的次序比大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="22"/>
        <source>www &lt; WWW: equal count, so by rank</source>
        <translation>www &lt; WWW：张数相同，按点数比</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="23"/>
        <source>mixed bombs of four jokers are all equal</source>
        <translation>四张王混合的炸弹一律相等</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="24"/>
        <source>a leader with nothing but a dead joker hands the lead on, at once and without a prompt</source>
        <translation>领出者手中只剩一张死王时，立即让出牌权，不再询问</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="28"/>
        <source>the open landlord leads the first trick</source>
        <translation>第一轮由明地主先出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="29"/>
        <source>bidding goes once round; 1, 2 or 3, each higher than before; 3 ends it</source>
        <translation>叫分一圈；可叫 1、2、3 分，须比前者高；叫 3 分即止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="30"/>
        <source>case 2: each turn is a slot of equal fixed length; the hidden landlord&apos;s looks like a pass</source>
        <translation>情形二：每人叫分的时间固定且相同；暗地主的那一段看上去与不叫无异</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="34"/>
        <source>nobody bids: the deal is void, scores nothing and is dealt anew</source>
        <translation>无人叫分：本局作废，不计分，重新发牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="35"/>
        <source>after three void biddings in a row the first who may bid is landlord at S = 1</source>
        <translation>连续三次无人叫分后，第一个有权叫分的人以 S = 1 当地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="38"/>
        <source>doubles are shown all together</source>
        <translation>加倍与否一起亮出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="39"/>
        <source>the faces of the two marks differ</source>
        <translation>两张标记牌的牌面不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="40"/>
        <source>the first six bottom cards in pack order go to the great or positive landlord</source>
        <translation>底牌按牌序的前六张归大地主或正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="43"/>
        <source>nothing is shown before both landlords have answered or time is up</source>
        <translation>两位地主都答复或时间到之前，什么都不亮出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="44"/>
        <source>winning without play is looked at after the bottom and the camps and before F4</source>
        <translation>不打而胜在拿底牌、定阵营之后，F4 之前判定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="47"/>
        <source>two_camps: when both landlords meet it the deal is void and dealt anew</source>
        <translation>正反地主：两位地主都满足时，本局作废，重新发牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="50"/>
        <source>the bids are 1, 2, 3 in rising order; 3 ends the bidding</source>
        <translation>叫分为 1、2、3 分，逐次递增；叫 3 分即止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="51"/>
        <source>every farmer&apos;s choice is a slot of the table&apos;s camp time, whatever happens in it</source>
        <translation>每位农民选阵营都占满本桌规定的时间，无论其间发生什么</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="54"/>
        <source>a solo deal scores as in N5</source>
        <translation>独斗按 N5 计分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="55"/>
        <source>after the deal all hands, bottom cards, marks, roles, camps and the seed are public</source>
        <translation>一局结束后，所有手牌、底牌、标记、身份、阵营和种子全部公开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="59"/>
        <source>the bottom cards are shown to all when given to the landlords, with who got which</source>
        <translation>底牌交给地主时向所有人亮出，并说明各归谁</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="24"/>
        <source>Deal</source>
        <translation>局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="29"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="34"/>
        <source>Earlier deals: {count}</source>
        <translation>之前的局：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="39"/>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="46"/>
        <source>{game}, void</source>
        <translation>{game}（作废）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="63"/>
        <source>{name}, total</source>
        <translation>{name}（累计）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_table.py" line="93"/>
        <location filename="../liudou_gui/widgets/scores_chart.py" line="59"/>
        <source>{name}: total {total}</source>
        <translation>{name}：累计 {total}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_table.py" line="94"/>
        <source>{name}: {points}, total {total}</source>
        <translation>{name}：{points}，累计 {total}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_chart.py" line="58"/>
        <source>Running scores</source>
        <translation>累计得分走势</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="87"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="187"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="188"/>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="189"/>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="190"/>
        <source>Save as text</source>
        <translation>存为文本</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="212"/>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="215"/>
        <source>Texts (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="218"/>
        <source>Save the score sheet</source>
        <translation>保存计分表</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="237"/>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="145"/>
        <source>The settings in {path} could not be read; they stay as they are.</source>
        <translation>无法读取 {path} 中的设置；文件保持原样。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="148"/>
        <source>The settings could not be saved in {path}.</source>
        <translation>设置无法保存到 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="150"/>
        <source>The settings were damaged and start afresh. The old file is kept as {path}.</source>
        <translation>设置文件已损坏，已恢复默认。旧文件保留为 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="122"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="129"/>
        <source>How cards and felt look</source>
        <translation>牌和桌布的样子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="131"/>
        <source>What you choose counts at once. “Undo changes” brings back what was when you came here.</source>
        <translation>改动马上生效。“撤销改动”会恢复到打开这里时的样子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="137"/>
        <source>Liudou {build}. Its rules core runs compiled.</source>
        <translation>六斗 {build}。规则核心以编译方式运行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="139"/>
        <source>Liudou {build}. Its rules core runs interpreted, which is slower; so Hard bots do not look ahead here, and play somewhat weaker.</source>
        <translation>六斗 {build}。规则核心以解释方式运行，速度较慢；因此困难机器人在这里不会往后推算，打得稍弱一些。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="147"/>
        <source>Reset everything</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="148"/>
        <source>Undo changes</source>
        <translation>撤销改动</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="127"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="128"/>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="103"/>
        <source>Your hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="145"/>
        <source>Sorted by</source>
        <translation>排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="238"/>
        <source>Volume of the sounds</source>
        <translation>音效音量</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="146"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="229"/>
        <source>The system’s voice tells all that everybody at the table knows.</source>
        <translation>用系统语音播报全桌公开的消息，不会泄露自己的秘密。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="231"/>
        <source>This system has no voice that could be started.</source>
        <translation>此系统没有可用的语音。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="247"/>
        <source>Spoken plays</source>
        <translation>语音播报</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="133"/>
        <source>Four colours for the suits</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="134"/>
        <source>Diamonds blue and clubs green; high contrast always has them.</source>
        <translation>方块用蓝色，梅花用绿色；高对比度总是四色。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="157"/>
        <source>Smart selection</source>
        <translation>智能选牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="158"/>
        <source>A sweep or a click chooses what answers the play on the table.</source>
        <translation>划选或点选时，自动选出能压过桌上牌的组合。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="150"/>
        <source>Low cards on the left</source>
        <translation>小牌在左</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="101"/>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="105"/>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="107"/>
        <source>Sound and speech</source>
        <translation>声音与朗读</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="144"/>
        <source>Cards lie as</source>
        <translation>摆放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="151"/>
        <source>Else the high cards lie on the left.</source>
        <translation>否则大牌在左。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="164"/>
        <source>Confirm each play</source>
        <translation>出牌前确认</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="165"/>
        <source>Play has to be pressed twice.</source>
        <translation>要按两次“出牌”。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="171"/>
        <source>Ask before bombing a partner</source>
        <translation>炸队友前询问</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="172"/>
        <source>Only where it is known who your partners are.</source>
        <translation>只在已知谁是队友时。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="189"/>
        <source>From the next table on.</source>
        <translation>下一桌起生效。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="220"/>
        <source>Card counter at my tables</source>
        <translation>我的牌桌允许记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="221"/>
        <source>From the next table on; without it everybody keeps count in their head.</source>
        <translation>从下一桌起；不允许时大家都靠自己记。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="237"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="244"/>
        <source>No sound</source>
        <translation>静音</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="245"/>
        <source>Nothing is heard; the volume stays as it is.</source>
        <translation>不播放任何音效，音量设置保持不变。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="178"/>
        <source>Pass by itself</source>
        <translation>要不起时自动不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="179"/>
        <source>When nothing of yours beats the play; at the usual pace, so that nobody can tell.</source>
        <translation>没有牌能压过时；按平常的快慢，别人看不出来。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/fair_dialog.py" line="99"/>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="218"/>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="149"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="26"/>
        <source>{wished} does not fit this window: the table is shown at {shown}.</source>
        <translation>此窗口放不下 {wished}，牌桌按 {shown} 显示。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="55"/>
        <source>rank</source>
        <translation>点数</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="55"/>
        <source>size of group</source>
        <translation>张数</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="76"/>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="78"/>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="80"/>
        <source>high contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="87"/>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="89"/>
        <source>brief</source>
        <translation>简短</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="91"/>
        <source>none</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="79"/>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="80"/>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="81"/>
        <source>now {size}</source>
        <translation>当前 {size}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_rows.py" line="163"/>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_rows.py" line="164"/>
        <source>Reset: {section}</source>
        <translation>恢复默认：{section}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="71"/>
        <source>Your camp: {camp}</source>
        <translation>你的阵营：{camp}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="76"/>
        <source>Nobody lays the cards open</source>
        <translation>没有人明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="79"/>
        <source>You get the bottom cards {cards}</source>
        <translation>你拿到底牌：{cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="82"/>
        <source>{name} gets the bottom cards {cards}</source>
        <translation>{name} 拿到底牌：{cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="112"/>
        <source>Your turn to bid</source>
        <translation>轮到你叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="114"/>
        <source>Your turn to choose a camp</source>
        <translation>轮到你选择阵营</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="116"/>
        <source>Do you double?</source>
        <translation>加倍吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="118"/>
        <source>Do you lay your cards open?</source>
        <translation>明牌吗？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="129"/>
        <source>You play {play}, {left}</source>
        <translation>你出{play}，{left}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="130"/>
        <source>{name} plays {play}, {left}</source>
        <translation>{name} 出{play}，{left}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="133"/>
        <source>You pass</source>
        <translation>你不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="135"/>
        <source>{name} hands the lead on</source>
        <translation>{name} 让出先手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="151"/>
        <source>Deal {number}, {game}</source>
        <translation>第 {number} 局，{game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="158"/>
        <source>N is now {n}</source>
        <translation>倍数现为 {n}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="160"/>
        <source>The stake S is {stake}</source>
        <translation>S 为 {stake}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="167"/>
        <source>{winners}, your points: {points}</source>
        <translation>{winners}，你的得分：{points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="173"/>
        <source>You are {role}</source>
        <translation>你是{role}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="174"/>
        <source>{name} is {role}</source>
        <translation>{name} 是{role}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="179"/>
        <source>You bid {value}</source>
        <translation>你叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="179"/>
        <source>You do not bid</source>
        <translation>你不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="181"/>
        <source>{name} bids {value}</source>
        <translation>{name} 叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="183"/>
        <source>{name} does not bid</source>
        <translation>{name} 不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="231"/>
        <source>. </source>
        <translation>。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="20"/>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="22"/>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="24"/>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="26"/>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="28"/>
        <source>small jokers</source>
        <translation>小王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="30"/>
        <source>big jokers</source>
        <translation>大王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="32"/>
        <source>{rank}s</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="42"/>
        <source>a single {rank}</source>
        <translation>单张 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="44"/>
        <source>a pair of {ranks}</source>
        <translation>一对 {ranks}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="46"/>
        <source>three {ranks}</source>
        <translation>三张 {ranks}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="48"/>
        <source>a straight of {count}, {first} to {last}</source>
        <translation>{count} 张顺子，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="50"/>
        <source>a pair run of {count}, {first} to {last}</source>
        <translation>{count} 对连对，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="52"/>
        <source>a triple run of {count}, {first} to {last}</source>
        <translation>{count} 组三顺，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="54"/>
        <source>a full house, three {ranks} with a pair of {wings}</source>
        <translation>三带二，三张 {ranks} 带一对 {wings}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="57"/>
        <source>an airplane of {count}, {first} to {last}, with pairs of {wings}</source>
        <translation>{count} 组飞机，{first} 到 {last}，带对子 {wings}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="59"/>
        <source>a joker bomb of {count}</source>
        <translation>{count} 张王炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="61"/>
        <source>a bomb of {count} {ranks}</source>
        <translation>{count} 张 {ranks} 的炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="67"/>
        <location filename="../liudou_gui/model/spoken_strings.py" line="149"/>
        <location filename="../liudou_gui/model/spoken_strings.py" line="162"/>
        <location filename="../liudou_gui/widgets/felt_access.py" line="64"/>
        <location filename="../liudou_gui/widgets/felt_access.py" line="85"/>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="148"/>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="73"/>
        <source>no cards left</source>
        <translation>牌已出完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="75"/>
        <source>1 card left</source>
        <translation>还剩 1 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="76"/>
        <source>{count} cards left</source>
        <translation>还剩 {count} 张</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="83"/>
        <source>a landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="85"/>
        <source>a hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="87"/>
        <source>the great landlord</source>
        <translation>大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="89"/>
        <source>the second landlord</source>
        <translation>二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="91"/>
        <source>the positive landlord</source>
        <translation>正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="93"/>
        <source>the negative landlord</source>
        <translation>反地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="95"/>
        <source>a farmer</source>
        <translation>农民</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="102"/>
        <source>your seat</source>
        <translation>你的座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="104"/>
        <source>lower right</source>
        <translation>右下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="106"/>
        <source>upper right</source>
        <translation>右上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="108"/>
        <source>opposite</source>
        <translation>对面</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="110"/>
        <source>upper left</source>
        <translation>左上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="112"/>
        <source>lower left</source>
        <translation>左下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="120"/>
        <source>You lead</source>
        <translation>轮到你先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="121"/>
        <source>Your turn: beat {play}</source>
        <translation>轮到你：要压过{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="130"/>
        <source>passed</source>
        <translation>不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="131"/>
        <source>played {play}</source>
        <translation>出了{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="139"/>
        <source>role unknown</source>
        <translation>身份未明</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="146"/>
        <source>cards laid open</source>
        <translation>已明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="148"/>
        <source>has the turn</source>
        <translation>正轮到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="155"/>
        <source>Group {number}: {what}, {cards}, selected</source>
        <translation>第 {number} 组：{what}，{cards}，已选</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="157"/>
        <source>Group {number}: {what}, {cards}</source>
        <translation>第 {number} 组：{what}，{cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="162"/>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/felt_access.py" line="78"/>
        <source>Open hand of {name}</source>
        <translation>{name} 的明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/felt_access.py" line="84"/>
        <source>{title}: {cards}</source>
        <translation>{title}：{cards}</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="14"/>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="16"/>
        <source>Language of the system</source>
        <translation>跟随系统语言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="33"/>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="34"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="41"/>
        <source>quickly</source>
        <translation>快</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="43"/>
        <source>normally</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="45"/>
        <source>slowly</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="62"/>
        <source>Go on with {game} after 1 deal</source>
        <translation>继续{game}（已打 1 局）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="64"/>
        <source>Go on with {game} after {deals} deals</source>
        <translation>继续{game}（已打 {deals} 局）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="66"/>
        <source>Go on with {game}, nothing played yet</source>
        <translation>接着打{game}，尚未出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="68"/>
        <source>Go on with {game}, 1 play made</source>
        <translation>接着打{game}，已出 1 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="69"/>
        <source>Go on with {game}, {plays} plays made</source>
        <translation>接着打{game}，已出 {plays} 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="76"/>
        <source>Welcome to the table</source>
        <translation>欢迎入座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="78"/>
        <source>A name if you like, your language, a size you read with ease. Then pick a game.</source>
        <translation>起个名字（可以不填），选好语言和看着舒服的大小，然后挑一种玩法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="82"/>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="85"/>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="125"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="86"/>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="126"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="201"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="207"/>
        <location filename="../liudou_gui/widgets/table_options.py" line="161"/>
        <source>Time for a play</source>
        <translation>出牌时限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="214"/>
        <source>Bots play</source>
        <translation>机器人节奏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="72"/>
        <source>v</source>
        <translation>对</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="118"/>
        <source>Play {game}</source>
        <translation>开始 {game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="119"/>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="321"/>
        <source>Continue</source>
        <translation>接着打</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="319"/>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="98"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="99"/>
        <source>Dou Dizhu for six, at home</source>
        <translation>在家玩的六人斗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="101"/>
        <source>Three games, three or four decks, two sides, and not everybody tells which one is theirs.</source>
        <translation>三种玩法，三副牌或四副牌，两方对战——谁是哪一方，未必人人都说。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="34"/>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="84"/>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="33"/>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="90"/>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="229"/>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="240"/>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="200"/>
        <source>Play now against bots</source>
        <translation>和机器人对战</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="201"/>
        <source>With family on this network</source>
        <translation>和家人联机</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="202"/>
        <source>Your games</source>
        <translation>我的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="241"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="218"/>
        <source>Seats fill with people, bots take the rest.</source>
        <translation>真人入座，机器人补位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="223"/>
        <source>Sit down at a table on this network.</source>
        <translation>坐到局域网里的一张牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="217"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="237"/>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="222"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="238"/>
        <source>Join a table</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="225"/>
        <source>Your seat at {table} waits for you.</source>
        <translation>您在“{table}”的座位还留着。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="230"/>
        <source>Deals you played: replays, scores, review.</source>
        <translation>回放、得分、复盘。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="262"/>
        <source>Sound off</source>
        <translation>声音关</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="262"/>
        <source>Sound on</source>
        <translation>声音开</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="195"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="206"/>
        <location filename="../liudou_gui/widgets/table_options.py" line="160"/>
        <source>Base points</source>
        <translation>底分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/application.py" line="107"/>
        <source>Liudou runs already with this profile: tables of this window are not kept.</source>
        <translation>六斗已在用这份资料运行：这个窗口的牌局不会保留。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="117"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="239"/>
        <source>Learn to play</source>
        <translation>学打牌</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <location filename="../liudou_gui/model/story.py" line="50"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="78"/>
        <source>Trick {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="82"/>
        <source>won by {name}</source>
        <translation>归 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="175"/>
        <source>{name} is a hidden landlord, revealed</source>
        <translation>{name} 亮明是暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="181"/>
        <source>{name} passes</source>
        <translation>{name} 不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="182"/>
        <source>{names} pass</source>
        <translation>{names} 不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="113"/>
        <source>N + {by}, now {n}</source>
        <translation>倍数 + {by}，现为 {n}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="122"/>
        <source>Before the first lead</source>
        <translation>出牌之前</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="167"/>
        <source>Open mark: {card}, dealt to {name}</source>
        <translation>明牌：{card}，发给了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="169"/>
        <source>Secret mark: {card}, dealt to {name}</source>
        <translation>暗牌：{card}，发给了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="135"/>
        <source>Camps were chosen in the order {names}</source>
        <translation>选边的顺序：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="156"/>
        <source>Doubled: {names}</source>
        <translation>加倍：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="155"/>
        <source>Nobody doubled</source>
        <translation>无人加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="161"/>
        <source>Laid open: {names}</source>
        <translation>明牌：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="192"/>
        <source>N is {n} at the start</source>
        <translation>开始时倍数为 {n}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="41"/>
        <source>All six decide at the same time</source>
        <translation>六人同时决定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="43"/>
        <source>The landlords decide</source>
        <translation>由地主决定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="59"/>
        <source>It is your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="55"/>
        <source>{name} is choosing</source>
        <translation>轮到 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="57"/>
        <source>Nothing to answer now</source>
        <translation>现在无需选择</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="58"/>
        <source>Every turn lasts equally long</source>
        <translation>每家的时间一样长</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="67"/>
        <source>You played</source>
        <translation>你出了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="69"/>
        <source>Beat {name}</source>
        <translation>要压过 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="70"/>
        <source>{name} played</source>
        <translation>{name} 出了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="138"/>
        <location filename="../liudou_gui/model/table_strings.py" line="78"/>
        <source>You win the trick</source>
        <translation>这一轮归你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="139"/>
        <location filename="../liudou_gui/model/table_strings.py" line="80"/>
        <source>{name} wins the trick</source>
        <translation>这一轮归 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="84"/>
        <source>Your lead</source>
        <translation>轮到你先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="84"/>
        <source>Any combination</source>
        <translation>任何牌型都可以</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="141"/>
        <location filename="../liudou_gui/model/table_strings.py" line="85"/>
        <source>{name} leads</source>
        <translation>{name} 先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="104"/>
        <source>Has chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="117"/>
        <source>Doubles</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="119"/>
        <source>Lays open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="125"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="130"/>
        <source>{seconds} s left</source>
        <translation>剩 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="223"/>
        <location filename="../liudou_gui/widgets/table_bar.py" line="260"/>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="151"/>
        <source>Sound off</source>
        <translation>声音已关闭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="151"/>
        <source>Sound on</source>
        <translation>声音已开启</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="389"/>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_view.py" line="301"/>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="136"/>
        <source>Your bottom cards</source>
        <translation>你的底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="137"/>
        <source>Bottom cards: {name}</source>
        <translation>{name} 的底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/seat_faces.py" line="68"/>
        <source>Landlord!</source>
        <translation>地主！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="55"/>
        <source>You were not asked: only the {camp} camp had a place left.</source>
        <translation>没有轮到你选：只剩{camp}还有位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="57"/>
        <source>You did not choose in time: the lot put you in the {camp} camp.</source>
        <translation>你没有及时选择：抽签分到了{camp}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="70"/>
        <source>Nobody bid: you hold the open mark, and so you are the great landlord.</source>
        <translation>没有人叫分：你拿着明牌，所以是大地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="71"/>
        <source>Nobody bid: {name} holds the open mark, and so is the great landlord.</source>
        <translation>没有人叫分：{name} 拿着明牌，所以是大地主。</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="34"/>
        <source>{name}’s table</source>
        <translation>{name} 的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="158"/>
        <source>The table’s name</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="159"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="209"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="208"/>
        <location filename="../liudou_gui/widgets/table_options.py" line="162"/>
        <source>Bots are</source>
        <translation>机器人水平</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="163"/>
        <source>A turn to bid</source>
        <translation>每次叫分时间</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="164"/>
        <source>Choosing a camp</source>
        <translation>选阵营时间</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="165"/>
        <source>Showing the hand</source>
        <translation>明牌时间</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="177"/>
        <source>A room code is needed</source>
        <translation>需要房间码</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="178"/>
        <source>Else everybody on this network can sit down.</source>
        <translation>否则本网络上谁都可以坐下。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="182"/>
        <source>Others may watch</source>
        <translation>允许别人旁观</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="183"/>
        <source>They see what everybody may see, no hand.</source>
        <translation>他们只看得到公开的牌，看不到手牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="187"/>
        <source>The card counter is allowed</source>
        <translation>允许使用记牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="188"/>
        <source>For all at the table, or for nobody.</source>
        <translation>要么全桌都能用，要么谁都不用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="260"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="316"/>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="316"/>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="337"/>
        <source>Change the table</source>
        <translation>更改牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="337"/>
        <source>Change</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="66"/>
        <source>Auto-play</source>
        <translation>托管</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="68"/>
        <source>Sort by size of group</source>
        <translation>按张数排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="68"/>
        <source>Sort by rank</source>
        <translation>按点数排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="70"/>
        <source>Arrange in groups</source>
        <translation>自动理牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="71"/>
        <source>Lay the chosen cards aside as a group</source>
        <translation>把选中的牌归为一组</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="75"/>
        <source>Show as stacks</source>
        <translation>叠放显示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="75"/>
        <source>Show as a fan</source>
        <translation>扇形显示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="76"/>
        <location filename="../liudou_gui/widgets/option_texts.py" line="50"/>
        <source>Stacks</source>
        <translation>叠放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="76"/>
        <location filename="../liudou_gui/widgets/option_texts.py" line="50"/>
        <source>Fan</source>
        <translation>扇形</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="78"/>
        <source>More for the hand</source>
        <translation>更多理牌操作</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/tool_button.py" line="47"/>
        <source>{name} ({key})</source>
        <translation>{name}（{key}）</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="146"/>
        <source>The game you left cannot be continued: its file is damaged. It is kept as {path}.</source>
        <translation>上次未完的牌局无法继续：文件已损坏，现保存为 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="152"/>
        <source>The game you left was played by another version of Liudou, which can go on with it: {path}.</source>
        <translation>上次的牌局属于另一版本的六斗，要用那个版本继续：{path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="161"/>
        <source>The game you left is kept in a file that cannot be used: {path}.</source>
        <translation>上次未完的牌局所在的文件无法读写：{path}。</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="26"/>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="34"/>
        <source>takes {name} for a partner ({percent} %)</source>
        <translation>估计 {name} 是队友（{percent}%）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="35"/>
        <source>takes {name} for an opponent ({percent} %)</source>
        <translation>估计 {name} 是对手（{percent}%）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="39"/>
        <source>goes out with it</source>
        <translation>出完手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="40"/>
        <source>nobody can stop what follows</source>
        <translation>后面的牌没人拦得住</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="41"/>
        <source>nothing in the hand beats this</source>
        <translation>手里没有牌压得过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="42"/>
        <source>{name} is a partner with {cards} left</source>
        <translation>队友 {name} 只剩 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="43"/>
        <source>the play is a partner’s: {name}</source>
        <translation>这手牌是队友 {name} 出的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="44"/>
        <source>worth being known as a landlord</source>
        <translation>值得亮明地主身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="45"/>
        <source>bombs to stop {name}, who has {cards} left</source>
        <translation>用炸弹拦住只剩 {cards} 的 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="46"/>
        <source>stops {name}, who has {cards} left</source>
        <translation>拦住只剩 {cards} 的 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="47"/>
        <source>lets {name}, a partner with {cards} left, go out</source>
        <translation>送只剩 {cards} 的队友 {name} 走</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="49"/>
        <source>nobody can beat it</source>
        <translation>没人压得过</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="50"/>
        <source>stays hidden as a landlord</source>
        <translation>不暴露地主身份</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="51"/>
        <source>keeps the bomb</source>
        <translation>留住炸弹</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="52"/>
        <source>saves the high cards</source>
        <translation>留住大牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="53"/>
        <source>keeps a run together</source>
        <translation>不拆顺子或连牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="54"/>
        <source>worth a bomb now</source>
        <translation>现在值得一炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="55"/>
        <source>will probably stand</source>
        <translation>多半没人压</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="56"/>
        <source>will probably win the lead</source>
        <translation>多半能拿到牌权</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="57"/>
        <source>sheds low cards</source>
        <translation>走小牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="58"/>
        <source>the other groups stay whole</source>
        <translation>不拆其他牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="59"/>
        <source>beating it would cost too much</source>
        <translation>压它代价太大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="60"/>
        <source>one turn less to go out</source>
        <translation>少一手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="61"/>
        <source>anything else costs more</source>
        <translation>其他出法代价更大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="62"/>
        <source>wins with {percent} % chance</source>
        <translation>胜率 {percent}%</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="63"/>
        <source>{percent} % better than the next best</source>
        <translation>比次优出法高 {percent}%</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="143"/>
        <source>Your groups and notes could not be saved. {why}</source>
        <translation>分组和推测无法保存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="149"/>
        <source>This deal could not be gone on with after a restart. {why}</source>
        <translation>重新启动后将无法继续这一局。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="155"/>
        <source>The record of this deal could not be saved. {why}</source>
        <translation>本局记录无法保存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="189"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
</context>
</TS>
