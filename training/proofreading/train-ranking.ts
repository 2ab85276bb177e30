import { createRandom } from '../../src/kernel/random/create-random.ts'
import type { Channel } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { readSentence } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import { applyEdit } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/edit.ts'
import { proposeEdits } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/propose-edits.ts'
import type { Ranking } from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { listFeatures } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/features.ts'
import { estimateProbability } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'
import { pick, shuffle } from '../moderations/random.ts'
import { tokenize } from './dictionary.ts'
import { isLocated, type MakeTypo, slipKinds, type Typo, type TypoKind } from './make-typos.ts'
import type { RepositorySentences } from './read-slips.ts'
import type { Source, SourceText } from './read-texts.ts'
import { trainTrees } from './train-trees.ts'

/** Clean sentences of each source, and how often each is spoilt. */
const shares: Readonly<Record<Source, readonly [sentences: number, spoilt: number]>> = {
  encyclopedia: [2_700, 2],
  books: [2_900, 2],
  dialogues: [2_900, 2],
  examples: [300, 2],
  technical: [4_600, 2],
}

/** Slips that people made are taught so many times over: a program makes more than they do. */
const slipWeight = 6

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
}
const frequentKinds = slipKinds.flatMap((kind) => Array.from({ length: kindShares[kind] }, () => kind))

/** Clean sentences that are flagged at each sensitivity, of those that the lines are drawn on. */
const falseAlarms = { low: 0.01, medium: 0.038, high: 0.1 }
const lineSources = ['encyclopedia', 'books', 'dialogues'] as const
const sentencesPerLine = 600

interface Spoilt {
  readonly text: string
  readonly clean: string
  readonly begin: number
  readonly end: number
}

interface Examples {
  readonly rows: Float32Array[]
  readonly located: number[]
  readonly right: number[]
}

/** Learns which gains are mistakes, from sentences of which each has one mistake or none, and draws the lines of the sensitivities. */
export function trainRanking(
  channel: Channel,
  texts: readonly SourceText[],
  repositories: RepositorySentences,
  makeTypo: MakeTypo,
): Ranking {
  const random = createRandom(7)
  const examples: Examples = { rows: [], located: [], right: [] }
  for (const [source, [count, spoilt]] of Object.entries(shares)) {
    const sentences = shuffle(pickSentences(texts, source, false), random).slice(0, count)
    addSpoilt(channel, examples, sentences, spoilt, makeTypo, random)
    console.log(`${source}: ${examples.rows.length} proposals`)
  }
  for (const slip of repositories.slips) addExample(channel, examples, slip.text, slip, slipWeight)
  for (const text of pickClean(repositories, false)) addExample(channel, examples, text, undefined, 1)
  console.log(`repositories: ${examples.rows.length} proposals`)
  const options = { depth: 6, rate: 0.1, minRows: 60, everyFeature: 2 }
  const trees = {
    located: trainTrees(examples.rows, Uint8Array.from(examples.located), { ...options, trees: 280 }),
    right: trainTrees(examples.rows, Uint8Array.from(examples.right), { ...options, trees: 120 }),
  }
  const forLines = lineSources.flatMap((source) =>
    shuffle(pickSentences(texts, source, true), random).slice(0, sentencesPerLine),
  )
  const clean = [...forLines, ...shuffle(pickClean(repositories, true), random).slice(0, 2 * sentencesPerLine)]
  return { ...trees, thresholds: drawLines(channel, trees.located, clean) }
}

function addSpoilt(
  channel: Channel,
  examples: Examples,
  sentences: readonly string[],
  spoilt: number,
  makeTypo: MakeTypo,
  random: () => number,
): void {
  const tokens = tokenize(sentences)
  for (const [at, clean] of sentences.entries()) {
    addExample(channel, examples, clean, undefined, 1)
    for (let turn = 0; turn < spoilt; turn++) {
      const typo: Typo | undefined = makeTypo(pick(frequentKinds, random), clean, tokens[at] ?? [], random)
      if (typo) addExample(channel, examples, typo.text, typo, 1)
    }
  }
}

function addExample(
  channel: Channel,
  { rows, located, right }: Examples,
  text: string,
  spoilt: Spoilt | undefined,
  weight: number,
): void {
  const sentence = readSentence(channel, text)
  const proposals = proposeEdits(channel, sentence)
  const features = listFeatures(channel, sentence, proposals)
  for (const [at, edit] of proposals.entries()) {
    const isRight = spoilt !== undefined && applyEdit(text, edit) === spoilt.clean
    const isThere = isRight || (spoilt !== undefined && isLocated(spoilt, edit))
    for (let turn = 0; turn < weight; turn++) {
      rows.push(features[at] ?? new Float32Array(0))
      located.push(isThere ? 1 : 0)
      right.push(isRight ? 1 : 0)
    }
  }
}

function drawLines(channel: Channel, located: Ranking['located'], sentences: readonly string[]): Ranking['thresholds'] {
  const scores = sentences.map((text) => {
    const sentence = readSentence(channel, text)
    const features = listFeatures(channel, sentence, proposeEdits(channel, sentence))
    return features.reduce((most, row) => Math.max(most, estimateProbability(located, row)), 0)
  })
  const descending = scores.toSorted((one, other) => other - one)
  const lineAt = (share: number) => Math.round((descending[Math.floor(share * descending.length)] ?? 1) * 1000) / 1000
  return {
    low: lineAt(falseAlarms.low),
    medium: lineAt(falseAlarms.medium),
    high: lineAt(falseAlarms.high),
  }
}

/** Of five documents for ranking one is kept for the lines. */
function pickSentences(texts: readonly SourceText[], source: string, forLines: boolean): string[] {
  return texts
    .filter((text) => text.part === 'ranking' && text.source === source)
    .filter((_, index) => (index % 5 === 4) === forLines)
    .flatMap(({ sentences }) => sentences)
    .filter(isOfFairLength)
}

/** Of two repositories one is kept for the lines. */
function pickClean({ clean }: RepositorySentences, forLines: boolean): string[] {
  const names = [...new Set(clean.map(({ repository }) => repository))]
  return clean
    .filter(({ repository }) => (names.indexOf(repository) % 2 === 1) === forLines)
    .map(({ text }) => text)
    .filter(isOfFairLength)
}

function isOfFairLength(text: string): boolean {
  return text.length >= 6 && text.length <= 150
}
