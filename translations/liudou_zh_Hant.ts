<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="109"/>
        <location filename="../liudou_gui/widgets/action_bar.py" line="93"/>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="94"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="95"/>
        <source>Play myself</source>
        <translation>取消託管</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="117"/>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="117"/>
        <source>Really play</source>
        <translation>確認出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="128"/>
        <source>Auto-play</source>
        <translation>託管中</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="128"/>
        <source>a bot plays for you</source>
        <translation>機器人替你出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="141"/>
        <source>you pass in a moment</source>
        <translation>稍後自動不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="143"/>
        <source>you can only pass</source>
        <translation>只能不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="144"/>
        <source>Nothing of yours beats this</source>
        <translation>你沒有能壓過的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="153"/>
        <source>hint {number} of {count}</source>
        <translation>提示 {number}/{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="156"/>
        <source>better pass: {why}</source>
        <translation>不如不出：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="169"/>
        <source>not your turn yet</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="177"/>
        <location filename="../liudou_gui/widgets/action_bar.py" line="178"/>
        <source>beats {what}</source>
        <translation>壓過 {what}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/action_bar.py" line="192"/>
        <source>Refused: {why}</source>
        <translation>不能這樣：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="265"/>
        <source>You did not answer twice: a bot plays for you until you take over again.</source>
        <translation>你連續兩次沒有操作，已進入託管；點「取消託管」即可自己出牌。</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="241"/>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="242"/>
        <source>History</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="243"/>
        <source>Counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="244"/>
        <source>Notes</source>
        <translation>推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="245"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="246"/>
        <source>Open hands</source>
        <translation>已明的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="247"/>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="248"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="249"/>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="257"/>
        <source>1 v 5</source>
        <translation>一打五</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="260"/>
        <source>Marked card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="260"/>
        <source>Open mark</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="263"/>
        <source>Secret mark</source>
        <translation>暗牌</translation>
    </message>
</context>
<context>
    <name>Bids</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="303"/>
        <location filename="../liudou_gui/widgets/prompts.py" line="127"/>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="304"/>
        <source>Bids {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="127"/>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
</context>
<context>
    <name>CampLandlords</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="196"/>
        <source>Positive</source>
        <translation>正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="196"/>
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
    <name>Drawer</name>
    <message>
        <location filename="../liudou_gui/widgets/counter_panel.py" line="303"/>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="161"/>
        <source>Drawer</source>
        <translation>側欄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="163"/>
        <location filename="../liudou_gui/widgets/story_panel.py" line="158"/>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="164"/>
        <source>History</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="165"/>
        <source>Counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="166"/>
        <location filename="../liudou_gui/widgets/notes_panel.py" line="212"/>
        <source>Notes</source>
        <translation>推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/drawer.py" line="171"/>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="163"/>
        <source>The first trick is not over yet.</source>
        <translation>第一輪還沒有結束。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="174"/>
        <source>History of this deal</source>
        <translation>這一副的出牌記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/story_panel.py" line="179"/>
        <source>Nothing has happened yet.</source>
        <translation>還沒有人出牌。</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="241"/>
        <source>Hidden Landlords</source>
        <translation>六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="243"/>
        <source>New Six</source>
        <translation>新六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="245"/>
        <source>Positive and Negative</source>
        <translation>正反六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="252"/>
        <source>3 v 3</source>
        <translation>三打三</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="254"/>
        <source>2 v 4</source>
        <translation>二打四</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="261"/>
        <source>Up to two of the three landlords stay hidden until they play the marked card.</source>
        <translation>三名地主中最多兩名隱藏身分，打出明牌才會露面。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="265"/>
        <source>Bid to be great landlord; a secret card names your partner.</source>
        <translation>叫分爭當大地主，一張暗牌定出你的同伴。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="267"/>
        <source>Two landlords, and four farmers who choose camps in secret.</source>
        <translation>兩名地主各領一方，四名農民暗中選邊。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="273"/>
        <source>{decks} decks · {cards} cards each</source>
        <translation>{decks} 副牌 · 每人 {cards} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="276"/>
        <source>{decks} decks · {cards} cards each, bottom {bottom}</source>
        <translation>{decks} 副牌 · 每人 {cards} 張，底牌 {bottom} 張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="285"/>
        <source>Dealing</source>
        <translation>發牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="287"/>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="289"/>
        <source>Choosing camps</source>
        <translation>選擇陣營</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="291"/>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="293"/>
        <source>Laying cards open</source>
        <translation>明牌加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="295"/>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="297"/>
        <source>Deal over</source>
        <translation>本局結束</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="23"/>
        <source>Three landlords play against three farmers. One marked card is shown: who is dealt it is the open landlord and leads. Who holds another copy of it (same rank and suit) is a hidden landlord and known to nobody until that copy is played (H1 to H6).</source>
        <translation>三名地主對三名農民。開局翻出一張明牌，拿到它的人是明地主，由他先出。拿到另一張相同的牌（點數花色都相同）的人是暗地主，打出那張牌之前誰也不知道（H1 至 H6）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="29"/>
        <source>Where a landlord is missing, the place is filled by bidding: once round, 1 to 3, and the bid is S. Without bidding S is 3. Then each may double: N + 1 (H2, H3, H5).</source>
        <translation>缺一名地主時叫分補上：每人叫一次，1 至 3 分，叫分即 S。不用叫分時 S 為 3。隨後每人可以加倍：倍數 N + 1（H2、H3、H5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="34"/>
        <source>Each loser pays S × N × base, each winner gets as much (H8).</source>
        <translation>每名輸家付 S × N × 底分，每名贏家得同樣多（H8）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="40"/>
        <source>The highest bidder is the great landlord and leads; who holds the secret mark is the second landlord. Each gets six of the bottom cards. Four farmers play against them, or five against one if both are the same (N1 to N4).</source>
        <translation>叫分最高的人是大地主，由他先出；拿到暗牌的人是二地主。兩人各得六張底牌，對四名農民；若是同一人，就一打五（N1 至 N4）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="46"/>
        <source>Landlords may lay their cards open: N + 3 each, alone N + 9 (F4).</source>
        <translation>地主可以明牌加倍：每人 N + 3，獨家 N + 9（F4）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="47"/>
        <source>Each farmer wins or loses base × N, the second landlord as much, the great landlord three times, a landlord alone five times (N5).</source>
        <translation>每名農民輸贏底分 × N，二地主相同，大地主三倍，獨家五倍（N5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="57"/>
        <source>Who holds the open mark is the positive landlord, who holds the secret mark the negative one. Each gets six of the bottom cards. The four farmers join a camp in secret, two each; only the landlords learn who their farmers are (P1 to P3).</source>
        <translation>拿到明牌的人是正地主，拿到暗牌的人是反地主，各得六張底牌。四名農民暗中選邊，每邊兩名；只有地主知道自己的農民是誰（P1 至 P3）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="63"/>
        <source>A farmer leads. Landlords may lay their cards open: N + 3 each, alone N + 9 (P4, F4).</source>
        <translation>由農民先出。地主可以明牌加倍：每人 N + 3，獨家 N + 9（P4、F4）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="66"/>
        <source>Each farmer wins or loses base × N, each landlord twice as much, alone five times (P5).</source>
        <translation>每名農民輸贏底分 × N，地主兩倍，獨家五倍（P5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="74"/>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with as many pairs. Runs go from 3 to the ace (C1 to C8).</source>
        <translation>牌型：單張、對子、三張、五張起的順子、三對起的連對、兩組起的三順、三帶二、三順帶同樣多的對子。順子從 3 到 A（C1 至 C8）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="80"/>
        <source>Four or more of a rank are a bomb; three equal jokers and any four to six too. More cards win, then the higher rank. Bombs of six and more, and jokers, raise N (C9, C10, O4, H7).</source>
        <translation>四張以上同點是炸彈，三張相同的王、任意四至六張王也是。張數多的大，張數相同比點數。六張以上的炸彈和王炸增加倍數（C9、C10、O4、H7）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="90"/>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with a run of as many pairs. In runs the ace is low (A 2 3) or high (Q K A), never both (C1 to C8).</source>
        <translation>牌型：單張、對子、三張、五張起的順子、三對起的連對、兩組起的三順、三帶二、三順帶同樣多的連對。順子裡 A 可以最小（A 2 3）或最大（Q K A），不能兼做（C1 至 C8）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="96"/>
        <source>Four or more of a rank are a bomb; three equal jokers and any four too. More cards win, then the higher rank. Bombs of seven and more raise N, as do strong joker bombs (C9, C10, O4, F3).</source>
        <translation>四張以上同點是炸彈，三張相同的王、任意四張王也是。張數多的大，張數相同比點數。七張以上的炸彈和較大的王炸增加倍數（C9、C10、O4、F3）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="102"/>
        <source>A landlord without any bomb, with bombs only, or with a bomb of thirteen wins without play (F5).</source>
        <translation>地主沒有炸彈、全是炸彈，或有十三張的炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/help_strings.py" line="112"/>
        <source>Answer with the same kind of play and as many cards, but higher, or with a bomb; or pass. When all others have passed, the last to play leads again. Who has no cards left ends the deal (T1, T2).</source>
        <translation>跟牌要同牌型、同張數而更大，或用炸彈，也可以不出。其他人都不出時，最後出牌的人再先出。有人出完牌，本局結束（T1、T2）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/help_dialog.py" line="54"/>
        <source>Rules of this game</source>
        <translation>本玩法規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/help_dialog.py" line="59"/>
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
        <location filename="../liudou_gui/model/hint_strings.py" line="30"/>
        <source>you go out with it</source>
        <translation>出完就贏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="31"/>
        <source>nobody can stop what follows</source>
        <translation>之後沒人攔得住</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="32"/>
        <source>a partner can go out upon it</source>
        <translation>隊友可以藉此走完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="33"/>
        <source>it stops somebody with few cards</source>
        <translation>攔住快走完的人</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="34"/>
        <source>it will probably stand</source>
        <translation>多半沒人要</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="35"/>
        <source>it sheds the weakest cards</source>
        <translation>先走最弱的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="36"/>
        <source>worth a bomb now</source>
        <translation>現在值得炸</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="37"/>
        <source>it will probably win the lead</source>
        <translation>多半能拿到牌權</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="38"/>
        <source>it sheds low cards</source>
        <translation>走掉小牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="39"/>
        <source>the play is your partner’s</source>
        <translation>這手牌是隊友出的</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="40"/>
        <source>only a bomb would beat it</source>
        <translation>只有炸彈能壓</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="41"/>
        <source>it would show who you are</source>
        <translation>會暴露身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="42"/>
        <source>beating it would cost too much</source>
        <translation>壓它代價太大</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="56"/>
        <source>shows all that you are a landlord (H6)</source>
        <translation>會讓所有人知道你是地主（H6）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/hint_strings.py" line="58"/>
        <source>bombs your own side</source>
        <translation>炸的是自己人</translation>
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
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="33"/>
        <source>Open hands</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="34"/>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="35"/>
        <source>Bid 1</source>
        <translation>叫 1 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="36"/>
        <source>Bid 2</source>
        <translation>叫 2 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="37"/>
        <source>Bid 3</source>
        <translation>叫 3 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="38"/>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="39"/>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="40"/>
        <source>Lay the cards open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="41"/>
        <source>Join the positive camp</source>
        <translation>加入正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="42"/>
        <source>Join the negative camp</source>
        <translation>加入反方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="43"/>
        <source>This list of keys</source>
        <translation>按鍵一覽</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="44"/>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="45"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="46"/>
        <source>Sound on or off</source>
        <translation>聲音開關</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="47"/>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="48"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="56"/>
        <source>Arrows, Home, End</source>
        <translation>方向鍵、Home、End</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="57"/>
        <source>Move over the hand; with Shift choose on the way</source>
        <translation>在手牌上移動；按住 Shift 一路選牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="59"/>
        <location filename="../liudou_gui/widgets/keys.py" line="48"/>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="59"/>
        <source>Choose the card, or drop it</source>
        <translation>選中或放下這張牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="60"/>
        <source>One copy more or less of the card’s rank</source>
        <translation>同點數多選或少選一張</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="61"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/command_strings.py" line="61"/>
        <source>From part to part of the window</source>
        <translation>在視窗各部分之間切換</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="74"/>
        <source>press a key</source>
        <translation>請按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="75"/>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="76"/>
        <source>{command}: {keys}</source>
        <translation>{command}：{keys}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="177"/>
        <source>{key} was taken from: {commands}</source>
        <translation>{key} 原本用於：{commands}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="181"/>
        <source>{key} is needed to move over the hand and the window.</source>
        <translation>{key} 要用來在手牌和視窗中移動。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="191"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="197"/>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="198"/>
        <source>At the table</source>
        <translation>牌桌上</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="199"/>
        <source>While a question is open</source>
        <translation>有詢問時</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="200"/>
        <source>Always</source>
        <translation>任何時候</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="201"/>
        <source>These stay as they are</source>
        <translation>不能更改的按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="207"/>
        <source>Usual keys</source>
        <translation>恢復預設</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="170"/>
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
        <source>Leave the table? You can go on with this deal later.</source>
        <translation>離開牌桌？這一局以後可以接著打。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="171"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="241"/>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="171"/>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="237"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="255"/>
        <source>A deal waits</source>
        <translation>有一局未打完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="238"/>
        <source>Begin a new table? The deal that waits is lost then.</source>
        <translation>開新桌？未打完的那一局將會遺失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="242"/>
        <source>Begin anew</source>
        <translation>開新桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="256"/>
        <source>Discard the deal that waits? It cannot be brought back.</source>
        <translation>放棄未打完的那一局？放棄後無法復原。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="258"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="258"/>
        <source>Discard</source>
        <translation>放棄</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="35"/>
        <source>Guest</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="41"/>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="42"/>
        <source>Nainai</source>
        <translation>奶奶</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="43"/>
        <source>Jun</source>
        <translation>阿俊</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="44"/>
        <source>Teapot</source>
        <translation>茶壺</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="45"/>
        <source>Hao</source>
        <translation>浩浩</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="46"/>
        <source>Lotus</source>
        <translation>蓮花</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="47"/>
        <source>Bun</source>
        <translation>包子</translation>
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
        <location filename="../liudou_gui/widgets/note_tag.py" line="69"/>
        <source>My note on {name}</source>
        <translation>我對 {name} 的推測</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/note_tag.py" line="79"/>
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
    <name>Prompts</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="311"/>
        <source>No answer means no bid.</source>
        <translation>不回答就是不叫。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="313"/>
        <source>No answer: drawn by lot.</source>
        <translation>不回答就抽籤決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="315"/>
        <source>No answer means no.</source>
        <translation>不回答就是否。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="317"/>
        <source>No answer: your lowest card is led.</source>
        <translation>不回答就出最小的一張。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="319"/>
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
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="198"/>
        <source>Which camp do you join?</source>
        <translation>加入哪一方？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="199"/>
        <source>In secret: only the two landlords will know.</source>
        <translation>暗中選擇，只有兩名地主知道。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="201"/>
        <source>Choosing in turn:</source>
        <translation>依次選擇：</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="113"/>
        <source>Bid to be a landlord</source>
        <translation>叫分當地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="115"/>
        <source>Bid for great landlord</source>
        <translation>叫分當大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="119"/>
        <source>{name} said {value}. Higher, or pass. 3 ends it.</source>
        <translation>{name} 叫了 {value} 分。叫更高或不叫，叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="122"/>
        <source>Nobody has bid yet. 3 ends it.</source>
        <translation>還沒有人叫分，叫 3 分即止。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="124"/>
        <source>{text} Your bid is the stake S.</source>
        <translation>{text}你的叫分就是 S。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="129"/>
        <source>Bid {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="153"/>
        <source>Double?</source>
        <translation>加倍嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="155"/>
        <source>Every double adds 1 to N. All six decide at the same time.</source>
        <translation>每人加倍，倍數 N 加 1。六人同時決定。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="157"/>
        <source>Don’t double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="157"/>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="160"/>
        <source>Lay your cards open?</source>
        <translation>明牌加倍嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="162"/>
        <source>N + {by}. Everybody sees your cards for the rest of the deal.</source>
        <translation>倍數 N + {by}。本局之內所有人都看得見你的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="166"/>
        <source>Keep closed</source>
        <translation>不明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/prompts.py" line="166"/>
        <source>Show to all</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="65"/>
        <source>Show that you are a landlord?</source>
        <translation>要暴露地主身分嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="67"/>
        <source>A copy of the marked card is among these: it tells everybody (H6).</source>
        <translation>其中有一張與明牌相同：一出就人人知道（H6）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="71"/>
        <source>Use another {rank}</source>
        <translation>換另一張 {rank}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="74"/>
        <source>Bomb your own side?</source>
        <translation>要炸自己人嗎？</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="75"/>
        <source>The play on the table is your partner’s.</source>
        <translation>桌上的牌是隊友出的。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="76"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/question_card.py" line="77"/>
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
        <location filename="../liudou_gui/model/history_model.py" line="195"/>
        <source>Played</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="197"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="105"/>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="199"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="106"/>
        <source>Role</source>
        <translation>身分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="201"/>
        <location filename="../liudou_gui/widgets/record_filters.py" line="107"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="203"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="55"/>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="205"/>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_model.py" line="207"/>
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
        <location filename="../liudou_gui/model/history_strings.py" line="134"/>
        <source>1 deal</source>
        <translation>1 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="135"/>
        <source>{count} deals</source>
        <translation>{count} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="148"/>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="153"/>
        <source>{deals}, {won} won, {points} points</source>
        <translation>{deals}，勝 {won} 局，共 {points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="162"/>
        <source>The record is damaged: something in it was changed or is missing. Get it once more.</source>
        <translation>記錄已損壞：內容被更動或有缺漏。請重新取得這份記錄。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="167"/>
        <source>A newer version of Liudou wrote it. Install that version, then try again.</source>
        <translation>它由更新版本的六斗寫成。請安裝該版本後再試。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="171"/>
        <source>It was played by other rules than this version has. The version that wrote it can show it.</source>
        <translation>它所用的規則與本版本不同。寫下它的版本可以開啟。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="176"/>
        <source>This is no record of Liudou. Choose a file that Liudou exported; its name ends in .liudou.</source>
        <translation>這不是六斗的記錄。請選擇六斗匯出的檔案，檔名以 .liudou 結尾。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/history_strings.py" line="184"/>
        <source>The kept deals cannot be used: {why}</source>
        <translation>無法使用儲存的牌局：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="297"/>
        <location filename="../liudou_gui/widgets/main_window.py" line="312"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="217"/>
        <source>This deal is no longer kept.</source>
        <translation>這一局已不在記錄中。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/points_chart.py" line="66"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="150"/>
        <source>Running points</source>
        <translation>累計得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="35"/>
        <source>Imported: {count}.</source>
        <translation>已匯入：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="37"/>
        <source>Kept already: {count}.</source>
        <translation>原已儲存：{count} 局。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="39"/>
        <source>Not imported: {file}. {why}</source>
        <translation>未匯入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/record_files.py" line="41"/>
        <source>Not imported either: {count} more.</source>
        <translation>另有 {count} 個檔案未匯入。</translation>
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
        <location filename="../liudou_gui/widgets/records_deals.py" line="206"/>
        <source>No deals yet. Every deal that you play to its end is kept here.</source>
        <translation>還沒有牌局。打完的每一局都會儲存在這裡。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="208"/>
        <source>No kept deal is like that. Ask for less above.</source>
        <translation>沒有符合條件的牌局，請放寬上面的條件。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="221"/>
        <source>Kept deals</source>
        <translation>儲存的牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="222"/>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="223"/>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="224"/>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_deals.py" line="225"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="202"/>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="113"/>
        <location filename="../liudou_gui/widgets/records_page.py" line="114"/>
        <source>Records</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="115"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="116"/>
        <location filename="../liudou_gui/widgets/records_statistics.py" line="52"/>
        <source>Deals</source>
        <translation>牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="116"/>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="140"/>
        <source>Records of Liudou (*.liudou)</source>
        <translation>六斗記錄 (*.liudou)</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="149"/>
        <source>Export a record</source>
        <translation>匯出記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="156"/>
        <source>Import records</source>
        <translation>匯入記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="175"/>
        <source>{file} could not be written: {why}</source>
        <translation>無法寫入 {file}：{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="179"/>
        <source>Exported: {file}</source>
        <translation>已匯出：{file}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="194"/>
        <source>Delete {game} of {moment}? Its record and its points are gone then.</source>
        <translation>刪除 {moment} 的{game}牌局？它的記錄和得分都會消失。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="197"/>
        <source>Delete a deal</source>
        <translation>刪除牌局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/records_page.py" line="201"/>
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
        <location filename="../liudou_gui/widgets/records_statistics.py" line="152"/>
        <source>No deal that counts yet. Deals without points are left out.</source>
        <translation>還沒有計分的牌局。不計分的牌局不列入統計。</translation>
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
        <location filename="../liudou_gui/widgets/replay_bar.py" line="236"/>
        <source>dealt</source>
        <translation>發牌完畢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="249"/>
        <source>Onlooker</source>
        <translation>旁觀者</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="258"/>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="258"/>
        <source>Play on</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="262"/>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="263"/>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="265"/>
        <source>To the start</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="266"/>
        <source>Previous trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="267"/>
        <source>Step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="268"/>
        <source>Step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="269"/>
        <source>Next trick</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="270"/>
        <source>To the end</source>
        <translation>到結尾</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="273"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="275"/>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="276"/>
        <source>View from</source>
        <translation>視角</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="277"/>
        <source>All open</source>
        <translation>全部明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/replay_bar.py" line="278"/>
        <source>All hands open</source>
        <translation>各家手牌全部明示</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="29"/>
        <source>The landlord wins</source>
        <translation>地主獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="31"/>
        <source>The landlords win</source>
        <translation>地主方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="33"/>
        <source>The farmers win</source>
        <translation>農民方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="35"/>
        <source>The positive camp wins</source>
        <translation>正方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="37"/>
        <source>The negative camp wins</source>
        <translation>反方獲勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="46"/>
        <source>You played your last card.</source>
        <translation>你出完了手裡的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="48"/>
        <source>{name} played the last card.</source>
        <translation>{name} 出完了手裡的牌。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="50"/>
        <source>{name} was dealt all three copies of the marked card (H2).</source>
        <translation>{name} 拿到了全部三張明牌（H2）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="52"/>
        <source>{name} holds no bomb at all: won without play (F5).</source>
        <translation>{name} 沒有炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="54"/>
        <source>{name} holds nothing but bombs: won without play (F5).</source>
        <translation>{name} 手裡全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="56"/>
        <source>{name} holds nothing but bombs after one play: won without play (F5).</source>
        <translation>{name} 出一手後全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="60"/>
        <source>{name} holds a bomb of 13 cards or more: won without play (F5).</source>
        <translation>{name} 有十三張以上的炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="68"/>
        <source>Nobody bid. The deal scores nothing and is dealt anew (H3).</source>
        <translation>無人叫分。本局不計分，重新發牌（H3）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="70"/>
        <source>Both landlords win without play. The deal scores nothing and is dealt anew (F5).</source>
        <translation>兩名地主都不打就贏。本局不計分，重新發牌（F5）。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="82"/>
        <source>{name} doubled</source>
        <translation>{name} 加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="86"/>
        <source>{name} laid the cards open</source>
        <translation>{name} 明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="95"/>
        <source>{name}: bomb</source>
        <translation>{name}：炸彈</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="99"/>
        <source>{name}: {bomb}</source>
        <translation>{name}：{bomb}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="124"/>
        <source>five lose W each, the landlord wins five times W (H2)</source>
        <translation>其餘五人各輸 W，地主贏五倍（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="126"/>
        <source>each farmer W, the landlord alone five times W (N5, P5)</source>
        <translation>每名農民 W，獨家地主五倍（N5、P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="129"/>
        <source>each loser pays W, each winner gets W (H8)</source>
        <translation>每名輸家付 W，每名贏家得 W（H8）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="131"/>
        <source>each farmer W, second landlord W, great landlord three times W (N5)</source>
        <translation>每名農民 W，二地主 W，大地主三倍（N5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="133"/>
        <source>each farmer W, each landlord twice W (P5)</source>
        <translation>每名農民 W，每名地主兩倍（P5）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="140"/>
        <source>the highest bid (H2)</source>
        <translation>最高叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="142"/>
        <source>nobody bid, again and again (H3)</source>
        <translation>連續無人叫分（H3）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/result_strings.py" line="143"/>
        <source>no bidding: two hidden landlords (H2)</source>
        <translation>兩名暗地主，不叫分（H2）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="94"/>
        <source>{game}, deal {number}</source>
        <translation>{game}，第 {number} 局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="98"/>
        <source>This deal is void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="113"/>
        <source>Seed of the pack: {seed}</source>
        <translation>洗牌種子：{seed}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="117"/>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="117"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="119"/>
        <source>Watch it again</source>
        <translation>重播本局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="120"/>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="129"/>
        <source>You win {points}.</source>
        <translation>你贏了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_page.py" line="129"/>
        <source>You lose {points}.</source>
        <translation>你輸了 {points} 分。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="93"/>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="93"/>
        <source>lost</source>
        <translation>負</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="108"/>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="115"/>
        <source>out</source>
        <translation>出完</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="117"/>
        <source>{cards} left</source>
        <translation>剩 {cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="136"/>
        <source>{points}, and why</source>
        <translation>為什麼是 {points} 分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="143"/>
        <source>N starts at</source>
        <translation>起始倍數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="150"/>
        <source>won without play: N counts as</source>
        <translation>不打就贏，倍數算作</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="153"/>
        <source>S = {stake}: {source}</source>
        <translation>S = {stake}：{source}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="180"/>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="181"/>
        <source>deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="187"/>
        <source>total</source>
        <translation>累計</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="197"/>
        <source>Score of {name}: {points}</source>
        <translation>{name} 的得分：{points}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="200"/>
        <source>Deals counted: {count}</source>
        <translation>計分局數：{count}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="240"/>
        <source>All hands as dealt</source>
        <translation>發牌時各家的牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="248"/>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/result_parts.py" line="251"/>
        <source>Marked: {cards}</source>
        <translation>標記的牌：{cards}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_bar.py" line="293"/>
        <source>base</source>
        <translation>底分</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="170"/>
        <location filename="../liudou_gui/model/strings.py" line="198"/>
        <source>Unknown</source>
        <translation>身分未明</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="172"/>
        <location filename="../liudou_gui/model/strings.py" line="207"/>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="174"/>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="176"/>
        <source>Great landlord</source>
        <translation>大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="178"/>
        <source>Second landlord</source>
        <translation>二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="180"/>
        <source>Positive landlord</source>
        <translation>正地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="182"/>
        <source>Negative landlord</source>
        <translation>反地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="184"/>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="191"/>
        <source>Solo</source>
        <translation>獨家</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="201"/>
        <source>Great</source>
        <translation>大地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="203"/>
        <source>Second</source>
        <translation>二地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="205"/>
        <source>Hidden</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="215"/>
        <source>Positive</source>
        <translation>正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="216"/>
        <source>Negative</source>
        <translation>反方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="223"/>
        <source>The landlord, alone</source>
        <translation>獨家地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="225"/>
        <source>Landlords</source>
        <translation>地主方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="227"/>
        <source>Farmers</source>
        <translation>農民方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="229"/>
        <source>Positive camp</source>
        <translation>正方</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/strings.py" line="231"/>
        <source>Negative camp</source>
        <translation>反方</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="108"/>
        <source>The settings could not be saved in {path}.</source>
        <translation>設定無法儲存到 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/settings.py" line="110"/>
        <source>The settings were damaged and start afresh. The old file is kept as {path}.</source>
        <translation>設定檔已損壞，已恢復預設。舊檔案保留為 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="140"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="144"/>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="147"/>
        <source>Your hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="148"/>
        <source>Sorted by</source>
        <translation>排序</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="149"/>
        <source>Sound</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="160"/>
        <source>Volume of the sounds</source>
        <translation>音效音量</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="161"/>
        <source>Time and pace count from the next table on.</source>
        <translation>時間和節奏從下一桌起生效。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="162"/>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="225"/>
        <source>Four colours for the suits</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="226"/>
        <source>Diamonds blue and clubs green; high contrast always has them.</source>
        <translation>方塊用藍色，梅花用綠色；高對比總是四色。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="229"/>
        <source>Smart selection</source>
        <translation>智慧選牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="230"/>
        <source>A sweep or a click chooses what answers the play on the table.</source>
        <translation>劃選或點選時，自動選出能壓過桌上牌的組合。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="233"/>
        <source>Low cards on the left</source>
        <translation>小牌在左</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="234"/>
        <source>Else the high cards lie on the left.</source>
        <translation>否則大牌在左。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="237"/>
        <source>Confirm each play</source>
        <translation>出牌前確認</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="238"/>
        <source>Play has to be pressed twice.</source>
        <translation>要按兩次「出牌」。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="241"/>
        <source>Ask before bombing a partner</source>
        <translation>炸隊友前詢問</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="242"/>
        <source>Only where it is known who your partners are.</source>
        <translation>只在已知誰是隊友時。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="245"/>
        <source>Card counter at my tables</source>
        <translation>我的牌桌允許記牌器</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="246"/>
        <source>From the next table on; without it everybody keeps count in their head.</source>
        <translation>從下一桌起；不允許時大家都靠自己記。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="249"/>
        <source>No sound</source>
        <translation>靜音</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="250"/>
        <source>Nothing is heard; the volume stays as it is.</source>
        <translation>不播放任何音效，音量設定維持不變。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="253"/>
        <source>Pass by itself</source>
        <translation>要不起時自動不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="254"/>
        <source>When nothing of yours beats the play; at the usual pace, so that nobody can tell.</source>
        <translation>沒有牌能壓過時；按平常的快慢，別人看不出來。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/keys_dialog.py" line="208"/>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="163"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="49"/>
        <source>rank</source>
        <translation>點數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="49"/>
        <source>size of group</source>
        <translation>張數</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="68"/>
        <source>light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="70"/>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="72"/>
        <source>high contrast</source>
        <translation>高對比</translation>
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
        <location filename="../liudou_gui/widgets/option_texts.py" line="27"/>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="28"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="35"/>
        <source>quickly</source>
        <translation>快</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="37"/>
        <source>normally</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="39"/>
        <source>slowly</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="56"/>
        <source>Go on with {game} after {deals} deals</source>
        <translation>繼續{game}（已打 {deals} 局）</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="58"/>
        <source>Go on with {game}, nothing played yet</source>
        <translation>接著打{game}，尚未出牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="60"/>
        <source>Go on with {game}, 1 play made</source>
        <translation>接著打{game}，已出 1 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/option_texts.py" line="61"/>
        <source>Go on with {game}, {plays} plays made</source>
        <translation>接著打{game}，已出 {plays} 手</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="142"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="244"/>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="143"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="245"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="145"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="255"/>
        <source>Time for a play</source>
        <translation>出牌時限</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/settings_dialog.py" line="146"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="257"/>
        <source>Bots play</source>
        <translation>機器人節奏</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="80"/>
        <source>Play {game}</source>
        <translation>開始 {game}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="81"/>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="115"/>
        <source>Continue</source>
        <translation>接著打</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="116"/>
        <source>Discard</source>
        <translation>放棄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="239"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="240"/>
        <source>Dou Dizhu for six, at home</source>
        <translation>在家玩的六人鬥地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="241"/>
        <location filename="../liudou_gui/widgets/start_page.py" line="242"/>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="243"/>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="246"/>
        <source>Records</source>
        <translation>記錄</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="248"/>
        <source>Play now against bots</source>
        <translation>和機器人對戰</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/start_page.py" line="253"/>
        <source>Base points</source>
        <translation>底分</translation>
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
        <location filename="../liudou_gui/model/story.py" line="101"/>
        <source>{name} is a hidden landlord, revealed</source>
        <translation>{name} 亮明是暗地主</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="110"/>
        <source>{name} passes</source>
        <translation>{name} 不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="113"/>
        <source>{names} pass</source>
        <translation>{names} 不出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="118"/>
        <source>N + {by}, now {n}</source>
        <translation>倍數 + {by}，現為 {n}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="127"/>
        <source>Before the first lead</source>
        <translation>出牌之前</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="132"/>
        <source>Open mark: {card}, dealt to {name}</source>
        <translation>明牌：{card}，發給了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="133"/>
        <source>Secret mark: {card}, dealt to {name}</source>
        <translation>暗牌：{card}，發給了 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="145"/>
        <source>Camps were chosen in the order {names}</source>
        <translation>選邊的順序：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="165"/>
        <source>Doubled: {names}</source>
        <translation>加倍：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="167"/>
        <source>Nobody doubled</source>
        <translation>無人加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="170"/>
        <source>Laid open: {names}</source>
        <translation>明牌：{names}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/story.py" line="174"/>
        <source>N is {n} at the start</source>
        <translation>開始時倍數為 {n}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="40"/>
        <source>All six decide at the same time</source>
        <translation>六人同時決定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="42"/>
        <source>The landlords decide</source>
        <translation>由地主決定</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="53"/>
        <source>It is your turn</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="54"/>
        <source>{name} is choosing</source>
        <translation>輪到 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="62"/>
        <source>You played</source>
        <translation>你出了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="64"/>
        <source>Beat {name}</source>
        <translation>要壓過 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="65"/>
        <source>{name} played</source>
        <translation>{name} 出了</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="73"/>
        <source>You win the trick</source>
        <translation>這一輪歸你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="75"/>
        <source>{name} wins the trick</source>
        <translation>這一輪歸 {name}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="79"/>
        <source>Your lead</source>
        <translation>輪到你先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="79"/>
        <source>Any combination</source>
        <translation>任何牌型都可以</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="80"/>
        <source>{name} leads</source>
        <translation>{name} 先出</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="99"/>
        <source>Has chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="112"/>
        <source>Doubles</source>
        <translation>加倍</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="114"/>
        <source>Lays open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="120"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="125"/>
        <source>{seconds} s left</source>
        <translation>剩 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/camp_prompt.py" line="207"/>
        <location filename="../liudou_gui/widgets/table_bar.py" line="280"/>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="133"/>
        <source>Sound off</source>
        <translation>聲音已關閉</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="133"/>
        <source>Sound on</source>
        <translation>聲音已開啟</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_page.py" line="331"/>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/table_view.py" line="302"/>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="131"/>
        <source>Your bottom cards</source>
        <translation>你的底牌</translation>
    </message>
    <message>
        <location filename="../liudou_gui/model/table_strings.py" line="132"/>
        <source>Bottom cards: {name}</source>
        <translation>{name} 的底牌</translation>
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
        <location filename="../liudou_gui/widgets/option_texts.py" line="44"/>
        <source>Stacks</source>
        <translation>疊放</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="76"/>
        <location filename="../liudou_gui/widgets/option_texts.py" line="44"/>
        <source>Fan</source>
        <translation>扇形</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/hand_tools.py" line="78"/>
        <source>More for the hand</source>
        <translation>更多理牌操作</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/tool_button.py" line="46"/>
        <source>{name} ({key})</source>
        <translation>{name}（{key}）</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="116"/>
        <source>The game you left cannot be continued: its file is damaged. It is kept as {path}.</source>
        <translation>上次未完的牌局無法繼續：檔案已損壞，現保留為 {path}。</translation>
    </message>
    <message>
        <location filename="../liudou_gui/app/local_table.py" line="125"/>
        <source>The game you left is kept in a file that cannot be used: {path}.</source>
        <translation>上次未完的牌局所在的檔案無法讀寫：{path}。</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="358"/>
        <source>Your groups and notes could not be saved. {why}</source>
        <translation>分組和推測無法儲存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="364"/>
        <source>The record of this deal could not be saved. {why}</source>
        <translation>本局記錄無法儲存。{why}</translation>
    </message>
    <message>
        <location filename="../liudou_gui/widgets/main_window.py" line="392"/>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
</context>
</TS>
