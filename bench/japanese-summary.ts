import { openTokenizer } from '../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'
import { cutToClauses } from '../src/interfaces/japanese-summary/domain/cut-to-clauses.ts'
import { summarize } from '../src/interfaces/japanese-summary/engines/embedded/summarize.ts'
import { rankByLexRank } from './japanese-summary/lex-rank.ts'
import { type Article, measureAnswered, readArticles } from './japanese-summary/read-articles.ts'
import {
  kindsOfFifty,
  markedKinds,
  type MarkedText,
  measureAgreement,
  measureFound,
  othersKinds,
  readMarkedTexts,
} from './japanese-summary/read-marked-texts.ts'
import { readSpeeches, type Speech } from './japanese-summary/read-speeches.ts'
import { measureRouge } from './japanese-summary/rouge.ts'
import { type BenchResult, type Figure, toFigure } from './result.ts'

type Pick = (speech: Speech) => readonly string[]

type ListWords = (text: string) => string[]

type ListContentWords = (text: string) => readonly string[]

/** G8: how near summaries come to those that people wrote, beside the first and last sentences and LexRank, all within the characters allowed; and the rate. */
export default async function run(): Promise<BenchResult> {
  const speeches = await readSpeeches()
  const tokenize = openTokenizer()
  const words = (text: string) => tokenize(text).map(({ surface }) => surface)
  const contentWords = (text: string) =>
    tokenize(text).flatMap(({ partOfSpeech, baseForm }) =>
      ['名詞', '動詞', '形容詞'].includes(partOfSpeech) ? [baseForm] : [],
    )
  const figures = [
    ...compareSpeeches(speeches, words, contentWords),
    compareReports(await readArticles(), contentWords),
    ...(await compareKinds(contentWords)),
    ...(await compareFifties(contentWords)),
    ...(await compareOthers(contentWords)),
    toFigure('Texts of 1,000 characters, by processor time', measureRate(speeches), 'texts/s', '>= 200'),
  ]
  return { name: 'japanese-summary', seeds: [], figures }
}

function compareSpeeches(speeches: readonly Speech[], words: ListWords, contentWords: ListWords): Figure[] {
  const picks: Readonly<Record<string, Pick>> = {
    mainstay: ({ sentences, limit }) =>
      summarize({ text: sentences.join('\n'), separator: '\n', maxSentences: Infinity, maxCharacters: limit }),
    'first sentences': (speech) => fill(speech, [...speech.sentences.keys()]),
    'last sentences': (speech) => fill(speech, [...speech.sentences.keys()].toReversed()),
    LexRank: (speech) => fill(speech, rankByLexRank(speech.sentences.map(contentWords))),
  }
  const references = speeches.map(({ summary }) => words(summary))
  const rate = (pick: Pick) =>
    average(speeches.map((speech, at) => measureRouge(words(toText(pick(speech))), references[at] ?? [])))
  const scores = Object.entries(picks).map(([name, pick]) => [name, rate(pick)] as const)
  const targets = ['>= 0.36', '>= 0.15', '>= 0.29']
  return ['ROUGE-1', 'ROUGE-2', 'ROUGE-L'].map((name, at) => {
    const [own = 0, ...others] = scores.map(([, values]) => values[at] ?? 0)
    const peers = Object.fromEntries(scores.slice(1).map(([peer], index) => [peer, others[index] ?? 0]))
    return toFigure(`${name}, F1, 594 speeches`, own, '', targets[at], peers)
  })
}

/** Sentences of a report that are given. */
const ofReport = 2

/** What people asked of a report, and two of its sentences answer: whether the ends of speeches were learnt at the cost of reports. */
function compareReports(articles: readonly Article[], contentWords: ListContentWords): BenchResult['figures'][number] {
  const measure = (pick: (sentences: readonly string[]) => readonly string[]) =>
    articles.reduce((sum, article) => sum + measureAnswered(article, pick(article.sentences)), 0) / articles.length
  const name = `Questions answered by ${ofReport} sentences, ${articles.length} reports`
  const peers = {
    'first sentences': measure((sentences) => sentences.slice(0, ofReport)),
    'last sentences': measure((sentences) => sentences.slice(-ofReport)),
    LexRank: measure((sentences) => {
      const order = rankByLexRank(sentences.map(contentWords))
      return order.slice(0, ofReport).map((index) => sentences[index] ?? '')
    }),
  }
  const value = measure((sentences) =>
    summarize({ text: sentences.join('\n'), separator: '\n', maxSentences: ofReport, maxCharacters: Infinity }),
  )
  return { name, value, unit: '', peers, target: '>= first sentences' }
}

