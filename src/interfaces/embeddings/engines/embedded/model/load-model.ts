import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddingModel, readModel } from './read-model.ts'

const path = join(import.meta.dirname, '../../../models/mainstay-embedding/model.bin')

/** The model that ships with this server. */
export async function loadModel(): Promise<EmbeddingModel> {
  return readModel(await readFile(path))
}
