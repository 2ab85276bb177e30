import { rm } from 'node:fs/promises'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { findModels } from '../engines/marian/find-models.ts'
import { modelsFolderOf } from './models-folder.ts'

/** Takes the model of a pair off the disk. */
export async function removePair(pair: string, dataFolder: string): Promise<void> {
  const models = await findModels(modelsFolderOf(dataFolder))
  const model = models.find(({ card }) => `${card.source}-${card.target}` === pair)
  if (!model) throw new OperatorError(`There is no model ${pair}; "mainstay translation list" shows those that are.`)
  await rm(model.folder, { recursive: true })
}
