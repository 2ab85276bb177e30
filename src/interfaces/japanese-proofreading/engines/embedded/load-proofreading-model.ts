import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Static, Type } from 'typebox'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'
import { type Channel, createChannel } from './channel/channel.ts'
import { listKanaNeighbours } from './channel/kana-neighbours.ts'
import { readCharacterModel } from './channel/read-character-model.ts'
import { readHomophones } from './channel/read-homophones.ts'
import { openWordFilter } from './channel/word-filter.ts'
import { readContextModel } from './context/read-context-model.ts'
import { readMeaningModel } from './context/read-meaning-model.ts'
import { Trees } from './ranking/trees.ts'

export const modelFolder = join(import.meta.dirname, '../../models/proofreading')

/** What ranks edits, and where each sensitivity draws its line. */
const Ranking = Type.Object({
  /** Whether an edit is where a mistake is. */
  located: Trees,
  /** Whether it undoes the mistake. */
  right: Trees,
  /** Log-odds of each kind of slip that an edit undoes, as `undoneSlips` has them, beside what the trees say. */
  offsets: Type.Immutable(Type.Array(Type.Number())),
  thresholds: Type.Object({ low: Type.Number(), medium: Type.Number(), high: Type.Number() }),
})

export type Ranking = Readonly<Static<typeof Ranking>>

const readRanking = createJsonReader(Ranking)

export interface ProofreadingModel {
  readonly channel: Channel
  readonly ranking: Ranking
}

/** Reads the files that `npm run train -- proofreading` writes: half a second, 110 MB. */
export function loadProofreadingModel(folder = modelFolder): ProofreadingModel {
  const ranking = brotliDecompressSync(readFileSync(join(folder, 'ranking.json.br'))).toString('utf8')
  return { channel: loadChannel(folder), ranking: readRanking(ranking) }
}

export function loadChannel(folder: string): Channel {
  const read = (name: string) => readFileSync(join(folder, name))
  const homophones = brotliDecompressSync(read('homophones.txt.br')).toString('utf8').split('\n')
  return createChannel({
    ...readCharacterModel(read('characters.bin.br')),
    kana: listKanaNeighbours(),
    homophones: readHomophones(homophones).meant,
    dictionary: openWordFilter(read('words.bin')),
    contexts: readContextModel(read('contexts.bin.br')),
    meanings: readMeaningModel(read('meanings.bin.br')),
  })
}
