/** What is asked for, and how answers to it look. */
const kinds: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [
    /いつ|何時|何日|何曜|何年|何月/,
    /[0-9０-９一二三四五六七八九十]+(?:時|日|月|年|分)|曜|朝|昼|夜|晩|昨日|今日|明日|昨夜|今夜|来週|先週|前|後/,
  ],
  [/どこ|どちら/, /こちら|ここ|そこ|あそこ|[都道府県市区町村駅店家屋国所]|の(?:上|下|中|前|隣|近く)|に(?:あ|い|住)/],
  [/誰|だれ|どなた/, /さん|くん|君|人|方|彼|母|父|友|私|僕|俺|者|家族/],
  [/なぜ|なんで|どうして|何故/, /から|ので|ため|もの|理由/],
  [
    /いくつ|いくら|何人|何個|何回|何歳|どれくらい|どのくらい/,
    /[0-9０-９一二三四五六七八九十百千万]|数|くらい|ぐらい|ほど|少し|たくさん/,
  ],
  [/何|なに|なん|どんな|どう/, /です|だ|よ/],
]

const yesOrNo = /^(?:はい|いいえ|ええ|いえ|うん|ううん|いや|ああ|もちろん|そう|ない|まだ|もう|いい|だめ|駄目)/

/** Whether a reply looks like an answer to the kind of question that was asked: 1 or 0. */
export function answersKindOf(question: string, reply: string): number {
  const kind = kinds.find(([asked]) => asked.test(question))
  return (kind ? kind[1].test(reply) : yesOrNo.test(reply)) ? 1 : 0
}
