import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtInModelFolder } from '../../../../../capabilities/translation/domain/built-in-model.ts'

const folder = join(import.meta.dirname, '../../../models/smalltalk')
const translator = builtInModelFolder('ja-en')

/** What the encoder of sentences is read from: the translator from Japanese, whose lower layers it begins with, and what it has of its own. */
export const encoderFiles = {
  translator: join(translator, 'model.bin.br'),
  vocabulary: join(translator, 'source.spm.br'),
  own: join(folder, 'sentences.bin.br'),
}

/** The vectors of all prompts. */
export const promptVectorsPath = join(folder, 'prompts.bin.br')

/** Tells encoders apart. */
export async function fingerprintEncoder(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of Object.values(encoderFiles)) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
