import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { interfaces } from '../../interfaces/index.ts'
import { purposesOf } from '../../kernel/assembly/models/list-models.ts'
import { listShelved, type ShelvedModel } from '../../kernel/foundation/shelf/shelf.ts'
import { findMissingPackages } from '../../libraries/packages/install-packages.ts'
import { packagesFolderOf } from '../../libraries/packages/packages-folder.ts'
import { fault, type Finding, good, notice } from './finding.ts'

/** The models of the shelf: that their files are whole by their sizes, and that what runs them is there. */
export async function checkModels(dataFolder: string): Promise<readonly Finding[]> {
  const models = await listShelved(dataFolder)
  if (models.length === 0)
    return [notice('models', 'None is here: the small built-in engines answer. "mainstay setup" gets better ones.')]
  const found = await Promise.all(models.map((model) => checkModel(model, dataFolder)))
  return found.flat()
}

async function checkModel({ card, folder }: ShelvedModel, dataFolder: string): Promise<readonly Finding[]> {
  const damaged: string[] = []
  for (const { path, bytes } of card.files) {
    const size = (await stat(join(folder, path)).catch(() => undefined))?.size
    if (size !== bytes) damaged.push(path)
  }
  const again = `"mainstay models remove ${card.name}", then "mainstay models pull ${card.name}"`
  if (damaged.length > 0) return [fault('models', `${card.name}: ${damaged.join(', ')} is not whole; ${again}.`)]
  const purpose = purposesOf(interfaces).find(({ id }) => id === card.purpose)
  const missing = findMissingPackages(purpose?.packages ?? [], packagesFolderOf(dataFolder)).map(({ name }) => name)
  if (missing.length > 0)
    return [fault('models', `${card.name} needs ${missing.join(', ')}; "mainstay models pull ${card.name}" brings it.`)]
  return [good('models', `${card.name} is whole by its sizes; "mainstay models verify" reads every byte.`)]
}
