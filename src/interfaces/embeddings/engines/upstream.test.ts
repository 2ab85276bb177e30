import { expect, test } from 'vitest'
import { makeTestHouse } from '../../../kernel/testing/open-test-house.ts'
import embeddings from '../index.ts'
import { type DoubleAnswer, startEmbeddingDouble } from '../testing/start-embedding-double.ts'
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
  const { address, requests } = await startEmbeddingDouble(answers)
  const engine = createEngine({ settings: { ...usual, EMBEDDINGS_UPSTREAM_URL: address, ...further }, fetch })
  return { engine, requests }
}

test('asks for the model it is set to, and brings the answer to unit length', async () => {
  const { engine, requests } = await openOn([success], { EMBEDDINGS_UPSTREAM_MODEL: 'theirs' })
  const { vectors, model, tokens } = await engine.embed({ texts: ['x'] })
  expect([...(vectors[0] ?? [])].map((value) => value.toFixed(5))).toEqual(['0.60000', '0.80000'])
  expect([model, tokens]).toEqual(['theirs-v2', 5])
  expect(requests).toEqual([{ input: ['x'], model: 'theirs', encoding_format: 'float' }])
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

test.each([
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
  ['503', { status: 503, headers: { 'retry-after-ms': '1' }, body: 'overloaded' }],
  ['500', { status: 500, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, body: {} }],
])('%s is tried again', async (_name, refusal) => {
  const { engine, requests } = await openOn([refusal, success])
  expect((await engine.embed({ texts: ['x'] })).model).toBe('theirs-v2')
  expect(requests.length).toBe(2)
})

const soon = { 'retry-after': '0' }

test.each([
  [
    'what stays busy',
    { status: 429, headers: soon, body: {} },
    { code: 'busy', status: 503, headers: { 'retry-after': '1' } },
  ],
  [
    'a wait that is too long',
    { status: 429, headers: { 'retry-after': '60' }, body: {} },
    { code: 'busy', headers: { 'retry-after': '60' } },
  ],
  ['a failure that lasts', { status: 500, headers: soon, body: {} }, { code: 'engine_failed', status: 502 }],
  ['a wrong key', { status: 401, body: {} }, { code: 'engine_unavailable', status: 503 }],
  [
    'no such model',
    { status: 404, body: { error: { message: 'model "x" not found' } } },
    { code: 'model_not_found', status: 404 },
  ],
  [
    'a bad request',
    { status: 400, body: { error: { message: 'too long', param: 'input' } } },
    { status: 400, message: 'too long', field: 'input' },
  ],
  ['too few vectors', { status: 200, body: { data: [] } }, { code: 'engine_failed', status: 502 }],
  ['numbers that are none', { status: 200, body: { data: [{ embedding: ['x'] }] } }, { code: 'engine_failed' }],
  ['what is no JSON', { status: 200, body: '<html>' }, { code: 'engine_failed', status: 502 }],
])('%s is said in our words', async (_name, answer, failure) => {
  const { engine } = await openOn([answer])
  await expect(engine.embed({ texts: ['x'], model: 'x' })).rejects.toMatchObject(failure)
})

test('a server that does not answer in time, and a caller who goes away', async () => {
  const late = await openOn([{ ...success, delayMs: 5000 }], { EMBEDDINGS_UPSTREAM_SECONDS: 0.05 })
  await expect(late.engine.embed({ texts: ['x'] })).rejects.toMatchObject({ code: 'timed_out', status: 504 })
  const { engine } = await openOn([{ ...success, delayMs: 5000 }])
  await expect(engine.embed({ texts: ['x'] }, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    code: 'cancelled',
  })
})

test('a server that is not there, and an address that is none', async () => {
  const settings = { ...usual, EMBEDDINGS_UPSTREAM_RETRIES: 0, EMBEDDINGS_UPSTREAM_URL: 'http://127.0.0.1:1' }
  await expect(createEngine({ settings, fetch }).embed({ texts: ['x'] })).rejects.toMatchObject({
    code: 'engine_failed',
  })
  expect(() => createEngine({ settings: { ...usual, EMBEDDINGS_UPSTREAM_URL: 'nonsense' }, fetch })).toThrow(
    'EMBEDDINGS_UPSTREAM_URL',
  )
})
