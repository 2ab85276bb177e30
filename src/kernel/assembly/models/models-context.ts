import type { AllSettings } from '../../foundation/config/all-settings.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { CatalogueEntry } from '../../foundation/shelf/catalogue-entry.ts'
import { type Hub, openHub } from './hub.ts'
import { purposesOf, readCatalogues } from './list-models.ts'
import type { ModelPurpose } from '../../wire/interface/model-purpose.ts'
import { openFetch, withAddress } from './open-fetch.ts'
import { type ModelsSettings, modelsSettings } from './settings.ts'

/** What work on models is done with, a server's as a command's. */
export interface ModelsContext {
  readonly interfaces: readonly AnyInterface[]
  readonly settings: AllSettings
  readonly models: ModelsSettings
  readonly dataFolder: string
  readonly purposes: readonly ModelPurpose[]
  readonly catalogue: readonly CatalogueEntry[]
  readonly fetch: typeof fetch
  readonly hub: Hub
}

/** @throws OperatorError where the operator's own list cannot be read */
export async function openModelsContext(
  settings: AllSettings,
  interfaces: readonly AnyInterface[],
): Promise<ModelsContext> {
  const models = withAddress(settings.of(modelsSettings))
  const dataFolder = settings.kernel.MAINSTAY_DATA
  const purposes = purposesOf(interfaces)
  const catalogue = await readCatalogues(purposes, dataFolder, models)
  const fetchFrom = await openFetch(models)
  const hub = openHub(models, fetchFrom)
  return { interfaces, settings, models, dataFolder, purposes, catalogue, fetch: fetchFrom, hub }
}
