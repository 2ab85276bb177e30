import { turnWeights } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import { drawBatches } from './draw-batches.ts'
import type { Utterances } from './list-pairs.ts'

export interface FittedTables {
  readonly said: Float32Array
  readonly reply: Float32Array
}

export interface FitOptions {
  readonly grams: number
  readonly dimension: number
  readonly epochs: number
  readonly random: () => number
  readonly report: (epoch: number, loss: number, tables: FittedTables) => void
}

/** Replies that each has to be distinguished from: those of the other pairs of its batch. */
const batchSize = 256
const learningRate = 0.1

/** A table with its AdaGrad sums, one a row (Duchi et al. 2011), and the gradients of a batch. */
class LearntTable {
  readonly weights: Float32Array
  readonly #squares: Float32Array
  readonly #gradients: Float32Array
  readonly #touched = new Set<number>()
  readonly #dimension: number

  constructor(rows: number, dimension: number, random: () => number) {
    this.#dimension = dimension
    // Nearly normal: three uniform numbers.
    this.weights = Float32Array.from({ length: rows * dimension }, () => 0.2 * (random() + random() + random() - 1.5))
    this.#squares = new Float32Array(rows).fill(0.01)
    this.#gradients = new Float32Array(rows * dimension)
  }

  add({ rows, starts }: Utterances, at: number, weight: number, into: Float32Array): void {
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0]
    const share = weight / Math.sqrt(Math.max(1, to - from))
    for (let index = from; index < to; index++) {
      const base = (rows[index] ?? 0) * this.#dimension
      for (let place = 0; place < this.#dimension; place++)
        into[place] = (into[place] ?? 0) + share * (this.weights[base + place] ?? 0)
    }
  }

  collect({ rows, starts }: Utterances, at: number, weight: number, gradient: Float32Array): void {
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0]
    const share = weight / Math.sqrt(Math.max(1, to - from))
    for (let index = from; index < to; index++) {
      const row = rows[index] ?? 0
      this.#touched.add(row)
      const base = row * this.#dimension
      for (let place = 0; place < this.#dimension; place++)
        this.#gradients[base + place] = (this.#gradients[base + place] ?? 0) + share * (gradient[place] ?? 0)
    }
  }

  step(): void {
    for (const row of this.#touched) {
      const gradient = this.#gradients.subarray(row * this.#dimension, (row + 1) * this.#dimension)
      const mean = gradient.reduce((sum, value) => sum + value * value, 0) / this.#dimension
      const square = (this.#squares[row] ?? 0) + mean
      this.#squares[row] = square
      const rate = learningRate / Math.sqrt(square)
      const base = row * this.#dimension
      for (let place = 0; place < this.#dimension; place++)
        this.weights[base + place] = (this.weights[base + place] ?? 0) - rate * (gradient[place] ?? 0)
      gradient.fill(0)
    }
    this.#touched.clear()
  }
}

/** Fits both tables so that the true reply has a greater product than the other replies of its batch (a softmax over all of them). */
export function fitRank(
  utterances: Utterances,
  { grams, dimension, epochs, random, report }: FitOptions,
): FittedTables {
  const [said, reply] = [new LearntTable(grams, dimension, random), new LearntTable(grams, dimension, random)]
  const tables = { said: said.weights, reply: reply.weights }
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const batches = drawBatches(utterances, batchSize, random)
    let loss = 0
    for (const batch of batches) loss += fitBatch(utterances, batch, said, reply, dimension)
    report(epoch, loss / batches.length, tables)
  }
  return tables
}

function fitBatch(
  utterances: Utterances,
  batch: Int32Array,
  said: LearntTable,
  reply: LearntTable,
  dimension: number,
): number {
  const vectors = () => Array.from(batch, () => new Float32Array(dimension))
  const [ones, others, oneGradients, otherGradients] = [vectors(), vectors(), vectors(), vectors()]
  batch.forEach((at, index) => {
    forTurns(utterances, at, (turn, weight) => said.add(utterances, turn, weight, ones[index] ?? new Float32Array()))
    reply.add(utterances, at, 1, others[index] ?? new Float32Array())
  })
  let loss = 0
  ones.forEach((one, index) => {
    const shares = softmax(others.map((other) => product(one, other)))
    loss -= Math.log(Math.max(shares[index] ?? 0, 1e-9))
    shares.forEach((share, other) => {
      const error = share - (other === index ? 1 : 0)
      addTo(oneGradients[index], others[other], error)
      addTo(otherGradients[other], one, error)
    })
  })
  batch.forEach((at, index) => {
    const gradient = oneGradients[index] ?? new Float32Array()
    forTurns(utterances, at, (turn, weight) => said.collect(utterances, turn, weight, gradient))
    reply.collect(utterances, at, 1, otherGradients[index] ?? new Float32Array())
  })
  said.step()
  reply.step()
  return loss / batch.length
}

/** The turns before an utterance, the last first, with what each counts. */
function forTurns({ before }: Utterances, at: number, visit: (turn: number, weight: number) => void): void {
  const known = before[at] ?? 0
  for (let back = 0; back < known; back++) visit(at - 1 - back, turnWeights[back] ?? 0)
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addTo(into: Float32Array | undefined, vector: Float32Array | undefined, factor: number): void {
  if (!into || !vector) return
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) + factor * (vector[at] ?? 0)
}

function softmax(values: readonly number[]): number[] {
  const max = Math.max(...values)
  const shares = values.map((value) => Math.exp(value - max))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}
