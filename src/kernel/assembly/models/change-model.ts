/** Choosing and removing models that are here. */
import { uninstallPackages } from '../../../libraries/packages/install-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { type KeptModel, listModels, type ListedPurpose } from './list-models.ts'
import type { ModelsContext } from './models-context.ts'
import { runtimeOf } from '../../wire/interface/model-purpose.ts'
import { choose, findShelved, listShelved, removeShelved } from '../../foundation/shelf/shelf.ts'

export interface FoundModel {
  readonly model: KeptModel
  readonly listed: ListedPurpose
}

/** All models that are here. */
export async function findAll({ purposes, catalogue, dataFolder }: ModelsContext): Promise<readonly FoundModel[]> {
  const all = await listModels(purposes, catalogue, dataFolder)
  return all.flatMap((listed) => listed.kept.map((model) => ({ model, listed })))
}

/** @throws OperatorError where none of that name is here */
export async function findModel(name: string, context: ModelsContext): Promise<FoundModel> {
  const found = (await findAll(context)).find(({ model }) => model.name === name)
  if (found) return found
  const isOffered = context.catalogue.some((entry) => entry.name === name)
  throw new OperatorError(
    isOffered
      ? `${name} is not here yet: "mainstay models pull ${name}" gets it.`
      : `There is no model "${name}"; "mainstay models" shows those that are.`,
  )
}

/** Has a model answer, of those for its purpose. */
export async function useModel(name: string, context: ModelsContext): Promise<ListedPurpose['purpose']> {
  const { purpose } = (await findModel(name, context)).listed
  if (purpose.provider) throw new OperatorError(`${name} is used whenever it is there; there is nothing to choose.`)
  await choose(context.dataFolder, purpose.id, name)
  return purpose
}

/** Of a model that is made of packages, those that no other model needs. */
async function removePackages({ packages }: ListedPurpose['purpose'], context: ModelsContext): Promise<void> {
  const { dataFolder, purposes } = context
  const shelved = await listShelved(dataFolder)
  const needed = shelved.flatMap(({ card }) => {
    const purpose = purposes.find(({ id }) => id === card.purpose)
    const paths = card.files.map(({ path }) => path)
    return purpose ? runtimeOf(purpose, paths).packages.map(({ name }) => name) : []
  })
  const spare = packages.map(({ name }) => name).filter((name) => !needed.includes(name))
  await uninstallPackages(spare, packagesFolderOf(dataFolder))
}

/** Takes a model off the disk. What a running server has loaded of packages it keeps until it is started anew. */
export async function removeModel(name: string, context: ModelsContext): Promise<void> {
  const { dataFolder } = context
  const { listed } = await findModel(name, context)
  const shelved = await findShelved(dataFolder, name)
  if (!shelved) return (listed.purpose.provider ?? listed.purpose.loose)?.remove(name, dataFolder)
  await removeShelved(dataFolder, shelved)
  if (shelved.card.files.length === 0) await removePackages(listed.purpose, context)
}
