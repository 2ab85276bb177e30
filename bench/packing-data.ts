/** Readers of the packing instances that the benchmarks share; see the README there for origin and licence. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

const folder = sharedDataAt('packing')

/** One kind of box of Bischoff and Ratcliff's. */
export interface Cargo {
  readonly dimensions: readonly number[]
  /** Whether each of the dimensions may be the vertical one. */
  readonly mayStand: readonly boolean[]
  readonly count: number
}

export interface ContainerInstance {
  /** Length, width and height. */
  readonly container: readonly number[]
  readonly cargo: readonly Cargo[]
}

export interface RectangleInstance {
  readonly bin: readonly [width: number, height: number]
  readonly rectangles: readonly (readonly [width: number, height: number])[]
}

/**
 * The first instances of a class of Bischoff and Ratcliff's (1995), BR1 to BR7. Each: number and seed, the container,
 * how many kinds, then a line for each kind: number, three dimensions each followed by "may stand upright", quantity.
 */
export function readContainerInstances(className: string, max: number): ContainerInstance[] {
  const next = numbersOf(`${className}.txt`)
  const count = next()
  return Array.from({ length: Math.min(count, max) }, () => {
    next()
    next()
    const container = [next(), next(), next()]
    return { container, cargo: Array.from({ length: next() }, () => readCargo(next)) }
  })
}

function readCargo(next: () => number): Cargo {
  next()
  const sides = [0, 1, 2].map(() => ({ length: next(), upright: next() === 1 }))
  return { dimensions: sides.map(({ length }) => length), mayStand: sides.map(({ upright }) => upright), count: next() }
}

/**
 * The first instances of a class of Berkey and Wang's (1987, classes 1 to 6) or Martello and Vigo's (1998, 7 to 10). Each:
 * class, number of items, relative and absolute number, height and width of the bin, then height and width of each item;
 * on each line but the items' a remark follows.
 */
export function readRectangleInstances(className: string, max: number): RectangleInstance[] {
  const next = numbersOf(`2bp/${className}.2bp`)
  return Array.from({ length: max }, () => {
    next()
    const count = next()
    next()
    next()
    return { bin: readRectangle(next), rectangles: Array.from({ length: count }, () => readRectangle(next)) }
  })
}

function readRectangle(next: () => number): [width: number, height: number] {
  const height = next()
  return [next(), height]
}

/** A function that gives one number of the file after another and leaves out all words. */
function numbersOf(file: string): () => number {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`${path} is missing; say in MAINSTAY_SHARED where the shared folder lies.`)
  const numbers = readFileSync(path, 'utf8')
    .split(/\s+/)
    .filter((word) => /^\d+$/.test(word))
    .map(Number)
    .values()
  return () => {
    const { value, done } = numbers.next()
    if (done) throw new Error(`${path} ends too early.`)
    return value
  }
}
