<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>重選</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>not your turn yet</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <source>beats {what}</source>
        <translation>壓過 {what}</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>不能這樣：{why}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>已明的牌</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>1 v 5</source>
        <translation>一打五</translation>
    </message>
    <message>
        <source>Marked card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Open mark</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Secret mark</source>
        <translation>暗牌</translation>
    </message>
</context>
<context>
    <name>Bids</name>
    <message>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Bids {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
</context>
<context>
    <name>CampLandlords</name>
    <message>
        <source>Positive</source>
        <translation>正地主</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>反地主</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>紅心</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}，已選，第 {place} 張，共 {count} 張</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}，第 {place} 張，共 {count} 張</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 張牌</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 張牌</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single</source>
        <translation>單張</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>三張</translation>
    </message>
    <message>
        <source>Straight of {groups}</source>
        <translation>順子 {groups} 張</translation>
    </message>
    <message>
        <source>Pair run of {groups}</source>
        <translation>連對 {groups} 對</translation>
    </message>
    <message>
        <source>Triple run of {groups}</source>
        <translation>三順 {groups} 組</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>三帶二</translation>
    </message>
    <message>
        <source>Airplane of {groups}</source>
        <translation>飛機 {groups} 組</translation>
    </message>
    <message>
        <source>Joker bomb {times}</source>
        <translation>王炸 {times}</translation>
    </message>
    <message>
        <source>Bomb {times}</source>
        <translation>炸彈 {times}</translation>
    </message>
    <message>
        <source>{body} with {wings}</source>
        <translation>{body} 帶 {wings}</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}：{detail}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Hidden Landlords</source>
        <translation>六人鬥地主</translation>
    </message>
    <message>
        <source>New Six</source>
        <translation>新六人鬥地主</translation>
    </message>
    <message>
        <source>Positive and Negative</source>
        <translation>正反六人鬥地主</translation>
    </message>
    <message>
        <source>3 v 3</source>
        <translation>三打三</translation>
    </message>
    <message>
        <source>2 v 4</source>
        <translation>二打四</translation>
    </message>
    <message>
        <source>Up to two of the three landlords stay hidden until they play the marked card.</source>
        <translation>三名地主中最多兩名隱藏身分，打出明牌才會露面。</translation>
    </message>
    <message>
        <source>Bid to be great landlord; a secret card names your partner.</source>
        <translation>叫分爭當大地主，一張暗牌定出你的同伴。</translation>
    </message>
    <message>
        <source>Two landlords, and four farmers who choose camps in secret.</source>
        <translation>兩名地主各領一方，四名農民暗中選邊。</translation>
    </message>
    <message>
        <source>{decks} decks · {cards} cards each</source>
        <translation>{decks} 副牌 · 每人 {cards} 張</translation>
    </message>
    <message>
        <source>{decks} decks · {cards} cards each, bottom {bottom}</source>
        <translation>{decks} 副牌 · 每人 {cards} 張，底牌 {bottom} 張</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Choosing camps</source>
        <translation>選擇陣營</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Laying cards open</source>
        <translation>明牌加倍</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Deal over</source>
        <translation>本局結束</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Three landlords play against three farmers. One marked card is shown: who is dealt it is the open landlord and leads. Who holds another copy of it (same rank and suit) is a hidden landlord and known to nobody until that copy is played (H1 to H6).</source>
        <translation>三名地主對三名農民。開局翻出一張明牌，拿到它的人是明地主，由他先出。拿到另一張相同的牌（點數花色都相同）的人是暗地主，打出那張牌之前誰也不知道（H1 至 H6）。</translation>
    </message>
    <message>
        <source>Where a landlord is missing, the place is filled by bidding: once round, 1 to 3, and the bid is S. Without bidding S is 3. Then each may double: N + 1 (H2, H3, H5).</source>
        <translation>缺一名地主時叫分補上：每人叫一次，1 至 3 分，叫分即 S。不用叫分時 S 為 3。隨後每人可以加倍：倍數 N + 1（H2、H3、H5）。</translation>
    </message>
    <message>
        <source>Each loser pays S × N × base, each winner gets as much (H8).</source>
        <translation>每名輸家付 S × N × 底分，每名贏家得同樣多（H8）。</translation>
    </message>
    <message>
        <source>The highest bidder is the great landlord and leads; who holds the secret mark is the second landlord. Each gets six of the bottom cards. Four farmers play against them, or five against one if both are the same (N1 to N4).</source>
        <translation>叫分最高的人是大地主，由他先出；拿到暗牌的人是二地主。兩人各得六張底牌，對四名農民；若是同一人，就一打五（N1 至 N4）。</translation>
    </message>
    <message>
        <source>Landlords may lay their cards open: N + 3 each, alone N + 9 (F4).</source>
        <translation>地主可以明牌加倍：每人 N + 3，獨家 N + 9（F4）。</translation>
    </message>
    <message>
        <source>Each farmer wins or loses base × N, the second landlord as much, the great landlord three times, a landlord alone five times (N5).</source>
        <translation>每名農民輸贏底分 × N，二地主相同，大地主三倍，獨家五倍（N5）。</translation>
    </message>
    <message>
        <source>Who holds the open mark is the positive landlord, who holds the secret mark the negative one. Each gets six of the bottom cards. The four farmers join a camp in secret, two each; only the landlords learn who their farmers are (P1 to P3).</source>
        <translation>拿到明牌的人是正地主，拿到暗牌的人是反地主，各得六張底牌。四名農民暗中選邊，每邊兩名；只有地主知道自己的農民是誰（P1 至 P3）。</translation>
    </message>
    <message>
        <source>A farmer leads. Landlords may lay their cards open: N + 3 each, alone N + 9 (P4, F4).</source>
        <translation>由農民先出。地主可以明牌加倍：每人 N + 3，獨家 N + 9（P4、F4）。</translation>
    </message>
    <message>
        <source>Each farmer wins or loses base × N, each landlord twice as much, alone five times (P5).</source>
        <translation>每名農民輸贏底分 × N，地主兩倍，獨家五倍（P5）。</translation>
    </message>
    <message>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with as many pairs. Runs go from 3 to the ace (C1 to C8).</source>
        <translation>牌型：單張、對子、三張、五張起的順子、三對起的連對、兩組起的三順、三帶二、三順帶同樣多的對子。順子從 3 到 A（C1 至 C8）。</translation>
    </message>
    <message>
        <source>Four or more of a rank are a bomb; three equal jokers and any four to six too. More cards win, then the higher rank. Bombs of six and more, and jokers, raise N (C9, C10, O4, H7).</source>
        <translation>四張以上同點是炸彈，三張相同的王、任意四至六張王也是。張數多的大，張數相同比點數。六張以上的炸彈和王炸增加倍數（C9、C10、O4、H7）。</translation>
    </message>
    <message>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with a run of as many pairs. In runs the ace is low (A 2 3) or high (Q K A), never both (C1 to C8).</source>
        <translation>牌型：單張、對子、三張、五張起的順子、三對起的連對、兩組起的三順、三帶二、三順帶同樣多的連對。順子裡 A 可以最小（A 2 3）或最大（Q K A），不能兼做（C1 至 C8）。</translation>
    </message>
    <message>
        <source>Four or more of a rank are a bomb; three equal jokers and any four too. More cards win, then the higher rank. Bombs of seven and more raise N, as do strong joker bombs (C9, C10, O4, F3).</source>
        <translation>四張以上同點是炸彈，三張相同的王、任意四張王也是。張數多的大，張數相同比點數。七張以上的炸彈和較大的王炸增加倍數（C9、C10、O4、F3）。</translation>
    </message>
    <message>
        <source>A landlord without any bomb, with bombs only, or with a bomb of thirteen wins without play (F5).</source>
        <translation>地主沒有炸彈、全是炸彈，或有十三張的炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <source>Answer with the same kind of play and as many cards, but higher, or with a bomb; or pass. When all others have passed, the last to play leads again. Who has no cards left ends the deal (T1, T2).</source>
        <translation>跟牌要同牌型、同張數而更大，或用炸彈，也可以不出。其他人都不出時，最後出牌的人再先出。有人出完牌，本局結束（T1、T2）。</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>本玩法規則</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Leave the table? This deal and the running scores end here.</source>
        <translation>離開牌桌？本局和累計得分到此為止。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <source>Nainai</source>
        <translation>奶奶</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>阿俊</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>茶壺</translation>
    </message>
    <message>
        <source>Hao</source>
        <translation>浩浩</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>蓮花</translation>
    </message>
    <message>
        <source>Bun</source>
        <translation>包子</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>No answer means no bid.</source>
        <translation>不回答就是不叫。</translation>
    </message>
    <message>
        <source>No answer: drawn by lot.</source>
        <translation>不回答就抽籤決定。</translation>
    </message>
    <message>
        <source>No answer means no.</source>
        <translation>不回答就是否。</translation>
    </message>
    <message>
        <source>No answer: your lowest card is led.</source>
        <translation>不回答就出最小的一張。</translation>
    </message>
    <message>
        <source>No answer means pass.</source>
        <translation>不回答就是不出。</translation>
    </message>
    <message>
        <source>Join {name}</source>
        <translation>加入 {name}</translation>
    </message>
    <message>
        <source>from the bottom</source>
        <translation>得到的底牌</translation>
    </message>
    <message>
        <source>Which camp do you join?</source>
        <translation>加入哪一方？</translation>
    </message>
    <message>
        <source>In secret: only the two landlords will know.</source>
        <translation>暗中選擇，只有兩名地主知道。</translation>
    </message>
    <message>
        <source>Choosing in turn:</source>
        <translation>依次選擇：</translation>
    </message>
    <message>
        <source>Bid to be a landlord</source>
        <translation>叫分當地主</translation>
    </message>
    <message>
        <source>Bid for great landlord</source>
        <translation>叫分當大地主</translation>
    </message>
    <message>
        <source>{name} said {value}. Higher, or pass. 3 ends it.</source>
        <translation>{name} 叫了 {value} 分。叫更高或不叫，叫 3 分即止。</translation>
    </message>
    <message>
        <source>Nobody has bid yet. 3 ends it.</source>
        <translation>還沒有人叫分，叫 3 分即止。</translation>
    </message>
    <message>
        <source>{text} Your bid is the stake S.</source>
        <translation>{text}你的叫分就是 S。</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>叫 {value} 分</translation>
    </message>
    <message>
        <source>Double?</source>
        <translation>加倍嗎？</translation>
    </message>
    <message>
        <source>Every double adds 1 to N. All six decide at the same time.</source>
        <translation>每人加倍，倍數 N 加 1。六人同時決定。</translation>
    </message>
    <message>
        <source>Don’t double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Lay your cards open?</source>
        <translation>明牌加倍嗎？</translation>
    </message>
    <message>
        <source>N + {by}. Everybody sees your cards for the rest of the deal.</source>
        <translation>倍數 N + {by}。本局之內所有人都看得見你的牌。</translation>
    </message>
    <message>
        <source>Keep closed</source>
        <translation>不明牌</translation>
    </message>
    <message>
        <source>Show to all</source>
        <translation>明牌</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{sentence} ({rule})</source>
        <translation>{sentence}（{rule}）</translation>
    </message>
    <message>
        <source>these cards are no combination</source>
        <translation>這些牌不成牌型</translation>
    </message>
    <message>
        <source>two jokers are no pair in this game</source>
        <translation>這種玩法裡兩張王不是對子</translation>
    </message>
    <message>
        <source>two {rank}s are no pair in this game</source>
        <translation>這種玩法裡兩張{rank}不是對子</translation>
    </message>
    <message>
        <source>a straight needs at least five cards</source>
        <translation>順子至少五張</translation>
    </message>
    <message>
        <source>a straight needs at least five cards, these are {got}</source>
        <translation>順子至少五張，這裡只有 {got} 張</translation>
    </message>
    <message>
        <source>a pair run needs at least three pairs</source>
        <translation>連對至少三對</translation>
    </message>
    <message>
        <source>a pair run needs at least three pairs, these are {got}</source>
        <translation>連對至少三對，這裡只有 {got} 對</translation>
    </message>
    <message>
        <source>a straight has no gaps</source>
        <translation>順子中間不能斷</translation>
    </message>
    <message>
        <source>{rank} is missing in this straight</source>
        <translation>這個順子缺 {rank}</translation>
    </message>
    <message>
        <source>a pair run has no gaps</source>
        <translation>連對中間不能斷</translation>
    </message>
    <message>
        <source>a pair of {rank} is missing in this run</source>
        <translation>這個連對缺一對 {rank}</translation>
    </message>
    <message>
        <source>a triple run has no gaps</source>
        <translation>三順中間不能斷</translation>
    </message>
    <message>
        <source>three {rank} are missing in this run</source>
        <translation>這個三順缺三張 {rank}</translation>
    </message>
    <message>
        <source>an airplane carries as many pairs as it has triples</source>
        <translation>飛機有幾組三張，就帶幾對</translation>
    </message>
    <message>
        <source>this airplane needs {need} pairs as wings and has {got}</source>
        <translation>這個飛機要帶 {need} 對，現在是 {got} 對</translation>
    </message>
    <message>
        <source>jokers have no place in an airplane</source>
        <translation>飛機裡不能有王</translation>
    </message>
    <message>
        <source>jokers are wings only for two triples: two small and two big ones</source>
        <translation>只有兩組三張才能帶王，而且是兩張小王加兩張大王</translation>
    </message>
    <message>
        <source>no bomb inside an airplane</source>
        <translation>飛機裡不能有炸彈</translation>
    </message>
    <message>
        <source>{rank} appears {got} times: no bomb inside an airplane</source>
        <translation>{rank} 有 {got} 張：飛機裡不能有炸彈</translation>
    </message>
    <message>
        <source>this is another kind of play than the one to beat</source>
        <translation>和要壓的牌型不同</translation>
    </message>
    <message>
        <source>only as many cards as were played can answer</source>
        <translation>張數必須相同</translation>
    </message>
    <message>
        <source>{got} cards cannot answer {need}</source>
        <translation>{got} 張不能壓 {need} 張</translation>
    </message>
    <message>
        <source>this is too low</source>
        <translation>不夠大</translation>
    </message>
    <message>
        <source>this is lower than {rank}</source>
        <translation>比 {rank} 小</translation>
    </message>
    <message>
        <source>the bomb to beat is bigger</source>
        <translation>要壓的炸彈更大</translation>
    </message>
    <message>
        <source>a bomb of {got} as well, but of a lower rank</source>
        <translation>同是 {got} 張的炸彈，但點數較小</translation>
    </message>
    <message>
        <source>a bomb of {got} is smaller than one of {need}</source>
        <translation>{got} 張的炸彈小於 {need} 張的</translation>
    </message>
    <message>
        <source>a bid must be higher than all before</source>
        <translation>叫分必須高於之前的</translation>
    </message>
    <message>
        <source>a bid must be higher than {need}</source>
        <translation>叫分必須高於 {need} 分</translation>
    </message>
    <message>
        <source>no cards are chosen</source>
        <translation>還沒有選牌</translation>
    </message>
    <message>
        <source>the two cards of a pair are of one rank</source>
        <translation>對子的兩張牌點數要相同</translation>
    </message>
    <message>
        <source>big and small jokers do not make a bomb like this</source>
        <translation>大小王這樣放不成炸彈</translation>
    </message>
    <message>
        <source>a triple takes a pair along, not single cards</source>
        <translation>三張只能帶一對，不能帶單張</translation>
    </message>
    <message>
        <source>at this table three jokers are no triple for a full house</source>
        <translation>這一桌三張王不能作三帶二的三張</translation>
    </message>
    <message>
        <source>the pair of a full house may not be jokers in this game</source>
        <translation>這種玩法裡三帶二不能帶王</translation>
    </message>
    <message>
        <source>a 2 cannot stand there in a run</source>
        <translation>2 不能放在這個順子裡</translation>
    </message>
    <message>
        <source>runs never contain jokers</source>
        <translation>順子裡不能有王</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>A 只能作最小或最大，不能兼做</translation>
    </message>
    <message>
        <source>AAA222 alone is no triple run</source>
        <translation>單獨的 AAA222 不是三順</translation>
    </message>
    <message>
        <source>the wings of an airplane are pairs</source>
        <translation>飛機只能帶對子</translation>
    </message>
    <message>
        <source>at this table the wings are different pairs, none of the airplane’s own ranks</source>
        <translation>這一桌飛機要帶不同的對子，且不能與機身同點</translation>
    </message>
    <message>
        <source>the pairs of the wings must be consecutive in this game</source>
        <translation>這種玩法裡飛機帶的對子必須相連</translation>
    </message>
    <message>
        <source>AA22 are no wings for two triples</source>
        <translation>兩組三張不能帶 AA22</translation>
    </message>
    <message>
        <source>this run is lower than the one to beat</source>
        <translation>這個順子比要壓的小</translation>
    </message>
    <message>
        <source>this airplane is lower than the one to beat</source>
        <translation>這個飛機比要壓的小</translation>
    </message>
    <message>
        <source>these jokers are lower than the bomb to beat</source>
        <translation>這些王比要壓的炸彈小</translation>
    </message>
    <message>
        <source>equal is not greater</source>
        <translation>一樣大，壓不過</translation>
    </message>
    <message>
        <source>who leads may not pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <source>after seven jokers the eighth can never be played</source>
        <translation>七星聚之後，第八張王不能再出</translation>
    </message>
    <message>
        <source>these cards are not in your hand</source>
        <translation>這些牌不在你手裡</translation>
    </message>
    <message>
        <source>it is not your turn</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <source>the time for this answer is over</source>
        <translation>回答的時間已過</translation>
    </message>
    <message>
        <source>a bid is 1, 2 or 3</source>
        <translation>叫分只能是 1、2、3</translation>
    </message>
    <message>
        <source>this turn lasts its full time</source>
        <translation>這一輪要等時間到</translation>
    </message>
    <message>
        <source>the deal is over</source>
        <translation>本局已經結束</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The landlord wins</source>
        <translation>地主獲勝</translation>
    </message>
    <message>
        <source>The landlords win</source>
        <translation>地主方獲勝</translation>
    </message>
    <message>
        <source>The farmers win</source>
        <translation>農民方獲勝</translation>
    </message>
    <message>
        <source>The positive camp wins</source>
        <translation>正方獲勝</translation>
    </message>
    <message>
        <source>The negative camp wins</source>
        <translation>反方獲勝</translation>
    </message>
    <message>
        <source>You played your last card.</source>
        <translation>你出完了手裡的牌。</translation>
    </message>
    <message>
        <source>{name} played the last card.</source>
        <translation>{name} 出完了手裡的牌。</translation>
    </message>
    <message>
        <source>{name} was dealt all three copies of the marked card (H2).</source>
        <translation>{name} 拿到了全部三張明牌（H2）。</translation>
    </message>
    <message>
        <source>{name} holds no bomb at all: won without play (F5).</source>
        <translation>{name} 沒有炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <source>{name} holds nothing but bombs: won without play (F5).</source>
        <translation>{name} 手裡全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <source>{name} holds nothing but bombs after one play: won without play (F5).</source>
        <translation>{name} 出一手後全是炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <source>{name} holds a bomb of 13 cards or more: won without play (F5).</source>
        <translation>{name} 有十三張以上的炸彈，不打就贏（F5）。</translation>
    </message>
    <message>
        <source>Nobody bid. The deal scores nothing and is dealt anew (H3).</source>
        <translation>無人叫分。本局不計分，重新發牌（H3）。</translation>
    </message>
    <message>
        <source>Both landlords win without play. The deal scores nothing and is dealt anew (F5).</source>
        <translation>兩名地主都不打就贏。本局不計分，重新發牌（F5）。</translation>
    </message>
    <message>
        <source>{name} doubled</source>
        <translation>{name} 加倍</translation>
    </message>
    <message>
        <source>{name} laid the cards open</source>
        <translation>{name} 明牌</translation>
    </message>
    <message>
        <source>{name}: bomb</source>
        <translation>{name}：炸彈</translation>
    </message>
    <message>
        <source>{name}: {bomb}</source>
        <translation>{name}：{bomb}</translation>
    </message>
    <message>
        <source>five lose W each, the landlord wins five times W (H2)</source>
        <translation>其餘五人各輸 W，地主贏五倍（H2）</translation>
    </message>
    <message>
        <source>each farmer W, the landlord alone five times W (N5, P5)</source>
        <translation>每名農民 W，獨家地主五倍（N5、P5）</translation>
    </message>
    <message>
        <source>each loser pays W, each winner gets W (H8)</source>
        <translation>每名輸家付 W，每名贏家得 W（H8）</translation>
    </message>
    <message>
        <source>each farmer W, second landlord W, great landlord three times W (N5)</source>
        <translation>每名農民 W，二地主 W，大地主三倍（N5）</translation>
    </message>
    <message>
        <source>each farmer W, each landlord twice W (P5)</source>
        <translation>每名農民 W，每名地主兩倍（P5）</translation>
    </message>
    <message>
        <source>the highest bid (H2)</source>
        <translation>最高叫分（H2）</translation>
    </message>
    <message>
        <source>nobody bid, again and again (H3)</source>
        <translation>連續無人叫分（H3）</translation>
    </message>
    <message>
        <source>no bidding: two hidden landlords (H2)</source>
        <translation>兩名暗地主，不叫分（H2）</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}，第 {number} 局</translation>
    </message>
    <message>
        <source>This deal is void</source>
        <translation>本局作廢</translation>
    </message>
    <message>
        <source>Seed of the pack: {seed}</source>
        <translation>洗牌種子：{seed}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>You win {points}.</source>
        <translation>你贏了 {points} 分。</translation>
    </message>
    <message>
        <source>You lose {points}.</source>
        <translation>你輸了 {points} 分。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出完</translation>
    </message>
    <message>
        <source>{cards} left</source>
        <translation>剩 {cards}</translation>
    </message>
    <message>
        <source>{points}, and why</source>
        <translation>為什麼是 {points} 分</translation>
    </message>
    <message>
        <source>N starts at</source>
        <translation>起始倍數</translation>
    </message>
    <message>
        <source>won without play: N counts as</source>
        <translation>不打就贏，倍數算作</translation>
    </message>
    <message>
        <source>S = {stake}: {source}</source>
        <translation>S = {stake}：{source}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>total</source>
        <translation>累計</translation>
    </message>
    <message>
        <source>Score of {name}: {points}</source>
        <translation>{name} 的得分：{points}</translation>
    </message>
    <message>
        <source>Deals counted: {count}</source>
        <translation>計分局數：{count}</translation>
    </message>
    <message>
        <source>All hands as dealt</source>
        <translation>發牌時各家的牌</translation>
    </message>
    <message>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Marked: {cards}</source>
        <translation>標記的牌：{cards}</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底分</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Unknown</source>
        <translation>身分未明</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>Great landlord</source>
        <translation>大地主</translation>
    </message>
    <message>
        <source>Second landlord</source>
        <translation>二地主</translation>
    </message>
    <message>
        <source>Positive landlord</source>
        <translation>正地主</translation>
    </message>
    <message>
        <source>Negative landlord</source>
        <translation>反地主</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>獨家</translation>
    </message>
    <message>
        <source>Great</source>
        <translation>大地主</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>二地主</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正方</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>反方</translation>
    </message>
    <message>
        <source>The landlord, alone</source>
        <translation>獨家地主</translation>
    </message>
    <message>
        <source>Landlords</source>
        <translation>地主方</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>農民方</translation>
    </message>
    <message>
        <source>Positive camp</source>
        <translation>正方</translation>
    </message>
    <message>
        <source>Negative camp</source>
        <translation>反方</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be saved in {path}.</source>
        <translation>設定無法儲存到 {path}。</translation>
    </message>
    <message>
        <source>The settings were damaged and start afresh. The old file is kept as {path}.</source>
        <translation>設定檔已損壞，已恢復預設。舊檔案保留為 {path}。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Time and pace count from the next table on.</source>
        <translation>時間和節奏從下一桌起生效。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>跟隨系統語言</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>quickly</source>
        <translation>快</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Time for a play</source>
        <translation>出牌時限</translation>
    </message>
    <message>
        <source>Bots play</source>
        <translation>機器人節奏</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>開始 {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
    <message>
        <source>Dou Dizhu for six, at home</source>
        <translation>在家玩的六人鬥地主</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Play now against bots</source>
        <translation>和機器人對戰</translation>
    </message>
    <message>
        <source>Base points</source>
        <translation>底分</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>All six decide at the same time</source>
        <translation>六人同時決定</translation>
    </message>
    <message>
        <source>The landlords decide</source>
        <translation>由地主決定</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>輪到 {name}</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>你出了</translation>
    </message>
    <message>
        <source>Beat {name}</source>
        <translation>要壓過 {name}</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} 出了</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>這一輪歸你</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>這一輪歸 {name}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>輪到你先出</translation>
    </message>
    <message>
        <source>Any combination</source>
        <translation>任何牌型都可以</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} 先出</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Lays open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Your bottom cards</source>
        <translation>你的底牌</translation>
    </message>
    <message>
        <source>Bottom cards: {name}</source>
        <translation>{name} 的底牌</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The record of this deal could not be saved. {why}</source>
        <translation>本局記錄無法儲存。{why}</translation>
    </message>
    <message>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
</context>
</TS>
