<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>重选</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>not your turn yet</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>beats {what}</source>
        <translation>压过 {what}</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>不能这样：{why}</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
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
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
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
        <translation>{card}，已选，第 {place} 张，共 {count} 张</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}，第 {place} 张，共 {count} 张</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 张牌</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 张牌</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>Straight of {groups}</source>
        <translation>顺子 {groups} 张</translation>
    </message>
    <message>
        <source>Pair run of {groups}</source>
        <translation>连对 {groups} 对</translation>
    </message>
    <message>
        <source>Triple run of {groups}</source>
        <translation>三顺 {groups} 组</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>三带二</translation>
    </message>
    <message>
        <source>Airplane of {groups}</source>
        <translation>飞机 {groups} 组</translation>
    </message>
    <message>
        <source>Joker bomb {times}</source>
        <translation>王炸 {times}</translation>
    </message>
    <message>
        <source>Bomb {times}</source>
        <translation>炸弹 {times}</translation>
    </message>
    <message>
        <source>{body} with {wings}</source>
        <translation>{body} 带 {wings}</translation>
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
        <translation>六人斗地主</translation>
    </message>
    <message>
        <source>New Six</source>
        <translation>新六人斗地主</translation>
    </message>
    <message>
        <source>Positive and Negative</source>
        <translation>正反六人斗地主</translation>
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
        <translation>三名地主中最多两名隐藏身份，打出明牌才会露面。</translation>
    </message>
    <message>
        <source>Bid to be great landlord; a secret card names your partner.</source>
        <translation>叫分争当大地主，一张暗牌定出你的同伴。</translation>
    </message>
    <message>
        <source>Two landlords, and four farmers who choose camps in secret.</source>
        <translation>两名地主各领一方，四名农民暗中选边。</translation>
    </message>
    <message>
        <source>{decks} decks · {cards} cards each</source>
        <translation>{decks} 副牌 · 每人 {cards} 张</translation>
    </message>
    <message>
        <source>{decks} decks · {cards} cards each, bottom {bottom}</source>
        <translation>{decks} 副牌 · 每人 {cards} 张，底牌 {bottom} 张</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Choosing camps</source>
        <translation>选择阵营</translation>
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
        <translation>本局结束</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Three landlords play against three farmers. One marked card is shown: who is dealt it is the open landlord and leads. Who holds another copy of it (same rank and suit) is a hidden landlord and known to nobody until that copy is played (H1 to H6).</source>
        <translation>三名地主对三名农民。开局翻出一张明牌，拿到它的人是明地主，由他先出。拿到另一张相同的牌（点数花色都相同）的人是暗地主，打出那张牌之前谁也不知道（H1 至 H6）。</translation>
    </message>
    <message>
        <source>Where a landlord is missing, the place is filled by bidding: once round, 1 to 3, and the bid is S. Without bidding S is 3. Then each may double: N + 1 (H2, H3, H5).</source>
        <translation>缺一名地主时叫分补上：每人叫一次，1 至 3 分，叫分即 S。不用叫分时 S 为 3。随后每人可以加倍：倍数 N + 1（H2、H3、H5）。</translation>
    </message>
    <message>
        <source>Each loser pays S × N × base, each winner gets as much (H8).</source>
        <translation>每名输家付 S × N × 底分，每名赢家得同样多（H8）。</translation>
    </message>
    <message>
        <source>The highest bidder is the great landlord and leads; who holds the secret mark is the second landlord. Each gets six of the bottom cards. Four farmers play against them, or five against one if both are the same (N1 to N4).</source>
        <translation>叫分最高的人是大地主，由他先出；拿到暗牌的人是二地主。两人各得六张底牌，对四名农民；若是同一人，就一打五（N1 至 N4）。</translation>
    </message>
    <message>
        <source>Landlords may lay their cards open: N + 3 each, alone N + 9 (F4).</source>
        <translation>地主可以明牌加倍：每人 N + 3，独家 N + 9（F4）。</translation>
    </message>
    <message>
        <source>Each farmer wins or loses base × N, the second landlord as much, the great landlord three times, a landlord alone five times (N5).</source>
        <translation>每名农民输赢底分 × N，二地主相同，大地主三倍，独家五倍（N5）。</translation>
    </message>
    <message>
        <source>Who holds the open mark is the positive landlord, who holds the secret mark the negative one. Each gets six of the bottom cards. The four farmers join a camp in secret, two each; only the landlords learn who their farmers are (P1 to P3).</source>
        <translation>拿到明牌的人是正地主，拿到暗牌的人是反地主，各得六张底牌。四名农民暗中选边，每边两名；只有地主知道自己的农民是谁（P1 至 P3）。</translation>
    </message>
    <message>
        <source>A farmer leads. Landlords may lay their cards open: N + 3 each, alone N + 9 (P4, F4).</source>
        <translation>由农民先出。地主可以明牌加倍：每人 N + 3，独家 N + 9（P4、F4）。</translation>
    </message>
    <message>
        <source>Each farmer wins or loses base × N, each landlord twice as much, alone five times (P5).</source>
        <translation>每名农民输赢底分 × N，地主两倍，独家五倍（P5）。</translation>
    </message>
    <message>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with as many pairs. Runs go from 3 to the ace (C1 to C8).</source>
        <translation>牌型：单张、对子、三张、五张起的顺子、三对起的连对、两组起的三顺、三带二、三顺带同样多的对子。顺子从 3 到 A（C1 至 C8）。</translation>
    </message>
    <message>
        <source>Four or more of a rank are a bomb; three equal jokers and any four to six too. More cards win, then the higher rank. Bombs of six and more, and jokers, raise N (C9, C10, O4, H7).</source>
        <translation>四张以上同点是炸弹，三张相同的王、任意四至六张王也是。张数多的大，张数相同比点数。六张以上的炸弹和王炸增加倍数（C9、C10、O4、H7）。</translation>
    </message>
    <message>
        <source>Plays: single, pair, triple, straight from five cards, pair run from three pairs, triple run from two triples, triple with a pair, triple run with a run of as many pairs. In runs the ace is low (A 2 3) or high (Q K A), never both (C1 to C8).</source>
        <translation>牌型：单张、对子、三张、五张起的顺子、三对起的连对、两组起的三顺、三带二、三顺带同样多的连对。顺子里 A 可以最小（A 2 3）或最大（Q K A），不能兼做（C1 至 C8）。</translation>
    </message>
    <message>
        <source>Four or more of a rank are a bomb; three equal jokers and any four too. More cards win, then the higher rank. Bombs of seven and more raise N, as do strong joker bombs (C9, C10, O4, F3).</source>
        <translation>四张以上同点是炸弹，三张相同的王、任意四张王也是。张数多的大，张数相同比点数。七张以上的炸弹和较大的王炸增加倍数（C9、C10、O4、F3）。</translation>
    </message>
    <message>
        <source>A landlord without any bomb, with bombs only, or with a bomb of thirteen wins without play (F5).</source>
        <translation>地主没有炸弹、全是炸弹，或有十三张的炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <source>Answer with the same kind of play and as many cards, but higher, or with a bomb; or pass. When all others have passed, the last to play leads again. Who has no cards left ends the deal (T1, T2).</source>
        <translation>跟牌要同牌型、同张数而更大，或用炸弹，也可以不出。其他人都不出时，最后出牌的人再先出。有人出完牌，本局结束（T1、T2）。</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>本玩法规则</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Leave the table? This deal and the running scores end here.</source>
        <translation>离开牌桌？本局和累计得分到此为止。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
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
        <translation>茶壶</translation>
    </message>
    <message>
        <source>Hao</source>
        <translation>浩浩</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>莲花</translation>
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
        <translation>不回答就抽签决定。</translation>
    </message>
    <message>
        <source>No answer means no.</source>
        <translation>不回答就是否。</translation>
    </message>
    <message>
        <source>No answer: your lowest card is led.</source>
        <translation>不回答就出最小的一张。</translation>
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
        <translation>暗中选择，只有两名地主知道。</translation>
    </message>
    <message>
        <source>Choosing in turn:</source>
        <translation>依次选择：</translation>
    </message>
    <message>
        <source>Bid to be a landlord</source>
        <translation>叫分当地主</translation>
    </message>
    <message>
        <source>Bid for great landlord</source>
        <translation>叫分当大地主</translation>
    </message>
    <message>
        <source>{name} said {value}. Higher, or pass. 3 ends it.</source>
        <translation>{name} 叫了 {value} 分。叫更高或不叫，叫 3 分即止。</translation>
    </message>
    <message>
        <source>Nobody has bid yet. 3 ends it.</source>
        <translation>还没有人叫分，叫 3 分即止。</translation>
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
        <translation>加倍吗？</translation>
    </message>
    <message>
        <source>Every double adds 1 to N. All six decide at the same time.</source>
        <translation>每人加倍，倍数 N 加 1。六人同时决定。</translation>
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
        <translation>明牌加倍吗？</translation>
    </message>
    <message>
        <source>N + {by}. Everybody sees your cards for the rest of the deal.</source>
        <translation>倍数 N + {by}。本局之内所有人都看得见你的牌。</translation>
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
        <translation>这些牌不成牌型</translation>
    </message>
    <message>
        <source>two jokers are no pair in this game</source>
        <translation>这种玩法里两张王不是对子</translation>
    </message>
    <message>
        <source>two {rank}s are no pair in this game</source>
        <translation>这种玩法里两张{rank}不是对子</translation>
    </message>
    <message>
        <source>a straight needs at least five cards</source>
        <translation>顺子至少五张</translation>
    </message>
    <message>
        <source>a straight needs at least five cards, these are {got}</source>
        <translation>顺子至少五张，这里只有 {got} 张</translation>
    </message>
    <message>
        <source>a pair run needs at least three pairs</source>
        <translation>连对至少三对</translation>
    </message>
    <message>
        <source>a pair run needs at least three pairs, these are {got}</source>
        <translation>连对至少三对，这里只有 {got} 对</translation>
    </message>
    <message>
        <source>a straight has no gaps</source>
        <translation>顺子中间不能断</translation>
    </message>
    <message>
        <source>{rank} is missing in this straight</source>
        <translation>这个顺子缺 {rank}</translation>
    </message>
    <message>
        <source>a pair run has no gaps</source>
        <translation>连对中间不能断</translation>
    </message>
    <message>
        <source>a pair of {rank} is missing in this run</source>
        <translation>这个连对缺一对 {rank}</translation>
    </message>
    <message>
        <source>a triple run has no gaps</source>
        <translation>三顺中间不能断</translation>
    </message>
    <message>
        <source>three {rank} are missing in this run</source>
        <translation>这个三顺缺三张 {rank}</translation>
    </message>
    <message>
        <source>an airplane carries as many pairs as it has triples</source>
        <translation>飞机有几组三张，就带几对</translation>
    </message>
    <message>
        <source>this airplane needs {need} pairs as wings and has {got}</source>
        <translation>这个飞机要带 {need} 对，现在是 {got} 对</translation>
    </message>
    <message>
        <source>jokers have no place in an airplane</source>
        <translation>飞机里不能有王</translation>
    </message>
    <message>
        <source>jokers are wings only for two triples: two small and two big ones</source>
        <translation>只有两组三张才能带王，而且是两张小王加两张大王</translation>
    </message>
    <message>
        <source>no bomb inside an airplane</source>
        <translation>飞机里不能有炸弹</translation>
    </message>
    <message>
        <source>{rank} appears {got} times: no bomb inside an airplane</source>
        <translation>{rank} 有 {got} 张：飞机里不能有炸弹</translation>
    </message>
    <message>
        <source>this is another kind of play than the one to beat</source>
        <translation>和要压的牌型不同</translation>
    </message>
    <message>
        <source>only as many cards as were played can answer</source>
        <translation>张数必须相同</translation>
    </message>
    <message>
        <source>{got} cards cannot answer {need}</source>
        <translation>{got} 张不能压 {need} 张</translation>
    </message>
    <message>
        <source>this is too low</source>
        <translation>不够大</translation>
    </message>
    <message>
        <source>this is lower than {rank}</source>
        <translation>比 {rank} 小</translation>
    </message>
    <message>
        <source>the bomb to beat is bigger</source>
        <translation>要压的炸弹更大</translation>
    </message>
    <message>
        <source>a bomb of {got} as well, but of a lower rank</source>
        <translation>同是 {got} 张的炸弹，但点数较小</translation>
    </message>
    <message>
        <source>a bomb of {got} is smaller than one of {need}</source>
        <translation>{got} 张的炸弹小于 {need} 张的</translation>
    </message>
    <message>
        <source>a bid must be higher than all before</source>
        <translation>叫分必须高于之前的</translation>
    </message>
    <message>
        <source>a bid must be higher than {need}</source>
        <translation>叫分必须高于 {need} 分</translation>
    </message>
    <message>
        <source>no cards are chosen</source>
        <translation>还没有选牌</translation>
    </message>
    <message>
        <source>the two cards of a pair are of one rank</source>
        <translation>对子的两张牌点数要相同</translation>
    </message>
    <message>
        <source>big and small jokers do not make a bomb like this</source>
        <translation>大小王这样放不成炸弹</translation>
    </message>
    <message>
        <source>a triple takes a pair along, not single cards</source>
        <translation>三张只能带一对，不能带单张</translation>
    </message>
    <message>
        <source>at this table three jokers are no triple for a full house</source>
        <translation>这一桌三张王不能作三带二的三张</translation>
    </message>
    <message>
        <source>the pair of a full house may not be jokers in this game</source>
        <translation>这种玩法里三带二不能带王</translation>
    </message>
    <message>
        <source>a 2 cannot stand there in a run</source>
        <translation>2 不能放在这个顺子里</translation>
    </message>
    <message>
        <source>runs never contain jokers</source>
        <translation>顺子里不能有王</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>A 只能作最小或最大，不能兼做</translation>
    </message>
    <message>
        <source>AAA222 alone is no triple run</source>
        <translation>单独的 AAA222 不是三顺</translation>
    </message>
    <message>
        <source>the wings of an airplane are pairs</source>
        <translation>飞机只能带对子</translation>
    </message>
    <message>
        <source>at this table the wings are different pairs, none of the airplane’s own ranks</source>
        <translation>这一桌飞机要带不同的对子，且不能与机身同点</translation>
    </message>
    <message>
        <source>the pairs of the wings must be consecutive in this game</source>
        <translation>这种玩法里飞机带的对子必须相连</translation>
    </message>
    <message>
        <source>AA22 are no wings for two triples</source>
        <translation>两组三张不能带 AA22</translation>
    </message>
    <message>
        <source>this run is lower than the one to beat</source>
        <translation>这个顺子比要压的小</translation>
    </message>
    <message>
        <source>this airplane is lower than the one to beat</source>
        <translation>这个飞机比要压的小</translation>
    </message>
    <message>
        <source>these jokers are lower than the bomb to beat</source>
        <translation>这些王比要压的炸弹小</translation>
    </message>
    <message>
        <source>equal is not greater</source>
        <translation>一样大，压不过</translation>
    </message>
    <message>
        <source>who leads may not pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <source>after seven jokers the eighth can never be played</source>
        <translation>七星聚之后，第八张王不能再出</translation>
    </message>
    <message>
        <source>these cards are not in your hand</source>
        <translation>这些牌不在你手里</translation>
    </message>
    <message>
        <source>it is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>the time for this answer is over</source>
        <translation>回答的时间已过</translation>
    </message>
    <message>
        <source>a bid is 1, 2 or 3</source>
        <translation>叫分只能是 1、2、3</translation>
    </message>
    <message>
        <source>this turn lasts its full time</source>
        <translation>这一轮要等时间到</translation>
    </message>
    <message>
        <source>the deal is over</source>
        <translation>本局已经结束</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The landlord wins</source>
        <translation>地主获胜</translation>
    </message>
    <message>
        <source>The landlords win</source>
        <translation>地主方获胜</translation>
    </message>
    <message>
        <source>The farmers win</source>
        <translation>农民方获胜</translation>
    </message>
    <message>
        <source>The positive camp wins</source>
        <translation>正方获胜</translation>
    </message>
    <message>
        <source>The negative camp wins</source>
        <translation>反方获胜</translation>
    </message>
    <message>
        <source>You played your last card.</source>
        <translation>你出完了手里的牌。</translation>
    </message>
    <message>
        <source>{name} played the last card.</source>
        <translation>{name} 出完了手里的牌。</translation>
    </message>
    <message>
        <source>{name} was dealt all three copies of the marked card (H2).</source>
        <translation>{name} 拿到了全部三张明牌（H2）。</translation>
    </message>
    <message>
        <source>{name} holds no bomb at all: won without play (F5).</source>
        <translation>{name} 没有炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <source>{name} holds nothing but bombs: won without play (F5).</source>
        <translation>{name} 手里全是炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <source>{name} holds nothing but bombs after one play: won without play (F5).</source>
        <translation>{name} 出一手后全是炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <source>{name} holds a bomb of 13 cards or more: won without play (F5).</source>
        <translation>{name} 有十三张以上的炸弹，不打就赢（F5）。</translation>
    </message>
    <message>
        <source>Nobody bid. The deal scores nothing and is dealt anew (H3).</source>
        <translation>无人叫分。本局不计分，重新发牌（H3）。</translation>
    </message>
    <message>
        <source>Both landlords win without play. The deal scores nothing and is dealt anew (F5).</source>
        <translation>两名地主都不打就赢。本局不计分，重新发牌（F5）。</translation>
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
        <translation>{name}：炸弹</translation>
    </message>
    <message>
        <source>{name}: {bomb}</source>
        <translation>{name}：{bomb}</translation>
    </message>
    <message>
        <source>five lose W each, the landlord wins five times W (H2)</source>
        <translation>其余五人各输 W，地主赢五倍（H2）</translation>
    </message>
    <message>
        <source>each farmer W, the landlord alone five times W (N5, P5)</source>
        <translation>每名农民 W，独家地主五倍（N5、P5）</translation>
    </message>
    <message>
        <source>each loser pays W, each winner gets W (H8)</source>
        <translation>每名输家付 W，每名赢家得 W（H8）</translation>
    </message>
    <message>
        <source>each farmer W, second landlord W, great landlord three times W (N5)</source>
        <translation>每名农民 W，二地主 W，大地主三倍（N5）</translation>
    </message>
    <message>
        <source>each farmer W, each landlord twice W (P5)</source>
        <translation>每名农民 W，每名地主两倍（P5）</translation>
    </message>
    <message>
        <source>the highest bid (H2)</source>
        <translation>最高叫分（H2）</translation>
    </message>
    <message>
        <source>nobody bid, again and again (H3)</source>
        <translation>连续无人叫分（H3）</translation>
    </message>
    <message>
        <source>no bidding: two hidden landlords (H2)</source>
        <translation>两名暗地主，不叫分（H2）</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}，第 {number} 局</translation>
    </message>
    <message>
        <source>This deal is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Seed of the pack: {seed}</source>
        <translation>洗牌种子：{seed}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>You win {points}.</source>
        <translation>你赢了 {points} 分。</translation>
    </message>
    <message>
        <source>You lose {points}.</source>
        <translation>你输了 {points} 分。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
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
        <translation>为什么是 {points} 分</translation>
    </message>
    <message>
        <source>N starts at</source>
        <translation>起始倍数</translation>
    </message>
    <message>
        <source>won without play: N counts as</source>
        <translation>不打就赢，倍数算作</translation>
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
        <translation>累计</translation>
    </message>
    <message>
        <source>Score of {name}: {points}</source>
        <translation>{name} 的得分：{points}</translation>
    </message>
    <message>
        <source>Deals counted: {count}</source>
        <translation>计分局数：{count}</translation>
    </message>
    <message>
        <source>All hands as dealt</source>
        <translation>发牌时各家的牌</translation>
    </message>
    <message>
        <source>Bottom cards</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Marked: {cards}</source>
        <translation>标记的牌：{cards}</translation>
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
        <translation>身份未明</translation>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>独家</translation>
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
        <translation>独家地主</translation>
    </message>
    <message>
        <source>Landlords</source>
        <translation>地主方</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>农民方</translation>
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
        <translation>设置无法保存到 {path}。</translation>
    </message>
    <message>
        <source>The settings were damaged and start afresh. The old file is kept as {path}.</source>
        <translation>设置文件已损坏，已恢复默认。旧文件保留为 {path}。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Time and pace count from the next table on.</source>
        <translation>时间和节奏从下一桌起生效。</translation>
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
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>跟随系统语言</translation>
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
        <translation>语言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Time for a play</source>
        <translation>出牌时限</translation>
    </message>
    <message>
        <source>Bots play</source>
        <translation>机器人节奏</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>开始 {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
    <message>
        <source>Dou Dizhu for six, at home</source>
        <translation>在家玩的六人斗地主</translation>
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
        <translation>和机器人对战</translation>
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
        <translation>六人同时决定</translation>
    </message>
    <message>
        <source>The landlords decide</source>
        <translation>由地主决定</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>轮到 {name}</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>你出了</translation>
    </message>
    <message>
        <source>Beat {name}</source>
        <translation>要压过 {name}</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} 出了</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>这一轮归你</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>这一轮归 {name}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>轮到你先出</translation>
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
        <translation>已选</translation>
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
        <translation>本局记录无法保存。{why}</translation>
    </message>
    <message>
        <source>Liudou</source>
        <translation>六斗</translation>
    </message>
</context>
</TS>
