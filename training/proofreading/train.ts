import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listKanaNeighbours } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/kana-neighbours.ts'
import { readHomophones } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/read-homophones.ts'
import { buildWordFilter } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/word-filter.ts'
import {
  loadChannel,
  modelFolder,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { countWords, readDictionary } from './dictionary.ts'
import { listHomophones } from './list-homophones.ts'
import { createTypos } from './make-typos.ts'
import { listWords } from './list-words.ts'
import { readSlips } from './read-slips.ts'
import { readTexts, type Source, type SourceText } from './read-texts.ts'
import { trainCharacters } from './train-characters.ts'
import { trainContexts } from './train-contexts.ts'
import { trainRanking } from './train-ranking.ts'

/** Nats of the whole text that a run of characters has to be worth: all that are make 6.5 MB. */
const worth = 5.5

/**
 * Makes the model of proofreading, in about half an hour and 8 GB of memory; needs MeCab and its IPA dictionary
 * (`apt-get install mecab mecab-ipadic-utf8 mecab-ipadic`).
 */
export default async function train(): Promise<void> {
  const texts = await readTexts()
  const dictionary = readDictionary()
  const language = texts.filter(({ part }) => part === 'language').flatMap(({ sentences }) => sentences)
  report('texts')
  await mkdir(modelFolder, { recursive: true })
  const write = (name: string, bytes: Uint8Array) => writeFile(join(modelFolder, name), bytes)
  await write('words.bin', buildWordFilter(listWords(dictionary, language)))
  const homophones = listHomophones(countWords(language), dictionary)
  await write('homophones.txt.br', brotliCompressSync(homophones.join('\n')))
  report('words')
  await write('characters.bin.br', trainCharacters(language, worth))
  report('characters')
  const { mistaken } = readHomophones(homophones)
  await write('contexts.bin.br', packContexts(trainContexts(pickForContexts(texts), mistaken, listKanaNeighbours())))
  report('contexts')
  const { learnt } = await readSlips()
  const ranking = trainRanking(loadChannel(modelFolder), texts, learnt, createTypos(dictionary))
  await write('ranking.json.br', brotliCompressSync(JSON.stringify(ranking)))
  report(`ranking, lines ${JSON.stringify(ranking.thresholds)}`)
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

function packContexts(weights: Int8Array): Buffer {
  return brotliCompressSync(weights, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
