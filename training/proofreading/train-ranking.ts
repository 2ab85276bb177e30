import { createRandom } from '../../src/libraries/random/create-random.ts'
import type { Channel } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/channel.ts'
import type { Ranking } from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { judgeSentence } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/judge-sentence.ts'
import type { Trees } from '../../src/interfaces/japanese-proofreading/engines/embedded/ranking/trees.ts'
import { maxOf } from '../../src/libraries/numbers/max-of.ts'
import { shuffle } from '../moderations/random.ts'
import { type Example, spoilSentences, toExample } from './collect-examples.ts'
import { fitOffsets } from './fit-offsets.ts'
import type { MakeTypo } from './make-typos.ts'
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

const treeOptions = { depth: 6, rate: 0.1, minRows: 60, everyFeature: 2 }
const trees = { located: 280, right: 120 }

/** Clean sentences that are flagged at each sensitivity, of those that the lines are drawn on. */
const falseAlarms = { low: 0.01, medium: 0.038, high: 0.1 }
const lineSources = ['encyclopedia', 'books', 'dialogues'] as const
const sentencesPerLine = 600
/** No line is lower: what cannot reach it is not looked at again. */
const lowestLine = 0.4

/** A sentence of a repository as an example; clean ones of every other repository are for the lines alone. */
interface NaturalExample extends Example {
  readonly fold: number
  readonly isForLines: boolean
}

/** Learns which gains are mistakes, from sentences of which each has one mistake or none, and draws the lines of the sensitivities. */
export function trainRanking(
  channel: Channel,
  texts: readonly SourceText[],
  repositories: RepositorySentences,
  makeTypo: MakeTypo,
): Ranking {
  const random = createRandom(7)
  const made: Example[] = []
  for (const [source, [count, spoilt]] of Object.entries(shares)) {
    const sentences = shuffle(pickSentences(texts, source, false), random).slice(0, count)
    for (const example of spoilSentences(channel, sentences, spoilt, makeTypo, random)) made.push(example)
    report(`${source}: ${made.length} examples`)
  }
  const natural = listNatural(channel, repositories)
  const taught = natural.filter(({ isForLines }) => !isForLines)
  const folds = [0, 1].map((fold) => {
    const known = taught.filter((example) => example.fold !== fold)
    const foreign = natural.filter((example) => example.fold === fold)
    return { trees: teach([...made, ...known], known, 'located'), examples: foreign }
  })
  const offsets = fitOffsets(folds)
  report(`offsets ${JSON.stringify(offsets)}`)
  const located = teach([...made, ...taught], taught, 'located')
  const right = teach([...made, ...taught], taught, 'right')
  return { located, right, offsets, thresholds: drawLines(channel, texts, repositories, { located, right, offsets }) }
}

/** The lines of the sensitivities, on clean sentences that nothing else is learnt from. */
export function drawLines(
  channel: Channel,
  texts: readonly SourceText[],
  repositories: RepositorySentences,
  ranking: Omit<Ranking, 'thresholds'>,
): Ranking['thresholds'] {
  const random = createRandom(13)
  const plain = lineSources.flatMap((source) =>
    shuffle(pickSentences(texts, source, true), random).slice(0, sentencesPerLine),
  )
  const isForLines = divideRepositories(repositories)
  const natural = shuffle(
    repositories.clean.filter(({ repository, text }) => isForLines(repository) && isOfFairLength(text)),
    random,
  )
  const clean = [...plain, ...natural.slice(0, 2 * sentencesPerLine).map(({ text }) => text)]
  const scores = clean.map((text) =>
    maxOf(
      judgeSentence({ channel, ranking }, text, text, lowestLine).map(({ located }) => located),
      0,
    ),
  )
  const descending = scores.toSorted((one, other) => other - one)
  const lineAt = (share: number) => Math.round((descending[Math.floor(share * descending.length)] ?? 1) * 1000) / 1000
  return { low: lineAt(falseAlarms.low), medium: lineAt(falseAlarms.medium), high: lineAt(falseAlarms.high) }
}

/** Of two repositories one teaches, beside slips, clean sentences; the other one's are for the lines. */
function divideRepositories({ clean }: RepositorySentences): (repository: string) => boolean {
  const names = [...new Set(clean.map(({ repository }) => repository))]
  const forLines = new Set(names.filter((_, at) => at % 2 === 1))
  return (repository) => forLines.has(repository)
}

/** Trees from examples; natural slips count several times. */
function teach(examples: readonly Example[], natural: readonly Example[], of: 'located' | 'right'): Trees {
  const slips = natural.filter(({ isSpoilt }) => isSpoilt)
  const all = [...examples, ...Array.from({ length: slipWeight - 1 }, () => slips).flat()]
  const labels = Uint8Array.from(all.flatMap((example) => example[of]))
  const grown = trainTrees(
    all.flatMap(({ rows }) => rows),
    labels,
    { ...treeOptions, trees: trees[of] },
  )
  report(`trees: ${of}, ${labels.length} edits`)
  return grown
}

function listNatural(channel: Channel, repositories: RepositorySentences): NaturalExample[] {
  const names = [...new Set(repositories.clean.map(({ repository }) => repository))]
  const places = new Map(names.map((name, at) => [name, at]))
  const foldOf = (repository: string) => ((places.get(repository) ?? repository.length) % 4) >> 1
  const isForLines = divideRepositories(repositories)
  const ofSlips = repositories.slips.map((slip) => ({
    ...toExample(channel, slip.text, slip),
    fold: foldOf(slip.repository),
    isForLines: false,
  }))
  const ofClean = repositories.clean
    .filter(({ text }) => isOfFairLength(text))
    .map(({ text, repository }) => ({
      ...toExample(channel, text, undefined),
      fold: foldOf(repository),
      isForLines: isForLines(repository),
    }))
  report(`repositories: ${ofSlips.length} slips, ${ofClean.length} clean sentences`)
  return [...ofSlips, ...ofClean]
}

/** Of five documents for ranking one is kept for the lines. */
function pickSentences(texts: readonly SourceText[], source: string, forLines: boolean): string[] {
  return texts
    .filter((text) => text.part === 'ranking' && text.source === source)
    .filter((_, index) => (index % 5 === 4) === forLines)
    .flatMap(({ sentences }) => sentences)
    .filter(isOfFairLength)
}

function isOfFairLength(text: string): boolean {
  return text.length >= 6 && text.length <= 150
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
