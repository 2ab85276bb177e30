import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModerationModel, readModel } from './read-model.ts'

export const modelPath = join(import.meta.dirname, '../../../models/mainstay-moderation/model.bin.br')

/** The model that ships with this server. */
export async function loadModel(): Promise<ModerationModel> {
  return readModel(await readFile(modelPath))
}
