import type { Turns } from '../../../port.ts'
import type { FallbackKind } from '../exchange.ts'
import type { Tone } from '../rank/tone-reader.ts'
import { toPlain } from '../to-plain.ts'
import { toStandardSpeech } from '../to-standard-speech.ts'
import { deniesTrouble, isQuestion, readKind } from './read-kind.ts'

/** Characters of what is an answer and no story. */
const maxAnswer = 18

/** Kinds that are what they are, even where we had asked something. */
const guarded: ReadonlySet<FallbackKind> = new Set([
  'rude',
  'foreign',
  'question',
  'why',
  'knows',
  'which',
  'should',
  'harm',
  'advice',
  'experience',
  'self',
  'opinion',
  'request',
])

/** By the words, by what we had asked, and where neither tells by what the model has learnt of troubles and joys. */
export function readKindInTalk(turns: Turns, readTone: (turn: string) => Tone | undefined): FallbackKind {
  const last = turns.at(-1) ?? turns[0]
  const kind = readKindOf(last)
  if (guarded.has(kind)) return kind
  const isOpen = kind === 'told' || kind === 'statement' || kind === 'agree' || kind === 'long'
  const tone = isOpen && !deniesTrouble(last) ? readTone(last) : undefined
  return answersUs(turns) && kind !== 'trouble' && tone !== 'trouble' ? 'answer' : (tone ?? kind)
}

/** In standard speech where the words as they were said tell nothing. */
function readKindOf(turn: string): FallbackKind {
  const kind = readKind(turn)
  return kind === 'statement' || kind === 'told' || kind === 'agree' ? readKind(toStandardSpeech(turn)) : kind
}

/** Whether somebody says a few words after a question of ours, or goes on with what is no whole sentence. */
function answersUs(turns: Turns): boolean {
  const [before = '', last = ''] = turns.slice(-2)
  const plain = toPlain(last)
  const isFragment = /(?:と|に|へ|で|を|から|まで)$/.test(plain)
  return turns.length > 1 && (isQuestion(before) || isFragment) && [...plain].length <= maxAnswer
}
