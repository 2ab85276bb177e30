import { expect, test } from 'vitest'
import { describeUpstreamFailures } from '../../../dialects/openai/testing/describe-upstream-failures.ts'
import { type DoubleAnswer, startAnsweringDouble } from '../../../dialects/openai/testing/start-answering-double.ts'
import { makeTestHouse } from '../../../kernel/testing/open-test-house.ts'
import embeddings from '../index.ts'
import { describeTextEmbedder } from './conformance.ts'
import createEngine from './upstream.ts'

const usual = { EMBEDDINGS_UPSTREAM_RETRIES: 2, EMBEDDINGS_UPSTREAM_SECONDS: 30 }

describeTextEmbedder('upstream, another Mainstay', async () => {
  const { house, dispose } = await makeTestHouse([embeddings], { MAINSTAY_DEV_KEY: 'its-key-for-us-here' })
  const origin = await house.server.listen({ host: '127.0.0.1', port: 0 })
  const settings = {
    ...usual,
    EMBEDDINGS_UPSTREAM_URL: `${origin}/chat/v1/`,
    EMBEDDINGS_UPSTREAM_KEY: 'its-key-for-us-here',
  }
  return { engine: createEngine({ settings, fetch }), model: 'mainstay-embedding', dimensions: 384, dispose }
})

const success: DoubleAnswer = {
  status: 200,
  body: { data: [{ index: 0, embedding: [3, 4] }], model: 'theirs-v2', usage: { prompt_tokens: 5 } },
}

async function openOn(answers: readonly DoubleAnswer[], further = {}) {
  const { address, requests } = await startAnsweringDouble(answers)
  const engine = createEngine({ settings: { ...usual, EMBEDDINGS_UPSTREAM_URL: address, ...further }, fetch })
  return { engine, requests }
}

test('asks for the model it is set to, and brings the answer to unit length', async () => {
  const { engine, requests } = await openOn([success], { EMBEDDINGS_UPSTREAM_MODEL: 'theirs' })
  const { vectors, model, tokens } = await engine.embed({ texts: ['x'] })
  expect([...(vectors[0] ?? [])].map((value) => value.toFixed(5))).toEqual(['0.60000', '0.80000'])
  expect([model, tokens]).toEqual(['theirs-v2', 5])
  expect(requests.map(({ body }) => body)).toEqual([{ input: ['x'], model: 'theirs', encoding_format: 'float' }])
})

test('reads vectors in any order, as base64, and cuts those of a server that ignores dimensions', async () => {
  const bytes = Buffer.alloc(12)
  ;[0, 3, 4].forEach((value, at) => bytes.writeFloatLE(value, at * 4))
  const data = [
    { index: 1, embedding: bytes.toString('base64') },
    { index: 0, embedding: [1, 0, 0] },
  ]
  const { engine } = await openOn([{ status: 200, body: { data, model: 'm', usage: {} } }])
  const { vectors } = await engine.embed({ texts: ['a', 'b'], dimensions: 2 })
  expect(vectors.map((vector) => [...vector])).toEqual([
    [1, 0],
    [0, 1],
  ])
})

describeUpstreamFailures({
  success,
  addressSetting: 'EMBEDDINGS_UPSTREAM_URL',
  keySetting: 'EMBEDDINGS_UPSTREAM_KEY',
  open({ address, retries = usual.EMBEDDINGS_UPSTREAM_RETRIES, seconds = usual.EMBEDDINGS_UPSTREAM_SECONDS }) {
    const settings = {
      EMBEDDINGS_UPSTREAM_URL: address,
      EMBEDDINGS_UPSTREAM_RETRIES: retries,
      EMBEDDINGS_UPSTREAM_SECONDS: seconds,
    }
    const engine = createEngine({ settings, fetch })
    return async (options) => (await engine.embed({ texts: ['x'] }, options)).model
  },
})

test.each<[string, DoubleAnswer, object]>([
  ['too few vectors', { body: { data: [] } }, { code: 'engine_failed', status: 502 }],
  ['numbers that are none', { body: { data: [{ embedding: ['x'] }] } }, { code: 'engine_failed' }],
])('%s is said in our words', async (_name, answer, failure) => {
  const { engine } = await openOn([answer])
  await expect(engine.embed({ texts: ['x'], model: 'x' })).rejects.toMatchObject(failure)
})
