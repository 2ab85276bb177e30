import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import { isFitToSayAgain } from '../style/check-style.ts'
import { isLink, isNoun } from './nouns.ts'

/** Characters of what can be named again in a reply. */
const max = 12

/** What a turn is about: its longest name or noun, as it was written; undefined where it has none. */
export function findTopic(plain: string, tokens: readonly Token[]): string | undefined {
  const runs: string[] = []
  let from: number | undefined
  let end = 0
  for (const token of tokens) {
    if (isNoun(token) && token.detail !== '数') {
      from ??= token.begin
      end = token.begin + token.surface.length
    } else if (from !== undefined && !isLink(token)) {
      runs.push(plain.slice(from, end))
      from = undefined
    }
  }
  if (from !== undefined) runs.push(plain.slice(from, end))
  return runs
    .filter(
      (run) =>
        (run.length > 2 || /[\p{Script=Han}\p{Script=Katakana}]/u.test(run)) &&
        run.length <= max &&
        isFitToSayAgain(run) &&
        !namesNothing(run),
    )
    .toSorted((one, other) => other.length - one.length)[0]
}

/** Whether a noun to the dictionary names no thing. */
export function namesNothing(word: string): boolean {
  return waysOfBeing.test(word)
}

const waysOfBeing =
  /^(?:あまり.*|キロ|メートル|センチ|グラム|度|階|番|割|週間|時間|分間?|個|回|枚|円|日間|年間|.か月|.ヶ月|便利|不便|簡単|複雑|正確|静か|丁寧|親切|ラッキー|断然|語|人|者|物|事|続き|お話し?|話題|久しぶり|今夜|今日|昨日|明日|最近|質問|ご質問|言葉|気持ち|お気持ち|様子|[0-9一二三四五六七八九十百千万]+.?|.*[0-9]+.?|歳|国|話|方|言い方|気|目|手|時|年|月|日|人|何|所|中|前|後|今|先|次|他|皆|やつ|奴|もの|こと|ところ|ほう|相談|お腹|マジ|ガチ|めっちゃ|ピーピー|絶対|もう.?|まだ|好き|嫌い|大変|本当|大丈夫|元気|楽しみ|心配|必要|大切|自分|一番|全然|結構|普通|意味|感じ|みんな|最高|無理|残念|苦手|得意)$/u
