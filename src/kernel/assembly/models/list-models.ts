/** What is on the disk and what can be had, by purpose. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { capabilitiesOf } from '../../wire/interface/capabilities-of.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { findMissingPackages } from '../../../libraries/packages/install-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { type CatalogueEntry, readCatalogue } from '../../foundation/shelf/catalogue-entry.ts'
import type { ModelCard } from '../../foundation/shelf/model-card.ts'
import { readSpeed } from '../../foundation/shelf/measured-speed.ts'
import { type ModelPurpose, type ModelRuntime, runtimeOf } from '../../wire/interface/model-purpose.ts'
import type { ModelsSettings } from './settings.ts'
import { listShelved, readChosen } from '../../foundation/shelf/shelf.ts'

export interface KeptModel {
  readonly name: string
  readonly bytes: number
  /** Where it came from; undefined of what people put there. */
  readonly card: ModelCard | undefined
  /** Tokens a second, once it has answered here. */
  readonly measured?: number | undefined
}

/** A purpose with its models. */
export interface ListedPurpose {
  readonly purpose: ModelPurpose
  readonly kept: readonly KeptModel[]
  /** The kept one that answers where that purpose's engine does. */
  readonly inUse: string | undefined
  /** What of the list is not here yet. */
  readonly offered: readonly CatalogueEntry[]
  /** Packages that have to be installed before a model can answer. */
  readonly missingPackages: readonly string[]
}

/** The purposes of capabilities and interfaces, in the order of the list. */
export function purposesOf(interfaces: readonly AnyInterface[]): readonly ModelPurpose[] {
  return [...capabilitiesOf(interfaces), ...interfaces].flatMap(({ models }) => models)
}

/** The list of the repository and the operator's own beside it, of which the latter goes first. */
export async function readCatalogues(
  purposes: readonly ModelPurpose[],
  dataFolder: string,
  { MODELS_CATALOGUE: named }: ModelsSettings,
): Promise<readonly CatalogueEntry[]> {
  const own = await readOwn(named ?? join(dataFolder, 'models.json'), named !== undefined)
  const entries = [...own, ...(await readShipped(purposes))]
  return entries.filter(({ name }, index) => entries.findIndex((each) => each.name === name) === index)
}

/** The list of the repository. */
export async function readShipped(purposes: readonly ModelPurpose[]): Promise<readonly CatalogueEntry[]> {
  const files = new Set(purposes.flatMap(({ catalogue }) => catalogue?.href ?? []))
  const read = async (file: string) => readCatalogue(await readFile(new URL(file), 'utf8'))
  return (await Promise.all([...files].map(read))).flat()
}

async function readOwn(path: string, isNamed: boolean): Promise<readonly CatalogueEntry[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (isNamed) throw new OperatorError(`MODELS_CATALOGUE names ${path}, which cannot be read.`, { cause })
    return '[]'
  })
  try {
    return readCatalogue(text)
  } catch (cause) {
    const fault = cause instanceof Error ? cause.message : ''
    throw new OperatorError(`${path} is no list of models as docs/models.md describes it: ${fault}`, { cause })
  }
}

export async function listModels(
  purposes: readonly ModelPurpose[],
  catalogue: readonly CatalogueEntry[],
  dataFolder: string,
): Promise<readonly ListedPurpose[]> {
  return Promise.all(
    purposes.map(async (purpose) => {
      const kept = await listKept(purpose, dataFolder)
      const chosen = (await readChosen(dataFolder, purpose.id)) ?? (await purpose.loose?.readChoice(dataFolder))
      const inUse = purpose.provider ? undefined : (kept.find(({ name }) => name === chosen) ?? kept[0])?.name
      const offered = catalogue.filter(
        (entry) => entry.purpose === purpose.id && !kept.some(({ name }) => name === entry.name),
      )
      const runtime = runtimeOfModel(
        purpose,
        kept.find(({ name }) => name === inUse),
      )
      const missing = findMissingPackages(runtime.packages, packagesFolderOf(dataFolder))
      return { purpose, kept, inUse, offered, missingPackages: missing.map(({ name }) => name) }
    }),
  )
}

/** How a model that is here is run; as usual for its purpose where there is none. */
export function runtimeOfModel(purpose: ModelPurpose, model: KeptModel | undefined): ModelRuntime {
  return runtimeOf(purpose, model?.card?.files.map(({ path }) => path) ?? [])
}

async function listKept(purpose: ModelPurpose, dataFolder: string): Promise<readonly KeptModel[]> {
  const ofPurpose = (await listShelved(dataFolder)).filter(({ card }) => card.purpose === purpose.id)
  const shelved = await Promise.all(
    ofPurpose.map(async ({ card, folder }) => ({
      name: card.name,
      bytes: card.files.reduce((sum, { bytes }) => sum + bytes, 0),
      card,
      measured: await readSpeed(folder),
    })),
  )
  const stores = [purpose.loose, purpose.provider]
  const others = await Promise.all(stores.map(async (store) => (await store?.list(dataFolder)) ?? []))
  // A model of packages has a card where it was pulled, and is found by its packages besides.
  const besides = others.flat().filter(({ name }) => !shelved.some((model) => model.name === name))
  return [...shelved, ...besides.map(({ name, bytes }) => ({ name, bytes, card: undefined }))]
}
