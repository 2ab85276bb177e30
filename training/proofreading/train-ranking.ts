import { createRandom } from '../../src/kernel/random/create-random.ts'
import type { Channel } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { readSentence } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { applyEdit } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/edit.ts'
import { proposeEdits } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/propose-edits.ts'
import type { Ranking } from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { listFeatures } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/features.ts'
import { estimateProbability } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'
import { shuffle } from '../moderations/random.ts'
import { tokenize } from './dictionary.ts'
import { isLocated, type MakeTypo, type Typo, typoKinds } from './make-typos.ts'
import type { Source, SourceText } from './read-texts.ts'
import { trainTrees } from './train-trees.ts'

/** Clean sentences of each source, and how often each is spoilt. */
const shares: Readonly<Record<Source, readonly [sentences: number, spoilt: number]>> = {
  encyclopedia: [3_400, 3],
  books: [4_000, 2],
  dialogues: [4_000, 2],
  examples: [1_000, 2],
}

/** Clean sentences that are flagged at each sensitivity, of those that the lines are drawn on. */
const falseAlarms = { low: 0.01, medium: 0.05, high: 0.1 }

/** Learns which gains are mistakes, from sentences of which each has one mistake or none, and draws the lines of the sensitivities. */
export function trainRanking(channel: Channel, texts: readonly SourceText[], makeTypo: MakeTypo): Ranking {
  const random = createRandom(7)
  const rows: Float32Array[] = []
  const located: number[] = []
  const right: number[] = []
  const add = (text: string, typo: Typo | undefined) => {
    const sentence = readSentence(channel, text)
    const proposals = proposeEdits(channel, sentence)
    rows.push(...listFeatures(channel, sentence, proposals))
    located.push(...proposals.map((edit) => (typo && isLocated(typo, edit) ? 1 : 0)))
    right.push(...proposals.map((edit) => (typo && applyEdit(text, edit) === typo.clean ? 1 : 0)))
  }
  for (const [source, [count, spoilt]] of Object.entries(shares)) {
    const sentences = shuffle(pickSentences(texts, source, false), random).slice(0, count)
    const tokens = tokenize(sentences)
    for (const [at, clean] of sentences.entries()) {
      add(clean, undefined)
      for (let turn = 0; turn < spoilt; turn++) {
        const kind = typoKinds[Math.floor(random() * typoKinds.length)] ?? 'missing'
        const typo = makeTypo(kind, clean, tokens[at] ?? [], random)
        if (typo) add(typo.text, typo)
      }
    }
    console.log(`${source}: ${rows.length} proposals`)
  }
  const options = { depth: 6, rate: 0.12, minRows: 30, everyFeature: 2 }
  const trees = {
    located: trainTrees(rows, Uint8Array.from(located), { ...options, trees: 160 }),
    right: trainTrees(rows, Uint8Array.from(right), { ...options, trees: 100 }),
  }
  const scores = (['encyclopedia', 'books', 'dialogues'] as const).flatMap((source) =>
    shuffle(pickSentences(texts, source, true), random)
      .slice(0, 600)
      .map((sentence) => {
        const read = readSentence(channel, sentence)
        const features = listFeatures(channel, read, proposeEdits(channel, read))
        return features.reduce((most, row) => Math.max(most, estimateProbability(trees.located, row)), 0)
      }),
  )
  const descending = scores.toSorted((one, other) => other - one)
  const lineAt = (share: number) => Math.round((descending[Math.floor(share * descending.length)] ?? 1) * 1000) / 1000
  const thresholds = {
    low: lineAt(falseAlarms.low),
    medium: lineAt(falseAlarms.medium),
    high: lineAt(falseAlarms.high),
  }
  return { ...trees, thresholds }
}

/** Of five documents for ranking one is kept for the lines. */
function pickSentences(texts: readonly SourceText[], source: string, forLines: boolean): string[] {
  return texts
    .filter((text) => text.part === 'ranking' && text.source === source)
    .filter((_, index) => (index % 5 === 4) === forLines)
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => sentence.length >= 6 && sentence.length <= 150)
}
