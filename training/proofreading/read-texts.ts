import { Type } from 'typebox'
import { createJsonReader } from '../../src/kernel/json/create-json-reader.ts'
import { normalizeText } from '../../src/kernel/text/normalize-text.ts'
import { splitSentences } from '../../src/kernel/text/split-sentences.ts'
import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

/** What a text is used for; a work, an article or a dialogue is never divided. */
export type Part = 'language' | 'ranking' | 'heldOut'

export type Source = 'encyclopedia' | 'books' | 'dialogues' | 'examples'

export interface SourceText {
  readonly source: Source
  readonly part: Part
  /** Of one author and matter. */
  readonly document: number
  readonly sentences: readonly string[]
}

/** All texts, normalised and split into sentences. */
export async function readTexts(): Promise<readonly SourceText[]> {
  const sources = await Promise.all([readEncyclopedia(), readBooks(), readDialogues(), readExamples()])
  return sources.flat()
}

/** Articles of the one file are for ranking and those of the other are held out: none is in both. */
async function readEncyclopedia(): Promise<SourceText[]> {
  const files = [
    ['proofreading/jsquad-valid.json.gz', 'ranking'],
    ['proofreading/jsquad-test.json.gz', 'heldOut'],
  ] as const
  const texts = await Promise.all(
    files.map(async ([name, part]) => {
      const { data } = readSquad((await readCorpusLines(name)).join('\n'))
      return data.map(({ paragraphs }, document) => ({
        source: 'encyclopedia' as const,
        part,
        document,
        sentences: paragraphs.flatMap(({ context }) => split(context.replace(/^.*\[SEP\]/s, ''))),
      }))
    }),
  )
  return texts.flat()
}

const readSquad = createJsonReader(
  Type.Object({
    data: Type.Array(Type.Object({ paragraphs: Type.Array(Type.Object({ context: Type.String() })) })),
  }),
)
const readTalk = createJsonReader(Type.Object({ u: Type.Array(Type.String()) }))
const readPair = createJsonReader(Type.Object({ sentence1: Type.String() }))

/** An empty line ends a work. */
async function readBooks(): Promise<SourceText[]> {
  const works: string[][] = [[]]
  for (const line of await readCorpusLines('japanese-books.txt.gz')) {
    if (line === '') works.push([])
    else if (!/[※〔〕|]|https?:/.test(line)) works.at(-1)?.push(line.trim())
  }
  return works.map((lines, document) => ({
    source: 'books',
    part: partOf(document),
    document,
    sentences: lines.flatMap(split),
  }))
}

async function readDialogues(): Promise<SourceText[]> {
  const lines = await readCorpusLines('japanese-dialogues.jsonl.gz')
  return lines
    .filter((line) => line !== '')
    .map((line, document) => {
      const { u: utterances } = readTalk(line)
      return { source: 'dialogues', part: partOf(document), document, sentences: utterances.flatMap(split) }
    })
}

/** The Japanese side of the Tanaka corpus, which has blanks between its words, and descriptions of pictures. */
async function readExamples(): Promise<SourceText[]> {
  const pairs = await readCorpusLines('parallel/train.ja.gz')
  const descriptions = await readCorpusLines('similarity/jsts-train-v1.3.json')
  const sentences = [
    ...pairs.map((line) => line.replaceAll(' ', '')),
    ...descriptions.filter((line) => line !== '').map((line) => readPair(line).sentence1),
  ].map((line) => [normalizeText(line, 'NFKC')])
  return sentences.map((each, document) => ({ source: 'examples', part: partOf(document), document, sentences: each }))
}

/** Of forty documents two are for ranking and one is held out. */
function partOf(document: number): Part {
  const turn = document % 40
  return turn === 7 || turn === 27 ? 'ranking' : turn === 17 ? 'heldOut' : 'language'
}

function split(text: string): string[] {
  return splitSentences(normalizeText(text.replaceAll('\u3000', ' '), 'NFKC'), 'ja')
    .map((sentence) => sentence.text)
    .filter((sentence) => sentence.length > 1)
}
