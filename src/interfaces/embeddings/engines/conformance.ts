import { describe, expect, onTestFinished, test } from 'vitest'
import type { TextEmbedder } from '../port.ts'

export interface EmbedderUnderTest {
  readonly engine: TextEmbedder
  /** The name of its model, and how many dimensions its vectors have. */
  readonly model: string
  readonly dimensions: number
  dispose?(): PromiseLike<void>
}

/** What every embedder keeps, whatever it computes with. */
export function describeTextEmbedder(name: string, create: () => Promise<EmbedderUnderTest>): void {
  describe(name, () => {
    const open = async () => {
      const made = await create()
      onTestFinished(async () => made.dispose?.())
      return made
    }

    test('one vector of unit length a text, in order, whatever their lengths', async () => {
      const { engine, dimensions } = await open()
      const texts = ['dog', 'a dog and a cat', 'cat', 'dog']
      const { vectors } = await engine.embed({ texts })
      expect(vectors.map(({ length }) => length)).toEqual(texts.map(() => dimensions))
      for (const vector of vectors) expect(lengthOf(vector)).toBeCloseTo(1, 5)
      expect(vectors[3]).toEqual(vectors[0])
      expect(vectors[2]).not.toEqual(vectors[0])
      const [alone] = (await engine.embed({ texts: ['a dog and a cat'] })).vectors
      expect(cosine(alone, vectors[1])).toBeCloseTo(1, 5)
    })

    test('it says its model and counts tokens; its own name is known', async () => {
      const { engine, model } = await open()
      const one = await engine.embed({ texts: ['dog'], model })
      const two = await engine.embed({ texts: ['dog', 'dog'] })
      expect([one.model, two.model]).toEqual([model, model])
      expect(one.tokens).toBeGreaterThan(0)
      expect(two.tokens).toBe(one.tokens * 2)
    })

    test('fewer dimensions are the first ones, at unit length', async () => {
      const { engine, dimensions } = await open()
      const asked = Math.floor(dimensions / 2)
      const [cut] = (await engine.embed({ texts: ['a dog'], dimensions: asked })).vectors
      const [whole] = (await engine.embed({ texts: ['a dog'] })).vectors
      expect(cut?.length).toBe(asked)
      expect(lengthOf(cut)).toBeCloseTo(1, 5)
      expect(cosine(cut, whole?.slice(0, asked))).toBeCloseTo(1, 5)
    })

    test('dimensions beyond its own are zeros, and the cosines stay', async () => {
      const { engine, dimensions } = await open()
      const texts = ['a dog', 'a cat']
      const [dog, cat] = (await engine.embed({ texts })).vectors
      const wide = (await engine.embed({ texts, dimensions: dimensions + 100 })).vectors
      expect(wide.map(({ length }) => length)).toEqual([dimensions + 100, dimensions + 100])
      expect(wide[0]?.subarray(0, dimensions)).toEqual(dog)
      expect(wide[0]?.subarray(dimensions)).toEqual(new Float32Array(100))
      expect(cosine(wide[0], wide[1])).toBeCloseTo(cosine(dog, cat), 6)
    })

    test('a model that is not there is refused, the field named', async () => {
      const { engine } = await open()
      const unknown = engine.embed({ texts: ['dog'], model: 'no-such-model' })
      await expect(unknown).rejects.toMatchObject({ code: 'model_not_found', status: 404, field: 'model' })
    })
  })
}

function lengthOf(vector: Float32Array = new Float32Array(0)): number {
  return Math.sqrt(dot(vector, vector))
}

function cosine(one: Float32Array = new Float32Array(0), other: Float32Array = new Float32Array(0)): number {
  return dot(one, other) / (lengthOf(one) * lengthOf(other))
}

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
