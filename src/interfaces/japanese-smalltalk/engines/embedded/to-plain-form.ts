import type { Token } from '../../../../capabilities/japanese-text/port.ts'
import { lookUp } from '../../../../libraries/json/look-up.ts'

/** How the past of a verb ends, by the dictionary's kind of conjugation, behind its stem. */
const pasts: readonly (readonly [type: RegExp, past: string])[] = [
  [/^五段・カ行促音便/, 'った'],
  [/^五段・カ行/, 'いた'],
  [/^五段・ガ行/, 'いだ'],
  [/^五段・サ行/, 'した'],
  [/^五段・(?:タ|ラ|ワ)行/, 'った'],
  [/^五段・(?:ナ|バ|マ)行/, 'んだ'],
  [/^一段/, 'た'],
]

/** Characters of a polite ending: 「ませんでしたけど」. */
const maxEnding = 8

/** A polite sentence as it is said among friends, such as 「梅が咲きました」 as 「梅が咲いた」; undefined where it is no polite one. */
export function toPlainForm(plain: string, tokens: readonly Token[]): string | undefined {
  const at = tokens.findLastIndex(({ baseForm, partOfSpeech }) => partOfSpeech === '助動詞' && baseForm === 'ます')
  const [verb, polite, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  // What stands in a quotation is not how the sentence ends: 「頑張ってますねと言われた」.
  const isEnd = polite !== undefined && plain.length - polite.begin <= maxEnding
  if (verb && polite && isEnd && (verb.partOfSpeech === '動詞' || verb.partOfSpeech === '助動詞')) {
    const ending = polite.surface + (next?.surface ?? '')
    const isPast = /^まし(?:た|て)|でし$/.test(ending + (tokens[at + 2]?.surface ?? ''))
    const form = ending.startsWith('ませ') ? negate(verb, isPast) : conjugate(verb, isPast)
    return form === undefined ? undefined : plain.slice(0, verb.begin) + form
  }
  const shorter = plain.replace(/(?<=..)(?:なん)?です(?:よ|ね|よね|が|けど|な)?$/u, '')
  return shorter === plain ? undefined : shorter
}

function conjugate({ baseForm, conjugationType, surface }: Token, isPast: boolean): string | undefined {
  if (!isPast) return baseForm
  if (conjugationType.startsWith('サ変')) return 'した'
  if (conjugationType.startsWith('カ変')) return surface.startsWith('来') ? '来た' : 'きた'
  const past = pasts.find(([type]) => type.test(conjugationType))?.[1]
  return past === undefined ? undefined : baseForm.slice(0, -1) + past
}

/** Ends of verbs in the dictionary, and what they are before 「ない」. */
const beforeNegation: Readonly<Record<string, string>> = {
  う: 'わ',
  く: 'か',
  ぐ: 'が',
  す: 'さ',
  つ: 'た',
  ぬ: 'な',
  ぶ: 'ば',
  む: 'ま',
  る: 'ら',
}

function negate({ baseForm, conjugationType, surface }: Token, isPast: boolean): string | undefined {
  const ending = isPast ? 'なかった' : 'ない'
  if (baseForm === 'ある') return ending
  if (conjugationType.startsWith('サ変')) return `し${ending}`
  if (conjugationType.startsWith('カ変')) return `${surface.startsWith('来') ? '来' : 'こ'}${ending}`
  if (conjugationType.startsWith('一段')) return baseForm.slice(0, -1) + ending
  const stem = lookUp(beforeNegation, baseForm.slice(-1))
  return stem !== undefined && conjugationType.startsWith('五段') ? baseForm.slice(0, -1) + stem + ending : undefined
}
