<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
        <translation>取消託管</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="130"/>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="130"/>
        <source>Really play</source>
        <translation>確認出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="143"/>
        <source>Auto-play</source>
        <translation>託管中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="143"/>
        <source>a bot plays for you</source>
        <translation>機器人替你出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="156"/>
        <source>you pass in a moment</source>
        <translation>稍後自動不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="158"/>
        <source>you can only pass</source>
        <translation>只能不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="159"/>
        <source>Nothing of yours beats this</source>
        <translation>你沒有能壓過的牌</translation>
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
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="210"/>
        <location filename="../liudou_gui/widgets/action_bar.py" line="211"/>
        <source>beats {what}</source>
        <translation>壓過 {what}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="225"/>
        <source>Refused: {why}</source>
        <translation>不能這樣：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="310"/>
        <source>You did not answer twice: a bot plays for you until you take over again.</source>
        <translation>你連續兩次沒有操作，已進入託管；點「取消託管」即可自己出牌。</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="217"/>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="218"/>
        <source>History</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="219"/>
        <source>Counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="220"/>
        <source>Notes</source>
        <translation>推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="221"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="222"/>
        <source>Open hands</source>
        <translation>攤開的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="223"/>
        <source>Scores</source>
        <translation>計分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="224"/>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="225"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="226"/>
        <source>Leave</source>
        <translation>離開</translation>
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
        <translation>每人的輸贏：S × 倍數 N × 底分。S 是叫到的分，不叫分時為 3；N 從 1 開始，加倍和大炸彈會讓它增加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="296"/>
        <source>What a farmer wins or loses: N times the base. N starts at 1 and grows with cards laid open and big bombs.</source>
        <translation>每名農民的輸贏：倍數 N × 底分。N 從 1 開始，明牌加倍和大炸彈會讓它增加。</translation>
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
        <translation>方塊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="54"/>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="56"/>
        <source>hearts</source>
        <translation>紅心</translation>
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
        <translation>{card}，已選，第 {place} 張，共 {count} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="77"/>
        <source>{card}, {place} of {count}</source>
        <translation>{card}，第 {place} 張，共 {count} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="84"/>
        <source>1 card</source>
        <translation>1 張牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="85"/>
        <source>{count} cards</source>
        <translation>{count} 張牌</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="96"/>
        <source>Single</source>
        <translation>單張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="98"/>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="100"/>
        <source>Triple</source>
        <translation>三張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="102"/>
        <source>Straight of {groups}</source>
        <translation>順子 {groups} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="104"/>
        <source>Pair run of {groups}</source>
        <translation>連對 {groups} 對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="106"/>
        <source>Triple run of {groups}</source>
        <translation>三順 {groups} 組</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="108"/>
        <source>Full house</source>
        <translation>三帶二</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="110"/>
        <source>Airplane of {groups}</source>
        <translation>飛機 {groups} 組</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="112"/>
        <source>Joker bomb {times}</source>
        <translation>王炸 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="114"/>
        <source>Bomb {times}</source>
        <translation>炸彈 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="126"/>
        <source>{body} with {wings}</source>
        <translation>{body} 帶 {wings}</translation>
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
        <translation>別家和底牌還有 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="19"/>
        <source>{cards} in other hands</source>
        <translation>別家還有 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="24"/>
        <source>{rank}: {elsewhere} in other hands, {own} own, {out} of {total} played</source>
        <translation>{rank}：別家還有 {elsewhere} 張，自己 {own} 張，已出 {out} 張，共 {total} 張</translation>
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
        <translation>{name} 手裡有{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="46"/>
        <source>{count} in your hand</source>
        <translation>你手裡有{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="51"/>
        <source>{count} in hands unknown</source>
        <translation>還有{count}不知在誰手裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="55"/>
        <source>the card</source>
        <translation>這張牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="64"/>
        <source>one copy</source>
        <translation>一張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/counter_strings.py" line="65"/>
        <source>{count} copies</source>
        <translation> {count} 張</translation>
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
        <translation>別家有</translation>
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
        <translation>還沒有人不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="307"/>
        <source>This table plays without the card counter.</source>
        <translation>本桌不使用記牌器。</translation>
    </message>
</context>
<context>
    <name>Denials</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="79"/>
        <source>Only the host can do that.</source>
        <translation>只有房主可以這樣做。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="80"/>
        <source>Not while a deal is played.</source>
        <translation>牌局進行中不能這樣做。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="81"/>
        <source>Somebody sits there.</source>
        <translation>那裡已經有人坐了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="82"/>
        <source>Take a seat first.</source>
        <translation>請先坐下。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="83"/>
        <source>Some seats are empty. Fill them with bots or wait.</source>
        <translation>還有空座位。請用機器人補上，或者再等等。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="84"/>
        <source>Somebody’s table is still loading.</source>
        <translation>有人的牌桌還在載入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="85"/>
        <source>Not so fast.</source>
        <translation>別太快。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="86"/>
        <source>The host has muted you for a while.</source>
        <translation>房主暫時不讓你發言。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="87"/>
        <source>There is no such person or seat.</source>
        <translation>沒有這個人或這個座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="88"/>
        <source>Nobody may watch here, or too many watch already.</source>
        <translation>這裡不允許旁觀，或者旁觀的人已經太多。</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="27"/>
        <source>Settings › Network &amp; internet › {adapter} › Private</source>
        <translation>設定 › 網路和網際網路 › {adapter} › 私人網路</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="28"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="31"/>
        <source>Windows Security › Firewall › Allow an app through firewall › Liudou › Private</source>
        <translation>Windows 安全性 › 防火牆 › 允許應用程式通過防火牆 › 六斗 › 私人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="34"/>
        <source>System Settings › Network › Firewall › Options › Liudou</source>
        <translation>系統設定 › 網路 › 防火牆 › 選項 › 六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="35"/>
        <source>System Settings › Network › Firewall › Options › Block all incoming connections: off</source>
        <translation>系統設定 › 網路 › 防火牆 › 選項 › 關閉「阻擋所有傳入連線」</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="38"/>
        <source>System Settings › Privacy &amp; Security › Local Network › Liudou</source>
        <translation>系統設定 › 隱私權與安全性 › 區域網路 › 六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="46"/>
        <source>Close the table and open it again.</source>
        <translation>關閉牌桌，再重新開桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="47"/>
        <source>Give guests one of the other addresses.</source>
        <translation>把其他的位址給客人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="48"/>
        <source>Turn on Wi-Fi or plug in a cable.</source>
        <translation>開啟 Wi-Fi 或插上網路線。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="49"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="50"/>
        <source>Let guests scan the code or type the address.</source>
        <translation>請客人掃碼或輸入位址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="51"/>
        <source>Allow Liudou to be reached at port {discovery}, over TCP and UDP.</source>
        <translation>放行連接埠 {discovery} 的 TCP 和 UDP，讓別人連得上六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="54"/>
        <source>Allow Liudou in the firewall of this computer. Do all of you use the same Wi-Fi?</source>
        <translation>在這部電腦的防火牆裡允許六斗。你們都連著同一個 Wi-Fi 嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="57"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="58"/>
        <source>Install the same version on both.</source>
        <translation>兩邊都裝上相同的版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="59"/>
        <source>Read the code out once more, or send the invitation.</source>
        <translation>再念一遍房間碼，或者傳送邀請。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="60"/>
        <source>Tell your guests that it is you, and send new invitations.</source>
        <translation>告訴客人確實是你，並傳送新的邀請。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="66"/>
        <source>Type the address in figures; the host’s screen shows it.</source>
        <translation>改用數字位址；房主的畫面上有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="67"/>
        <source>Ask the host for their present address.</source>
        <translation>向房主要現在的位址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="68"/>
        <source>Ask the host whether the table is open, and at which port.</source>
        <translation>問房主牌桌開了沒有，連接埠是多少。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="69"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="73"/>
        <source>Ask the host to look at “Can they reach you?”.</source>
        <translation>請房主看一看「別人連得上你嗎？」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="70"/>
        <source>Allow Liudou in the firewall of this computer.</source>
        <translation>在這部電腦的防火牆裡允許六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="71"/>
        <source>Ask the host for the port.</source>
        <translation>向房主問連接埠。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="72"/>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="74"/>
        <source>Join the same Wi-Fi as the host.</source>
        <translation>連上和房主相同的 Wi-Fi。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="75"/>
        <source>Use the main network instead of the guest network, a cable, or a phone’s hotspot.</source>
        <translation>不要用訪客網路，改用主要網路、網路線或手機熱點。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="78"/>
        <source>Turn the VPN off and try again.</source>
        <translation>關掉 VPN 再試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="79"/>
        <source>Install the newer version here.</source>
        <translation>在這裡安裝新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="80"/>
        <source>Ask the host to install the newer version.</source>
        <translation>請房主安裝新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="81"/>
        <source>Ask the host. If all is well, use a new invitation.</source>
        <translation>問一問房主。沒有問題的話，用新的邀請加入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_remedies.py" line="82"/>
        <source>Ask the host for a new invitation.</source>
        <translation>向房主要新的邀請。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="62"/>
        <source>The table is running</source>
        <translation>牌桌正在執行</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="63"/>
        <source>The table does not answer</source>
        <translation>牌桌沒有回應</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="64"/>
        <source>The table does not answer at {address}</source>
        <translation>牌桌在 {address} 上沒有回應</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="65"/>
        <source>This computer is on no network</source>
        <translation>這部電腦沒有連上網路</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="66"/>
        <source>It is found on the network</source>
        <translation>在網路上找得到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="67"/>
        <source>It is not found on the network</source>
        <translation>在網路上找不到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="68"/>
        <source>It is not found on “{adapter}”</source>
        <translation>在「{adapter}」上找不到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="69"/>
        <source>Somebody wants to come in and cannot</source>
        <translation>有人想進來卻進不來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="70"/>
        <source>Guests come in</source>
        <translation>客人進得來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="71"/>
        <source>Nobody has looked for the table yet</source>
        <translation>還沒有人找過牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="72"/>
        <source>A VPN is on</source>
        <translation>VPN 已開啟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="73"/>
        <source>“{adapter}” is a virtual adapter</source>
        <translation>「{adapter}」是虛擬網路卡</translation>
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
        <translation>有人的規則不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="77"/>
        <source>Wrong room codes were typed</source>
        <translation>有人輸錯房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="78"/>
        <source>This host has a new key</source>
        <translation>這部主機換了金鑰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="84"/>
        <source>No firewall is in the way</source>
        <translation>沒有防火牆阻擋</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="85"/>
        <source>The firewall did not say what it lets in</source>
        <translation>查不到防火牆放行了什麼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="86"/>
        <location filename="../liudou_gui/model/doctor_strings.py" line="90"/>
        <source>The firewall stops guests on “{adapter}”</source>
        <translation>防火牆擋住了「{adapter}」上的客人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="87"/>
        <source>The firewall blocks Liudou on “{adapter}”</source>
        <translation>防火牆在「{adapter}」上封鎖六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="88"/>
        <source>The firewall does not know Liudou on “{adapter}”</source>
        <translation>防火牆還沒有在「{adapter}」上放行六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="89"/>
        <source>The firewall ufw is on</source>
        <translation>防火牆 ufw 已開啟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="91"/>
        <source>The firewall of this Mac is on</source>
        <translation>這部 Mac 的防火牆已開啟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="92"/>
        <source>The firewall of this Mac blocks everything</source>
        <translation>這部 Mac 的防火牆阻擋所有傳入連線</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="93"/>
        <source>Liudou may not use the local network</source>
        <translation>六斗沒有使用區域網路的權限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="99"/>
        <source>The table can be reached</source>
        <translation>牌桌連得上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="100"/>
        <source>Nobody knows the name {address}</source>
        <translation>查不到名稱 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="101"/>
        <source>There is no way to {address}</source>
        <translation>到不了 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="102"/>
        <source>There is no table at {address}</source>
        <translation>{address} 上沒有牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="103"/>
        <source>{address} does not answer</source>
        <translation>{address} 沒有回應</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="104"/>
        <source>This computer does not let Liudou out</source>
        <translation>這部電腦不讓六斗連出去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="105"/>
        <source>Another program answers at {address}</source>
        <translation>{address} 上回應的是別的程式</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="106"/>
        <source>{address} is on another network</source>
        <translation>{address} 在另一個網路上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="107"/>
        <source>The host’s firewall stops you</source>
        <translation>房主的防火牆擋住了你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="108"/>
        <source>No table answers on this network</source>
        <translation>這個網路上沒有牌桌回應</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="109"/>
        <source>Perhaps the Wi-Fi keeps devices apart</source>
        <translation>可能是 Wi-Fi 隔離了各個裝置</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="110"/>
        <source>A VPN is on here</source>
        <translation>這裡開著 VPN</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="111"/>
        <source>The host has a newer version</source>
        <translation>房主的版本較新</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="112"/>
        <source>The host has an older version</source>
        <translation>房主的版本較舊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="113"/>
        <source>This is not the host you know</source>
        <translation>這不是你認識的那部主機</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="114"/>
        <source>That table is closed</source>
        <translation>那張牌桌已經關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="124"/>
        <source>its own process, port {port}</source>
        <translation>獨立行程，連接埠 {port}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="125"/>
        <source>Nothing answers at port {port} of this computer.</source>
        <translation>這部電腦的連接埠 {port} 沒有回應。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="126"/>
        <source>Guests on “{adapter}” cannot come in, others can.</source>
        <translation>「{adapter}」上的客人進不來，其他人可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="127"/>
        <source>Without Wi-Fi or a cable only this computer can play.</source>
        <translation>沒有 Wi-Fi 或網路線，就只能在這部電腦上玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="129"/>
        <source>Guests do not see the table in their list. The invitation or the address still work.</source>
        <translation>客人的清單裡看不到這張牌桌，但邀請和位址仍然可用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="132"/>
        <source>Guests on that network do not see the table. The address {address} may still work.</source>
        <translation>那個網路上的客人看不到牌桌，但位址 {address} 也許仍然可用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="135"/>
        <source>{address} sees the table, but its connection does not arrive. So many: {count}.</source>
        <translation>{address} 看得到牌桌，連線卻到不了。這樣的電腦有 {count} 部。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="138"/>
        <source>no Wi-Fi isolation seen; came in so far: {count}</source>
        <translation>沒有發現 Wi-Fi 隔離；已進來 {count} 部</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="139"/>
        <source>No other computer on this network has asked for tables.</source>
        <translation>這個網路上還沒有別的電腦來找牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="140"/>
        <source>its address is kept out of the invitation</source>
        <translation>它的位址不會寫進邀請</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="141"/>
        <source>{address} is kept out of the invitation</source>
        <translation>{address} 不會寫進邀請</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="142"/>
        <source>Liudou {build}</source>
        <translation>六斗 {build}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="143"/>
        <source>Here it is {build}, there {theirs}. These cannot play together.</source>
        <translation>這裡是 {build}，對方是 {theirs}，不能一起玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="146"/>
        <source>Their rules decide some cases in another way than here.</source>
        <translation>對方的規則在有些情形下與這裡判定不同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="147"/>
        <source>wrong tries so far: {count}</source>
        <translation>至今輸錯 {count} 次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="148"/>
        <source>Who was here before is warned on coming back, and old invitations do not work.</source>
        <translation>以前來過的人再來時會收到警告，舊邀請也不能用了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="156"/>
        <source>broadcast answers, {ms} ms</source>
        <translation>廣播有回應，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="158"/>
        <source>multicast answers, {ms} ms</source>
        <translation>多點傳播有回應，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="159"/>
        <source>broadcast and multicast answer, {ms} ms</source>
        <translation>廣播和多點傳播都有回應，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="164"/>
        <source>as far as this computer tells</source>
        <translation>就這部電腦所知</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="165"/>
        <source>If guests cannot come in, look there first.</source>
        <translation>客人進不來時，先查看那裡。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="166"/>
        <source>Windows lets Liudou in on private networks only, and “{adapter}” is set to public. Guests there may see the table but cannot join.</source>
        <translation>Windows 只在私人網路上放行六斗，而「{adapter}」設成了公用。那邊的客人也許看得到牌桌，但加入不了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="171"/>
        <source>A rule of Windows keeps others from Liudou. It comes from an earlier “Cancel”.</source>
        <translation>Windows 有一條規則不讓別人連線到六斗，多半是以前按了「取消」留下的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="175"/>
        <source>Windows lets nobody in before you allow it for Liudou on private networks.</source>
        <translation>在私人網路上允許六斗之前，Windows 誰也不放進來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="178"/>
        <source>Guests come in only if it lets them in.</source>
        <translation>要它放行，客人才進得來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="180"/>
        <source>No rule of it lets guests in.</source>
        <translation>它沒有放行客人的規則。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="181"/>
        <source>“{adapter}” is in the zone {network}, which does not let guests in.</source>
        <translation>「{adapter}」屬於區域 {network}，這個區域不放客人進來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="184"/>
        <source>Guests come in only if Liudou is allowed there.</source>
        <translation>只有在那裡允許六斗，客人才進得來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="185"/>
        <source>Nobody can connect to this Mac.</source>
        <translation>誰也連不上這部 Mac。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="186"/>
        <source>macOS keeps Liudou from the network you are on.</source>
        <translation>macOS 不讓六斗使用你所在的網路。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="192"/>
        <source>{address}, port {port}, {ms} ms</source>
        <translation>{address}，連接埠 {port}，{ms} 毫秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="193"/>
        <source>It may be misspelt, or not be known on this network.</source>
        <translation>也許拼錯了，也許這個網路上沒有這個名稱。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="194"/>
        <source>The host’s computer is off or asleep, on another network, or has another address now.</source>
        <translation>房主的電腦可能關機或休眠了，在另一個網路上，或者位址已經變了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="197"/>
        <source>The computer is there, but nothing runs at port {port}.</source>
        <translation>那部電腦在，但連接埠 {port} 上沒有程式。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="198"/>
        <source>The computer is off or asleep, or a firewall there swallows what you send.</source>
        <translation>那部電腦可能關機或休眠了，或者那邊的防火牆丟棄了你送出的資料。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="201"/>
        <source>A firewall or protection program here forbids the connection.</source>
        <translation>這裡的防火牆或防護軟體不允許連線。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="202"/>
        <source>What runs at port {port} is no table.</source>
        <translation>連接埠 {port} 上執行的不是牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="203"/>
        <source>This computer is on none that leads there.</source>
        <translation>這部電腦所在的網路都通不到那裡。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="204"/>
        <source>The table answers questions from here, but lets no connection in at port {port}.</source>
        <translation>牌桌會回應這裡的詢問，但連接埠 {port} 不讓連線。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="207"/>
        <source>Perhaps you are on another network than the host.</source>
        <translation>也許你和房主不在同一個網路上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="208"/>
        <source>Guest networks often let nobody talk to anybody else. Nothing is heard on “{adapter}”.</source>
        <translation>訪客網路常常不讓裝置互相通訊。「{adapter}」上什麼也沒有聽到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="211"/>
        <source>“{adapter}” may lead away from the home network.</source>
        <translation>「{adapter}」可能繞開了家裡的網路。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="212"/>
        <location filename="../liudou_gui/model/doctor_strings.py" line="213"/>
        <source>There it is {theirs}, here {build}.</source>
        <translation>那邊是 {theirs}，這裡是 {build}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="214"/>
        <source>At {address} answers a host with another key: set up anew, or somebody else’s.</source>
        <translation>{address} 上回應的主機換了金鑰：可能重新安裝過，也可能是別人的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/doctor_strings.py" line="217"/>
        <source>The host runs, but not with the table you were invited to.</source>
        <translation>主機在執行，但你受邀的那張牌桌不在了。</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="303"/>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="189"/>
        <source>Drawer</source>
        <translation>側欄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="250"/>
        <location filename="../liudou_gui/widgets/story_panel.py" line="163"/>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="254"/>
        <source>History</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="258"/>
        <source>Counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="262"/>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="212"/>
        <source>Notes</source>
        <translation>推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="194"/>
        <location filename="../liudou_gui/widgets/notices.py" line="49"/>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="168"/>
        <source>The first trick is not over yet.</source>
        <translation>第一輪還沒有結束。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="179"/>
        <source>History of this deal</source>
        <translation>這一副的出牌記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="184"/>
        <source>Nothing has happened yet.</source>
        <translation>還沒有人出牌。</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="14"/>
        <source>Dealing verified</source>
        <translation>發牌已驗證</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="16"/>
        <source>Dealing not verified</source>
        <translation>發牌未驗證</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="18"/>
        <source>Dealing is wrong</source>
        <translation>發牌有問題</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="29"/>
        <source>The cards came from the shares of all who took part, and the deal was played with them.</source>
        <translation>這副牌由所有參與者的亂數共同決定，整局用的也正是這副牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="37"/>
        <source>People whose shares went in: {count}</source>
        <translation>提供亂數的人數：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="39"/>
        <source>Your share is among them.</source>
        <translation>其中有你的亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="41"/>
        <source>Your share is not among them.</source>
        <translation>其中沒有你的亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="42"/>
        <source>Dealings broken off before this one: {count}</source>
        <translation>本次發牌之前中斷的次數：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="48"/>
        <source>A dealing is broken off when a share is not shown in time. If it happens often, somebody may be throwing away deals they do not like.</source>
        <translation>有人沒有及時公開亂數時，發牌會中斷重來。如果經常發生，可能有人在故意丟掉不喜歡的牌局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="57"/>
        <source>What “verified” means</source>
        <translation>「已驗證」是什麼意思</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="63"/>
        <source>Before each deal the table and every person’s program choose a secret number, their share. All are locked in before the first is shown, and the cards follow from all of them together. One honest share is enough: nobody could choose the cards, not even the table.</source>
        <translation>每局發牌前，牌桌主機和每位玩家的程式各選一個保密的亂數。所有亂數都鎖定之後才逐一公開，牌由它們共同決定。只要有一個亂數是誠實的，就沒有人能挑選牌，連主機也不行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="69"/>
        <source>It proves the dealing. It does not prove that nobody looked at the cards on the table’s computer: for that, let the table run on a computer where nobody plays.</source>
        <translation>這能證明發牌公正，但不能證明沒有人在主機的電腦上偷看牌。要避免偷看，請把主機放在沒有人打牌的電腦上執行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="79"/>
        <source>What was checked</source>
        <translation>檢查了什麼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="85"/>
        <source>The table fixed its share before it saw any other, and opened the same one.</source>
        <translation>主機在看到別人的亂數之前就鎖定了自己的，之後公開的也是同一個。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="86"/>
        <source>Every share fits what was locked in, and yours is in it unchanged.</source>
        <translation>每個亂數都與鎖定時一致，你的也原樣包含在內。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="87"/>
        <source>The whole pack was sealed, and stored on this computer, before the first card was dealt.</source>
        <translation>發第一張牌之前，整副牌已經封存，憑據也儲存在這部電腦上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="90"/>
        <source>Each of your cards was the one sealed for you.</source>
        <translation>你的每一張牌都是封存時定給你的那一張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="91"/>
        <source>Marks, bottom, roles, camps, every card played and the result are those of the sealed pack.</source>
        <translation>標記、底牌、身分、陣營、打出的每一張牌和結果，都與封存的牌一致。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="100"/>
        <source>{verdict}. {reason}</source>
        <translation>{verdict}。{reason}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="108"/>
        <source>You were not there when these cards were dealt.</source>
        <translation>發這副牌的時候你不在場。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="110"/>
        <source>All of it fits together, but no share of yours is in it.</source>
        <translation>一切都對得上，但其中沒有你的亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="112"/>
        <source>All of it fits together, but your share came too late and was left out.</source>
        <translation>一切都對得上，但你的亂數到得太晚，沒有算進去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="116"/>
        <source>What was sealed could not be stored on this computer before the deal.</source>
        <translation>開局前沒能把封存的憑據儲存在這部電腦上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="118"/>
        <source>The table did not seal the pack before it dealt.</source>
        <translation>主機沒有在發牌之前封存整副牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="120"/>
        <source>The table did not open its share after the deal.</source>
        <translation>本局結束後，主機沒有公開它的亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="122"/>
        <source>The deal was not seen to its end.</source>
        <translation>這一局沒有看到最後。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="128"/>
        <source>What the table said about the dealing makes no sense.</source>
        <translation>主機關於發牌的說法前後不通。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="130"/>
        <source>The table changed its share after it was locked in.</source>
        <translation>主機在鎖定之後換了自己的亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="132"/>
        <source>A share does not fit what was locked in for it.</source>
        <translation>有一個亂數與鎖定時的不一致。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="134"/>
        <source>The table dropped a share, or added one, after all were locked in.</source>
        <translation>全部鎖定之後，主機丟掉或添加了亂數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="136"/>
        <source>The table put another share in the place of yours.</source>
        <translation>主機用別的亂數換掉了你的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="138"/>
        <source>The cards do not come from the shares.</source>
        <translation>這副牌不是由這些亂數決定的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="140"/>
        <source>The sealed pack is not the one that the shares lead to.</source>
        <translation>封存的牌不是由這些亂數得出的那一副。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="142"/>
        <source>You were given other cards than those sealed for you.</source>
        <translation>發給你的牌不是封存時定給你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="144"/>
        <source>You were given the same card twice.</source>
        <translation>同一張牌發給了你兩次。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="152"/>
        <source>A mark, or who holds it, is not what the sealed pack says.</source>
        <translation>標記或持有標記的人與封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="154"/>
        <source>The bottom cards are not those of the sealed pack.</source>
        <translation>底牌與封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="156"/>
        <source>A role is not what the sealed pack says.</source>
        <translation>有人的身分與封存的牌不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="158"/>
        <source>A camp is neither what was chosen nor what the shares lead to.</source>
        <translation>有一個陣營既不是本人選的，也不是由亂數得出的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="160"/>
        <source>Somebody had cards that the sealed pack did not give them.</source>
        <translation>有人拿著封存的牌裡沒有發給他的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="162"/>
        <source>The result is not the one that these cards and plays lead to.</source>
        <translation>結果與這些牌和出牌過程不符。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/fair_strings.py" line="164"/>
        <source>Something happened that cannot happen with these cards.</source>
        <translation>發生了用這副牌不可能發生的事。</translation>
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
        <translation>六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="244"/>
        <source>New Six</source>
        <translation>新六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="246"/>
        <source>Positive and Negative</source>
        <translation>正反六人鬥地主</translation>
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
        <translation>三名地主中最多兩名隱藏身分，打出明牌才會露面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="266"/>
        <source>Bid to be great landlord; a secret card names your partner.</source>
        <translation>叫分爭當大地主，一張暗牌定出你的同伴。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="268"/>
        <source>Two landlords, and four farmers who choose camps in secret.</source>
        <translation>兩名地主各領一方，四名農民暗中選邊。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="274"/>
        <source>{decks} decks · {cards} cards each</source>
        <translation>{decks} 副牌 · 每人 {cards} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="277"/>
        <source>{decks} decks · {cards} cards each, bottom {bottom}</source>
        <translation>{decks} 副牌 · 每人 {cards} 張，底牌 {bottom} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="286"/>
        <source>Dealing</source>
        <translation>發牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="288"/>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="290"/>
        <source>Choosing camps</source>
        <translation>選擇陣營</translation>
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
        <translation>本局結束</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="191"/>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>會讓所有人知道你是地主（H6）</translation>
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
        <translation>邀請連結以 liudou://join/ 開頭。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="119"/>
        <source>This link of Liudou is no invitation.</source>
        <translation>這個六斗連結不是邀請。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="120"/>
        <source>This invitation is from a newer version of Liudou.</source>
        <translation>這份邀請來自較新版本的六斗。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="121"/>
        <source>A part of the invitation is missing. Copy all of it.</source>
        <translation>邀請缺了一部分，請完整複製。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="124"/>
        <source>The invitation was changed on its way. Copy it again.</source>
        <translation>邀請在傳送中被改動了，請重新複製。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="133"/>
        <source>Type an address, such as 192.168.1.23.</source>
        <translation>請輸入位址，例如 192.168.1.23。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="134"/>
        <source>This is too long for an address.</source>
        <translation>位址沒有這麼長。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="135"/>
        <source>The port after the colon is a number from 1 to 65535.</source>
        <translation>冒號後面的連接埠是 1 到 65535 的數字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="136"/>
        <source>An address such as 192.168.1.23 has four numbers from 0 to 255.</source>
        <translation>像 192.168.1.23 這樣的位址由四個 0 到 255 的數字組成。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="139"/>
        <source>An IPv6 address looks like [fd00::23]:47610.</source>
        <translation>IPv6 位址的寫法如 [fd00::23]:47610。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="140"/>
        <source>A computer’s name has letters, digits, hyphens, dots.</source>
        <translation>電腦名稱由字母、數字、連字號和點組成。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="141"/>
        <source>This address is not that of one computer.</source>
        <translation>這不是某一部電腦的位址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="142"/>
        <source>This is a link, not an address.</source>
        <translation>這是連結，不是位址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="149"/>
        <source>A room code has digits only.</source>
        <translation>房間碼只有數字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="150"/>
        <source>A room code has six digits.</source>
        <translation>房間碼是六位數字。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="157"/>
        <source>cable</source>
        <translation>網路線</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="158"/>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="159"/>
        <source>network</source>
        <translation>網路</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="160"/>
        <source>without a router</source>
        <translation>沒有路由器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="161"/>
        <source>VPN: not for guests</source>
        <translation>VPN：不給客人用</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="162"/>
        <source>virtual adapter: not for guests</source>
        <translation>虛擬網路卡：不給客人用</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="163"/>
        <source>this computer only</source>
        <translation>僅限這部電腦</translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="23"/>
        <source>It has the newer version {build}: install that here.</source>
        <translation>對方是較新的版本 {build}，請在這裡安裝它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="26"/>
        <source>It has the older version {build}: its host has to install the newer one.</source>
        <translation>對方是較舊的版本 {build}，需要房主安裝新版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="29"/>
        <source>It plays a game that is not known here: install version {build}.</source>
        <translation>這裡沒有對方玩的玩法，請安裝版本 {build}。</translation>
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
        <translation>需要房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="61"/>
        <source>open to all</source>
        <translation>誰都能進</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="62"/>
        <source>watching allowed</source>
        <translation>允許旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="87"/>
        <source>Has somebody opened a table, and is their computer awake?</source>
        <translation>有人開桌了嗎？那部電腦沒有休眠吧？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="88"/>
        <source>Are you on the same Wi-Fi, not on its guest network, and without a VPN?</source>
        <translation>你們連的是同一個 Wi-Fi 嗎？不是訪客網路，也沒有開 VPN？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/join_strings.py" line="89"/>
        <source>An invitation or the address that the host sees always works as well.</source>
        <translation>用邀請，或者房主看到的位址，也可以加入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="103"/>
        <source>Asking for a seat at {table}…</source>
        <translation>正在加入 {table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="105"/>
        <source>Asking to watch {table}…</source>
        <translation>正在請求旁觀 {table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="106"/>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="112"/>
        <source>This takes a moment.</source>
        <translation>請稍候。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="111"/>
        <source>Opening {table}…</source>
        <translation>正在開桌：{table}…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="116"/>
        <source>This table cannot be joined</source>
        <translation>無法加入這張牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="118"/>
        <source>The table cannot be opened</source>
        <translation>無法開桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="127"/>
        <source>The table said no</source>
        <translation>牌桌沒有讓你進去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="136"/>
        <source>Nobody answers so far; it is still being tried. Finding out why…</source>
        <translation>還沒有回應，仍在嘗試。正在查找原因…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="138"/>
        <source>Nobody answers so far; it is still being tried. This was found:</source>
        <translation>還沒有回應，仍在嘗試。查到的情況：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="140"/>
        <source>Nobody answers so far; it is still being tried.</source>
        <translation>還沒有回應，仍在嘗試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="146"/>
        <source>{table} does not answer</source>
        <translation>{table} 沒有回應</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="151"/>
        <source>Its key is another than the last time. The host may have been set up anew, or somebody else answers in its place and could read what you play. Ask the host before you trust it.</source>
        <translation>它的金鑰和上次不同。可能是房主重新安裝過，也可能是別人冒充房主，能看到你打的牌。信任之前請先問問房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="157"/>
        <source>Key known so far</source>
        <translation>一直以來的金鑰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="158"/>
        <source>Key shown now</source>
        <translation>這次出示的金鑰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="160"/>
        <source>This is not the host you know</source>
        <translation>這不是你認識的房主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="210"/>
        <source>The room code of {table}</source>
        <translation>{table} 的房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="211"/>
        <source>Six digits, which the host sees on their screen.</source>
        <translation>六位數字，房主的螢幕上看得到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="286"/>
        <source>Room code</source>
        <translation>房間碼</translation>
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
        <translation>不開了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="291"/>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_attempt.py" line="292"/>
        <source>Trust this host from now on</source>
        <translation>今後信任這位房主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="74"/>
        <source>People sit in all six seats.</source>
        <translation>六個座位都有人了。</translation>
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
        <translation>旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="88"/>
        <source>Watch {table} ({place})</source>
        <translation>旁觀 {table}（{place}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="161"/>
        <location filename="../liudou_gui/widgets/join_page.py" line="290"/>
        <source>Tables on this network</source>
        <translation>區域網路上的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="162"/>
        <source>No table found so far. This goes on looking.</source>
        <translation>還沒有找到牌桌，仍在尋找。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="218"/>
        <source>Forget</source>
        <translation>忘記</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="220"/>
        <source>Forget {table} ({place})</source>
        <translation>忘記 {table}（{place}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_list.py" line="260"/>
        <source>Where you were lately</source>
        <translation>最近去過的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="84"/>
        <source>Invitation or address</source>
        <translation>邀請或位址</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="89"/>
        <source>Paste the link of the invitation, or type the address on the host’s screen.</source>
        <translation>貼上邀請連結，或輸入房主螢幕上的位址。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="91"/>
        <source>Join by invitation or address</source>
        <translation>用邀請或位址加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="128"/>
        <source>Your own table is still open.</source>
        <translation>你開的牌桌還在。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="130"/>
        <source>Your seat there is still yours.</source>
        <translation>你的座位還留著。</translation>
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
        <translation>開一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="288"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/join_page.py" line="289"/>
        <source>Search again</source>
        <translation>重新尋找</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="26"/>
        <source>Who sits down?</source>
        <translation>誰來入座？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="36"/>
        <source>To the table</source>
        <translation>去牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/name_dialog.py" line="45"/>
        <source>The others see this name at the table.</source>
        <translation>牌桌上的人會看到這個名字。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="13"/>
        <source>Choose one more {rank}</source>
        <translation>多選一張 {rank}</translation>
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
        <translation>下一個提示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="23"/>
        <source>Auto-play on or off</source>
        <translation>託管開關</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="24"/>
        <source>Fan or stacks</source>
        <translation>扇形或疊放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="25"/>
        <source>Sort by rank or by size of group</source>
        <translation>按點數或按張數排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="26"/>
        <source>Arrange in groups</source>
        <translation>自動理牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="27"/>
        <source>Lay the chosen cards aside as a group</source>
        <translation>把選中的牌歸為一組</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="28"/>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="29"/>
        <source>History of the deal</source>
        <translation>本局記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="30"/>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="31"/>
        <source>Notes on the others</source>
        <translation>對別人的推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="32"/>
        <source>Chat, at tables on the network</source>
        <translation>聊天（連線牌桌）</translation>
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
        <translation>計分表</translation>
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
        <translation>按鍵一覽</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="46"/>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="47"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="48"/>
        <source>Sound on or off</source>
        <translation>聲音開關</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="49"/>
        <source>Everything larger</source>
        <translation>全部放大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="50"/>
        <source>Everything smaller</source>
        <translation>全部縮小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="51"/>
        <source>Usual size</source>
        <translation>恢復原始大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="52"/>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="53"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="61"/>
        <source>Arrows, Home, End</source>
        <translation>方向鍵、Home、End</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="62"/>
        <source>Move over the hand; with Shift choose on the way</source>
        <translation>在手牌上移動；按住 Shift 一路選牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="64"/>
        <location filename="../liudou_gui/widgets/keys.py" line="48"/>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="64"/>
        <source>Choose the card, or drop it</source>
        <translation>選中或放下這張牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="65"/>
        <source>One copy more or less of the card’s rank</source>
        <translation>同點數多選或少選一張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="66"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="66"/>
        <source>From part to part of the window</source>
        <translation>在視窗各部分之間切換</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="79"/>
        <source>press a key</source>
        <translation>請按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="80"/>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="81"/>
        <source>{command}: {keys}</source>
        <translation>{command}：{keys}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="186"/>
        <source>{key} was taken from: {commands}</source>
        <translation>{key} 原本用於：{commands}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="190"/>
        <source>{key} is needed to move over the hand and the window.</source>
        <translation>{key} 要用來在手牌和視窗中移動。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="200"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="206"/>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="208"/>
        <source>At the table</source>
        <translation>牌桌上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="209"/>
        <source>While a question is open</source>
        <translation>有詢問時</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="210"/>
        <source>Always</source>
        <translation>任何時候</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="211"/>
        <source>These stay as they are</source>
        <translation>不能更改的按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="217"/>
        <source>Usual keys</source>
        <translation>恢復預設</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <location filename="../liudou_gui/widgets/chat_drawer.py" line="69"/>
        <source>Seats and invitation</source>
        <translation>座位和邀請</translation>
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
        <translation>聊天，未讀：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="62"/>
        <source>Your table is open</source>
        <translation>你的牌桌還開著</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="63"/>
        <source>Your table {table} is still open.</source>
        <translation>你的牌桌 {table} 還開著。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="65"/>
        <source>Stay here</source>
        <translation>留在這裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="67"/>
        <source>End it and open another</source>
        <translation>關掉它，另開一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="68"/>
        <source>Go back to it</source>
        <translation>回到那一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="271"/>
        <source>Leave, and come back later</source>
        <translation>先離開，稍後再回來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="274"/>
        <source>This is your table. The others can go on without you.</source>
        <translation>這是你開的牌桌。你走了，其他人仍可以繼續玩。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="276"/>
        <source>Leave it to the others</source>
        <translation>留給其他人繼續玩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="277"/>
        <source>End it for everyone</source>
        <translation>散桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="283"/>
        <source>A bot plays in your place. You can come back while the table is open.</source>
        <translation>機器人會替你出牌。只要牌桌還開著，你隨時可以回來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="284"/>
        <source>Leave for good</source>
        <translation>不再回來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="74"/>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="76"/>
        <source>The cards are being dealt…</source>
        <translation>正在發牌…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="78"/>
        <source>Not ready yet: {names}</source>
        <translation>還沒準備：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="81"/>
        <source>You are ready. Not ready yet: {names}</source>
        <translation>你已準備。還沒準備：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="84"/>
        <source>Not ready yet: you, {names}</source>
        <translation>還沒準備：你、{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="85"/>
        <source>All others are ready for the next deal.</source>
        <translation>其他人都準備好下一局了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_result.py" line="89"/>
        <source>Begin without waiting</source>
        <translation>不等了，開始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="136"/>
        <source>Votes for a bot here: {count}</source>
        <translation>請機器人代打的票數：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="204"/>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="222"/>
        <source>You are watching.</source>
        <translation>你正在旁觀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="226"/>
        <source>You play on yourself from your next turn.</source>
        <translation>下一次輪到你時由你自己出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="229"/>
        <source>A bot plays for you.</source>
        <translation>機器人正在替你出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="230"/>
        <source>Play on yourself</source>
        <translation>自己出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="340"/>
        <source>The host does not answer. It is still being tried; your cards stay as they are.</source>
        <translation>房主沒有回應，仍在嘗試；你的牌保持原樣。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="344"/>
        <source>The connection is lost. It comes back by itself; your cards stay as they are.</source>
        <translation>連線斷了，正在自動重新連線；你的牌保持原樣。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lan_table_page.py" line="348"/>
        <source>Coming back to the table…</source>
        <translation>正在回到牌桌…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="10"/>
        <source>A table of yours is open already. Go back to it, or close it first.</source>
        <translation>您已經開了一桌。請回到那一桌，或先把它關閉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="15"/>
        <source>The table cannot be kept on this disk: it is full, or may not be written to.</source>
        <translation>牌桌無法保存到這顆磁碟：磁碟已滿，或不允許寫入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="20"/>
        <source>The profile folder {folder} cannot be written: it is full, protected, or no folder. What a table knows you by is kept there; without it nobody would know you again. Make room, or use another folder.</source>
        <translation>無法寫入資料資料夾 {folder}：磁碟已滿、受保護，或者它不是資料夾。牌桌憑存放在那裡的金鑰認出你；沒有它，誰也無法再認出你。請騰出空間，或換一個資料夾。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="30"/>
        <source>This computer lets no program listen on the network now.</source>
        <translation>這部電腦現在不允許程式接受網路連線。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="35"/>
        <source>The table’s program did not start. What it said is in {path}.</source>
        <translation>牌桌程式沒有啟動。它的說明記錄在 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="40"/>
        <source>No table answers at {address}. Is it open there, and are both computers on the same network? An invitation link works where searching does not.</source>
        <translation>{address} 沒有牌桌回應。那邊的牌桌開著嗎？兩部電腦在同一個網路裡嗎？搜尋不到時，可以用邀請連結。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="49"/>
        <source>There are several tables at {address}. Choose one from the list, or use an invitation link.</source>
        <translation>{address} 上有好幾桌。請從清單中選一桌，或使用邀請連結。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="56"/>
        <source>It is not known where that table is.</source>
        <translation>不知道那一桌在哪裡。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_words.py" line="61"/>
        <source>“{name}” is not the computer you played with before: its fingerprint is another one. Somebody may pretend to be your host. Ask them to read theirs to you before you go on.</source>
        <translation>「{name}」不是您以前一起玩的那部電腦：它的指紋變了。可能有人冒充房主。繼續之前，請讓對方把自己的指紋唸給您核對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="64"/>
        <source>This computer cannot save the game. The table waits until there is room on the disk again; nothing is lost.</source>
        <translation>這部電腦無法儲存牌局。磁碟有空間後牌桌會繼續，什麼都不會遺失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="69"/>
        <source>The host cannot save the game: the disk is full or cannot be written. The table waits; nothing is lost.</source>
        <translation>房主的電腦無法儲存牌局：磁碟已滿或無法寫入。牌桌會等待，什麼都不會遺失。</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <location filename="../liudou_gui/widgets/lan_flow.py" line="286"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="171"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="167"/>
        <source>Leave the table? This deal and the running scores end here.</source>
        <translation>離開牌桌？本局和累計得分到此為止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="165"/>
        <source>Leave the table? You can go on with it later.</source>
        <translation>要離開牌桌嗎？之後還可以繼續。</translation>
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
        <translation>離開</translation>
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
        <translation>開新桌？未打完的那一局將會遺失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="256"/>
        <source>Begin anew</source>
        <translation>開新桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="277"/>
        <source>Discard the deal that waits? It cannot be brought back.</source>
        <translation>放棄未打完的那一局？放棄後無法復原。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="279"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="272"/>
        <source>Discard</source>
        <translation>放棄</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="167"/>
        <source>One moment: read this first, then choose Next.</source>
        <translation>稍等：先看完這一段，再點「下一步」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="169"/>
        <source>You may pass here, but the lesson has something better in mind.</source>
        <translation>這裡可以不出，不過這一課有更好的出法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="171"/>
        <source>That is allowed too, but keep those cards: the lesson has a use for them.</source>
        <translation>這樣出也合規則，不過先留著這些牌，後面用得上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/guide.py" line="174"/>
        <source>That is allowed too. For this lesson choose as said above.</source>
        <translation>這樣也可以，不過這一課請照提示選。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="52"/>
        <source>Welcome! Six players sit here, three landlords against three farmers. A side wins as soon as one of its players has no cards left.</source>
        <translation>歡迎！這裡有六個人，三名地主對三名農民。一方只要有一個人出完手裡的牌，這一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="59"/>
        <source>These are your 27 cards, sorted by rank. Play goes counter-clockwise: after you comes {p1}.</source>
        <translation>這是你的 27 張牌，按點數排好了。出牌按逆時針方向：你的下家是 {p1}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="66"/>
        <source>One card was marked before dealing, for all to see. {p3} was dealt it and is an open landlord, who will lead first.</source>
        <translation>發牌前選定了一張明牌，大家都看得到。{p3} 拿到了它，是明地主，第一手由他先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="74"/>
        <source>Two more cards look the same. {p3} holds one of them too; who holds the other is a hidden landlord, and nobody else knows who it is. You hold none. The third landlord is found by bidding.</source>
        <translation>還有兩張牌與它一樣。{p3} 也拿到了一張；拿著另一張的人是暗地主，別人都不知道是誰。你手裡沒有。第三名地主由叫分決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="83"/>
        <source>Bidding goes round once, from the seat after {p3} on. Every turn looks the same, so that the hidden landlord, who may not bid, is not noticed.</source>
        <translation>從 {p3} 的下家開始，每人叫一次。暗地主不能叫分，但每次看起來都一樣，所以看不出是誰。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="92"/>
        <source>You have fine cards: bid 3. Each bid must be higher than all before, and 3 ends the bidding. The winning bid is the stake S.</source>
        <translation>你的牌很好，叫 3 分吧。叫分必須比之前的都高，叫 3 分即止。最高的叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="99"/>
        <source>Your cards are worth more. Bid 3.</source>
        <translation>你的牌不止值這些。請叫 3 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="102"/>
        <source>You become a landlord. Now all six may double, at the same time; each double adds 1 to N. Choose Double.</source>
        <translation>你當上了地主。接下來六個人同時決定是否加倍，每人加倍，倍數 N 加 1。請選「加倍」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="109"/>
        <source>Be bold: for this lesson choose Double.</source>
        <translation>大膽一點：這一課請選「加倍」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="112"/>
        <source>All answers are shown together. Then {p3} leads, and play goes round.</source>
        <translation>六個人的決定一起公開。然後由 {p3} 先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="117"/>
        <source>Two players doubled: N is 3. What each of you wins or loses in the end is S times N times the base points. It stands up here.</source>
        <translation>有兩個人加倍，N 是 3。每人最後的輸贏是 S 乘 N 再乘底分，上面一直看得到。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="130"/>
        <source>{p3} led a single 5, {p4} put an 8 on it. A single is beaten by a higher single. First try a wrong card: tap your 3.</source>
        <translation>{p3} 先出單張 5，{p4} 用 8 壓上。單張要用更大的單張來壓。先故意試一張不行的：點你的 3。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="139"/>
        <source>This line says what you have chosen, or why it cannot be played. Tap the 3 again to drop it, choose the 10 instead, and press Play.</source>
        <translation>這一行告訴你選了什麼牌型，或者為什麼不能出。再點一下 3 把它放下，改選 10，然後點「出牌」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="146"/>
        <source>Keep that one for later. Play your 10.</source>
        <translation>那張先留著。請出 10。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="149"/>
        <source>Now each of the others passes or plays something higher.</source>
        <translation>現在其他人依次不出，或者出更大的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="153"/>
        <source>{p1} has played a king. You need not beat it: passing is always allowed when you follow, and you may play again later in the same trick. Press Pass.</source>
        <translation>{p1} 出了 K。你不必壓：跟牌時隨時可以不出，同一輪裡之後還能再出。請點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="160"/>
        <source>You could beat it, but save your high cards: press Pass.</source>
        <translation>你壓得過，不過大牌先留著：請點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="163"/>
        <source>All others have passed: {p1} wins the trick and leads whatever they like. Pairs are beaten by higher pairs.</source>
        <translation>其他人都不出，這一輪歸 {p1}，由他隨意先出。對子要用更大的對子來壓。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="172"/>
        <source>{p4} has played a pair of sixes. If you are not sure, press Hint: it chooses the best answer, and with each press the next best.</source>
        <translation>{p4} 出了一對 6。拿不定主意就點「提示」：它會選出最好的一手，再點就換下一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="181"/>
        <source>The line explains the hint. Play the pair of jacks; if you went on to another hint, choose the jacks by hand.</source>
        <translation>這一行說明提示的理由。請出一對 J；如果已經換到別的提示，就自己選 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="188"/>
        <source>The pair of jacks is the cheapest here. Play it.</source>
        <translation>這裡用一對 J 最合算。請出這一對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="190"/>
        <source>Let us see whether somebody has a higher pair.</source>
        <translation>看看有沒有人的對子更大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="197"/>
        <source>You won the trick and may lead any combination. Five or more single cards in a row are a straight. Press on your 7, drag to the 3 and let go. Then play.</source>
        <translation>這一輪歸你，你可以先出任何牌型。五張以上相連的單張是順子。按住 7，拖到 3 再鬆開，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="204"/>
        <source>Lead the straight 3 4 5 6 7.</source>
        <translation>請出順子 3 4 5 6 7。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="207"/>
        <source>A straight is only beaten by a higher one of the same length, or by a bomb.</source>
        <translation>只有同樣長、更大的順子或者炸彈能壓過順子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="213"/>
        <source>You lead again. Three of a rank with a pair are a full house. Drag from the queens to the nines, and play.</source>
        <translation>又輪到你先出。三張同點的帶一個對子是三帶二。從 Q 拖到 9，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="220"/>
        <source>Lead the three queens with the two nines.</source>
        <translation>請出三張 Q 帶兩張 9。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="222"/>
        <source>Full houses compare by the three equal cards.</source>
        <translation>三帶二比的是三張的部分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="224"/>
        <source>A bomb! Four or more of a rank beat everything that is no bomb. Among bombs more cards win, then the higher rank. Your six eights beat four kings: play them.</source>
        <translation>炸彈！四張以上同點的牌能壓過一切不是炸彈的牌。炸彈先比張數，再比點數。你的六張 8 大過四張 K：出吧。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="231"/>
        <source>Play all six eights.</source>
        <translation>請把六張 8 一起出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="234"/>
        <source>Six or more of a rank raise N by 1: it is 4 now. Jokers are bombs as well: three equal ones or any four add 1, five add 3, all six add 5 and beat everything. Two are no pair here.</source>
        <translation>六張以上同點的炸彈，倍數 N 加 1，現在是 4。王也能當炸彈：三張相同的或任意四張加 1，五張加 3，六張全在加 5，最大。這裡兩張王不是對子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="242"/>
        <source>Nobody has a bigger bomb, it seems.</source>
        <translation>看來沒有人有更大的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="244"/>
        <source>You lead. Play your single king, and watch {p5}.</source>
        <translation>輪到你先出。單出一張 K，注意看 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="247"/>
        <source>Lead your king alone.</source>
        <translation>請單出 K。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="249"/>
        <source>Watch what {p5} does.</source>
        <translation>看看 {p5} 怎麼出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="251"/>
        <source>That looks like the marked card! Playing a copy of it shows at once that {p5} is the hidden landlord. So {p3}, {p5} and you play together against the other three.</source>
        <translation>這張和明牌一樣！打出它，{p5} 的暗地主身分立刻公開。所以 {p3}、{p5} 和你是一方，對另外三人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="259"/>
        <source>This trick is your partner’s. Do not take it away: pass.</source>
        <translation>這一輪在隊友手裡，別搶：點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="262"/>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="122"/>
        <source>{p5} is on your side. Press Pass.</source>
        <translation>{p5} 是自己人。請點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="270"/>
        <source>There is help beside the table. Open the counter: it knows which cards are still out.</source>
        <translation>牌桌邊上還有幫手。打開「記牌器」：還有哪些牌沒出，它都記著。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="278"/>
        <source>Here, too, are the last trick, the history of the deal, and private notes on who might be who. The same button closes it again.</source>
        <translation>這裡還有上一輪、本局的出牌記錄，以及只有你看得到的推測。再點一次同一個按鈕就關上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="286"/>
        <source>Well done, the lesson proper is over. Play the rest as you like, with hints when you want them. The rule book has everything else.</source>
        <translation>打得好！課程的主要部分到此為止。剩下的隨你怎麼打，需要時可以點「提示」。其他內容規則書裡都有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="295"/>
        <source>The deal is over and all roles are shown. Each of the losing three pays W, each of the winning three gets W.</source>
        <translation>本局結束，身分全部公開。輸的三人各付 W，贏的三人各得 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/hidden.py" line="303"/>
        <source>This is how W came about: the stake S, N with everything that raised it, and the base points. Now you know the game. Have fun!</source>
        <translation>W 是這樣算出來的：叫分 S、倍數 N（每一項都列在這裡）和底分。現在你會玩了，祝你玩得開心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="51"/>
        <source>Here two camps of three play against each other: a positive and a negative landlord, each with two farmers. A camp wins as soon as one of its players has no cards left.</source>
        <translation>這個玩法分正反兩方，每方三人：一名正地主或反地主，加兩名農民。一方只要有一個人出完手裡的牌，這一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="58"/>
        <source>Neither mark was shown before the last card was dealt. The open mark makes {p5} the positive landlord, the secret mark makes {p2} the negative one. There is no bidding.</source>
        <translation>最後一張牌發完之前，兩張標記都不亮。{p5} 拿到明牌，是正地主；{p2} 拿到暗牌，是反地主。不用叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="66"/>
        <source>Both landlords got six of the twelve bottom cards, for all to see. You are one of the four farmers.</source>
        <translation>兩名地主各得六張底牌，大家都看得到。你是四名農民之一。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="74"/>
        <source>From {p5} on the farmers choose a camp in turn, and in secret. You are the first: join {p5}, the positive landlord.</source>
        <translation>從 {p5} 的下家開始，農民依次暗中選邊。你是第一個：請加入正地主 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="81"/>
        <source>For this lesson join {p5}.</source>
        <translation>這一課請加入 {p5}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="84"/>
        <source>Every turn looks the same, whether somebody is asked or not. If the first two choose alike, the other two are put in the other camp; else the third chooses and the fourth gets what is left.</source>
        <translation>不管有沒有被問到，每次看起來都一樣。前兩人選得一樣，後兩人就歸另一方；否則第三人來選，第四人得剩下的位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="94"/>
        <source>You are in the positive camp. {p5} knows it, the other farmers do not. Who the third of your camp is you must find out from the play.</source>
        <translation>你是正方。{p5} 知道，其他農民不知道。你們這一方的第三個人是誰，要從出牌中看出來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="102"/>
        <source>{p5} has laid the cards open for the rest of the deal. One landlord who does so adds 3 to N, both add 6.</source>
        <translation>{p5} 選擇明牌打完這一局。一名地主明牌，倍數 N 加 3；兩人都明，加 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="115"/>
        <source>A farmer leads: {p4}, who sits before the positive landlord. {p5}, your partner, has put a 7 on it. Leave the trick to your camp: pass.</source>
        <translation>由農民先出：{p4} 是正地主的上家。你的隊友 {p5} 用 7 壓了上去。這一輪留給自己人，點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="124"/>
        <source>See who beats whom: that is how camps show.</source>
        <translation>看清楚誰壓誰，陣營就是這樣露出來的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="126"/>
        <source>{p2}, the negative landlord, has the trick with a 10. That is the other camp. Beat it with your king.</source>
        <translation>反地主 {p2} 用 10 佔了先。那是另一方，用你的 K 壓過他。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="133"/>
        <source>Your king is the right card: it is no part of anything better.</source>
        <translation>用 K 正合適：它和別的牌湊不成牌型。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="135"/>
        <source>Has anybody something higher than a king?</source>
        <translation>有沒有人的牌大過 K？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="137"/>
        <source>You lead. Three or more pairs in a row are a pair run, and with four decks the ace may be low: AA2233. Drag over twos and aces, then over the threes, and play.</source>
        <translation>輪到你先出。三個以上相連的對子是連對，四副牌裡 A 可以排在最小：AA2233。先拖過 2 和 A，再拖過 3，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="144"/>
        <source>Lead the pair run of aces, twos and threes.</source>
        <translation>請出 A、2、3 的連對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="146"/>
        <source>A pair run is beaten by a higher one of the same length.</source>
        <translation>同樣長、更大的連對才能壓過連對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="148"/>
        <source>Two or more triples in a row are a triple run. Drag over your queens and jacks, and play.</source>
        <translation>兩組以上相連的三張是三順。拖過 Q 和 J，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="154"/>
        <source>Lead the three queens with the three jacks.</source>
        <translation>請出三張 Q 和三張 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="156"/>
        <source>Watch who answers, and whom they beat.</source>
        <translation>看看誰來壓，壓的是誰。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="158"/>
        <source>{p1} beat your play, and {p3} bombed it at once. Nothing is certain, but it seems that {p1} is against you and {p3} is the third of your camp.</source>
        <translation>{p1} 壓了你的牌，{p3} 馬上又炸了他。雖然不能確定，但看來 {p1} 是對方的，{p3} 是你們這一方的第三人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="166"/>
        <source>Note it down: open your notes.</source>
        <translation>記下來：打開「推測」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="171"/>
        <source>Here you mark what you take each player for; nobody else sees it. A click on a seat does the same.</source>
        <translation>在這裡標出你猜測的各人身分，別人看不到。直接點座位也可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="179"/>
        <source>{p3} holds the trick, for your camp it seems. Pass.</source>
        <translation>這一輪在 {p3} 手裡，看來是自己人。點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="182"/>
        <source>Do not bomb a likely partner. Press Pass.</source>
        <translation>別炸可能的隊友。請點「不出」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="184"/>
        <source>The other camp may have a bigger bomb.</source>
        <translation>另一方也許有更大的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="186"/>
        <source>{p2} bombs with five fives. Among bombs more cards win: play your nine eights. Seven or more raise N by their cards less six.</source>
        <translation>{p2} 用五張 5 炸。炸彈比張數，多的大：出你的九張 8。七張以上，倍數 N 加上張數減六。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="193"/>
        <source>Play all nine eights. Your three jokers would not beat five fives.</source>
        <translation>請把九張 8 一起出。三張王壓不過五張 5。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="196"/>
        <source>N is 7: 1 to begin with, 3 for the open cards, 3 for the bomb. The greatest raise is seven stars: exactly seven jokers add 9, and kill the eighth if another player still holds it.</source>
        <translation>N 是 7：起始 1，明牌加 3，炸彈加 3。加得最多的是七星聚：正好七張王加 9；第八張王如果還在別人手裡，就成了死牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="209"/>
        <source>The lesson proper is over. Twelve cards are left: play on as you like, with hints when you want them.</source>
        <translation>課程的主要部分到此為止。你還剩十二張牌：接下來隨你怎麼打，需要時可以點「提示」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="218"/>
        <source>The deal is over and the camps are shown. W is base times N: each farmer wins or loses W, each landlord twice W.</source>
        <translation>本局結束，陣營公開。W 等於底分乘 N：每名農民輸贏 W，每名地主是 W 的兩倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_camps.py" line="226"/>
        <source>This shows what raised N. If one player had held both marks, it would have been one against five, for five times W. Have fun with the two camps!</source>
        <translation>這裡列出 N 是怎麼加上去的。如果一個人拿到兩張標記，就是一打五，獨家地主輸贏五倍的 W。祝你玩得開心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="49"/>
        <source>New Six is played with four decks: two landlords against four farmers. A side wins as soon as one of its players has no cards left.</source>
        <translation>新六人用四副牌：兩名地主對四名農民。一方只要有一個人出完手裡的牌，這一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="56"/>
        <source>You hold 34 cards; twelve lie aside as the bottom. The open mark is shown the moment it is dealt: {p4} holds it and bids first.</source>
        <translation>你手裡有 34 張牌，另有十二張留作底牌。明牌一發出就亮給大家看：{p4} 拿到了它，第一個叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="64"/>
        <source>Bidding goes round once: 1, 2, 3 or no bid, each higher than all before.</source>
        <translation>每人叫一次：叫 1、2、3 分或者不叫，必須比之前的都高。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="69"/>
        <source>Bid 3: that ends the bidding and makes you the great landlord. In this game the bid decides the role alone; the score does not depend on it.</source>
        <translation>叫 3 分：叫分到此為止，你就是大地主。這個玩法裡叫分只決定身分，與得分無關。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="76"/>
        <source>With these cards you want to be the great landlord. Bid 3.</source>
        <translation>這手牌值得當大地主。請叫 3 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="79"/>
        <source>Now the secret mark comes to light. Until this moment nobody knew where it was. {p2} holds it: the second landlord, your partner. All roles are public.</source>
        <translation>現在亮出暗牌。在這之前誰也不知道它在哪裡。{p2} 拿著它，是二地主，也就是你的隊友。身分全部公開。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="87"/>
        <source>Each landlord got six of the bottom cards, and all have seen which. You hold 40 cards now. If you had held the secret mark yourself, you would play alone against five.</source>
        <translation>兩名地主各得六張底牌，大家都看到了是哪幾張。你現在有 40 張牌。如果暗牌在你自己手裡，你就要一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="95"/>
        <source>Landlords may lay their cards open for the rest of the deal: N + 3, or N + 6 if both do. That helps the farmers, so keep yours closed.</source>
        <translation>地主可以明牌打完這一局：倍數 N + 3，兩人都明就是 N + 6。這也幫了農民，所以這次不要明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="102"/>
        <source>Not this time: keep your cards closed.</source>
        <translation>這次不要，請選不明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="104"/>
        <source>The great landlord leads. That is you.</source>
        <translation>大地主先出，就是你。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="111"/>
        <source>With four decks runs may begin with a low ace: A 2 3 4 5 is a straight. Drag from your 5 to the 3, then tap one 2 and one ace. Then play.</source>
        <translation>四副牌裡 A 可以排在最小：A 2 3 4 5 是順子。從 5 拖到 3，再點一張 2 和一張 A，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="118"/>
        <source>Lead the straight A 2 3 4 5. Escape drops what you have chosen.</source>
        <translation>請出順子 A 2 3 4 5。按 Esc 可以放下選中的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="120"/>
        <source>Only a higher straight of five beats it, or a bomb.</source>
        <translation>只有更大的五張順子或者炸彈能壓過它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="122"/>
        <source>Two triples in a row with two pairs are an airplane with wings. With four decks the pairs must be in a row, too. Drag from the tens to the sevens, and play.</source>
        <translation>兩組相連的三張帶兩個對子，是飛機帶翅膀。四副牌裡對子也必須相連。從 10 拖到 7，然後出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="129"/>
        <source>Lead all your sevens, eights, nines and tens together.</source>
        <translation>請把 7、8、9、10 一起出掉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="131"/>
        <source>Airplanes compare by their triples; the wings do not count.</source>
        <translation>飛機只比三張的部分，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="133"/>
        <source>{p1} bombs with four fives. Three equal jokers are a bomb that beats four of any rank; five of a rank would beat it. Play your three small jokers.</source>
        <translation>{p1} 用四張 5 炸你。三張相同的王也是炸彈，大過任何四張的炸彈，小於任何五張的。請出三張小王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="140"/>
        <source>Something smaller is enough: your three small jokers.</source>
        <translation>用小一點的就夠了：三張小王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="142"/>
        <source>Your partner and the farmers answer.</source>
        <translation>隊友和農民依次應對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="144"/>
        <source>You lead again. Play the full house of queens and jacks.</source>
        <translation>又輪到你先出。請出 Q 帶 J 的三帶二。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="147"/>
        <source>Lead the three queens with the two jacks.</source>
        <translation>請出三張 Q 帶兩張 J。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="149"/>
        <source>Watch who answers.</source>
        <translation>看看誰來壓。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="151"/>
        <source>{p3} has higher triples. Show what you got from the bottom: eight kings. A bomb of seven or more raises N by its cards less six, here by 2.</source>
        <translation>{p3} 的三張更大。亮出底牌幫你湊成的八張 K 吧。七張以上的炸彈，倍數 N 加上張數減六，這裡加 2。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="158"/>
        <source>Play all eight kings.</source>
        <translation>請把八張 K 一起出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="161"/>
        <source>N is 3 now. Four equal jokers, any six, and five split one to four add 3; all eight add 6, exactly seven add 9. Three jokers, and mixed fours, add nothing.</source>
        <translation>現在 N 是 3。四張相同的王、任意六張王、一帶四的五張王加 3；八張王加 6，正好七張加 9。三張王和混合的四張王不加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="169"/>
        <source>Two odd ones: AAA222 is nothing without wings. And 222333 is the lowest triple run of two when bare, but the highest airplane of two with wings. The rule book shows them all.</source>
        <translation>有兩處容易弄錯：AAA222 不帶翅膀就不成牌型；222333 不帶翅膀是兩組三順裡最小的，帶上翅膀卻是兩組飛機裡最大的。規則書裡都有。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="176"/>
        <source>Still nobody beats your kings.</source>
        <translation>還是沒有人壓得過你的 K。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="183"/>
        <source>Open the history: it keeps every play of this deal.</source>
        <translation>打開「記錄」：這一局出過的每一手都在裡面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="188"/>
        <source>The same button closes it. Beside it another one shows the bottom cards again, for as long as the deal lasts.</source>
        <translation>再點一次就關上。旁邊的「底牌」按鈕可以隨時再看底牌，直到本局結束。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="196"/>
        <source>The lesson proper is over: nine cards are left, and you lead. Two equal jokers are a pair here; yours is the highest of all. Play on as you like.</source>
        <translation>課程的主要部分到此為止：你還剩九張牌，輪到你先出。這裡兩張相同的王是對子，你這一對最大。接下來隨你怎麼打。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="205"/>
        <source>W is base times N. Each farmer wins or loses W, the second landlord W as well, and the great landlord three times W.</source>
        <translation>W 等於底分乘 N。每名農民輸贏 W，二地主也是 W，大地主是 W 的三倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lessons/two_four.py" line="213"/>
        <source>This shows what raised N. Had a landlord got no bomb at all, or nothing but bombs, the deal would have been won without play. Have fun with New Six!</source>
        <translation>這裡列出 N 是怎麼加上去的。如果有地主一個炸彈也沒有，或者手裡全是炸彈，就不打就贏。祝你玩得開心！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="76"/>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/coach.py" line="78"/>
        <source>Leave the lesson</source>
        <translation>退出教學</translation>
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
        <translation>學習{game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="36"/>
        <source>Learn {game} (done)</source>
        <translation>學習{game}（已學完）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="83"/>
        <source>New here? Learn a game at the table, step by step, in five minutes:</source>
        <translation>第一次玩？五分鐘，在牌桌上一步一步學會：</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="28"/>
        <source>The host has changed the table.</source>
        <translation>房主改了牌桌設定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="30"/>
        <source>The deal begins.</source>
        <translation>開局了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="48"/>
        <source>You lead the table now.</source>
        <translation>現在由你擔任房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="49"/>
        <source>{name} leads the table now.</source>
        <translation>現在由 {name} 擔任房主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="55"/>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="64"/>
        <source>{name} has sat down on seat {seat}.</source>
        <translation>{name} 坐到了 {seat} 號座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="68"/>
        <source>{name} has left the seat.</source>
        <translation>{name} 離開了座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="74"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="184"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="195"/>
        <source>{name} watches.</source>
        <translation>{name} 在旁觀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="103"/>
        <source>{name} is ready.</source>
        <translation>{name} 準備好了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="97"/>
        <source>{name} is away.</source>
        <translation>{name} 暫時離開了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="99"/>
        <source>A bot plays for {name} meanwhile.</source>
        <translation>機器人暫時替 {name} 出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="105"/>
        <source>{name} is not ready any more.</source>
        <translation>{name} 取消了準備。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_news.py" line="101"/>
        <source>{name} is back.</source>
        <translation>{name} 回來了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="23"/>
        <source>Connecting…</source>
        <translation>正在連線…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="26"/>
        <source>Hosting on this network</source>
        <translation>正在本網路上開桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="26"/>
        <source>Connected</source>
        <translation>已連線</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="29"/>
        <source>Connection lost, trying again…</source>
        <translation>連線斷了，正在重新連線…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="31"/>
        <source>Nobody answers, trying again…</source>
        <translation>沒有回應，正在重試…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="33"/>
        <source>The table said no</source>
        <translation>牌桌沒有讓你進去</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="40"/>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="42"/>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="44"/>
        <source>Hard</source>
        <translation>困難</translation>
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
        <translation>出牌不限時</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="54"/>
        <source>counter on</source>
        <translation>可用記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="54"/>
        <source>counter off</source>
        <translation>不用記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="56"/>
        <source>spectators may watch</source>
        <translation>允許旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="58"/>
        <source>no spectators</source>
        <translation>不許旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="60"/>
        <source>room code needed</source>
        <translation>需要房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="60"/>
        <source>open to all</source>
        <translation>誰都能進</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="67"/>
        <source>Ready</source>
        <translation>已準備</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="68"/>
        <source>Not ready</source>
        <translation>未準備</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="69"/>
        <source>Playing</source>
        <translation>對局中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="70"/>
        <source>Loading</source>
        <translation>載入中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="71"/>
        <source>Away</source>
        <translation>暫離</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="72"/>
        <source>Bot for now</source>
        <translation>機器人代打</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="73"/>
        <source>Bot</source>
        <translation>機器人</translation>
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
        <translation>等客人來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="89"/>
        <source>bot</source>
        <translation>機器人</translation>
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
        <translation>已隱藏發言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="100"/>
        <source>votes for a bot: {count}</source>
        <translation>要求機器人代打：{count} 票</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="102"/>
        <source>asked to change places</source>
        <translation>已請求換座位</translation>
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
        <translation>1 個機器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="112"/>
        <source>{count} bots</source>
        <translation>{count} 個機器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="114"/>
        <source>1 seat free</source>
        <translation>1 個空座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="114"/>
        <source>{count} free</source>
        <translation>{count} 個空座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="116"/>
        <source>{count} watching</source>
        <translation>{count} 人旁觀</translation>
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
        <translation>重新發牌 {count} 次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="140"/>
        <source>Play by yourself again</source>
        <translation>取消託管，自己出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="141"/>
        <source>Offer the seat</source>
        <translation>讓出座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="142"/>
        <source>Sit here</source>
        <translation>坐這裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="143"/>
        <source>Ask {name} to change places</source>
        <translation>請 {name} 換座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="144"/>
        <source>Put a bot here</source>
        <translation>補上機器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="145"/>
        <source>Let a bot play for {name}</source>
        <translation>讓機器人替 {name} 出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="146"/>
        <source>Give the seat back to {name}</source>
        <translation>把座位還給 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="147"/>
        <source>Vote for a bot instead of {name}</source>
        <translation>投票讓機器人替 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="148"/>
        <source>Only watch</source>
        <translation>只旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="149"/>
        <source>Mute {name} here</source>
        <translation>不看 {name} 的發言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="150"/>
        <source>Send {name} away</source>
        <translation>請 {name} 離開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="153"/>
        <source>No bot instead of {name} after all</source>
        <translation>收回替 {name} 的投票</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="154"/>
        <source>Hear {name} again</source>
        <translation>重新看 {name} 的發言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="162"/>
        <source>Fill with bots and start</source>
        <translation>補上機器人並開始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="164"/>
        <source>Start anyway · {people}</source>
        <translation>開始（{people}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="166"/>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="167"/>
        <source>Start the game</source>
        <translation>開始遊戲</translation>
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
        <translation>在等 {count} 個人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="185"/>
        <source>{name} asks to change places: seat {theirs} for your seat {yours}.</source>
        <translation>{name} 想和你換座位：用 {theirs} 號換你的 {yours} 號。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="194"/>
        <source>You are watching: all seats are taken, and you wait for one.</source>
        <translation>座位已滿，你正在旁觀並等候空位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="195"/>
        <source>You are watching until this deal is over: then you get a bot’s seat.</source>
        <translation>你先旁觀，這一局打完後由你接替機器人入座。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="203"/>
        <source>A deal is being played.</source>
        <translation>正在打牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="207"/>
        <source>You are watching. A free seat or a bot’s can be taken.</source>
        <translation>你在旁觀。空座位和機器人的座位都可以坐。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="209"/>
        <source>All are ready: the host begins.</source>
        <translation>都準備好了，等房主開始。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="214"/>
        <source>Waiting for you and {name}</source>
        <translation>大家在等你和{name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="216"/>
        <source>The deal begins once you are ready</source>
        <translation>你準備好，牌局就開始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lobby_strings.py" line="217"/>
        <source>The others are waiting for you</source>
        <translation>大家在等你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="51"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="53"/>
        <source>A table on this network</source>
        <translation>本網路上的牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_bar.py" line="59"/>
        <source>Change</source>
        <translation>變更</translation>
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
        <translation>聊天紀錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="252"/>
        <source>Nobody has said anything yet.</source>
        <translation>還沒有人說話。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="253"/>
        <source>Say something…</source>
        <translation>說點什麼…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="254"/>
        <source>Say something</source>
        <translation>說點什麼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="255"/>
        <source>Send</source>
        <translation>傳送</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="256"/>
        <source>More phrases</source>
        <translation>更多常用語</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="259"/>
        <source>Say: {words}</source>
        <translation>說：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_chat.py" line="262"/>
        <source>Show: {words}</source>
        <translation>表情：{words}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="66"/>
        <source>Open that setting</source>
        <translation>開啟這項設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="68"/>
        <source>Copy this</source>
        <translation>複製</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="173"/>
        <source>The check could not be made: {error}</source>
        <translation>檢查沒能進行：{error}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="180"/>
        <source>Looking, this takes some seconds…</source>
        <translation>正在檢查，要幾秒鐘…</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="185"/>
        <source>Checked at {time}</source>
        <translation>檢查於 {time}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="187"/>
        <source>Not checked yet</source>
        <translation>還沒有檢查</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="216"/>
        <source>Copied.</source>
        <translation>已複製。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="219"/>
        <source>The report is copied.</source>
        <translation>已複製報告。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="224"/>
        <source>Check again</source>
        <translation>再檢查一次</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_doctor.py" line="225"/>
        <source>Copy this report</source>
        <translation>複製這份報告</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="49"/>
        <source>Room code {code}</source>
        <translation>房間碼 {code}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="53"/>
        <source>Copy the room code</source>
        <translation>複製房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="90"/>
        <source>{adapter}: stopped, see the check</source>
        <translation>{adapter}：進不來，見檢查結果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="95"/>
        <source>Copy {address}</source>
        <translation>複製 {address}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="166"/>
        <source>The invitation is copied.</source>
        <translation>已複製邀請。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="169"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="126"/>
        <source>The room code is copied.</source>
        <translation>已複製房間碼。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="183"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="289"/>
        <source>Let them in</source>
        <translation>請人進來</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="196"/>
        <source>The invitation as a QR code</source>
        <translation>邀請的 QR 碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="198"/>
        <source>There is no invitation: this computer is on no network.</source>
        <translation>沒有邀請：這部電腦沒有連上網路。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="200"/>
        <source>Scan it, or type the room code</source>
        <translation>掃描它，或者輸入房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="202"/>
        <source>Scan it, or choose the table in the list: it is open to all on this network</source>
        <translation>掃描，或在清單中選這張牌桌：本網路上的人都可以加入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="207"/>
        <source>Addresses of this computer</source>
        <translation>這部電腦的位址</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="208"/>
        <source>Copy invitation link</source>
        <translation>複製邀請連結</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_invite.py" line="245"/>
        <source>{address} is copied.</source>
        <translation>已複製 {address}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="86"/>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="290"/>
        <source>Can they reach you?</source>
        <translation>別人連得到你嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="162"/>
        <source>You sit on seat {seat}.</source>
        <translation>你坐在 {seat} 號座位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="164"/>
        <source>You are watching.</source>
        <translation>你在旁觀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="252"/>
        <source>Send {name} away from the table? A bot takes the seat.</source>
        <translation>請 {name} 離開牌桌嗎？機器人會坐到這個座位上。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="254"/>
        <source>Send {name} away from the table?</source>
        <translation>請 {name} 離開牌桌嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="259"/>
        <source>Send away and change the room code</source>
        <translation>請離開並更換房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="261"/>
        <source>Keep</source>
        <translation>留下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="257"/>
        <source>Send away</source>
        <translation>請離開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="272"/>
        <source>Lobby</source>
        <translation>大廳</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="281"/>
        <source>Parts of the lobby</source>
        <translation>大廳的各部分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_page.py" line="287"/>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="132"/>
        <source>Six seats</source>
        <translation>六個座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="50"/>
        <source>{points} points</source>
        <translation>{points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="106"/>
        <source>{act} (seat {seat})</source>
        <translation>{act}（{seat} 號座位）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="109"/>
        <source>More for seat {seat}: {name}</source>
        <translation>{seat} 號座位的更多操作：{name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seat_row.py" line="119"/>
        <source>Seat {seat}</source>
        <translation>{seat} 號座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="60"/>
        <source>Change places</source>
        <translation>換座位</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="61"/>
        <source>Stay here</source>
        <translation>不換</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="135"/>
        <source>The table will show here once you are let in.</source>
        <translation>進去以後，這裡會顯示牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="169"/>
        <source>Watching:</source>
        <translation>旁觀：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="208"/>
        <source>Fill with bots</source>
        <translation>補上機器人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="218"/>
        <source>To the table</source>
        <translation>去牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="223"/>
        <source>Not ready after all</source>
        <translation>取消準備</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/lobby_seats.py" line="225"/>
        <source>I am ready</source>
        <translation>我準備好了</translation>
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
        <translation>爺爺</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="43"/>
        <source>Hao</source>
        <translation>浩浩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="44"/>
        <source>Lan</source>
        <translation>小蘭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="45"/>
        <source>Bao</source>
        <translation>阿寶</translation>
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
        <translation>農民？</translation>
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
        <translation>同夥？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="49"/>
        <source>against me?</source>
        <translation>對手？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="73"/>
        <source>passed {times}</source>
        <translation>不出 {times}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="74"/>
        <source>beat {times}</source>
        <translation>壓過 {times}</translation>
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
        <translation>對 {name} 的牌：{what}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="93"/>
        <source>Bid {value}</source>
        <translation>叫了 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="95"/>
        <source>Did not bid</source>
        <translation>沒有叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="97"/>
        <source>Doubled</source>
        <translation>加倍了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="99"/>
        <source>Did not double</source>
        <translation>沒有加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="101"/>
        <source>Number {value} in the order of choosing camps</source>
        <translation>第 {value} 個選邊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="103"/>
        <source>Trick {trick}: passed on {name}’s play ({play})</source>
        <translation>第 {trick} 輪：{name} 出{play}，不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="105"/>
        <source>Trick {trick}: beat {name}’s play ({play})</source>
        <translation>第 {trick} 輪：壓過 {name} 的{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="107"/>
        <source>Trick {trick}: bombed {name}’s play ({play})</source>
        <translation>第 {trick} 輪：炸了 {name} 的{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="109"/>
        <source>Trick {trick}: led low ({play}) when {name} had {cards}</source>
        <translation>第 {trick} 輪：{name} 只剩 {cards}時出小牌（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/notes_strings.py" line="111"/>
        <source>Trick {trick}: revealed as hidden landlord</source>
        <translation>第 {trick} 輪：亮明是暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/note_tag.py" line="67"/>
        <source>My note on {name}</source>
        <translation>我對 {name} 的推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/note_tag.py" line="77"/>
        <source>No note</source>
        <translation>不做推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="103"/>
        <source>{name}: {role}</source>
        <translation>{name}：{role}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="164"/>
        <source>My note on {name}: {guess}</source>
        <translation>我對 {name} 的推測：{guess}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="215"/>
        <source>Only you see these notes. Dashed is your guess, solid is what you know.</source>
        <translation>推測只有你自己看得見。虛線是你的推測，實線是你確知的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="217"/>
        <source>In this game all roles are public: there is nothing to guess.</source>
        <translation>這種玩法身分全部公開，沒有什麼可推測的。</translation>
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
        <translation>我準備好了</translation>
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
        <translation>這牌出得漂亮！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="105"/>
        <source>Sorry!</source>
        <translation>對不住！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="106"/>
        <source>Thank you!</source>
        <translation>謝謝！</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="107"/>
        <source>The tea is getting cold…</source>
        <translation>茶都涼了…</translation>
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
        <translation>驚訝</translation>
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
        <translation>不回答就抽籤決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="316"/>
        <source>No answer means no.</source>
        <translation>不回答就是否。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="318"/>
        <source>No answer: your lowest card is led.</source>
        <translation>不回答就出最小的一張。</translation>
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
        <translation>暗中選擇，只有兩名地主知道。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="217"/>
        <source>Choosing in turn:</source>
        <translation>依次選擇：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="124"/>
        <source>Bid to be a landlord</source>
        <translation>叫分當地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="126"/>
        <source>Bid for great landlord</source>
        <translation>叫分當大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="130"/>
        <source>{name} said {value}. Higher, or pass. 3 ends it.</source>
        <translation>{name} 叫了 {value} 分。叫更高或不叫，叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="133"/>
        <source>Nobody has bid yet. 3 ends it.</source>
        <translation>還沒有人叫分，叫 3 分即止。</translation>
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
        <translation>加倍嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="166"/>
        <source>Every double adds 1 to N. All six decide at the same time.</source>
        <translation>每人加倍，倍數 N 加 1。六人同時決定。</translation>
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
        <translation>明牌加倍嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="173"/>
        <source>N + {by}. Everybody sees your cards for the rest of the deal.</source>
        <translation>倍數 N + {by}。本局之內所有人都看得見你的牌。</translation>
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
        <translation>要暴露地主身分嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="69"/>
        <source>A copy of the marked card is among these: it tells everybody (H6).</source>
        <translation>其中有一張與明牌相同：一出就人人知道（H6）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="73"/>
        <source>Use another {rank}</source>
        <translation>換另一張 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="76"/>
        <source>Bomb your own side?</source>
        <translation>要炸自己人嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="77"/>
        <source>The play on the table is your partner’s.</source>
        <translation>桌上的牌是隊友出的。</translation>
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
        <translation>這些牌不成牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="69"/>
        <source>two jokers are no pair in this game</source>
        <translation>這種玩法裡兩張王不是對子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="70"/>
        <source>two {rank}s are no pair in this game</source>
        <translation>這種玩法裡兩張{rank}不是對子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="75"/>
        <source>a straight needs at least five cards</source>
        <translation>順子至少五張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="76"/>
        <source>a straight needs at least five cards, these are {got}</source>
        <translation>順子至少五張，這裡只有 {got} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="81"/>
        <source>a pair run needs at least three pairs</source>
        <translation>連對至少三對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="82"/>
        <source>a pair run needs at least three pairs, these are {got}</source>
        <translation>連對至少三對，這裡只有 {got} 對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="87"/>
        <source>a straight has no gaps</source>
        <translation>順子中間不能斷</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="88"/>
        <source>{rank} is missing in this straight</source>
        <translation>這個順子缺 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="93"/>
        <source>a pair run has no gaps</source>
        <translation>連對中間不能斷</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="94"/>
        <source>a pair of {rank} is missing in this run</source>
        <translation>這個連對缺一對 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="99"/>
        <source>a triple run has no gaps</source>
        <translation>三順中間不能斷</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="100"/>
        <source>three {rank} are missing in this run</source>
        <translation>這個三順缺三張 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="105"/>
        <source>an airplane carries as many pairs as it has triples</source>
        <translation>飛機有幾組三張，就帶幾對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="106"/>
        <source>this airplane needs {need} pairs as wings and has {got}</source>
        <translation>這個飛機要帶 {need} 對，現在是 {got} 對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="111"/>
        <source>jokers have no place in an airplane</source>
        <translation>飛機裡不能有王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="112"/>
        <source>jokers are wings only for two triples: two small and two big ones</source>
        <translation>只有兩組三張才能帶王，而且是兩張小王加兩張大王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="117"/>
        <source>no bomb inside an airplane</source>
        <translation>飛機裡不能有炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="118"/>
        <source>{rank} appears {got} times: no bomb inside an airplane</source>
        <translation>{rank} 有 {got} 張：飛機裡不能有炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="122"/>
        <source>this is another kind of play than the one to beat</source>
        <translation>和要壓的牌型不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="127"/>
        <source>only as many cards as were played can answer</source>
        <translation>張數必須相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="128"/>
        <source>{got} cards cannot answer {need}</source>
        <translation>{got} 張不能壓 {need} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="133"/>
        <source>this is too low</source>
        <translation>不夠大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="134"/>
        <source>this is lower than {rank}</source>
        <translation>比 {rank} 小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="139"/>
        <source>the bomb to beat is bigger</source>
        <translation>要壓的炸彈更大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="141"/>
        <source>a bomb of {got} as well, but of a lower rank</source>
        <translation>同是 {got} 張的炸彈，但點數較小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="142"/>
        <source>a bomb of {got} is smaller than one of {need}</source>
        <translation>{got} 張的炸彈小於 {need} 張的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="147"/>
        <source>a bid must be higher than all before</source>
        <translation>叫分必須高於之前的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="148"/>
        <source>a bid must be higher than {need}</source>
        <translation>叫分必須高於 {need} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="152"/>
        <source>no cards are chosen</source>
        <translation>還沒有選牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="154"/>
        <source>the two cards of a pair are of one rank</source>
        <translation>對子的兩張牌點數要相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="156"/>
        <source>big and small jokers do not make a bomb like this</source>
        <translation>大小王這樣放不成炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="159"/>
        <source>a triple takes a pair along, not single cards</source>
        <translation>三張只能帶一對，不能帶單張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="162"/>
        <source>at this table three jokers are no triple for a full house</source>
        <translation>這一桌三張王不能作三帶二的三張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="165"/>
        <source>the pair of a full house may not be jokers in this game</source>
        <translation>這種玩法裡三帶二不能帶王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="173"/>
        <source>a 2 cannot stand there in a run</source>
        <translation>2 不能放在這個順子裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="174"/>
        <source>runs never contain jokers</source>
        <translation>順子裡不能有王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="175"/>
        <source>the ace is low or high, not both</source>
        <translation>A 只能作最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="176"/>
        <source>AAA222 alone is no triple run</source>
        <translation>單獨的 AAA222 不是三順</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="178"/>
        <source>the wings of an airplane are pairs</source>
        <translation>飛機只能帶對子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="179"/>
        <source>at this table the wings are different pairs, none of the airplane’s own ranks</source>
        <translation>這一桌飛機要帶不同的對子，且不能與機身同點</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="182"/>
        <source>the pairs of the wings must be consecutive in this game</source>
        <translation>這種玩法裡飛機帶的對子必須相連</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="185"/>
        <source>AA22 are no wings for two triples</source>
        <translation>兩組三張不能帶 AA22</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="191"/>
        <source>this run is lower than the one to beat</source>
        <translation>這個順子比要壓的小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="192"/>
        <source>this airplane is lower than the one to beat</source>
        <translation>這個飛機比要壓的小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="196"/>
        <source>these jokers are lower than the bomb to beat</source>
        <translation>這些王比要壓的炸彈小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="199"/>
        <source>equal is not greater</source>
        <translation>一樣大，壓不過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="200"/>
        <source>who leads may not pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="201"/>
        <source>after seven jokers the eighth can never be played</source>
        <translation>七星聚之後，第八張王不能再出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="204"/>
        <source>these cards are not in your hand</source>
        <translation>這些牌不在你手裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="205"/>
        <source>it is not your turn</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="206"/>
        <source>the time for this answer is over</source>
        <translation>回答的時間已過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="208"/>
        <source>a bid is 1, 2 or 3</source>
        <translation>叫分只能是 1、2、3</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="209"/>
        <source>this turn lasts its full time</source>
        <translation>這一輪要等時間到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/reason_strings.py" line="210"/>
        <source>the deal is over</source>
        <translation>本局已經結束</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="198"/>
        <source>Played</source>
        <translation>時間</translation>
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
        <translation>身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="204"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="107"/>
        <source>Result</source>
        <translation>結果</translation>
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
        <translation>歷史記錄已損壞，現重新開始。舊檔案保留為 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="37"/>
        <source>{count} old records could not be read; their files stay where they are.</source>
        <translation>有 {count} 份舊記錄無法讀取；檔案仍留在原處。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="49"/>
        <source>All games</source>
        <translation>全部玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="54"/>
        <source>All roles</source>
        <translation>全部身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="59"/>
        <source>All results</source>
        <translation>全部結果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="66"/>
        <source>At any time</source>
        <translation>全部時間</translation>
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
        <translation>自選日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="85"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="53"/>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="87"/>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="89"/>
        <source>Void</source>
        <translation>作廢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="95"/>
        <source>Deal of others</source>
        <translation>他人的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="99"/>
        <source>{role}, solo</source>
        <translation>{role}（獨家）</translation>
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
        <translation>{deals}，勝 {won} 局，共 {points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="170"/>
        <source>The record is damaged: something in it was changed or is missing. Get it once more.</source>
        <translation>記錄已損壞：內容被更動或有缺漏。請重新取得這份記錄。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="175"/>
        <source>A newer version of Liudou wrote it. Install that version, then try again.</source>
        <translation>它由更新版本的六斗寫成。請安裝該版本後再試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="179"/>
        <source>It was played by other rules than this version has. The version that wrote it can show it.</source>
        <translation>它所用的規則與本版本不同。寫下它的版本可以開啟。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="184"/>
        <source>This is no record of Liudou. Choose a file that Liudou exported; its name ends in .liudou.</source>
        <translation>這不是六斗的記錄。請選擇六斗匯出的檔案，檔名以 .liudou 結尾。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="192"/>
        <source>The kept deals cannot be used: {why}</source>
        <translation>無法使用儲存的牌局：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="308"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="323"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="243"/>
        <source>This deal is no longer kept.</source>
        <translation>這一局已不在記錄中。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/points_chart.py" line="162"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="153"/>
        <source>Running points</source>
        <translation>累計得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="39"/>
        <source>Imported: {count}.</source>
        <translation>已匯入：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="41"/>
        <source>Kept already: {count}.</source>
        <translation>原已儲存：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="43"/>
        <source>Not imported: {file}. {why}</source>
        <translation>未匯入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="45"/>
        <source>Not imported either: {count} more.</source>
        <translation>另有 {count} 個檔案未匯入。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="67"/>
        <source>This is no file.</source>
        <translation>這不是檔案。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="108"/>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="109"/>
        <source>First day</source>
        <translation>開始日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_filters.py" line="110"/>
        <source>Last day</source>
        <translation>結束日期</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="186"/>
        <source>No deals yet. Every deal that you play to its end is kept here.</source>
        <translation>還沒有牌局。打完的每一局都會儲存在這裡。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="188"/>
        <source>No kept deal is like that. Ask for less above.</source>
        <translation>沒有符合條件的牌局，請放寬上面的條件。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="202"/>
        <source>Kept deals</source>
        <translation>儲存的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="203"/>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="204"/>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="205"/>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="206"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="228"/>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="118"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="119"/>
        <source>Records</source>
        <translation>記錄</translation>
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
        <translation>統計</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="145"/>
        <source>Records of Liudou (*.liudou)</source>
        <translation>六斗記錄 (*.liudou)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="154"/>
        <source>Export a record</source>
        <translation>匯出記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="161"/>
        <source>Import records</source>
        <translation>匯入記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="180"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="233"/>
        <source>{file} could not be written: {why}</source>
        <translation>無法寫入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="184"/>
        <source>Exported: {file}</source>
        <translation>已匯出：{file}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="202"/>
        <source>Importing</source>
        <translation>正在匯入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="202"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="220"/>
        <source>Delete {game} of {moment}? Its record and its points are gone then.</source>
        <translation>刪除 {moment} 的{game}牌局？它的記錄和得分都會消失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="223"/>
        <source>Delete a deal</source>
        <translation>刪除牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="227"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="54"/>
        <source>Share won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="56"/>
        <source>A deal</source>
        <translation>每局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="71"/>
        <source>All</source>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="155"/>
        <source>No deal that counts yet. Deals without points are left out.</source>
        <translation>還沒有計分的牌局。不計分的牌局不列入統計。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/application.py" line="116"/>
        <source>A deal that was still to be kept is damaged. It is kept as {path}.</source>
        <translation>有一局還沒存進記錄的牌已損壞，檔案保存為 {path}。</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="17"/>
        <source>Too many wrong codes. Try again in a minute.</source>
        <translation>房間碼錯了太多次，請一分鐘後再試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="24"/>
        <source>The host has the newer version {build}. Install it.</source>
        <translation>房主用的是較新的版本 {build}，請先更新。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="25"/>
        <source>The host has the older version {build}. It has to be renewed there.</source>
        <translation>房主用的是較舊的版本 {build}，需要房主更新。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="28"/>
        <source>The host plays by other rules: rulings that differ: {count}. Use the same version.</source>
        <translation>房主的規則與這裡不同，有 {count} 條裁定不一樣。請用相同的版本。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="31"/>
        <source>That table is closed.</source>
        <translation>那張牌桌已經關閉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="32"/>
        <source>This table is locked. Type its room code.</source>
        <translation>這張牌桌上了鎖，請輸入房間碼。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="33"/>
        <source>That is not the room code of this table.</source>
        <translation>這不是這張牌桌的房間碼。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="34"/>
        <source>Too many wrong codes. Try again in {seconds} s.</source>
        <translation>房間碼錯了太多次，請 {seconds} 秒後再試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="35"/>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>這份邀請已經失效，請向房主要新的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="36"/>
        <source>All six seats are taken by people.</source>
        <translation>六個座位都坐了人。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="37"/>
        <source>Nobody may watch here, or too many watch already.</source>
        <translation>這裡不允許旁觀，或者旁觀的人已經太多。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="38"/>
        <source>The host has asked you to leave the table.</source>
        <translation>房主請你離開了牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="39"/>
        <source>You are at this table from another window now.</source>
        <translation>你已經在另一個視窗進入這張牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="40"/>
        <source>The host has closed the table.</source>
        <translation>房主關閉了牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="41"/>
        <source>This program sent too much at once and was cut off.</source>
        <translation>這個程式一次傳送太多，連線被中斷。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="42"/>
        <source>The host did not understand this program.</source>
        <translation>主機看不懂這個程式傳來的內容。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="53"/>
        <source>{rule}: only the host has this ruling</source>
        <translation>{rule}：只有房主有這條規定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="55"/>
        <source>{rule}: only this program has this ruling: “{ruling}”</source>
        <translation>{rule}：只有本程式有這條規定：「{ruling}」</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/lan_strings.py" line="57"/>
        <source>{rule}: the host decides otherwise than this program: “{ruling}”</source>
        <translation>{rule}：房主的規定與本程式不同，本程式為：「{ruling}」</translation>
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
        <translation>{name} 做出選擇</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/replay_strings.py" line="38"/>
        <source>Step {step} of {length}</source>
        <translation>第 {step} 步，共 {length} 步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="248"/>
        <source>dealt</source>
        <translation>發牌完畢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="261"/>
        <source>Onlooker</source>
        <translation>旁觀者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="270"/>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="270"/>
        <source>Play on</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="274"/>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="275"/>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="277"/>
        <source>To the start</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="278"/>
        <source>Previous trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="279"/>
        <source>Step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="280"/>
        <source>Step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="281"/>
        <source>Next trick</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="282"/>
        <source>To the end</source>
        <translation>到結尾</translation>
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
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="289"/>
        <source>All open</source>
        <translation>攤開各家手牌</translation>
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
        <translation>機器人會怎麼出？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="303"/>
        <source>Bot’s play</source>
        <translation>機器人出法</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="38"/>
        <source>The landlord wins</source>
        <translation>地主獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="40"/>
        <source>The landlords win</source>
        <translation>地主方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="42"/>
        <source>The farmers win</source>
        <translation>農民方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="44"/>
        <source>The positive camp wins</source>
        <translation>正方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="46"/>
        <source>The negative camp wins</source>
        <translation>反方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="55"/>
        <source>You played your last card.</source>
        <translation>你出完了手裡的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="57"/>
        <source>{name} played the last card.</source>
        <translation>{name} 出完了手裡的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="59"/>
        <source>{name} was dealt all three copies of the marked card (H2).</source>
        <translation>{name} 拿到了全部三張明牌（H2）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="61"/>
        <source>{name} holds no bomb at all: won without play (F5).</source>
        <translation>{name} 沒有炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="63"/>
        <source>{name} holds nothing but bombs: won without play (F5).</source>
        <translation>{name} 手裡全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="65"/>
        <source>{name} holds nothing but bombs after one play: won without play (F5).</source>
        <translation>{name} 出一手後全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="69"/>
        <source>{name} holds a bomb of 13 cards or more: won without play (F5).</source>
        <translation>{name} 有十三張以上的炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="77"/>
        <source>Nobody bid. The deal scores nothing and is dealt anew (H3).</source>
        <translation>無人叫分。本局不計分，重新發牌（H3）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="79"/>
        <source>Both landlords win without play. The deal scores nothing and is dealt anew (F5).</source>
        <translation>兩名地主都不打就贏。本局不計分，重新發牌（F5）。</translation>
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
        <translation>{name}：炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="108"/>
        <source>{name}: {bomb}</source>
        <translation>{name}：{bomb}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="120"/>
        <source>set at this table</source>
        <translation>本桌設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="122"/>
        <source>all three copies in one hand (H2)</source>
        <translation>三張明牌在一家（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="124"/>
        <source>won without play (F5)</source>
        <translation>不打就贏（F5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="126"/>
        <source>all raises, above</source>
        <translation>上列各項相加</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="128"/>
        <source>nothing raised it</source>
        <translation>沒有加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="137"/>
        <source>Why W is {points}</source>
        <translation>W 為什麼是 {points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="159"/>
        <source>five lose W each, the landlord wins five times W (H2)</source>
        <translation>其餘五人各輸 W，地主贏五倍（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="161"/>
        <source>each farmer W, the landlord alone five times W (N5, P5)</source>
        <translation>每名農民 W，獨家地主五倍（N5、P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="164"/>
        <source>each loser pays W, each winner gets W (H8)</source>
        <translation>每名輸家付 W，每名贏家得 W（H8）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="166"/>
        <source>each farmer W, second landlord W, great landlord three times W (N5)</source>
        <translation>每名農民 W，二地主 W，大地主三倍（N5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="168"/>
        <source>each farmer W, each landlord twice W (P5)</source>
        <translation>每名農民 W，每名地主兩倍（P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="175"/>
        <source>the highest bid (H2)</source>
        <translation>最高叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="177"/>
        <source>nobody bid, again and again (H3)</source>
        <translation>連續無人叫分（H3）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="178"/>
        <source>no bidding: two hidden landlords (H2)</source>
        <translation>兩名暗地主，不叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="144"/>
        <source>{game}, deal {number}</source>
        <translation>{game}，第 {number} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="112"/>
        <source>This deal is void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="149"/>
        <source>Seed of the pack: {seed}</source>
        <translation>洗牌種子：{seed}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="156"/>
        <source>Show the table</source>
        <translation>看牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="154"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="153"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="153"/>
        <source>All hands</source>
        <translation>各家的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="158"/>
        <source>Watch it again</source>
        <translation>重播本局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="159"/>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="118"/>
        <source>You win {points}.</source>
        <translation>你贏了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="118"/>
        <source>You lose {points}.</source>
        <translation>你輸了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="137"/>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="137"/>
        <source>lost</source>
        <translation>負</translation>
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
        <translation>本場得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="207"/>
        <source>N starts at</source>
        <translation>起始倍數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_columns.py" line="214"/>
        <source>won without play: N counts as</source>
        <translation>不打就贏，倍數算作</translation>
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
        <translation>累計</translation>
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
        <translation>計分局數：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="259"/>
        <source>All hands as dealt</source>
        <translation>發牌時各家的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="266"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="269"/>
        <source>Marked: {cards}</source>
        <translation>標記的牌：{cards}</translation>
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
        <translation>與機器人相同：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="31"/>
        <source>bot: {play}</source>
        <translation>機器人（{play}）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="32"/>
        <source>bot: {play}, because: {why}</source>
        <translation>機器人（{play}）：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="37"/>
        <source>as the bot</source>
        <translation>與機器人相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="43"/>
        <source>This hand is closed</source>
        <translation>看不到這家的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="44"/>
        <source>“All open” shows everybody’s decisions</source>
        <translation>勾選「攤開各家手牌」可看每個人的選擇</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="51"/>
        <source>This decision cannot be reviewed</source>
        <translation>這一步無法覆盤</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="52"/>
        <source>the record may be damaged</source>
        <translation>記錄可能已損壞</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/review_strings.py" line="58"/>
        <source>Nothing was played in this deal</source>
        <translation>這一局沒有出牌</translation>
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
        <translation>身分未明</translation>
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
        <translation>農民</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="192"/>
        <source>Solo</source>
        <translation>獨家</translation>
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
        <translation>獨家地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="226"/>
        <source>Landlords</source>
        <translation>地主方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="228"/>
        <source>Farmers</source>
        <translation>農民方</translation>
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
        <translation>炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="24"/>
        <source>Four or more cards of one rank.</source>
        <translation>四張或更多點數相同的牌。</translation>
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
        <translation>三張相同的王，任意四張、任意五張，或全部六張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="46"/>
        <source>Three equal jokers; any four; any six, seven or eight.</source>
        <translation>三張相同的王；任意四張；任意六張、七張或八張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="47"/>
        <source>Five jokers only when one stands against four. Three against two is a full house.</source>
        <translation>五張王只有一張對四張才是炸彈，三張對兩張是三帶二。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="68"/>
        <source>Cards that form a bomb are never anything else. Three equal jokers are no triple, four equal cards no two pairs.</source>
        <translation>能成炸彈的牌就只是炸彈。三張相同的王不是三張，四張同點也不是兩對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="75"/>
        <source>A bomb is only a bomb</source>
        <translation>炸彈只算炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="86"/>
        <source>Bombs beat everything else</source>
        <translation>炸彈壓過一切</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="88"/>
        <source>A bomb beats every play that is no bomb. Between bombs more cards win; with as many cards the higher rank wins.</source>
        <translation>炸彈壓過所有不是炸彈的牌。炸彈之間，張數多的大；張數相同，點數高的大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="110"/>
        <source>Where joker bombs stand</source>
        <translation>王炸排在哪裡</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="112"/>
        <source>Three or four jokers stand over every bomb of four and under every bomb of five.</source>
        <translation>三張或四張王，大於所有四張的炸彈，小於所有五張的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="116"/>
        <source>Five jokers stand over every bomb of six and under every bomb of seven. All six beat everything.</source>
        <translation>五張王大於所有六張的炸彈，小於所有七張的炸彈。六張王最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="121"/>
        <source>Three big jokers beat three small ones. Three jokers and four can never meet: there are only six.</source>
        <translation>三張大王大於三張小王。三張王和四張王碰不到一起：一共只有六張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="143"/>
        <source>Three jokers and mixed fours</source>
        <translation>三張王和混合的四張王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="145"/>
        <source>They stand over every bomb of four and under every bomb of five.</source>
        <translation>它們大於所有四張的炸彈，小於所有五張的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="146"/>
        <source>Among them: three small jokers, then any mixed four, then three big jokers. Mixed fours are all equal.</source>
        <translation>它們之間：三張小王最小，混合的四張王居中，三張大王最大。混合的四張王一樣大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="162"/>
        <source>Four of one kind and more</source>
        <translation>四張同樣的王及以上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="164"/>
        <source>Four equal jokers, five as one against four, any six and any seven stand over every bomb of eight and under every bomb of nine.</source>
        <translation>四張相同的王、一張對四張的五張王、任意六張和七張王，大於所有八張的炸彈，小於所有九張的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="169"/>
        <source>Among them four small are lowest and four big highest; a fifth joker changes nothing; other sixes and sevens stand between.</source>
        <translation>它們之間：四張小王最小，四張大王最大，多帶一張王不變；其他六張和七張居中。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="186"/>
        <source>All eight jokers</source>
        <translation>八張王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="187"/>
        <source>Eight jokers beat everything.</source>
        <translation>八張王最大，壓過一切。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="196"/>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="213"/>
        <source>What bombs add to N</source>
        <translation>炸彈加多少倍數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="198"/>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="215"/>
        <source>N starts at 1. It multiplies what is won and lost.</source>
        <translation>倍數 N 從 1 開始，輸贏都要乘它。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="199"/>
        <source>A bomb of six or more of a rank: N + 1. Three or four jokers: N + 1. Five jokers: N + 3. Six jokers: N + 5.</source>
        <translation>六張或更多的炸彈：N + 1。三張或四張王：N + 1。五張王：N + 3。六張王：N + 5。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="204"/>
        <source>Bombs of four and five cards add nothing.</source>
        <translation>四張和五張的炸彈不加。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="216"/>
        <source>A bomb of seven or more of a rank adds its cards less six: seven N + 1, eight N + 2, and so on.</source>
        <translation>七張或更多的炸彈，加張數減六：七張 N + 1，八張 N + 2，依此類推。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="221"/>
        <source>Four jokers of one kind, five jokers and any six: N + 3. Eight jokers: N + 6. Seven jokers: N + 9.</source>
        <translation>四張相同的王、五張王、任意六張王：N + 3。八張王：N + 6。七張王：N + 9。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/bombs.py" line="226"/>
        <source>Three jokers, mixed fours and smaller bombs add nothing. When one plays against five, no bomb adds anything.</source>
        <translation>三張王、混合的四張王和更小的炸彈不加。一打五時，炸彈一律不加。</translation>
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
        <translation>炸彈與王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="26"/>
        <source>Turns and passing</source>
        <translation>出牌與不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="27"/>
        <source>When somebody does not answer</source>
        <translation>沒有回答時</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="28"/>
        <source>Odd places</source>
        <translation>容易弄錯的地方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="59"/>
        <source>What it is about</source>
        <translation>這是怎樣的玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="60"/>
        <source>Cards and sides</source>
        <translation>牌與陣營</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="61"/>
        <source>How a deal goes</source>
        <translation>一局的流程</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="62"/>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="63"/>
        <source>What each may know</source>
        <translation>各人知道什麼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="70"/>
        <source>Bidding and doubling</source>
        <translation>叫分與加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="83"/>
        <source>Bidding and laying open</source>
        <translation>叫分與明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/book.py" line="96"/>
        <source>Camps and laying open</source>
        <translation>選邊與明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="21"/>
        <source>A play is one combination</source>
        <translation>一手牌就是一個牌型</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="23"/>
        <source>You always play one of the combinations below, or a bomb.</source>
        <translation>每次出牌只能是下面的一種牌型，或者炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="24"/>
        <source>Suits never matter here. Of equal cards you choose yourself which one to give up.</source>
        <translation>花色在這裡不起作用。相同的牌，出哪一張由你自己挑。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="36"/>
        <source>Single</source>
        <translation>單張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="37"/>
        <source>Any one card, a joker too.</source>
        <translation>任何一張牌，王也可以。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="47"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="78"/>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="48"/>
        <source>Two cards of one rank. Two jokers are no pair in this game.</source>
        <translation>兩張點數相同的牌。這種玩法裡兩張王不是對子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="54"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="90"/>
        <source>Full house</source>
        <translation>三帶二</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="56"/>
        <source>A triple with a pair of another rank.</source>
        <translation>三張帶一對，點數不同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="57"/>
        <source>The triple may be three equal jokers, unless the table has switched that off. The pair may not be jokers.</source>
        <translation>三張可以是三張相同的王（牌桌可以關掉這一條），對子不能是王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="80"/>
        <source>Two cards of one rank, two small or two big jokers too. One of each is no pair.</source>
        <translation>兩張點數相同的牌，兩張小王或兩張大王也可以。一大一小不是對子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="92"/>
        <source>A triple with a pair. Either may be jokers: five jokers, three of one kind and two of the other, are a full house and no bomb.</source>
        <translation>三張帶一對，兩者都可以是王：五張王分成三張加兩張，是三帶二，不是炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="112"/>
        <source>Triple</source>
        <translation>三張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="113"/>
        <source>Three cards of one rank. Three equal jokers are a bomb instead.</source>
        <translation>三張點數相同的牌。三張相同的王則是炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="123"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="156"/>
        <source>Straight</source>
        <translation>順子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="125"/>
        <source>Five or more ranks in a row, one card of each.</source>
        <translation>五張或更多點數相連的單張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="126"/>
        <source>Runs go from 3 to the ace. They hold no 2 and no jokers.</source>
        <translation>順子、連對、三順都從 3 到 A，不能有 2，也不能有王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="138"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="199"/>
        <source>Pair run</source>
        <translation>連對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="139"/>
        <source>Three or more pairs in a row.</source>
        <translation>三對或更多相連的對子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="144"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="205"/>
        <source>Triple run</source>
        <translation>三順</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="145"/>
        <source>Two or more triples in a row.</source>
        <translation>兩組或更多相連的三張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="157"/>
        <source>Five or more ranks in a row, one card of each. No jokers.</source>
        <translation>五張或更多點數相連的單張，不能有王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="167"/>
        <source>Ace low or high, never both</source>
        <translation>A 最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="169"/>
        <source>In runs the order is A 2 3 … Q K A. The ace stands before the 2 or after the king, but not both at once: a run never goes round the corner.</source>
        <translation>順子裡的次序是 A 2 3 … Q K A。A 可以在 2 前面，也可以在 K 後面，但不能同時：順子不能繞過 A 接下去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="174"/>
        <source>This holds for pair runs and triple runs too.</source>
        <translation>連對和三順也一樣。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="187"/>
        <source>All thirteen ranks</source>
        <translation>十三個點數齊全</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="189"/>
        <source>Thirteen ranks in a row can be read from the ace or from the 2. They count with the ace high.</source>
        <translation>十三個點數相連，可以看作從 A 開始，也可以看作從 2 開始。一律按 A 最大算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="200"/>
        <source>Three or more pairs in a row, from the low ace to the high ace.</source>
        <translation>三對或更多相連的對子，A 可最小也可最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="207"/>
        <source>Two or more triples in a row. AAA222 alone is not one; with 333 it is.</source>
        <translation>兩組或更多相連的三張。單獨的 AAA222 不算，接上 333 就算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="227"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="265"/>
        <source>Airplane with wings</source>
        <translation>飛機帶翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="229"/>
        <source>A triple run with as many pairs as it has triples.</source>
        <translation>三順帶對子，有幾組三張就帶幾對。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="230"/>
        <source>The pairs need not be in a row. Two equal pairs and pairs of the run’s own ranks are allowed, unless the table has switched that off. Jokers are no wings.</source>
        <translation>對子不必相連。兩對同點的、與機身同點的也可以（牌桌可以關掉這一條）。王不能當翅膀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="247"/>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="310"/>
        <source>What is body, what is wing</source>
        <translation>哪些是機身，哪些是翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="249"/>
        <source>The body are the ranks of which there is an odd number. So there is never more than one way to read an airplane.</source>
        <translation>張數為單數的點數是機身，所以飛機只有一種讀法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="267"/>
        <source>A triple run with a run of as many pairs. Here AAA222 may be the body, too.</source>
        <translation>三順帶同樣多的相連的對子。這裡 AAA222 也可以作機身。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="281"/>
        <source>What the wings may be</source>
        <translation>什麼可以當翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="283"/>
        <source>The pairs must be in a row; two pairs are enough for two triples. AA22 is no wing for two triples, AA2233 is one for three.</source>
        <translation>對子必須相連，兩組三張帶兩對即可。兩組三張不能帶 AA22，三組三張可以帶 AA2233。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="288"/>
        <source>For two triples all four of two small and two big jokers are a wing. Longer airplanes take no jokers.</source>
        <translation>兩組三張可以帶兩張小王加兩張大王。更長的飛機不能帶王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="293"/>
        <source>No rank except jokers may appear four or more times: there is no bomb inside an airplane.</source>
        <translation>除王以外，任何點數不能滿四張：飛機裡不能藏炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/combinations.py" line="312"/>
        <source>The body are the ranks of which there are exactly three. So there is never more than one way to read an airplane.</source>
        <translation>正好三張的點數是機身，所以飛機只有一種讀法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="13"/>
        <source>The first six bottom cards go to the great landlord, the other six to the second; all see them then. A landlord who plays alone gets all twelve.</source>
        <translation>前六張底牌歸大地主，後六張歸二地主，這時大家都看得到。獨家地主得全部十二張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="19"/>
        <source>The first six bottom cards go to the positive landlord, the other six to the negative one; all see them then. A landlord who plays alone gets all twelve.</source>
        <translation>前六張底牌歸正地主，後六張歸反地主，這時大家都看得到。獨家地主得全部十二張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="26"/>
        <source>Cards, marks and bottom cards</source>
        <translation>牌、標記與底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="28"/>
        <source>Four decks with jokers: 216 cards. Twelve are set aside as the bottom, and each of the six gets 34.</source>
        <translation>四副牌連大小王共 216 張。留出十二張作底牌，六人每人 34 張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="33"/>
        <source>Two of the cards that are dealt are marked by chance, an open mark and a secret mark. Neither is a joker, and they do not look alike.</source>
        <translation>從要發的牌裡隨機選定兩張作標記：一張明牌，一張暗牌。都不是王，牌面也不相同。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="49"/>
        <source>Base points</source>
        <translation>底分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="50"/>
        <source>The base points are the table’s, usually 1. N starts at 1.</source>
        <translation>底分由牌桌定，一般是 1。倍數 N 從 1 開始。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="59"/>
        <source>Laying cards open</source>
        <translation>明牌加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="61"/>
        <source>Before the first play the landlords have 5 seconds to lay their cards open for the rest of the deal. Both decide at the same time.</source>
        <translation>第一手之前，地主有 5 秒鐘決定是否明牌，本局之內一直明著。兩人同時決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="66"/>
        <source>One shows: N + 3. Both show: N + 6. A landlord who plays alone shows: N + 9. No answer means no.</source>
        <translation>一人明牌：N + 3。兩人都明：N + 6。獨家地主明牌：N + 9。不回答就是不明。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="71"/>
        <source>Nothing is shown before both have answered or time is up.</source>
        <translation>兩人都答完或時間到之前，什麼都不顯示。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="80"/>
        <source>After the bottom cards are dealt out, and before cards may be laid open, a landlord wins at once who</source>
        <translation>底牌發完之後、明牌加倍之前，符合下面一條的地主立刻獲勝：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="85"/>
        <source>• holds no bomb at all; or</source>
        <translation>• 一個炸彈也沒有；或者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="86"/>
        <source>• holds only bombs, or only bombs after one play; or</source>
        <translation>• 手裡全是炸彈，或出一手後全是炸彈；或者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="87"/>
        <source>• holds a bomb of thirteen or more cards.</source>
        <translation>• 有十三張或更多的炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="88"/>
        <source>“Only bombs” means that all cards can be cut up into bombs, jokers too. The score is as usual with N = 1, and counts once.</source>
        <translation>「全是炸彈」指所有的牌都能拆成炸彈，王也在內。按 N = 1 照常計分，只算一次。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="96"/>
        <source>The camps are formed before this is looked at. If both landlords meet it, the deal is void and dealt anew.</source>
        <translation>先選好邊，再看這一條。如果兩名地主都符合，本局作廢，重新發牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="103"/>
        <source>The landlords’ side wins.</source>
        <translation>地主方獲勝。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/four.py" line="105"/>
        <source>Winning without play</source>
        <translation>不打就贏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="13"/>
        <source>Three against three, and some in hiding</source>
        <translation>三打三，有人藏著身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="15"/>
        <source>Three landlords play against three farmers. Who first gets rid of all cards wins the deal for the whole side.</source>
        <translation>三名地主對三名農民。誰先出完手裡的牌，他那一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="20"/>
        <source>One landlord is known from the start. Up to two hide among the farmers until they play their copy of the marked card.</source>
        <translation>一名地主從開局就公開。另有最多兩名藏在農民當中，打出與明牌相同的牌才會露面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="25"/>
        <source>So watch who helps whom. You may have to guess who your friends are.</source>
        <translation>所以要看誰在幫誰，自己人是誰往往要靠猜。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="36"/>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="38"/>
        <source>Three decks with jokers: 162 cards, 27 for each of the six. Every card exists three times.</source>
        <translation>三副牌連大小王共 162 張，六人每人 27 張。每種牌有三張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="46"/>
        <source>The marked card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="48"/>
        <source>One card, never a joker, is marked by chance before dealing and shown to all. Who is dealt it is the open landlord and leads the first trick.</source>
        <translation>發牌前隨機選定一張牌作明牌，給大家看，不會是王。拿到它的人是明地主，先出第一手。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="57"/>
        <source>Who the other landlords are</source>
        <translation>另外兩名地主是誰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="59"/>
        <source>Two more copies of the marked card are in the pack: same rank, same suit. They decide.</source>
        <translation>牌裡還有兩張與明牌點數花色都相同的牌，由它們決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="63"/>
        <source>Held by two other players: both are hidden landlords. No bidding, and the stake S is 3.</source>
        <translation>分別在另外兩人手裡：兩人都是暗地主。不叫分，S 為 3。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="67"/>
        <source>One held by the open landlord, one by another: that other is the hidden landlord. The third landlord is found by bidding, from the seat after the open landlord on. The bid is S.</source>
        <translation>一張在明地主手裡，一張在別人手裡：那個人是暗地主。第三名地主由叫分決定，從明地主的下家叫起，叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="73"/>
        <source>Both held by one other player: that player is the second open landlord. The third is found by bidding, from the seat after that player on. Nobody hides.</source>
        <translation>兩張都在另一個人手裡：他是第二名明地主。第三名由叫分決定，從他的下家叫起。沒有暗地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="78"/>
        <source>All three held by the open landlord: the deal is won at once. The landlord gets 10 × base, each other loses 2 × base. Nobody doubles.</source>
        <translation>三張都在明地主手裡：立刻獲勝。地主贏 10 × 底分，其餘五人各輸 2 × 底分，不加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="88"/>
        <source>Who knows what</source>
        <translation>誰知道誰是地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="90"/>
        <source>There are always three landlords against three farmers.</source>
        <translation>總是三名地主對三名農民。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="91"/>
        <source>You know the open landlords and your own role. A hidden landlord is known to nobody else, not even to the open landlord.</source>
        <translation>你知道明地主是誰，也知道自己的身分。暗地主只有自己知道，連明地主也不知道。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="100"/>
        <source>A hidden landlord shows up</source>
        <translation>暗地主露面</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="102"/>
        <source>Nobody can say that they are a landlord. Playing a copy of the marked card shows it at once, to all.</source>
        <translation>誰也不能自己宣布是地主。打出與明牌相同的牌，身分立刻公開。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="107"/>
        <source>Before you give yourself away like this, the table warns you. Hints keep that card back as long as they can.</source>
        <translation>這樣暴露自己之前，牌桌會提醒你。提示也會儘量留著那張牌。</translation>
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
        <translation>1. 亮出明牌，每人發 27 張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="125"/>
        <source>2. If a landlord is missing, the players bid.</source>
        <translation>2. 缺一名地主時叫分。</translation>
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
        <translation>5. 有人出完牌。計算得分，公開所有身分。</translation>
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
        <translation>每人叫一次：叫 1、2 或 3，必須比之前的都高，或者不叫。叫 3 分即止。叫得最高的人當地主，叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="148"/>
        <source>Open landlords are skipped.</source>
        <translation>明地主跳過不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="149"/>
        <source>Nobody bids: the deal is void, scores nothing and is dealt anew. After three void biddings in a row the first who may bid becomes landlord at S = 1.</source>
        <translation>沒有人叫：本局作廢，不計分，重新發牌。連續三次無人叫分後，第一個可叫的人當地主，S = 1。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="158"/>
        <source>Why every turn takes the same time</source>
        <translation>為什麼每次叫分一樣久</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="160"/>
        <source>When one hidden landlord is in the game already, that player may not bid, and nobody may notice. So every turn lasts the same time, and its answer is shown when the time is over. The hidden landlord’s turn looks like a pass.</source>
        <translation>如果已有一名暗地主，他不能叫分，但也不能讓人看出來。所以每個人的時間一樣長，時間到才顯示叫了什麼。暗地主的那一次看起來就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="166"/>
        <source>Where nobody hides, a turn ends as soon as it is answered.</source>
        <translation>沒有暗地主時，答完就輪到下一個。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="167"/>
        <source>At a table with one person the bots’ turns may be short, but all are alike.</source>
        <translation>只有一個真人的牌桌上，機器人的時間可以短一些，但全都一樣長。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="175"/>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="177"/>
        <source>When roles are set, each of the six says once whether to double, all at the same time. Nothing is shown before all have answered or time is up. Every double adds 1 to N.</source>
        <translation>身分定下後，六人同時各選一次是否加倍。所有人答完或時間到，才一起顯示。每人加倍，N 加 1。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="193"/>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="128"/>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="117"/>
        <source>What is won and lost</source>
        <translation>輸贏多少</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="195"/>
        <source>W = S × N × base. Each of the three losers loses W, each of the three winners gains W.</source>
        <translation>W = S × N × 底分。輸的三人各輸 W，贏的三人各得 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="199"/>
        <source>For example: the bid was 2, one player doubled, a bomb of six was played, base is 1. N = 1 + 1 + 1 = 3, so W = 2 × 3 × 1 = 6.</source>
        <translation>例如：叫 2 分，一人加倍，打出一個六張的炸彈，底分 1。N = 1 + 1 + 1 = 3，W = 2 × 3 × 1 = 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="214"/>
        <source>Roles at the end</source>
        <translation>結束時的身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/hidden.py" line="215"/>
        <source>At the end of the deal all roles are shown.</source>
        <translation>本局結束時公開所有人的身分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="13"/>
        <source>The same again is refused</source>
        <translation>一樣的牌壓不過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="14"/>
        <source>Equal is not greater. This holds for bombs and runs as well.</source>
        <translation>一樣大不算更大，炸彈和順子也是如此。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="24"/>
        <source>Jokers with three decks</source>
        <translation>三副牌裡的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="26"/>
        <source>Two jokers are no pair, and no wings either. Three equal jokers are a bomb, but as part of a full house they may be the triple.</source>
        <translation>兩張王不是對子，也不能當翅膀。三張相同的王是炸彈，但在三帶二裡可以作三張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="31"/>
        <source>Three or four jokers are weaker than any bomb of five; only all six beat everything.</source>
        <translation>三張或四張王小於任何五張的炸彈；只有六張王壓過一切。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="35"/>
        <source>Only one pair of joker bombs can ever meet: three small and three big ones.</source>
        <translation>能碰到一起的王炸只有一對：三張小王和三張大王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="49"/>
        <source>No 2 in a run</source>
        <translation>順子裡沒有 2</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="51"/>
        <source>The 2 is the highest of the plain cards and stands in no run. The ace is always high.</source>
        <translation>2 是普通牌裡最大的，不能放進順子。A 總是最大的一端。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="60"/>
        <source>A rank can be body and wing</source>
        <translation>同一點數既作機身又作翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="62"/>
        <source>Five of a rank in an airplane are no bomb inside: three belong to the body, two to the wings.</source>
        <translation>飛機裡五張同點不算藏炸彈：三張是機身，兩張是翅膀。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="77"/>
        <source>222333: bare the lowest, with wings the highest</source>
        <translation>222333：不帶翅膀最小，帶翅膀最大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="79"/>
        <source>Without wings 222333 is the lowest triple run of two. With wings it is the highest airplane of two. This is so by the old list and no fault.</source>
        <translation>不帶翅膀的 222333 是兩組三順裡最小的；帶上翅膀，卻是兩組飛機裡最大的。老規矩如此，不是程式出錯。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="94"/>
        <source>The ace low or high, never both</source>
        <translation>A 最小或最大，不能兼做</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="96"/>
        <source>A run may begin with the ace or end with it. It never goes round the corner.</source>
        <translation>順子可以從 A 開始，也可以到 A 結束，但不能繞過去。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="110"/>
        <source>AAA222 needs wings</source>
        <translation>AAA222 要帶翅膀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="112"/>
        <source>Alone AAA222 is nothing. With two pairs in a row it is the lowest airplane; with 333 it is a run again.</source>
        <translation>單獨的 AAA222 什麼也不是。帶兩個相連的對子，是最小的飛機；接上 333，又是三順。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="122"/>
        <source>Five jokers, three and two</source>
        <translation>五張王，三加兩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="123"/>
        <source>They are a full house, no bomb. One against four is a bomb.</source>
        <translation>這是三帶二，不是炸彈。一張對四張才是炸彈。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="128"/>
        <source>Mixed jokers are all equal</source>
        <translation>混合的四張王一樣大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="130"/>
        <source>Any four jokers of both kinds are equal, so none beats another.</source>
        <translation>大小混合的四張王一樣大，誰也壓不過誰。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="131"/>
        <source>Three small jokers can meet three big ones, one small with three or four big ones, or four big ones. Three big jokers can meet one big with three or four small ones, or four small ones. Besides these only four small can meet four big, three small with a big one three big with a small one, and two of each their like. There are only eight.</source>
        <translation>三張小王可能碰上三張大王、一小三大、一小四大或四張大王；三張大王可能碰上一大三小、一大四小或四張小王。除此之外，只有四張小王對四張大王、三小一大對一小三大、兩小兩大對兩小兩大。一共只有八張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="143"/>
        <source>A joker that is dead</source>
        <translation>死掉的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="145"/>
        <source>After seven jokers in one play the eighth may never be played. Whoever holds it cannot go out. It is struck through in the own hand only.</source>
        <translation>有人一手打出七張王之後，第八張再也不能出，拿著它的人不可能出完。只有在他自己手裡，這張牌才顯示被劃掉。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="155"/>
        <source>No bomb inside an airplane</source>
        <translation>飛機裡不能藏炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/odd.py" line="157"/>
        <source>When wings repeat a rank of the body, that rank appears five times. That is refused.</source>
        <translation>翅膀與機身同點時，這個點數就有五張，不能出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="16"/>
        <source>The order of cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="18"/>
        <source>From 3 up to the ace, then 2, small joker, big joker.</source>
        <translation>從 3 到 A，再是 2、小王、大王。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="19"/>
        <source>Singles, pairs and triples compare so; full houses by their triple alone.</source>
        <translation>單張、對子、三張都這樣比；三帶二只比三張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="36"/>
        <source>You answer with the same kind of play and the same number of cards, only higher. Bombs alone are free of this.</source>
        <translation>跟牌要牌型相同、張數相同，而且更大。只有炸彈例外。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="41"/>
        <source>Runs compare by where they stand. A run of two groups never meets one of three.</source>
        <translation>順子、連對、三順都比位置高低。兩組的和三組的不能互相比。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="48"/>
        <source>A run that begins with the ace is the lowest. Two triples, 222333, are the lowest triple run of two.</source>
        <translation>從 A 開始的順子最小。兩組的三順裡，222333 最小。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="56"/>
        <source>Same kind, same number</source>
        <translation>牌型相同，張數相同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="73"/>
        <location filename="../liudou_gui/model/rule_book/order.py" line="92"/>
        <source>Airplanes</source>
        <translation>飛機</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="75"/>
        <source>Airplanes compare by their body, as triple runs do. The wings do not count.</source>
        <translation>飛機只比機身，和三順一樣，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="94"/>
        <source>Airplanes compare by their body. The wings do not count.</source>
        <translation>飛機只比機身，翅膀不算。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="95"/>
        <source>With two triples AAA222 is the lowest and 222333 the highest, as the old list has it.</source>
        <translation>兩組的飛機按老規矩：AAA222 最小，222333 最大。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="99"/>
        <source>With three triples and more the place in the run counts, as without wings.</source>
        <translation>三組以上按位置比，和不帶翅膀時一樣。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="116"/>
        <source>Equal is not greater</source>
        <translation>一樣大就壓不過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/order.py" line="117"/>
        <source>A play must be higher than the one it answers. The same again is refused.</source>
        <translation>跟牌必須更大，一樣大的不行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/parts.py" line="115"/>
        <source>{play}: beats {other}</source>
        <translation>{play}，壓過{other}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="13"/>
        <source>Your own cards, and how many cards everybody holds.</source>
        <translation>自己的牌，以及每個人手裡的張數。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="14"/>
        <source>All plays and passes so far, whose turn it is, and that clock.</source>
        <translation>到目前為止所有的出牌與不出，輪到誰，以及他的時間。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="15"/>
        <source>Marks, bids, doubles and N, as soon as they are public.</source>
        <translation>已經公開的標記、叫分、加倍和倍數 N。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="20"/>
        <source>Cards laid open. The bottom cards too, from the moment they are given to the landlords, with who got which.</source>
        <translation>明著的牌。底牌歸地主之後也看得到，並且知道誰得了哪幾張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="28"/>
        <source>Nothing else: the program sends no more than this, and its pauses tell no more either. Who watches sees what a seat without cards would see.</source>
        <translation>除此之外什麼也沒有：程式不會多發一點，停頓的長短也不透露什麼。旁觀的人看到的，就是一個沒有牌的座位看到的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="36"/>
        <source>What you can see</source>
        <translation>你看得到的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="39"/>
        <source>After the deal</source>
        <translation>一局之後</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="41"/>
        <source>When a deal has ended or is void, everything is public to the table: all hands, bottom cards, marks, roles, camps, and the seed of the pack, so that the shuffle can be checked.</source>
        <translation>一局結束或作廢後，全部對本桌公開：各家的牌、底牌、標記、身分、陣營，還有洗牌種子，可以用來驗證洗牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="57"/>
        <source>Questions before play</source>
        <translation>出牌之前的詢問</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="67"/>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="69"/>
        <source>You have the table’s time, usually 30 seconds; a table may play without a clock.</source>
        <translation>時間由牌桌定，一般 30 秒，也可以不限時。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="73"/>
        <source>Following, no answer means pass.</source>
        <translation>跟牌時不回答就是不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="74"/>
        <source>Leading, a single of your lowest rank is played. A copy of a marked card is kept back as long as there is another of that rank.</source>
        <translation>先出時不回答，就替你出最小的一張單張。同點還有別的牌時，不會動與標記相同的那張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="79"/>
        <source>Where no clock runs, a player who does nothing can be handed to a bot by the host or by the vote of most others.</source>
        <translation>不限時的牌桌上，久不出牌的人可以由房主或其餘多數人投票交給機器人代打。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="91"/>
        <source>Laying cards open: the table’s time, usually 5 seconds. No answer means no.</source>
        <translation>明牌加倍：時間由牌桌定，一般 5 秒。不回答就是不明。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="97"/>
        <source>Bidding: the table’s time, usually 15 seconds, or a fixed time, usually 8 seconds, where somebody hides. No answer means no bid.</source>
        <translation>叫分：時間由牌桌定，一般 15 秒；已有暗地主時固定不變，一般 8 秒。不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="102"/>
        <source>Doubling: the table’s time, usually 10 seconds. No answer means no.</source>
        <translation>加倍：時間由牌桌定，一般 10 秒。不回答就是不加倍。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="106"/>
        <source>Bidding: the table’s time, usually 15 seconds. No answer means no bid.</source>
        <translation>叫分：時間由牌桌定，一般 15 秒。不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/table.py" line="113"/>
        <source>Choosing a camp: the table’s time, usually 5 seconds. No answer: a free camp by lot.</source>
        <translation>選邊：時間由牌桌定，一般 5 秒。不回答就抽籤進入一個有空位的陣營。</translation>
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
        <translation>由農民先出：正地主的上家先出；如果那裡坐的是反地主，就由反地主的上家先出。一打五時，由地主的上家先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="35"/>
        <source>Who leads first</source>
        <translation>誰先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="40"/>
        <source>Playing, answering, passing</source>
        <translation>出牌、跟牌、不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="42"/>
        <source>Who leads plays any combination and may not pass. Then it goes round: each plays something higher or passes.</source>
        <translation>先出的人可以出任何牌型，不能不出。然後依次輪下去：每人出更大的牌，或者不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="47"/>
        <source>You may always pass when you follow, and play again later in the same trick.</source>
        <translation>跟牌時總可以不出，同一輪裡之後還可以再出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="50"/>
        <source>When all the others have passed, the last to play leads again.</source>
        <translation>其他人都不出時，最後出牌的人再先出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="51"/>
        <source>The table never passes for you at once because you have nothing higher; a bot’s pause tells nothing either. So nobody can read from a quick pass what you hold.</source>
        <translation>就算你沒有更大的牌，牌桌也不會馬上替你不出；機器人停頓的長短也不透露什麼。所以誰也不能從不出的快慢猜你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="65"/>
        <source>The deal ends</source>
        <translation>本局結束</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="67"/>
        <source>As soon as one player has no cards left, the deal is over and that player’s side wins.</source>
        <translation>有人出完手裡的牌，本局就結束，他那一方獲勝。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="71"/>
        <source>The last play still counts in full: a bomb raises N, a marked card still shows who you are.</source>
        <translation>最後一手仍然完整計算：炸彈照樣加倍數，打出明牌照樣亮明身分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="83"/>
        <source>Seven stars</source>
        <translation>七星聚</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="85"/>
        <source>Somebody plays exactly seven jokers: N + 9. If another player still holds the eighth joker, it is dead and can never be played.</source>
        <translation>有人一手正好打出七張王：N + 9。如果第八張王還在別人手裡，它就成了死牌，再也不能出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="90"/>
        <source>Its holder cannot go out any more, and is the only one to see that it is dead, unless the hand lies open.</source>
        <translation>拿著它的人不可能出完，也只有他自己看得見這是死牌，除非他的牌是明著的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="95"/>
        <source>Nothing is dead when the eighth was played before, or when the player of the seven holds it.</source>
        <translation>第八張王早已打出，或就在打出七張的人手裡，就沒有死牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="106"/>
        <source>Only a dead joker left</source>
        <translation>只剩一張死牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="108"/>
        <source>A leader who holds nothing but the dead joker hands the lead to the next seat, at once and without being asked.</source>
        <translation>輪到先出、手裡卻只剩死牌的人，立刻把出牌權交給下家，不再詢問。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/turns.py" line="113"/>
        <source>When following, that player is asked as usual and can only pass.</source>
        <translation>跟牌時照常詢問，但只能不出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="13"/>
        <source>Two camps</source>
        <translation>正反兩方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="15"/>
        <source>A positive and a negative landlord each lead a camp of three. Who first gets rid of all cards wins the deal for the whole camp.</source>
        <translation>正地主和反地主各領一方，每方三人。誰先出完手裡的牌，他那一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="20"/>
        <source>The four farmers choose their camps in secret. Farmers must find out from the play who stands with them.</source>
        <translation>四名農民暗中選邊。農民要從出牌中看出誰和自己一邊。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="25"/>
        <source>If one player holds both marks, that player is alone against five.</source>
        <translation>如果一個人拿到兩張標記，就一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="36"/>
        <source>The two landlords</source>
        <translation>兩名地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="38"/>
        <source>Neither mark is shown, not even to its holder, before the last card is dealt. Then both are shown together.</source>
        <translation>最後一張牌發完之前，兩張標記都不亮，拿著的人也不知道。發完後一起亮出。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="43"/>
        <source>Who holds the open mark is the positive landlord, who holds the secret mark the negative one. Each gets six of the bottom cards.</source>
        <translation>拿到明牌的人是正地主，拿到暗牌的人是反地主，各得六張底牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="48"/>
        <source>If it is the same player: one against five, with all twelve bottom cards.</source>
        <translation>如果是同一個人：一打五，獨得十二張底牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="64"/>
        <source>1. 34 cards go to each. Then both marks are shown.</source>
        <translation>1. 每人發 34 張，然後同時亮出兩張標記。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="65"/>
        <source>2. The bottom cards go to the landlords.</source>
        <translation>2. 底牌歸地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="66"/>
        <source>3. The farmers choose their camps in secret.</source>
        <translation>3. 農民暗中選邊。</translation>
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
        <translation>5. 由農民先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="69"/>
        <source>6. Somebody has no cards left. Points are reckoned, and the camps are shown.</source>
        <translation>6. 有人出完牌。計算得分，公開陣營。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="82"/>
        <source>Choosing camps</source>
        <translation>選邊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="84"/>
        <source>From the positive landlord’s next seat on, each farmer in turn has 5 seconds to join the positive or the negative camp, in secret.</source>
        <translation>從正地主的下家開始，農民依次各有 5 秒鐘，暗中選擇加入正方或反方。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="89"/>
        <source>If the first two choose the same, the other two are put in the other camp without being asked. If they differ, the third chooses and the fourth gets the place that is left.</source>
        <translation>前兩人選得一樣，後兩人不再詢問，歸另一方。前兩人選得不同，第三人來選，第四人得剩下的位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="94"/>
        <source>No answer: a free camp by lot.</source>
        <translation>不回答：抽籤進入一個有空位的陣營。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="95"/>
        <source>Every farmer’s turn lasts the same time and looks the same, asked or not. When all four are over, you are told your camp, and each landlord is told the own two farmers.</source>
        <translation>不管有沒有被問到，每名農民的時間一樣長，看起來也一樣。四次都過去後，你會知道自己的陣營，地主會知道自己的兩名農民。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="100"/>
        <source>What you can tell from being asked or not is yours to think about.</source>
        <translation>從有沒有被問到能推出什麼，就看你自己了。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="112"/>
        <source>Who sees the camps</source>
        <translation>誰看得到陣營</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="114"/>
        <source>Until the deal ends a landlord sees the two farmers of the own camp, and so knows the other two as well.</source>
        <translation>本局結束之前，地主看得到自己一方的兩名農民，也就知道另外兩名是對方的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="119"/>
        <source>A farmer sees both landlords and the own camp, and no other farmer’s.</source>
        <translation>農民看得到兩名地主和自己的陣營，看不到其他農民的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="130"/>
        <source>W = base × N. Each farmer wins or loses W, each landlord twice W.</source>
        <translation>W = 底分 × N。每名農民輸贏 W，每名地主輸贏兩倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="131"/>
        <source>One against five: each farmer W, the landlord five times W.</source>
        <translation>一打五：每名農民 W，地主五倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_camps.py" line="132"/>
        <source>For example: a bomb of seven was played and nobody showed, base is 2. N = 1 + 1 = 2, so W = 4. Farmers of the winning camp gain 4, its landlord 8; the other camp loses as much.</source>
        <translation>例如：打出一個七張的炸彈，無人明牌，底分 2。N = 1 + 1 = 2，W = 4。贏的一方農民各得 4，地主得 8；另一方輸同樣多。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="13"/>
        <source>Two against four</source>
        <translation>二打四</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="15"/>
        <source>Two landlords play against four farmers. Who first gets rid of all cards wins the deal for the whole side.</source>
        <translation>兩名地主對四名農民。誰先出完手裡的牌，他那一方就贏。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="20"/>
        <source>The highest bidder is the great landlord. A secret card names the second. If it is the same player, one plays alone against five.</source>
        <translation>叫分最高的人是大地主，一張暗牌定出二地主。如果是同一個人，就一打五。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="25"/>
        <source>All roles are open: you always know who is on your side.</source>
        <translation>身分全部公開，誰是自己人一清二楚。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="36"/>
        <source>The open mark</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="37"/>
        <source>The open mark is shown the moment it is dealt. Its holder bids first.</source>
        <translation>明牌一發出就亮給大家看。拿到它的人第一個叫分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="42"/>
        <source>The secret mark and the second landlord</source>
        <translation>暗牌與二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="44"/>
        <source>Until the great landlord is set nobody knows where the secret mark is, not even its holder. Then card and holder are shown: that player is the second landlord.</source>
        <translation>大地主定下之前，誰也不知道暗牌在哪裡，連拿著它的人也不知道。然後亮出暗牌和持有人：他就是二地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="49"/>
        <source>Each landlord gets six of the bottom cards. All roles are public.</source>
        <translation>兩名地主各得六張底牌。身分全部公開。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="55"/>
        <source>One against five</source>
        <translation>一打五</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="57"/>
        <source>If the great landlord holds the secret mark, this player gets all twelve bottom cards and plays alone against five.</source>
        <translation>如果暗牌就在大地主手裡，他獨得十二張底牌，一個人打五個。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="75"/>
        <source>1. 34 cards go to each; the open mark is shown.</source>
        <translation>1. 每人發 34 張，亮出明牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="76"/>
        <source>2. The players bid for great landlord.</source>
        <translation>2. 叫分爭當大地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="77"/>
        <source>3. The secret mark shows the second landlord. The bottom cards go to the landlords.</source>
        <translation>3. 亮出暗牌，定出二地主。底牌歸地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="82"/>
        <source>5. The great landlord leads, and all play in turn.</source>
        <translation>5. 大地主先出，大家依次出牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="83"/>
        <source>6. Somebody has no cards left, and points are reckoned.</source>
        <translation>6. 有人出完牌，計算得分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="96"/>
        <source>It goes once round, from the holder of the open mark on. Each says 1, 2 or 3, higher than all before, or passes. 3 ends it.</source>
        <translation>從拿到明牌的人開始，每人叫一次：叫 1、2 或 3，必須比之前的都高，或者不叫。叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="101"/>
        <source>The highest bidder is the great landlord. If nobody bids, the holder of the open mark is.</source>
        <translation>叫得最高的人當大地主。沒有人叫，就由拿到明牌的人當。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="106"/>
        <source>The bid decides the role only. It does not change the score.</source>
        <translation>叫分只決定誰當大地主，不影響得分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="119"/>
        <source>W = base × N. Each farmer wins or loses W.</source>
        <translation>W = 底分 × N。每名農民輸贏 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="120"/>
        <source>The great landlord wins or loses three times W, the second landlord W.</source>
        <translation>大地主輸贏三倍 W，二地主輸贏 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="121"/>
        <source>One against five: the landlord wins or loses five times W.</source>
        <translation>一打五：地主輸贏五倍 W。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/rule_book/two_four.py" line="122"/>
        <source>For example: one landlord laid the cards open and a bomb of eight was played, base is 1. N = 1 + 3 + 2 = 6. If the landlords win, each farmer loses 6, the great landlord gains 18, the second 6.</source>
        <translation>例如：一名地主明牌，打出一個八張的炸彈，底分 1。N = 1 + 3 + 2 = 6。地主方獲勝時，農民各輸 6，大地主得 18，二地主得 6。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_article.py" line="68"/>
        <source>Read on:</source>
        <translation>接著看：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="235"/>
        <source>“{words}” is nowhere in the rules of this game.</source>
        <translation>本玩法的規則裡沒有「{words}」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="299"/>
        <source>Rule book</source>
        <translation>規則書</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="306"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="307"/>
        <source>Chapters</source>
        <translation>目錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="310"/>
        <location filename="../liudou_gui/widgets/rule_book.py" line="311"/>
        <source>Search the rules</source>
        <translation>找規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_book.py" line="313"/>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="101"/>
        <source>on</source>
        <translation>壓</translation>
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
        <translation>同樣大：{play}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="188"/>
        <source>From low to high: {plays}</source>
        <translation>從小到大：{plays}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_examples.py" line="237"/>
        <source>{cards} on {other}</source>
        <translation>{cards} 壓 {other}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/rule_contents.py" line="95"/>
        <source>In this chapter</source>
        <translation>本章內容</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="16"/>
        <source>3 decks: the triple of a full house may be three equal jokers</source>
        <translation>三副牌：三帶二中的三張可以是三張相同的王</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="17"/>
        <source>3 decks: wings may repeat a pair and use the body&apos;s own ranks</source>
        <translation>三副牌：飛機所帶的對子可以重複，也可以與機身同點</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="18"/>
        <source>bare 222333 is the lowest triple run of two groups; with wings it is the highest (O3)</source>
        <translation>不帶翅膀的 222333 是最小的二連三順；帶翅膀時則最大（O3）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="21"/>
        <source>airplanes of three groups and more compare by position as in O2</source>
        <translation>三連及以上的飛機按 O2 的次序比大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="22"/>
        <source>www &lt; WWW: equal count, so by rank</source>
        <translation>www &lt; WWW：張數相同，按點數比</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="23"/>
        <source>mixed bombs of four jokers are all equal</source>
        <translation>四張王混合的炸彈一律相等</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="24"/>
        <source>a leader with nothing but a dead joker hands the lead on, at once and without a prompt</source>
        <translation>領出者手中只剩一張死王時，立即讓出牌權，不再詢問</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="28"/>
        <source>the open landlord leads the first trick</source>
        <translation>第一輪由明地主先出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="29"/>
        <source>bidding goes once round; 1, 2 or 3, each higher than before; 3 ends it</source>
        <translation>叫分一圈；可叫 1、2、3 分，須比前者高；叫 3 分即止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="30"/>
        <source>case 2: each turn is a slot of equal fixed length; the hidden landlord&apos;s looks like a pass</source>
        <translation>情形二：每人叫分的時間固定且相同；暗地主的那一段看起來與不叫無異</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="34"/>
        <source>nobody bids: the deal is void, scores nothing and is dealt anew</source>
        <translation>無人叫分：本局作廢，不計分，重新發牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="35"/>
        <source>after three void biddings in a row the first who may bid is landlord at S = 1</source>
        <translation>連續三次無人叫分後，第一個有權叫分的人以 S = 1 當地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="38"/>
        <source>doubles are shown all together</source>
        <translation>加倍與否一起亮出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="39"/>
        <source>the faces of the two marks differ</source>
        <translation>兩張標記牌的牌面不同</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="40"/>
        <source>the first six bottom cards in pack order go to the great or positive landlord</source>
        <translation>底牌按牌序的前六張歸大地主或正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="43"/>
        <source>nothing is shown before both landlords have answered or time is up</source>
        <translation>兩位地主都答覆或時間到之前，什麼都不亮出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="44"/>
        <source>winning without play is looked at after the bottom and the camps and before F4</source>
        <translation>不打而勝在拿底牌、定陣營之後，F4 之前判定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="47"/>
        <source>two_camps: when both landlords meet it the deal is void and dealt anew</source>
        <translation>正反地主：兩位地主都滿足時，本局作廢，重新發牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="50"/>
        <source>the bids are 1, 2, 3 in rising order; 3 ends the bidding</source>
        <translation>叫分為 1、2、3 分，逐次遞增；叫 3 分即止</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="51"/>
        <source>every farmer&apos;s choice is a slot of the table&apos;s camp time, whatever happens in it</source>
        <translation>每位農民選陣營都佔滿本桌規定的時間，無論其間發生什麼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="54"/>
        <source>a solo deal scores as in N5</source>
        <translation>獨鬥按 N5 計分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="55"/>
        <source>after the deal all hands, bottom cards, marks, roles, camps and the seed are public</source>
        <translation>一局結束後，所有手牌、底牌、標記、身分、陣營和種子全部公開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/ruling_strings.py" line="59"/>
        <source>the bottom cards are shown to all when given to the landlords, with who got which</source>
        <translation>底牌交給地主時向所有人亮出，並說明各歸誰</translation>
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
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="46"/>
        <source>{game}, void</source>
        <translation>{game}（作廢）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_export.py" line="63"/>
        <source>{name}, total</source>
        <translation>{name}（累計）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_table.py" line="93"/>
        <location filename="../liudou_gui/widgets/scores_chart.py" line="59"/>
        <source>{name}: total {total}</source>
        <translation>{name}：累計 {total}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/score_table.py" line="94"/>
        <source>{name}: {points}, total {total}</source>
        <translation>{name}：{points}，累計 {total}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_chart.py" line="58"/>
        <source>Running scores</source>
        <translation>累計得分走勢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="87"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="187"/>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="188"/>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="189"/>
        <source>Save as CSV</source>
        <translation>存成 CSV</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="190"/>
        <source>Save as text</source>
        <translation>存成文字檔</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="212"/>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="215"/>
        <source>Texts (*.txt)</source>
        <translation>文字檔 (*.txt)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="218"/>
        <source>Save the score sheet</source>
        <translation>儲存計分表</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scores_dialog.py" line="237"/>
        <source>Saved: {file}</source>
        <translation>已儲存：{file}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="145"/>
        <source>The settings in {path} could not be read; they stay as they are.</source>
        <translation>無法讀取 {path} 中的設定；檔案保持原樣。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="148"/>
        <source>The settings could not be saved in {path}.</source>
        <translation>設定無法儲存到 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="150"/>
        <source>The settings were damaged and start afresh. The old file is kept as {path}.</source>
        <translation>設定檔已損壞，已恢復預設。舊檔案保留為 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="122"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="129"/>
        <source>How cards and felt look</source>
        <translation>牌和桌布的樣子</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="131"/>
        <source>What you choose counts at once. “Undo changes” brings back what was when you came here.</source>
        <translation>改動馬上生效。「復原改動」會回到打開這裡時的樣子。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="137"/>
        <source>Liudou {build}. Its rules core runs compiled.</source>
        <translation>六斗 {build}。規則核心以編譯方式執行。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="139"/>
        <source>Liudou {build}. Its rules core runs interpreted, which is slower; so Hard bots do not look ahead here, and play somewhat weaker.</source>
        <translation>六斗 {build}。規則核心以直譯方式執行，速度較慢；因此困難機器人在這裡不會往後推算，打得稍弱一些。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="147"/>
        <source>Reset everything</source>
        <translation>全部恢復預設</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="148"/>
        <source>Undo changes</source>
        <translation>復原改動</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="127"/>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="128"/>
        <source>Motion</source>
        <translation>動畫</translation>
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
        <translation>按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="229"/>
        <source>The system’s voice tells all that everybody at the table knows.</source>
        <translation>用系統語音播報全桌公開的消息，不會洩漏自己的祕密。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="231"/>
        <source>This system has no voice that could be started.</source>
        <translation>此系統沒有可用的語音。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="247"/>
        <source>Spoken plays</source>
        <translation>語音播報</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="133"/>
        <source>Four colours for the suits</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="134"/>
        <source>Diamonds blue and clubs green; high contrast always has them.</source>
        <translation>方塊用藍色，梅花用綠色；高對比總是四色。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="157"/>
        <source>Smart selection</source>
        <translation>智慧選牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="158"/>
        <source>A sweep or a click chooses what answers the play on the table.</source>
        <translation>劃選或點選時，自動選出能壓過桌上牌的組合。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="150"/>
        <source>Low cards on the left</source>
        <translation>小牌在左</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="101"/>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="105"/>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="107"/>
        <source>Sound and speech</source>
        <translation>聲音與朗讀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="144"/>
        <source>Cards lie as</source>
        <translation>擺放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="151"/>
        <source>Else the high cards lie on the left.</source>
        <translation>否則大牌在左。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="164"/>
        <source>Confirm each play</source>
        <translation>出牌前確認</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="165"/>
        <source>Play has to be pressed twice.</source>
        <translation>要按兩次「出牌」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="171"/>
        <source>Ask before bombing a partner</source>
        <translation>炸隊友前詢問</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="172"/>
        <source>Only where it is known who your partners are.</source>
        <translation>只在已知誰是隊友時。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="189"/>
        <source>From the next table on.</source>
        <translation>下一桌起生效。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="220"/>
        <source>Card counter at my tables</source>
        <translation>我的牌桌允許記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="221"/>
        <source>From the next table on; without it everybody keeps count in their head.</source>
        <translation>從下一桌起；不允許時大家都靠自己記。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="237"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="244"/>
        <source>No sound</source>
        <translation>靜音</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="245"/>
        <source>Nothing is heard; the volume stays as it is.</source>
        <translation>不播放任何音效，音量設定維持不變。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="178"/>
        <source>Pass by itself</source>
        <translation>要不起時自動不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="179"/>
        <source>When nothing of yours beats the play; at the usual pace, so that nobody can tell.</source>
        <translation>沒有牌能壓過時；按平常的快慢，別人看不出來。</translation>
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
        <translation>此視窗放不下 {wished}，牌桌以 {shown} 顯示。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="55"/>
        <source>rank</source>
        <translation>點數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="55"/>
        <source>size of group</source>
        <translation>張數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="76"/>
        <source>light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="78"/>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="80"/>
        <source>high contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="87"/>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="89"/>
        <source>brief</source>
        <translation>簡短</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="91"/>
        <source>none</source>
        <translation>關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="79"/>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="80"/>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/scale_stepper.py" line="81"/>
        <source>now {size}</source>
        <translation>目前 {size}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_rows.py" line="163"/>
        <source>Reset</source>
        <translation>恢復預設</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_rows.py" line="164"/>
        <source>Reset: {section}</source>
        <translation>恢復預設：{section}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="71"/>
        <source>Your camp: {camp}</source>
        <translation>你的陣營：{camp}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="76"/>
        <source>Nobody lays the cards open</source>
        <translation>沒有人明牌</translation>
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
        <translation>輪到你叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="114"/>
        <source>Your turn to choose a camp</source>
        <translation>輪到你選擇陣營</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="116"/>
        <source>Do you double?</source>
        <translation>加倍嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="118"/>
        <source>Do you lay your cards open?</source>
        <translation>明牌嗎？</translation>
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
        <translation>{name} 讓出先手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="151"/>
        <source>Deal {number}, {game}</source>
        <translation>第 {number} 局，{game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="158"/>
        <source>N is now {n}</source>
        <translation>倍數現為 {n}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="160"/>
        <source>The stake S is {stake}</source>
        <translation>S 為 {stake}</translation>
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
        <translation>單張 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="44"/>
        <source>a pair of {ranks}</source>
        <translation>一對 {ranks}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="46"/>
        <source>three {ranks}</source>
        <translation>三張 {ranks}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="48"/>
        <source>a straight of {count}, {first} to {last}</source>
        <translation>{count} 張順子，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="50"/>
        <source>a pair run of {count}, {first} to {last}</source>
        <translation>{count} 對連對，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="52"/>
        <source>a triple run of {count}, {first} to {last}</source>
        <translation>{count} 組三順，{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="54"/>
        <source>a full house, three {ranks} with a pair of {wings}</source>
        <translation>三帶二，三張 {ranks} 帶一對 {wings}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="57"/>
        <source>an airplane of {count}, {first} to {last}, with pairs of {wings}</source>
        <translation>{count} 組飛機，{first} 到 {last}，帶對子 {wings}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="59"/>
        <source>a joker bomb of {count}</source>
        <translation>{count} 張王炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="61"/>
        <source>a bomb of {count} {ranks}</source>
        <translation>{count} 張 {ranks} 的炸彈</translation>
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
        <translation>還剩 1 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="76"/>
        <source>{count} cards left</source>
        <translation>還剩 {count} 張</translation>
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
        <translation>農民</translation>
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
        <translation>對面</translation>
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
        <translation>輪到你先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="121"/>
        <source>Your turn: beat {play}</source>
        <translation>輪到你：要壓過{play}</translation>
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
        <translation>身分未明</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="146"/>
        <source>cards laid open</source>
        <translation>已明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="148"/>
        <source>has the turn</source>
        <translation>正輪到</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="155"/>
        <source>Group {number}: {what}, {cards}, selected</source>
        <translation>第 {number} 組：{what}，{cards}，已選</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/spoken_strings.py" line="157"/>
        <source>Group {number}: {what}, {cards}</source>
        <translation>第 {number} 組：{what}，{cards}</translation>
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
        <translation>跟隨系統</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="16"/>
        <source>Language of the system</source>
        <translation>跟隨系統語言</translation>
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
        <translation>繼續{game}（已打 1 局）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="64"/>
        <source>Go on with {game} after {deals} deals</source>
        <translation>繼續{game}（已打 {deals} 局）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="66"/>
        <source>Go on with {game}, nothing played yet</source>
        <translation>接著打{game}，尚未出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="68"/>
        <source>Go on with {game}, 1 play made</source>
        <translation>接著打{game}，已出 1 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="69"/>
        <source>Go on with {game}, {plays} plays made</source>
        <translation>接著打{game}，已出 {plays} 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="76"/>
        <source>Welcome to the table</source>
        <translation>歡迎入座</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="78"/>
        <source>A name if you like, your language, a size you read with ease. Then pick a game.</source>
        <translation>取個名字（可以不填），選好語言和看著舒服的大小，然後挑一種玩法。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="82"/>
        <source>Show everything</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/person_sheet.py" line="85"/>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="125"/>
        <source>Language</source>
        <translation>語言</translation>
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
        <translation>出牌時限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/setting_entries.py" line="214"/>
        <source>Bots play</source>
        <translation>機器人節奏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="72"/>
        <source>v</source>
        <translation>對</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="118"/>
        <source>Play {game}</source>
        <translation>開始 {game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="119"/>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="321"/>
        <source>Continue</source>
        <translation>接著打</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_tiles.py" line="319"/>
        <source>Discard</source>
        <translation>放棄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="98"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="99"/>
        <source>Dou Dizhu for six, at home</source>
        <translation>在家玩的六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_hero.py" line="101"/>
        <source>Three games, three or four decks, two sides, and not everybody tells which one is theirs.</source>
        <translation>三種玩法，三副牌或四副牌，兩方對戰——誰是哪一方，未必人人都說。</translation>
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
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="240"/>
        <source>Rule book</source>
        <translation>規則書</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="200"/>
        <source>Play now against bots</source>
        <translation>和機器人對戰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="201"/>
        <source>With family on this network</source>
        <translation>和家人連線</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="202"/>
        <source>Your games</source>
        <translation>我的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="241"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="218"/>
        <source>Seats fill with people, bots take the rest.</source>
        <translation>真人入座，機器人補位。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="223"/>
        <source>Sit down at a table on this network.</source>
        <translation>坐到區域網路裡的一張牌桌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="217"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="237"/>
        <source>Host a table</source>
        <translation>開一桌</translation>
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
        <translation>您在「{table}」的座位還留著。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="230"/>
        <source>Deals you played: replays, scores, review.</source>
        <translation>重播、得分、覆盤。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="262"/>
        <source>Sound off</source>
        <translation>聲音關</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="262"/>
        <source>Sound on</source>
        <translation>聲音開</translation>
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
        <translation>六斗已在用這份資料執行：這個視窗的牌局不會保留。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/learn_row.py" line="117"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="239"/>
        <source>Learn to play</source>
        <translation>學打牌</translation>
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
        <translation>第 {number} 輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="82"/>
        <source>won by {name}</source>
        <translation>歸 {name}</translation>
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
        <translation>倍數 + {by}，現為 {n}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="122"/>
        <source>Before the first lead</source>
        <translation>出牌之前</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="167"/>
        <source>Open mark: {card}, dealt to {name}</source>
        <translation>明牌：{card}，發給了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="169"/>
        <source>Secret mark: {card}, dealt to {name}</source>
        <translation>暗牌：{card}，發給了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="135"/>
        <source>Camps were chosen in the order {names}</source>
        <translation>選邊的順序：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="156"/>
        <source>Doubled: {names}</source>
        <translation>加倍：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="155"/>
        <source>Nobody doubled</source>
        <translation>無人加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="161"/>
        <source>Laid open: {names}</source>
        <translation>明牌：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="192"/>
        <source>N is {n} at the start</source>
        <translation>開始時倍數為 {n}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="41"/>
        <source>All six decide at the same time</source>
        <translation>六人同時決定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="43"/>
        <source>The landlords decide</source>
        <translation>由地主決定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="59"/>
        <source>It is your turn</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="55"/>
        <source>{name} is choosing</source>
        <translation>輪到 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="57"/>
        <source>Nothing to answer now</source>
        <translation>現在無需選擇</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="58"/>
        <source>Every turn lasts equally long</source>
        <translation>每家的時間一樣長</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="67"/>
        <source>You played</source>
        <translation>你出了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="69"/>
        <source>Beat {name}</source>
        <translation>要壓過 {name}</translation>
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
        <translation>這一輪歸你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/announcer.py" line="139"/>
        <location filename="../liudou_gui/model/table_strings.py" line="80"/>
        <source>{name} wins the trick</source>
        <translation>這一輪歸 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="84"/>
        <source>Your lead</source>
        <translation>輪到你先出</translation>
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
        <translation>已選</translation>
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
        <translation>聲音已關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="151"/>
        <source>Sound on</source>
        <translation>聲音已開啟</translation>
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
        <translation>沒有輪到你選：只剩{camp}還有位置。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="57"/>
        <source>You did not choose in time: the lot put you in the {camp} camp.</source>
        <translation>你沒有及時選擇：抽籤分到了{camp}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="70"/>
        <source>Nobody bid: you hold the open mark, and so you are the great landlord.</source>
        <translation>沒有人叫分：你拿著明牌，所以是大地主。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/surprises.py" line="71"/>
        <source>Nobody bid: {name} holds the open mark, and so is the great landlord.</source>
        <translation>沒有人叫分：{name} 拿著明牌，所以是大地主。</translation>
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
        <translation>牌桌名稱</translation>
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
        <translation>機器人程度</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="163"/>
        <source>A turn to bid</source>
        <translation>每次叫分時間</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="164"/>
        <source>Choosing a camp</source>
        <translation>選陣營時間</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="165"/>
        <source>Showing the hand</source>
        <translation>明牌時間</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="177"/>
        <source>A room code is needed</source>
        <translation>需要房間碼</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="178"/>
        <source>Else everybody on this network can sit down.</source>
        <translation>否則本網路上誰都可以坐下。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="182"/>
        <source>Others may watch</source>
        <translation>允許別人旁觀</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="183"/>
        <source>They see what everybody may see, no hand.</source>
        <translation>他們只看得到公開的牌，看不到手牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="187"/>
        <source>The card counter is allowed</source>
        <translation>允許使用記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="188"/>
        <source>For all at the table, or for nobody.</source>
        <translation>要嘛全桌都能用，要嘛誰都不用。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="260"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="316"/>
        <source>Host a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="316"/>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="337"/>
        <source>Change the table</source>
        <translation>變更牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_options.py" line="337"/>
        <source>Change</source>
        <translation>變更</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="66"/>
        <source>Auto-play</source>
        <translation>託管</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="68"/>
        <source>Sort by size of group</source>
        <translation>按張數排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="68"/>
        <source>Sort by rank</source>
        <translation>按點數排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="70"/>
        <source>Arrange in groups</source>
        <translation>自動理牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="71"/>
        <source>Lay the chosen cards aside as a group</source>
        <translation>把選中的牌歸為一組</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="75"/>
        <source>Show as stacks</source>
        <translation>疊放顯示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="75"/>
        <source>Show as a fan</source>
        <translation>扇形顯示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="76"/>
        <location filename="../liudou_gui/widgets/option_texts.py" line="50"/>
        <source>Stacks</source>
        <translation>疊放</translation>
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
        <translation>上次未完的牌局無法繼續：檔案已損壞，現保留為 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="152"/>
        <source>The game you left was played by another version of Liudou, which can go on with it: {path}.</source>
        <translation>上次的牌局屬於另一版本的六斗，要用那個版本繼續：{path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="161"/>
        <source>The game you left is kept in a file that cannot be used: {path}.</source>
        <translation>上次未完的牌局所在的檔案無法讀寫：{path}。</translation>
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
        <translation>估計 {name} 是隊友（{percent}%）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="35"/>
        <source>takes {name} for an opponent ({percent} %)</source>
        <translation>估計 {name} 是對手（{percent}%）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="39"/>
        <source>goes out with it</source>
        <translation>出完手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="40"/>
        <source>nobody can stop what follows</source>
        <translation>後面的牌沒人攔得住</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="41"/>
        <source>nothing in the hand beats this</source>
        <translation>手裡沒有牌壓得過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="42"/>
        <source>{name} is a partner with {cards} left</source>
        <translation>隊友 {name} 只剩 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="43"/>
        <source>the play is a partner’s: {name}</source>
        <translation>這手牌是隊友 {name} 出的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="44"/>
        <source>worth being known as a landlord</source>
        <translation>值得亮明地主身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="45"/>
        <source>bombs to stop {name}, who has {cards} left</source>
        <translation>用炸彈攔住只剩 {cards} 的 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="46"/>
        <source>stops {name}, who has {cards} left</source>
        <translation>攔住只剩 {cards} 的 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="47"/>
        <source>lets {name}, a partner with {cards} left, go out</source>
        <translation>送只剩 {cards} 的隊友 {name} 走</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="49"/>
        <source>nobody can beat it</source>
        <translation>沒人壓得過</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="50"/>
        <source>stays hidden as a landlord</source>
        <translation>不暴露地主身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="51"/>
        <source>keeps the bomb</source>
        <translation>留住炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="52"/>
        <source>saves the high cards</source>
        <translation>留住大牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="53"/>
        <source>keeps a run together</source>
        <translation>不拆順子或連牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="54"/>
        <source>worth a bomb now</source>
        <translation>現在值得一炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="55"/>
        <source>will probably stand</source>
        <translation>多半沒人壓</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="56"/>
        <source>will probably win the lead</source>
        <translation>多半能拿到牌權</translation>
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
        <translation>壓它代價太大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="60"/>
        <source>one turn less to go out</source>
        <translation>少一手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="61"/>
        <source>anything else costs more</source>
        <translation>其他出法代價更大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="62"/>
        <source>wins with {percent} % chance</source>
        <translation>勝率 {percent}%</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/why_strings.py" line="63"/>
        <source>{percent} % better than the next best</source>
        <translation>比次佳出法高 {percent}%</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="143"/>
        <source>Your groups and notes could not be saved. {why}</source>
        <translation>分組和推測無法儲存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="149"/>
        <source>This deal could not be gone on with after a restart. {why}</source>
        <translation>重新啟動後將無法繼續這一局。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="155"/>
        <source>The record of this deal could not be saved. {why}</source>
        <translation>本局記錄無法儲存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/window_frame.py" line="189"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
</context>
</TS>
