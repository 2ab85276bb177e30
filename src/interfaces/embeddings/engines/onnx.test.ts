import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWorkerPools } from '../../../kernel/foundation/workers/piscina-pools.ts'
import { makeTransformer, type TransformerOptions } from '../testing/make-transformer.ts'
import { describeTextEmbedder } from './conformance.ts'
import createEngine from './onnx.ts'

async function open(options?: TransformerOptions) {
  const folder = await makeTransformer(options)
  const workers = createWorkerPools({ maxThreads: 1 })
  const settings = { EMBEDDINGS_ONNX_FOLDER: folder, EMBEDDINGS_ONNX_THREADS: 1 }
  const engine = await createEngine({ settings, workers, dataFolder: '/nowhere' })
  const dispose = async () => {
    await workers[Symbol.asyncDispose]()
    await rm(join(folder, '..'), { recursive: true })
  }
  return { engine, model: 'tiny', dimensions: 4, folder, dispose }
}

async function openHere(options?: TransformerOptions) {
  const made = await open(options)
  onTestFinished(made.dispose)
  return made
}

describeTextEmbedder('onnx, a model made here', () => open())

// [CLS] is (1,0,0,0), [SEP] (0,1,0,0), dog (0,0,4,0), cat (0,0,0,4).
test.each([
  ['mean', [1, 1, 4, 4]],
  ['cls', [1, 0, 0, 0]],
  ['max', [1, 1, 4, 4]],
] as const)('tokens are put together as the folder says: %s', async (pooling, direction) => {
  const { engine } = await openHere({ pooling })
  const { vectors, tokens } = await engine.embed({ texts: ['Dog cat', 'dog'] })
  const length = Math.hypot(...direction)
  expect([...(vectors[0] ?? [])].map((value) => value.toFixed(5))).toEqual(
    direction.map((value) => (value / length).toFixed(5)),
  )
  expect(tokens).toBe(7)
})

test('a text that is too long keeps its beginning and its last token', async () => {
  const { engine } = await openHere({ maxTokens: 3 })
  const { vectors, tokens } = await engine.embed({ texts: ['dog cat cat cat', 'dog'] })
  expect(vectors[0]).toEqual(vectors[1])
  expect(tokens).toBe(6)
})

test('lone surrogates and 100,000 words are embedded', async () => {
  const { engine } = await openHere()
  const { vectors } = await engine.embed({ texts: ['\ud800 dog', 'dog '.repeat(100_000)] })
  expect(vectors.map((vector) => Math.hypot(...vector).toFixed(5))).toEqual(['1.00000', '1.00000'])
})

test('a folder that is not there, or lacks its model, is said in a sentence', async () => {
  const workers = createWorkerPools({ maxThreads: 1 })
  onTestFinished(() => workers[Symbol.asyncDispose]())
  const nowhere = createEngine({
    settings: { EMBEDDINGS_ONNX_FOLDER: '/nowhere', EMBEDDINGS_ONNX_THREADS: 1 },
    workers,
    dataFolder: '/nowhere',
  })
  await expect(nowhere).rejects.toMatchObject({ code: 'engine_unavailable', status: 503 })
  const { engine, folder } = await openHere()
  await rm(join(folder, 'model.onnx'))
  await expect(engine.embed({ texts: ['dog'] })).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringContaining('model.onnx'),
  })
})

test('a model that could not be loaded is loaded once it is there', async () => {
  const { engine, folder } = await openHere()
  const [place, away] = [join(folder, 'model.onnx'), join(folder, 'away.onnx')]
  await rename(place, away)
  const askThrice = () => Promise.allSettled([1, 2, 3].map(() => engine.embed({ texts: ['dog'] })))
  expect((await askThrice()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await rename(away, place)
  expect((await askThrice()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})
