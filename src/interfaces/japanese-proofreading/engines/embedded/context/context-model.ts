import { listSurroundings, maxSurroundings } from './list-surroundings.ts'
import { mix } from './mix.ts'
import type { TextContext } from './read-context.ts'

/**
 * How well what may stand at a place suits what stands around it: the sum of a weight for each pair of it and a surrounding, found by the
 * hash of the pair.
 */
export interface ContextModel {
  /** As many as a power of two. */
  readonly weights: Int8Array
}

/** Weights are kept in steps of this many nats. */
export const weightStep = 1 / 12

/** Opens a place of a text; what it returns says how well something suits it, in nats. */
export function openPlace(
  { weights }: ContextModel,
  context: TextContext,
  begin: number,
  end: number,
  isWord: boolean,
): (filler: string) => number {
  const surroundings = new Uint32Array(maxSurroundings)
  const count = listSurroundings(context, begin, end, isWord, surroundings)
  const mask = weights.length - 1
  return (filler) => {
    const hash = hashFiller(filler)
    let sum = 0
    for (let at = 0; at < count; at++) sum += weights[indexOf(surroundings[at] ?? 0, hash) & mask] ?? 0
    return sum * weightStep
  }
}

/** Where the weight of a pair stands, before the mask. */
export function indexOf(surrounding: number, fillerHash: number): number {
  const joined = Math.imul(surrounding ^ fillerHash, 0x85ebca6b)
  return joined ^ (joined >>> 15)
}

export function hashFiller(filler: string): number {
  let hash = 0x9747b28c
  for (let at = 0; at < filler.length; at++) hash = mix(hash, filler.charCodeAt(at))
  return hash
}