/** Of texts of our own, the half that was not looked at: as many sentences as are wanted, and the share of the wanted among them. */
async function compareKinds(contentWords: ListContentWords): Promise<Figure[]> {
  const figures = markedKinds.map(async (kind) => {
    const texts = (await readMarkedTexts(kind)).filter(({ isHeldBack }) => isHeldBack)
    return compareFound(`Wanted sentences found, ${texts.length} ${kind}`, texts, contentWords)
  })
  return Promise.all(figures)
}

/** All texts of a kind with three choices, those that were looked at among them. */
async function compareFifties(contentWords: ListContentWords): Promise<Figure[]> {
  const figures = Object.entries(kindsOfFifty).map(async ([kind, files]) => {
    const texts = (await Promise.all(files.map(readMarkedTexts))).flat()
    return compareChoices(`Wanted sentences found, all ${texts.length} ${kind}, three choices`, texts, contentWords)
  })
  return Promise.all(figures)
}

/** Texts that others wrote and chose from. */
async function compareOthers(contentWords: ListContentWords): Promise<Figure[]> {
  const figures = othersKinds.map(async (kind) => {
    const texts = await readMarkedTexts(kind)
    return compareChoices(`Wanted sentences found, ${texts.length} ${kind}, two choices`, texts, contentWords)
  })
  return Promise.all(figures)
}

function compareChoices(name: string, texts: readonly MarkedText[], contentWords: ListContentWords): Figure {
  const figure = compareFound(name, texts, contentWords)
  return { ...figure, peers: { ...figure.peers, 'a reader of the writer': measureAgreement(texts) } }
}

function compareFound(name: string, texts: readonly MarkedText[], contentWords: ListContentWords): Figure {
  const measure = (pick: (sentences: readonly string[], count: number) => readonly string[]) =>
    texts.reduce((sum, text) => sum + measureFound(text, pick), 0) / texts.length
  const peers = {
    'first sentences': measure((sentences, count) => sentences.filter(isLong).slice(0, count)),
    'last sentences': measure((sentences, count) => sentences.filter(isLong).slice(-count)),
    LexRank: measure((sentences, count) => {
      const long = sentences.filter(isLong)
      return rankByLexRank(long.map(contentWords))
        .slice(0, count)
        .map((index) => long[index] ?? '')
    }),
  }
  return { name, value: measure(pickOwn), unit: '', peers, target: '> all three' }
}

/** Headings and salutations are kept from those that we are compared with, since they know none. */
function isLong(sentence: string): boolean {
  return sentence.length >= 15
}

function pickOwn(sentences: MarkedText['sentences'], maxSentences: number): readonly string[] {
  return summarize({ text: sentences.join('\n'), separator: '\n', maxSentences, maxCharacters: Infinity })
}

/** With the full stops that summaries leave out, and that references have. */
function toText(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[。？！]$/.test(sentence) ? sentence : `${sentence}。`)).join('')
}

/** Sentences in this order until one does not fit; of the first its last clauses, as our own are cut. */
function fill({ sentences, limit }: Speech, order: readonly number[]): string[] {
  const chosen: number[] = []
  let characters = 0
  for (const index of order) {
    characters += sentences[index]?.length ?? 0
    if (characters > limit) break
    chosen.push(index)
  }
  if (chosen.length === 0) {
    const clauses = cutToClauses(sentences[order[0] ?? 0] ?? '', limit)
    return clauses === undefined ? [] : [clauses]
  }
  return chosen.toSorted((one, other) => one - other).map((index) => sentences[index] ?? '')
}

function average(values: readonly (readonly [number, number, number])[]): [number, number, number] {
  const sum = (at: 0 | 1 | 2) => values.reduce((total, value) => total + value[at], 0) / values.length
  return [sum(0), sum(1), sum(2)]
}

/** By the time that the processor worked, so that what else the machine does counts little. */
function measureRate(speeches: readonly Speech[]): number {
  const all = speeches.flatMap(({ sentences }) => sentences).join('')
  const texts = Array.from({ length: 200 }, (_, at) => all.slice(at * 1_000, at * 1_000 + 1_000))
  const ask = () =>
    texts.forEach((text) => summarize({ text, separator: undefined, maxSentences: 3, maxCharacters: Infinity }))
  ask()
  const begin = process.cpuUsage()
  ask()
  const { user, system } = process.cpuUsage(begin)
  return (1_000_000 * texts.length) / (user + system)
}
