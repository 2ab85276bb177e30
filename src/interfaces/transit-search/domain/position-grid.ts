import { measureDistance } from './measure-distance.ts'
import type { Position } from './place.ts'

/** Metres of a degree of latitude. */
const metresPerDegree = 111_195

export interface Neighbour {
  readonly index: number
  /** Metres. */
  readonly distance: number
}

/** Places by squares of the map, so that those near a position are found without looking at all. */
export class PositionGrid {
  readonly #positions: readonly Position[]
  readonly #squares = new Map<string, number[]>()
  /** Degrees. */
  readonly #size: number

  /** Squares are as large as the radius that is asked for most. */
  constructor(positions: readonly Position[], radius: number) {
    this.#positions = positions
    this.#size = Math.max(radius, 50) / metresPerDegree
    for (const [index, { latitude, longitude }] of positions.entries()) {
      const key = `${this.#toSquare(latitude)} ${this.#toSquare(longitude)}`
      const square = this.#squares.get(key)
      if (square) square.push(index)
      else this.#squares.set(key, [index])
    }
  }

  /** In no order. */
  findWithin(position: Position, radius: number): Neighbour[] {
    const found: Neighbour[] = []
    for (const index of this.#listCandidates(position, radius)) {
      const place = this.#positions[index]
      if (!place) continue
      const distance = measureDistance(position, place)
      if (distance <= radius) found.push({ index, distance })
    }
    return found
  }

  *#listCandidates({ latitude, longitude }: Position, radius: number): Generator<number> {
    const north = radius / metresPerDegree
    const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
    for (let row = this.#toSquare(latitude - north); row <= this.#toSquare(latitude + north); row++)
      for (let column = this.#toSquare(longitude - east); column <= this.#toSquare(longitude + east); column++)
        yield* this.#squares.get(`${row} ${column}`) ?? []
  }

  #toSquare(degrees: number): number {
    return Math.floor(degrees / this.#size)
  }
}
