/** Texts in Chinese characters alone: Chinese, simplified or traditional, or Japanese. */

/** Common characters that are written so in one of the three alone. */
const simplified = new Set(
  '们这说对时过还现没给让谁问题东车门见长开关话语读书买卖钱饭馆银铁飞机电脑网络应该认识觉欢爱儿孩师经济发业务员与从众为么样难习边远进运动',
)
const traditional = new Set('們這說對還沒讓誰麼樣國會學來點體發經濟業與從眾爲為歡兒師邊實際氣賣讀聽應該圖書館鐵關')
const japanese = new Set(
  '円図駅気売読対発広働込峠畑辻榊匂枠栃沢浜渋竜稲県関鉄薬様々両歩毎塩徳恵拝戦摂斎栄桜検権歓沿渓焼続総縄聴胆臓芸蔵訳転辺郷釈鋭録闘険験黒',
)

/** Characters in `traditional` that Japan writes so, too, tell nothing against it. */
const shared = new Set('為書館該際')

/** The likeliest of `zh`, `zh-Hant` and `ja`; undefined where every character is written in all of them. */
export function tellHanText(text: string): string | undefined {
  const counts = { zh: 0, 'zh-Hant': 0, ja: 0 }
  for (const character of text) {
    if (simplified.has(character)) counts.zh++
    if (traditional.has(character) && !shared.has(character)) counts['zh-Hant']++
    if (japanese.has(character)) counts.ja++
  }
  const [best] = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? best[0] : undefined
}
