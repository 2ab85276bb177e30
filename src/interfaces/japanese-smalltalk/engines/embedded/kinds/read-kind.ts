import type { FallbackKind } from '../exchange.ts'
import { isRude } from '../style/check-style.ts'
import { toPlain } from '../to-plain.ts'
import { isInDanger } from './danger.ts'

/** Characters beyond which somebody tells at length, and below which nearly nothing was said. */
const [long, short] = [60, 2]

/** What kind of turn this is, where no exchange fits; the kinds that matter most first. */
export function readKind(turn: string): FallbackKind {
  const plain = toPlain(turn)
  if (isInDanger(turn)) return 'personal-danger'
  if (isRude(turn)) return 'rude'
  if (/\p{L}/u.test(plain) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(plain)) return 'foreign'
  if ([...plain.replaceAll(/[^\p{L}\p{N}]/gu, '')].length <= short) return 'short'
  if (isQuestion(turn)) return 'question'
  return [...plain].length > long ? 'long' : 'statement'
}

const questionMark = /[？?]\s*[\p{So}\p{Sk}]*\s*$/u
const questionEnd =
  /(?:か|かな|かしら|っけ|の|でしょう|だろう)$|(?:何|なに|なん|どこ|いつ|だれ|誰|どれ|どう|なぜ|どうして|いくつ|いくら|どんな)(?:です|だ|なの|が.{1,8})?$/

/** Whether somebody asks, by a sign or by the sentence's end. */
export function isQuestion(turn: string): boolean {
  const end = turn.trim().replace(/[。.!！\s]+$/u, '')
  return questionMark.test(end) || (questionEnd.test(end) && !/(?:ものの|その|この|あの|もの)$/.test(end))
}

/** Whether somebody tells of what has happened. */
export function isPast(turn: string): boolean {
  return /(?:た|でした|ました|だった)(?:よ|ね|な|の|なあ|んだ|んです|のです|よね|けど|から|わ|さ)?[\p{P}\p{S}\s]*$/u.test(
    turn,
  )
}
