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
        (run.length > 1 || /\p{Script=Han}/u.test(run)) &&
        run.length <= max &&
        isFitToSayAgain(run) &&
        !isWayOfBeing.test(run),
    )
    .toSorted((one, other) => other.length - one.length)[0]
}

/** Nouns to the dictionary that name no thing. */
const isWayOfBeing =
  /^(?:好き|嫌い|大変|本当|大丈夫|元気|楽しみ|心配|必要|大切|自分|一番|全然|結構|普通|意味|感じ|みんな|最高|無理|残念|苦手|得意)$/u
