import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeModel, type ModelOptions } from '../../../capabilities/language-model/testing/make-model.ts'
import { llamaMissing, nameOf } from '../../../capabilities/language-model/testing/open-gguf-engine.ts'
import { writeCard } from '../../../kernel/foundation/shelf/model-card.ts'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { describeTextEmbedder } from './conformance.ts'
import createEngine, { findLack } from './gguf.ts'

/** A data folder with a model of 64 dimensions. One thread: several wait for each other where cores are busy. */
async function open(options: ModelOptions = {}, contextLength = 128) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-embedder-'))
  const folder = join(dataFolder, 'models', 'tiny')
  await mkdir(folder, { recursive: true })
  await makeModel(join(folder, 'tiny.gguf'), options)
  const files = [{ path: 'tiny.gguf', bytes: 0, sha256: '', isStated: false }]
  await writeCard(folder, { name: 'tiny', purpose: 'embeddings', origin: 'this test', files })
  const settings = { EMBEDDINGS_GGUF_THREADS: 1, EMBEDDINGS_GGUF_CONTEXT: contextLength }
  const engine = createEngine({ settings, dataFolder, log: createLogger('silent') })
  const dispose = async () => {
    await engine[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  }
  return { engine, model: 'tiny', dimensions: 64, folder, dataFolder, dispose }
}

async function openHere(...parameters: Parameters<typeof open>) {
  const made = await open(...parameters)
  onTestFinished(made.dispose)
  return made
}

const cosine = (one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

describe.skipIf(llamaMissing !== undefined)(nameOf('embeddings of GGUF files'), () => {
  describeTextEmbedder('gguf, a model made here', () => open())

  test('tokens are put together as the file says', async () => {
    const texts = ['a dog and a cat']
    const [mean, last, silent] = await Promise.all(
      ([{ pooling: 'mean' }, { pooling: 'last' }, {}] as const).map(async (options) => {
        const { engine } = await openHere(options)
        return (await engine.embed({ texts })).vectors[0]
      }),
    )
    expect(cosine(last, silent)).toBeCloseTo(1, 5)
    expect(cosine(mean, last)).toBeLessThan(0.99)
  })

  test('a text that is too long keeps its beginning, and is counted as it was read', async () => {
    const { engine } = await openHere({ pooling: 'mean' }, 32)
    const texts = [`${'dog '.repeat(100)}cat`, 'dog '.repeat(5000)]
    const { vectors, tokens } = await engine.embed({ texts })
    expect(vectors[0]).toEqual(vectors[1])
    expect(tokens).toBe(62)
  })

  test('lone surrogates and texts of control tokens are texts', async () => {
    const { engine } = await openHere()
    const { vectors } = await engine.embed({ texts: ['\ud800 dog', '<|im_start|>', '</s>'] })
    expect(vectors.map((vector) => Math.hypot(...vector).toFixed(5))).toEqual(['1.00000', '1.00000', '1.00000'])
  })

  test('calls at one time get their own vectors; a caller who leaves is not waited for', async () => {
    const { engine } = await openHere()
    const [dog, cat] = await Promise.all([engine.embed({ texts: ['dog'] }), engine.embed({ texts: ['cat'] })])
    expect((await engine.embed({ texts: ['dog', 'cat'] })).vectors).toEqual([...dog.vectors, ...cat.vectors])
    const left = new AbortController()
    left.abort()
    await expect(engine.embed({ texts: ['dog'] }, { signal: left.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test('another model under the same name is loaded anew', async () => {
    const { engine, folder } = await openHere()
    const [before] = (await engine.embed({ texts: ['dog'] })).vectors
    await makeModel(join(folder, 'tiny.gguf'), { seed: 2 })
    const [after] = (await engine.embed({ texts: ['dog'] })).vectors
    expect(cosine(before, after)).toBeLessThan(0.99)
  })
})

test('what it lacks is said with the command that brings it', async () => {
  const { folder, dataFolder, engine } = await openHere()
  await rm(folder, { recursive: true })
  expect(await findLack({ dataFolder })).toContain('mainstay models pull qwen3-embedding-0.6b')
  await expect(engine.embed({ texts: ['dog'] })).rejects.toMatchObject({ code: 'engine_unavailable', status: 503 })
})
