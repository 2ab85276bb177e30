import { type CatalogueEntry, isPermissive } from '../../foundation/shelf/catalogue-entry.ts'
import type { ModelPurpose } from '../../wire/interface/model-purpose.ts'
import { listModels, purposesOf, readShipped } from './list-models.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

/** A command that would have something better answer than what does. */
export interface ModelSuggestion {
  readonly command: string
  /** What it is for, such as `Captions of pictures`. */
  readonly purpose: string
  /** To fetch, about; undefined where it depends on what is asked for. */
  readonly bytes: number | undefined
}

/** By the id of an interface: the smallest model of each purpose that none is here for, where an engine is asked that could use it. */
export async function suggestModels(
  interfaces: readonly MountedInterface[],
  dataFolder: string,
): Promise<ReadonlyMap<string, readonly ModelSuggestion[]>> {
  const purposes = purposesOf(interfaces.map(({ definition }) => definition))
  const listed = await listModels(purposes, await readShipped(purposes), dataFolder)
  const wanting = listed.filter(({ kept }) => kept.length === 0)
  const suggested = interfaces.map(({ definition, chain }) => {
    const { id } = definition.contract
    const able = wanting.filter(
      ({ purpose }) => purpose.interfaces.includes(id) && chain.names.includes(purpose.engine),
    )
    return [id, able.flatMap(({ purpose, offered }) => suggest(purpose, offered))] as const
  })
  return new Map(suggested)
}

function suggest({ title, provider }: ModelPurpose, offered: readonly CatalogueEntry[]): ModelSuggestion[] {
  const small = offered.find((entry) => entry.size === 'small' && isPermissive(entry))
  const name = small?.name ?? provider?.example
  if (name === undefined) return []
  return [{ command: `mainstay models pull ${name}`, purpose: title, bytes: small?.bytes }]
}
