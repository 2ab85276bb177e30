import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { makeModel } from './make-model.ts'
import type { WordPair } from './marian/word-vocabulary.ts'

const pairs = [
  ['hello', 'hallo'],
  ['world', 'Welt'],
  ['good', 'gut'],
  ['morning', 'Morgen'],
  ['the', 'der'],
  ['dog', 'Hund'],
  ['see', 'sieh'],
  ['now', 'jetzt'],
] as const

/**
 * A data folder with small models from English into German and back, word by word, for the real engine. `doubtful` are words that the first is
 * not sure of, and says so.
 */
export async function makeModelsFolder(doubtful?: readonly WordPair[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-translation-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const models = modelsFolderOf(folder)
  await makeModel(models, {
    source: 'en',
    target: 'de',
    words: pairs,
    hasBytes: true,
    ...(doubtful && { doubtful, minConfidence: 0.3 }),
  })
  const back = pairs.map(([english, german]) => [german, english] as const)
  await makeModel(models, { source: 'de', target: 'en', words: back, hasBytes: true })
  return folder
}
