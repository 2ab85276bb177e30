import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import chatCompletions from '../../../interfaces/chat-completions/index.ts'
import embeddings from '../../../interfaces/embeddings/index.ts'
import { makeTransformer } from '../../../interfaces/embeddings/testing/make-transformer.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { openHub } from './hub.ts'
import { purposesOf } from './list-models.ts'
import { planPull } from './plan-pull.ts'
import { pullModel } from './pull-model.ts'
import { findShelved, removeShelved } from '../../foundation/shelf/shelf.ts'
import { startFakeHub } from './testing/start-fake-hub.ts'

const key = 'the-key-of-this-test'

/** A server, and a hub with a sentence transformer of four dimensions. */
async function open(environment: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp([embeddings, chatCompletions], { MAINSTAY_DEV_KEY: key, ...environment })
  const folder = await makeTransformer()
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:json|onnx)$/.test(path))
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })))
  const hub = await startFakeHub('some/Embedder', files)
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(join(folder, '..'), { recursive: true })
  })
  const dataFolder = app.settings.MAINSTAY_DATA
  const settings = { MODELS_BASE_URL: hub.url }
  const pull = async () => {
    const options = { purposes: purposesOf([embeddings]), catalogue: [], hub: openHub(settings, fetch) }
    const plan = await planPull('some/Embedder', { ...options, purpose: 'embeddings' })
    const signal = new AbortController().signal
    return pullModel(plan, { dataFolder, settings, fetch, signal, report: () => {} })
  }
  const embed = async (model?: string) => {
    const { headers, body } = await app.server.inject({
      method: 'POST',
      url: '/chat/v1/embeddings',
      headers: { authorization: `Bearer ${key}` },
      payload: { input: 'dog', ...(model !== undefined && { model }) },
    })
    const { data, model: answered, error } = JSON.parse(body)
    return { engine: headers['x-mainstay-engine'], width: data?.[0].embedding.length, model: answered, error }
  }
  return { app, dataFolder, pull, embed }
}

test('the call after a pull is answered by what was pulled, and after its removal by the built-in model', async () => {
  const { dataFolder, pull, embed } = await open()
  expect(await embed()).toMatchObject({ engine: 'embedded', width: 384, model: 'mainstay-embedding' })
  expect((await pull()).card.files.map(({ path }) => path).toSorted()).toEqual([
    '1_Pooling/config.json',
    'config.json',
    'model.onnx',
    'tokenizer.json',
    'tokenizer_config.json',
  ])
  expect(await embed()).toMatchObject({ engine: 'onnx', width: 4, model: 'embedder' })
  expect(await embed('text-embedding-3-small')).toMatchObject({ engine: 'onnx', width: 4 })
  expect(await embed('mainstay-embedding')).toMatchObject({ engine: 'embedded', width: 384 })
  expect((await embed('nobody')).error).toMatchObject({ code: 'model_not_found' })
  const shelved = await findShelved(dataFolder, 'embedder')
  if (shelved) await removeShelved(dataFolder, shelved)
  expect(await embed()).toMatchObject({ engine: 'embedded', width: 384 })
})

test('a setting that names an engine is kept to', async () => {
  const { pull, embed } = await open({ EMBEDDINGS_ENGINE: 'embedded' })
  await pull()
  expect(await embed()).toMatchObject({ engine: 'embedded', width: 384 })
})

test('the status says what one command would make better, until it is here', async () => {
  const { app, pull } = await open({ EMBEDDINGS_ENGINE: 'auto' })
  const read = async () => {
    const { interfaces } = JSON.parse((await app.server.inject('/status.json')).body)
    return interfaces.map(({ id, engines, better }: Record<string, { name: string }[]>) => ({
      id,
      engines: engines?.map(({ name }) => name),
      better,
    }))
  }
  const small = { command: 'mainstay models pull all-minilm-l6-v2', purpose: 'Embeddings', bytes: 24_000_000 }
  expect((await read())[0]).toEqual({ id: 'embeddings', engines: ['embedded'], better: [small] })
  await pull()
  expect((await read())[0]).toEqual({ id: 'embeddings', engines: ['onnx', 'embedded'], better: undefined })
})
