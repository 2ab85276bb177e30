import { digitsForJapanese } from '../../../../../capabilities/language-model/domain/arithmetic/japanese-numerals.ts'

const story =
  /(\d{1,9})(個|枚|本|人|匹|つ|円|冊|羽|台)[^\d。]{0,12}(\d{1,9})\2[^\d。]{0,6}?(?:(食べ|使|あげ|なくし|帰|捨て|減|売|飲|割れ|降り|貸し|払)|(もら|買|増え|来|拾|乗|足し|加わ))[^\d。]*(?:残|何|いくつ|いくら|どれだけ)/

/** 「りんごが20個あって5個食べたら、残りは何個？」 */
export function reckonRemainder(text: string): string | undefined {
  const [, before, unit, change, isLess] = story.exec(digitsForJapanese(text)) ?? []
  if (before === undefined) return undefined
  const left = Number(before) + (isLess === undefined ? Number(change) : -Number(change))
  return left < 0 ? undefined : `${left}${unit}です。`
}
