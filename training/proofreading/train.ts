import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWordFilter } from '../../src/interfaces/japanese-proofreading/engines/embedded/channel/word-filter.ts'
import {
  loadChannel,
  modelFolder,
} from '../../src/interfaces/japanese-proofreading/engines/embedded/load-proofreading-model.ts'
import { countWords, readDictionary } from './dictionary.ts'
import { listHomophones } from './list-homophones.ts'
import { createTypos } from './make-typos.ts'
import { readTexts } from './read-texts.ts'
import { trainCharacters } from './train-characters.ts'
import { trainRanking } from './train-ranking.ts'

/** Nats of the whole text that a run of characters has to be worth: all that are make 8 MB. */
const worth = 2.5

/**
 * Makes the model of proofreading, in about a quarter of an hour and 6 GB of memory; needs MeCab and its IPA dictionary
 * (`apt-get install mecab mecab-ipadic-utf8 mecab-ipadic`).
 */
export default async function train(): Promise<void> {
  const texts = await readTexts()
  const dictionary = readDictionary()
  const language = texts.filter(({ part }) => part === 'language').flatMap(({ sentences }) => sentences)
  report('texts')
  await mkdir(modelFolder, { recursive: true })
  const write = (name: string, bytes: Uint8Array) => writeFile(join(modelFolder, name), bytes)
  await write('words.bin', buildWordFilter(new Set(dictionary.map(({ surface }) => surface))))
  await write('homophones.txt.br', brotliCompressSync(listHomophones(countWords(language)).join('\n')))
  report('words')
  await write('characters.bin.br', trainCharacters(language, worth))
  report('characters')
  const ranking = trainRanking(loadChannel(modelFolder), texts, createTypos(dictionary))
  await write('ranking.json.br', brotliCompressSync(JSON.stringify(ranking)))
  report(`ranking, lines ${JSON.stringify(ranking.thresholds)}`)
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
