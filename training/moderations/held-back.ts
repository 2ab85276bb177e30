import { createHash } from 'node:crypto'

/** From 0 to 1, decided by the origin alone, so that splits never change. */
function drawOf(origin: string): number {
  return createHash('sha256').update(origin).digest().readUInt32BE(0) / 2 ** 32
}

/** One template in five of HateCheck and one comment in five of the toxicity set are kept for measuring. */
export function isHeldBack(origin: string): boolean {
  return /^(?:hatecheck|toxicity):/.test(origin) && drawOf(origin) < 0.2
}

/** One template in four is kept from the first round of weights; pooling and thresholds are fitted on it. */
export function isInFold(origin: string): boolean {
  return drawOf(`fold:${origin}`) < 0.25
}

/** One harmless passage in twelve is kept for measuring. */
export function isHarmlessHeldBack(place: number): boolean {
  return place % 12 === 0
}
