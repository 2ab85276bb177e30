import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { listKanaNeighbours } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/kana-neighbours.ts'
import { readHomophones } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/read-homophones.ts'
import { buildWordFilter } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/word-filter.ts'
import {
  loadChannel,
  loadProofreadingModel,
  modelFolder,
  type Ranking,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { countWords, type DictionaryWord, readDictionary } from './dictionary.ts'
import { listHomophones } from './list-homophones.ts'
import { createTypos } from './make-typos.ts'
import { listWords } from './list-words.ts'
import { readSlips } from './read-slips.ts'
import { readTexts, type Source, type SourceText } from './read-texts.ts'
import { trainCharacters } from './train-characters.ts'
import { trainContexts } from './train-contexts.ts'
import { trainMeanings } from './train-meanings.ts'
import { drawLines, trainRanking } from './train-ranking.ts'

/** Nats of the whole text that a run of characters has to be worth: all that are make 6.5 MB. */
const worth = 5.5

/** What the model is made of, each part by those before it; `lines` draws the lines of a ranking anew. */
const allParts = ['words', 'characters', 'contexts', 'meanings', 'ranking']

/**
 * Makes the model of proofreading, in about an hour and 8 GB of memory, or the parts of it that are named from the others as they are; needs
 * MeCab and its IPA dictionary (`apt-get install mecab mecab-ipadic-utf8 mecab-ipadic`).
 */
export default async function train(...named: string[]): Promise<void> {
  const parts = named.length === 0 ? allParts : named
  const texts = await readTexts()
  const dictionary = readDictionary()
  const language = texts.filter(({ part }) => part === 'language').flatMap(({ sentences }) => sentences)
  report('texts')
  await mkdir(modelFolder, { recursive: true })
  if (parts.includes('words')) await trainWords(dictionary, language)
  if (parts.includes('characters')) await write('characters.bin.br', trainCharacters(language, worth))
  if (parts.includes('contexts')) {
    const { mistaken } = readHomophones(await readHomophoneLines())
    await write('contexts.bin.br', packContexts(trainContexts(pickForContexts(texts), mistaken, listKanaNeighbours())))
  }
  if (parts.includes('meanings')) {
    const { mistaken } = readHomophones(await readHomophoneLines())
    await write('meanings.bin.br', trainMeanings(pickForMeanings(texts), mistaken))
  }
  const { learnt } = await readSlips()
  if (parts.includes('ranking'))
    await writeRanking(trainRanking(loadChannel(modelFolder), texts, learnt, createTypos(dictionary)))
  if (parts.includes('lines')) {
    const { channel, ranking } = loadProofreadingModel()
    await writeRanking({ ...ranking, thresholds: drawLines(channel, texts, learnt, ranking) })
  }
}

async function writeRanking(ranking: Ranking): Promise<void> {
  await write('ranking.json.br', brotliCompressSync(JSON.stringify(ranking)))
  report(`lines ${JSON.stringify(ranking.thresholds)}`)
}

async function trainWords(dictionary: readonly DictionaryWord[], language: readonly string[]): Promise<void> {
  await write('words.bin', buildWordFilter(listWords(dictionary, language)))
  const homophones = listHomophones(countWords(language), dictionary)
  await write('homophones.txt.br', brotliCompressSync(homophones.join('\n')))
}

async function readHomophoneLines(): Promise<string[]> {
  return brotliDecompressSync(await readFile(join(modelFolder, 'homophones.txt.br')))
    .toString('utf8')
    .split('\n')
}

async function write(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(modelFolder, name), bytes)
  report(name)
}

/** Every other sentence of books and dialogues, and all others: technical words are no mistakes. */
function pickForContexts(texts: readonly SourceText[]): string[] {
  const sentencesOf = (...sources: readonly Source[]) =>
    texts
      .filter(({ part, source }) => part === 'language' && sources.includes(source))
      .flatMap(({ sentences }) => sentences)
  const plain = sentencesOf('books', 'dialogues').filter((_, at) => at % 2 === 0)
  return [...plain, ...sentencesOf('examples', 'technical')]
}

/** Fewer of what is not technical: that is where meaning is wanted most. */
function pickForMeanings(texts: readonly SourceText[]): string[] {
  const sentencesOf = (every: number, ...sources: readonly Source[]) =>
    texts
      .filter(({ part, source }) => part === 'language' && sources.includes(source))
      .flatMap(({ sentences }) => sentences)
      .filter((_, at) => at % every === 0)
  return [...sentencesOf(4, 'books', 'dialogues'), ...sentencesOf(3, 'examples'), ...sentencesOf(1, 'technical')]
}

function packContexts(weights: Int8Array): Buffer {
  return brotliCompressSync(weights, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
