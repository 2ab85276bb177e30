import type { Channel } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { readSentence } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { applyEdit } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/edit.ts'
import { proposeEdits } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/propose-edits.ts'
import { listFeatures } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/features.ts'
import { classifyEdit } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/undone-slip.ts'
import { pick } from '../moderations/random.ts'
import { tokenize } from './dictionary.ts'
import { isLocated, type MakeTypo, slipKinds, type Typo, type TypoKind } from './make-typos.ts'

/** What is wrong in a sentence, and the sentence without it. */
export interface Spoilt {
  readonly clean: string
  readonly begin: number
  readonly end: number
}

/** The edits that are proposed for a sentence. */
export interface Example {
  readonly rows: readonly Float32Array[]
  /** Which kind of slip each undoes, by number. */
  readonly undoes: readonly number[]
  /** Whether each is where the mistake is, and whether it undoes it: 1 or 0. */
  readonly located: readonly number[]
  readonly right: readonly number[]
  readonly isSpoilt: boolean
}

export function toExample(channel: Channel, text: string, spoilt: Spoilt | undefined): Example {
  const sentence = readSentence(channel, text)
  const proposals = proposeEdits(channel, sentence)
  const right = proposals.map((edit) => (spoilt !== undefined && applyEdit(text, edit) === spoilt.clean ? 1 : 0))
  const located = proposals.map((edit, at) =>
    right[at] === 1 || (spoilt !== undefined && isLocated(spoilt, edit)) ? 1 : 0,
  )
  return {
    rows: listFeatures(channel, sentence, proposals),
    undoes: proposals.map((edit) => classifyEdit(text, edit)),
    located,
    right,
    isSpoilt: spoilt !== undefined,
  }
}

/** How often each kind is made, nearly as often as people make it. */
const kindShares: Readonly<Record<TypoKind, number>> = {
  homophone: 5,
  'near-key': 2,
  missing: 3,
  doubled: 3,
  swapped: 2,
  kana: 3,
  particle: 3,
  'missing particle': 2,
  extra: 2,
  kanji: 2,
}
const frequentKinds = slipKinds.flatMap((kind) => Array.from({ length: kindShares[kind] }, () => kind))

/** Each sentence as it is, and spoilt so many times. */
export function spoilSentences(
  channel: Channel,
  sentences: readonly string[],
  times: number,
  makeTypo: MakeTypo,
  random: () => number,
): Example[] {
  const tokens = tokenize(sentences)
  return sentences.flatMap((clean, at) => {
    const examples = [toExample(channel, clean, undefined)]
    for (let turn = 0; turn < times; turn++) {
      const typo: Typo | undefined = makeTypo(pick(frequentKinds, random), clean, tokens[at] ?? [], random)
      if (typo) examples.push(toExample(channel, typo.text, typo))
    }
    return examples
  })
}
