import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModerationModel, readModel } from './read-model.ts'
import { readNetwork } from './read-network.ts'

const folder = join(import.meta.dirname, '../../../models/mainstay-moderation')

export const modelPath = join(folder, 'model.bin.br')
export const networkPath = join(folder, 'network.bin.br')

/** The model that ships with this server. */
export async function loadModel(): Promise<ModerationModel> {
  const [model, network] = await Promise.all([readFile(modelPath), readFile(networkPath)])
  return { ...readModel(model), network: readNetwork(network) }
}
