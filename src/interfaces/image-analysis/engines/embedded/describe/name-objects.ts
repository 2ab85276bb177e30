import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { FoundObject } from '../../../port.ts'
import { objectKinds } from './object-kinds.ts'

/** Share of its confidence that a name keeps which is likelier wrong than right. */
export const doubtful = 0.6

/** Objects by names that are right: a horse that may be a camel is an animal. */
export function nameObjects(objects: readonly FoundObject[]): FoundObject[] {
  return objects.map((object) => {
    const { hint, sureFrom = 0 } = lookUp(objectKinds, object.name) ?? {}
    if (object.confidence >= sureFrom) return object
    if (hint === undefined) return { ...object, confidence: object.confidence * doubtful }
    return { ...object, name: hint, guess: object.name }
  })
}
