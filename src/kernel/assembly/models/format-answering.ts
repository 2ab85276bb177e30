import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import { isAuto, readEngineNames } from '../../answering/engines/choose-engines.ts'
import { capabilitiesOf } from '../../wire/interface/capabilities-of.ts'
import { isPermissive } from '../../foundation/shelf/catalogue-entry.ts'
import { estimateSpeed } from './estimate-speed.ts'
import { type ListedPurpose, runtimeOfModel } from './list-models.ts'
import type { ModelPurpose } from '../../wire/interface/model-purpose.ts'
import type { ModelsContext } from './models-context.ts'

/** Who answers for a purpose, by the settings and by what is there. */
export function formatAnswering(listed: ListedPurpose, context: ModelsContext): string {
  const { purpose, inUse, kept, missingPackages } = listed
  const engines = readEngines(purpose, context)
  const [first] = engines.names
  if (purpose.provider)
    return kept.length > 0 ? `${kept.map(({ name }) => name).join(', ')}, else ${purpose.builtIn}` : purpose.builtIn
  const { engine } = runtimeOfModel(
    purpose,
    kept.find(({ name }) => name === inUse),
  )
  if (!engines.names.includes(engine)) return `${first ?? ''}, as ${purpose.prefix}_ENGINE says`
  if (inUse === undefined)
    return engines.isAuto || first === 'embedded' ? purpose.builtIn : `nothing: ${first} has no model`
  if (missingPackages.length > 0)
    return `${purpose.builtIn}; ${inUse} lacks ${missingPackages.join(', ')}, which "mainstay models pull ${inUse}" brings`
  return purpose.beside === undefined ? inUse : `${inUse}, with ${purpose.beside}`
}

function readEngines({ prefix }: ModelPurpose, { settings, interfaces }: ModelsContext) {
  const owner = [...capabilitiesOf(interfaces), ...interfaces].find((each) => each.prefix === prefix)
  const known = Object.keys(owner?.engines ?? {})
  const names = readEngineNames(prefix, [...known, 'upstream'], settings, owner?.autoEngines ?? ['embedded'])
  return { names, isAuto: isAuto({ prefix, autoEngines: owner?.autoEngines }, settings) }
}

/** Where it came from is left out where that is a place of this machine. */
function toKeptJson({ name, bytes, card, measured }: ListedPurpose['kept'][number], purpose: string) {
  const { repository, revision, publisher, licence, files } = card ?? {}
  return dropUndefined({
    name,
    bytes,
    speed: estimateSpeed(purpose, bytes, measured),
    repository,
    revision,
    publisher,
    licence,
    files,
  })
}

/** A purpose with its models, for programs. */
export function toListJson(listed: ListedPurpose, context: ModelsContext) {
  const { purpose, kept, offered, inUse, missingPackages } = listed
  const find = (name: string) => context.catalogue.find((entry) => entry.name === name)
  return {
    purpose: purpose.id,
    title: purpose.title,
    answers: formatAnswering(listed, context),
    here: kept.map((model) => ({
      ...find(model.name),
      ...toKeptJson(model, purpose.id),
      isUsed: model.name === inUse,
    })),
    missingPackages,
    offered: offered.map((entry) => ({
      ...entry,
      isPermissive: isPermissive(entry),
      speed: estimateSpeed(purpose.id, entry.bytes),
    })),
    example: purpose.provider?.example,
  }
}
