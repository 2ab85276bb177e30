import type { Token } from 'node-llama-cpp'
import { expect, test } from 'vitest'
import { type Drawing, drawToken, toDrawing } from './drawing.ts'
import { toToken } from './write-tokens.ts'

/** Probabilities at temperature 1: 0.5, 0.3, 0.15, 0.05. */
const logits: ReadonlyMap<Token, number> = new Map(
  [0.5, 0.3, 0.15, 0.05].map((probability, id) => [toToken(id), Math.log(probability)]),
)
const plain: Drawing = {
  temperature: 1,
  topP: 1,
  topK: 0,
  minP: 0,
  seed: 0,
  frequencyPenalty: 0,
  presencePenalty: 0,
  logitBias: new Map(),
}

function draw(changes: Partial<Drawing>, random: number, counts: ReadonlyMap<number, number> = new Map()) {
  const asTokens = new Map(Array.from(counts, ([id, count]) => [toToken(id), count]))
  return drawToken(logits, { ...plain, ...changes }, asTokens, () => random)
}

test.each([
  [{}, 0.49, 0],
  [{}, 0.51, 1],
  [{}, 0.81, 2],
  [{}, 0.96, 3],
  [{ temperature: 0 }, 0.99, 0],
  [{ topP: 0.7 }, 0.99, 1],
  [{ topK: 1 }, 0.99, 0],
  [{ minP: 0.2 }, 0.99, 2],
  // At temperature 0.5 probabilities are squared: 0.25, 0.09, 0.0225, 0.0025 of 0.365.
  [{ temperature: 0.5 }, 0.68, 0],
  [{ temperature: 0.5 }, 0.69, 1],
  [{ temperature: 0, logitBias: new Map([[3, 5]]) }, 0, 3],
])('%j at %d draws %d', (changes, random, token) => {
  expect(draw(changes, random)).toBe(token)
})

test('penalties count what was drawn before', () => {
  expect(draw({ temperature: 0, frequencyPenalty: 0.5 }, 0, new Map([[0, 1]]))).toBe(0)
  expect(draw({ temperature: 0, frequencyPenalty: 0.5 }, 0, new Map([[0, 2]]))).toBe(1)
  expect(draw({ temperature: 0, presencePenalty: 0.6 }, 0, new Map([[0, 1]]))).toBe(1)
})

test('choices have seeds of their own, any whole number gives one', () => {
  const seeds = [0, 1].map((choice) => toDrawing({ seed: -1 }, choice).seed)
  expect(seeds).toEqual([4_294_967_295, 0])
  expect(toDrawing({ temperature: 0.3 }, 0)).toMatchObject({ temperature: 0.3, topP: 1, topK: 0, minP: 0 })
})
