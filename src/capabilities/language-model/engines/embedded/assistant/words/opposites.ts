/** Words and their opposites, in pairs; of several the commoner first. */
const english = `above-below absent-present accept-refuse admit-deny adult-child advance-retreat alive-dead always-never ancient-modern answer-question arrive-depart asleep-awake attack-defend
attract-repel back-front bad-good beautiful-ugly before-after begin-end believe-doubt best-worst better-worse big-small birth-death bitter-sweet black-white blunt-sharp bold-timid borrow-lend bottom-top boy-girl brave-cowardly
break-mend bright-dark broad-narrow brother-sister buy-sell calm-excited careful-careless cheap-expensive clean-dirty clever-stupid close-open cold-hot combine-separate come-go complex-simple
construct-destroy cool-warm correct-wrong create-destroy cruel-kind cry-laugh damage-repair dangerous-safe dark-light day-night deep-shallow defeat-victory demand-supply different-same difficult-easy divide-multiply down-up
dry-wet dull-bright early-late east-west empty-full enemy-friend enter-leave entrance-exit even-odd evil-good export-import external-internal fail-succeed failure-success false-true far-near fast-slow fat-thin father-mother female-male few-many
find-lose finish-start first-last float-sink foolish-wise forget-remember forward-backward freeze-melt friendly-hostile future-past generous-mean gentle-rough giant-dwarf give-take happy-sad hard-soft hate-love heaven-hell heavy-light
height-depth here-there hero-villain high-low hill-valley honest-dishonest horizontal-vertical host-guest huge-tiny humble-proud husband-wife in-out include-exclude increase-decrease indoor-outdoor innocent-guilty inside-outside join-part
junior-senior king-queen knowledge-ignorance large-small lazy-hardworking least-most left-right legal-illegal lend-borrow less-more liquid-solid little-big lock-unlock long-short loose-tight loud-quiet lucky-unlucky major-minor
man-woman mature-immature maximum-minimum more-less natural-artificial negative-positive new-old noisy-quiet normal-abnormal north-south nothing-everything often-rarely on-off optimist-pessimist over-under parent-child
passive-active patient-impatient peace-war permanent-temporary plus-minus poor-rich possible-impossible poverty-wealth powerful-weak praise-blame private-public profit-loss pull-push raw-cooked real-fake reward-punishment
rise-fall rough-smooth rude-polite sell-buy short-tall shout-whisper shut-open silent-noisy smart-stupid sober-drunk sour-sweet stop-go straight-crooked strong-weak summer-winter sunrise-sunset teacher-student thick-thin
together-apart tomorrow-yesterday tragedy-comedy transparent-opaque ugly-beautiful urban-rural useful-useless visible-invisible voluntary-compulsory wide-narrow win-lose winner-loser with-without yes-no young-old`

const japanese = `上-下 右-左 前-後ろ 大きい-小さい 高い-低い 長い-短い 多い-少ない 新しい-古い 熱い-冷たい 暑い-寒い 暖かい-涼しい 明るい-暗い 重い-軽い 速い-遅い 早い-遅い 強い-弱い 近い-遠い 広い-狭い 太い-細い 厚い-薄い 深い-浅い 良い-悪い 好き-嫌い
甘い-辛い 易しい-難しい 簡単-複雑 安全-危険 便利-不便 成功-失敗 賛成-反対 肯定-否定 積極的-消極的 楽観的-悲観的 具体的-抽象的 主観的-客観的 直接-間接 入口-出口 始まり-終わり 始める-終える 開く-閉じる 開ける-閉める 行く-来る 入る-出る 上がる-下がる 上る-下る 買う-売る 貸す-借りる
勝つ-負ける 押す-引く 覚える-忘れる 笑う-泣く 生きる-死ぬ 増加-減少 増える-減る 拡大-縮小 上昇-下降 輸入-輸出 需要-供給 生産-消費 収入-支出 黒字-赤字 原因-結果 理想-現実 平和-戦争 過去-未来 偶然-必然 絶対-相対 需要-供給 親-子 兄-弟 姉-妹 男-女 夫-妻 朝-夜 昼-夜 夏-冬 春-秋 東-西 南-北 白-黒 表-裏 内-外 先生-生徒 明日-昨日 最高-最低 最大-最小 有名-無名 都会-田舎 質問-回答
嬉しい-悲しい うれしい-悲しい 楽しい-つまらない 得意-苦手 硬い-柔らかい 美しい-醜い いい-悪い 始まる-終わる 起きる-寝る 生-死 善-悪 内側-外側 静か-うるさい 優しい-厳しい
賢い-愚か 豊か-貧しい 忙しい-暇 濃い-薄い 若い-年老いた 丁寧-乱暴 必要-不要 可能-不可能 全体-部分 集まる-散る 進む-退く 乗る-降りる 着る-脱ぐ 点ける-消す
拾う-捨てる`

function readPairs(written: string): ReadonlyMap<string, string> {
  const pairs = written.split(/\s+/).map((pair) => pair.split('-'))
  const back = pairs.map(([one = '', other = '']) => [other, one] as const)
  const there = pairs.map(([one = '', other = '']) => [one, other] as const)
  // What stands first in a pair is what was meant by it.
  return new Map([...back.toReversed(), ...there.toReversed()])
}

export const opposites = { en: readPairs(english), ja: readPairs(japanese) }
