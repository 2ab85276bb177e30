import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { normalizeText } from '../../src/libraries/text/normalize-text.ts'
import { splitSentences } from '../../src/libraries/text/split-sentences.ts'
import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

/** What a text is used for; a work, an article or a dialogue is never divided. */
export type Part = 'language' | 'ranking' | 'heldOut'

export type Source = 'encyclopedia' | 'books' | 'dialogues' | 'examples' | 'technical'

export interface SourceText {
  readonly source: Source
  readonly part: Part
  /** Of one author and matter. */
  readonly document: number
  readonly sentences: readonly string[]
}

/** All texts, normalised and split into sentences. */
export async function readTexts(): Promise<readonly SourceText[]> {
  const sources = await Promise.all([
    readEncyclopedia(),
    readBooks(),
    readDialogues(),
    readExamples(),
    readTechnicalTexts(),
  ])
  return withoutTaught(sources.flat())
}

/** Manuals repeat themselves: a sentence that the language is taught is in no other part. */
function withoutTaught(texts: readonly SourceText[]): SourceText[] {
  const taught = new Set(texts.filter(({ part }) => part === 'language').flatMap(({ sentences }) => sentences))
  return texts.map((text) =>
    text.part === 'language'
      ? text
      : { ...text, sentences: text.sentences.filter((sentence) => !taught.has(sentence)) },
  )
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

/** Sentences of Tatoeba, and descriptions of pictures. */
async function readExamples(): Promise<SourceText[]> {
  const pairs = await readPairs('tatoeba')
  const descriptions = await readCorpusLines('similarity/jsts-train-v1.3.json')
  const sentences = [
    ...pairs.map(({ japanese }) => japanese),
    ...descriptions.filter((line) => line !== '').map((line) => readPair(line).sentence1),
  ].map((line) => [normalizeText(line, 'NFKC')])
  return sentences.map((each, document) => ({ source: 'examples', part: partOf(document), document, sentences: each }))
}

const technicalFiles = [
  'chromium_ui',
  'django_docs',
  'guides_misc',
  'libreoffice',
  'mozilla_ui',
  'php_docs',
  'rust_docs',
  'tensorflow_docs',
  'ui_strings',
  'vscode_ui',
  'web_docs_cc_by',
  'web_docs_mit',
] as const

/** Lines of one file that are taken for one document. */
const linesPerDocument = 100

/** The Japanese side of translated programs and documentation. */
async function readTechnicalTexts(): Promise<SourceText[]> {
  const files = await Promise.all(technicalFiles.map(readPairs))
  const documents = files.flatMap((pairs) => {
    const byFile = [...Map.groupBy(pairs, ({ file }) => file).values()]
    return byFile.flatMap((lines) =>
      Array.from({ length: Math.ceil(lines.length / linesPerDocument) }, (_, at) =>
        lines.slice(at * linesPerDocument, (at + 1) * linesPerDocument),
      ),
    )
  })
  return documents.map((lines, document) => ({
    source: 'technical',
    part: partOf(document),
    document,
    sentences: [...new Set(lines.flatMap(({ japanese }) => split(japanese)))],
  }))
}

/** Lines of an English and a Japanese sentence and where they are from. */
async function readPairs(name: string): Promise<readonly { readonly japanese: string; readonly file: string }[]> {
  const lines = await readCorpusLines(`parallel-2/${name}.tsv.gz`)
  return lines.flatMap((line) => {
    const [, japanese, file] = line.split('\t')
    return japanese === undefined || file === undefined ? [] : { japanese, file }
  })
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
