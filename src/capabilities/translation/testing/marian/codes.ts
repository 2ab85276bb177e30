/**
 * Places in an embedding. Marian adds sinusoidal positions to it: quick ones in the first dimensions of either half, which tell
 * positions apart, and ones so slow in the last that they hardly change over a sentence, where a piece's own code has room.
 */

export interface EmbeddingPlaces {
  readonly size: number
  readonly position: readonly number[]
  readonly code: readonly number[]
}

/** Radians a position. */
const quick = 0.2
const slow = 0.001

export function placesOf(size: number): EmbeddingPlaces {
  const half = size / 2
  const frequencies = Array.from({ length: half }, (_, index) => 1e-4 ** (index / (half - 1)))
  const inBoth = (accepts: (frequency: number) => boolean) => {
    const first = [...frequencies.keys()].filter((index) => accepts(frequencies[index] ?? 0))
    return [...first, ...first.map((index) => index + half)]
  }
  return {
    size,
    position: inBoth((frequency) => frequency > quick),
    code: inBoth((frequency) => frequency < slow),
  }
}

/** What Marian adds at a position. */
export function positionalEncoding(size: number, position: number): Float32Array {
  const half = size / 2
  return Float32Array.from({ length: size }, (_, index) => {
    const angle = position * 1e-4 ** ((index % half) / (half - 1))
    return index < half ? Math.sin(angle) : Math.cos(angle)
  })
}

/** Codes of +1 and -1, as many of each in either half, and far from each other where there are few. */
export function drawCodes(count: number, length: number, random: () => number): readonly (readonly number[])[] {
  const codes: number[][] = []
  const maxAlike = count > 2000 ? length : length / 2
  for (let tries = 0; codes.length < count && tries < count * 1000; tries += 1) {
    const code = [...drawHalf(length / 2, random), ...drawHalf(length / 2, random)]
    if (maxAlike === length || codes.every((other) => Math.abs(alike(code, other)) <= maxAlike)) codes.push(code)
  }
  if (codes.length < count) throw new Error(`No ${count} codes of ${length} places lie far enough from each other.`)
  return codes
}

function drawHalf(length: number, random: () => number): number[] {
  const half = Array.from({ length }, (_, index): number => (index % 2 === 0 ? 1 : -1))
  for (let index = length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    ;[half[index], half[other]] = [half[other] ?? 0, half[index] ?? 0]
  }
  return half
}

function alike(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
}
