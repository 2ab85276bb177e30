import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../../capabilities/language-model/testing/make-model.ts'
import { llamaMissing, nameOf } from '../../capabilities/language-model/testing/open-gguf-engine.ts'
import { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import { removeModel, useModel } from '../../kernel/assembly/models/change-model.ts'
import { openModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { pullByName } from '../../kernel/assembly/models/pull-by-name.ts'
import { readCard } from '../../kernel/foundation/shelf/model-card.ts'
import { startFakeHub } from '../../kernel/assembly/models/testing/start-fake-hub.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import embeddings from './index.ts'
import { makeTransformer } from './testing/make-transformer.ts'

const key = 'the-key-of-this-test'

async function makeGguf(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-embedder-'))
  await makeModel(join(folder, 'model.gguf'), { pooling: 'mean' })
  const bytes = await readFile(join(folder, 'model.gguf'))
  await rm(folder, { recursive: true })
  return bytes
}

/** A server, and a hub with two models: one in a GGUF file, one in ONNX files. */
async function open() {
  const app = await openTestApp([embeddings], { MAINSTAY_DEV_KEY: key, EMBEDDINGS_GGUF_THREADS: '1' })
  const transformer = await makeTransformer()
  const paths = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'model.onnx']
  const onnx = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(transformer, path)) })))
  const hubs = [
    await startFakeHub('some/Encoder-GGUF', [{ path: 'encoder-Q8_0.gguf', bytes: await makeGguf() }]),
    await startFakeHub('some/Transformer', onnx),
  ]
  onTestFinished(async () => {
    for (const hub of hubs) await hub[Symbol.asyncDispose]()
    await rm(join(transformer, '..'), { recursive: true })
  })
  const dataFolder = app.settings.MAINSTAY_DATA
  const openContext = (at: number) => {
    const environment = { MAINSTAY_DATA: dataFolder, MODELS_BASE_URL: hubs[at]?.url ?? '' }
    return openModelsContext(new AllSettings(environment), [embeddings])
  }
  const pull = async (name: string, at: number) =>
    pullByName(name, { for: 'embeddings' }, await openContext(at), {
      signal: new AbortController().signal,
      report: () => {},
      tell: () => {},
    })
  const embed = async (payload: object) => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await app.server.inject({ method: 'POST', url: '/chat/v1/embeddings', headers, payload })
    return { engine: answer.headers['x-mainstay-engine'], ...answer.json() }
  }
  return { dataFolder, openContext, pull, embed }
}

test.skipIf(llamaMissing !== undefined)(nameOf('a model in a GGUF file answers once it is chosen'), async () => {
  const { dataFolder, openContext, pull, embed } = await open()
  expect(await embed({ input: 'dog' })).toMatchObject({ engine: 'embedded', model: 'mainstay-embedding' })
  const pulled = await pull('some/Encoder-GGUF:Q8_0', 0)
  expect(pulled?.card).toMatchObject({
    name: 'encoder-Q8_0',
    purpose: 'embeddings',
    files: [{ path: 'encoder-Q8_0.gguf' }],
  })
  const answer = await embed({ input: ['dog', 'a dog and a cat'] })
  expect(answer).toMatchObject({ engine: 'gguf', model: 'encoder-Q8_0' })
  expect(answer.data.map((each: { embedding: unknown[] }) => each.embedding.length)).toEqual([64, 64])
  expect(answer.usage.prompt_tokens).toBeGreaterThan(6)
  const [short] = (await embed({ input: 'dog', dimensions: 8 })).data
  expect(Math.hypot(...short.embedding)).toBeCloseTo(1, 5)

  await pull('some/Transformer', 1)
  expect(await embed({ input: 'dog' })).toMatchObject({ engine: 'gguf' })
  await useModel('transformer', await openContext(1))
  expect(await embed({ input: 'dog' })).toMatchObject({ engine: 'onnx', model: 'transformer' })
  await useModel('encoder-Q8_0', await openContext(0))
  expect(await embed({ input: 'dog' })).toMatchObject({ engine: 'gguf', model: 'encoder-Q8_0' })
  expect((await readCard(join(dataFolder, 'models/encoder-Q8_0')))?.files).toHaveLength(1)
  await removeModel('encoder-Q8_0', await openContext(0))
  expect(await embed({ input: 'dog' })).toMatchObject({ engine: 'onnx' })
})
