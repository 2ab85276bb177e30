import { hashFiller } from './context-model.ts'
import { listUnits, maxUnits } from './list-units.ts'
import type { TextContext } from './read-context.ts'

/**
 * How well a word suits all that a sentence speaks of: the product of a vector of its own and the sum of the vectors of what
 * stands around, so that words of like meaning count alike.
 */
export interface MeaningModel {
  /** Vectors of what stands around and of what may stand at a place, each found by a hash; powers of two of them. */
  readonly units: Int8Array
  readonly fillers: Int8Array
}

/** Numbers of a vector; the first of a filler's stands alone. */
export const meaningSize = 24
/** Numbers are kept in steps of this much. */
export const meaningStep = 1 / 32

/** Opens a place; what it returns gives nats. */
export function openMeaning(
  model: MeaningModel,
  context: TextContext,
  begin: number,
  end: number,
): (filler: string) => number {
  const around = sumUnits(model, context, begin, end)
  return (filler) => {
    const from = findFiller(filler, model.fillers.length / meaningSize)
    let sum = (model.fillers[from] ?? 0) * meaningStep
    for (let at = 1; at < meaningSize; at++) sum += (around[at] ?? 0) * (model.fillers[from + at] ?? 0)
    return sum
  }
}

/** Scaled so that fillers are multiplied as they are kept. */
function sumUnits({ units }: MeaningModel, context: TextContext, begin: number, end: number): Float64Array {
  const listed = new Uint32Array(maxUnits)
  const count = listUnits(context, begin, end, listed)
  const sum = new Float64Array(meaningSize)
  const mask = units.length / meaningSize - 1
  for (let unit = 0; unit < count; unit++) {
    const from = ((listed[unit] ?? 0) & mask) * meaningSize
    for (let at = 1; at < meaningSize; at++) sum[at] = (sum[at] ?? 0) + (units[from + at] ?? 0)
  }
  const scale = (meaningStep * meaningStep) / Math.sqrt(count + 1)
  return sum.map((value) => value * scale)
}

/** Where a filler's vector begins. */
export function findFiller(filler: string, count: number): number {
  const hash = hashFiller(filler)
  return ((hash ^ (hash >>> 15)) & (count - 1)) * meaningSize
}
