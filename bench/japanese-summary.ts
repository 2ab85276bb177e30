import { openTokenizer } from '../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'
import { summarize } from '../src/interfaces/japanese-summary/engines/embedded/summarize.ts'
import { rankByLexRank } from './japanese-summary/lex-rank.ts'
import { type Article, measureAnswered, readArticles } from './japanese-summary/read-articles.ts'
import { readSpeeches, type Speech } from './japanese-summary/read-speeches.ts'
import { measureRouge } from './japanese-summary/rouge.ts'
import type { BenchResult } from './result.ts'

type Pick = (speech: Speech) => readonly string[]

/** G8: how near summaries come to those that people wrote, beside the first and last sentences and LexRank, with the same bounds; and the rate. */
export default async function run(): Promise<BenchResult> {
  const speeches = await readSpeeches()
  const tokenize = openTokenizer()
  const words = (text: string) => tokenize(text).map(({ surface }) => surface)
  const contentWords = (text: string) =>
    tokenize(text).flatMap(({ partOfSpeech, baseForm }) =>
      ['名詞', '動詞', '形容詞'].includes(partOfSpeech) ? [baseForm] : [],
    )
  const picks: Readonly<Record<string, Pick>> = {
    mainstay: ({ sentences, limit }) =>
      summarize({ text: sentences.join('\n'), separator: '\n', maxSentences: Infinity, maxCharacters: limit }),
    'first sentences': (speech) => fill(speech, [...speech.sentences.keys()]),
    'last sentences': (speech) => fill(speech, [...speech.sentences.keys()].toReversed()),
    LexRank: (speech) => fill(speech, rankByLexRank(speech.sentences.map(contentWords))),
  }
  const references = speeches.map(({ summary }) => words(summary))
  const scores = Object.entries(picks).map(
    ([name, pick]) =>
      [
        name,
        average(speeches.map((speech, at) => measureRouge(words(toText(pick(speech))), references[at] ?? []))),
      ] as const,
  )
  const targets = ['>= 0.36', '>= 0.15', '>= 0.29']
  return {
    name: 'japanese-summary',
    seeds: [],
    figures: [
      ...['ROUGE-1', 'ROUGE-2', 'ROUGE-L'].map((name, at) => {
        const [own = 0, ...others] = scores.map(([, values]) => values[at] ?? 0)
        const peers = Object.fromEntries(scores.slice(1).map(([peer], index) => [peer, others[index] ?? 0]))
        return { name: `${name}, F1, 594 speeches`, value: own, unit: '', peers, target: targets[at] ?? '' }
      }),
      compareReports(await readArticles(), contentWords),
      {
        name: 'Texts of 1,000 characters, one core',
        value: measureRate(speeches),
        unit: 'texts/s',
        peers: {},
        target: '>= 200',
      },
    ],
  }
}

/** Sentences of a report that are given. */
const ofReport = 2

/** What people asked of a report, and two of its sentences answer: whether the ends of speeches were learnt at the cost of reports. */
function compareReports(
  articles: readonly Article[],
  contentWords: (text: string) => readonly string[],
): BenchResult['figures'][number] {
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

/** With the full stops that summaries leave out, and that references have. */
function toText(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[。？！]$/.test(sentence) ? sentence : `${sentence}。`)).join('')
}

/** Sentences in this order until one does not fit; at least one. */
function fill({ sentences, limit }: Speech, order: readonly number[]): string[] {
  const chosen: number[] = []
  let characters = 0
  for (const index of order) {
    characters += sentences[index]?.length ?? 0
    if (chosen.length > 0 && characters > limit) break
    chosen.push(index)
  }
  return chosen.toSorted((one, other) => one - other).map((index) => sentences[index] ?? '')
}

function average(values: readonly (readonly [number, number, number])[]): [number, number, number] {
  const sum = (at: 0 | 1 | 2) => values.reduce((total, value) => total + value[at], 0) / values.length
  return [sum(0), sum(1), sum(2)]
}

function measureRate(speeches: readonly Speech[]): number {
  const all = speeches.flatMap(({ sentences }) => sentences).join('')
  const texts = Array.from({ length: 200 }, (_, at) => all.slice(at * 1_000, at * 1_000 + 1_000))
  const ask = () =>
    texts.forEach((text) => summarize({ text, separator: undefined, maxSentences: 3, maxCharacters: Infinity }))
  ask()
  const begin = performance.now()
  ask()
  return (1_000 * texts.length) / (performance.now() - begin)
}
