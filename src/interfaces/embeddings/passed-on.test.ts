/** Calls that are passed on to a fake of another server of this wire. */
import { expect, test } from 'vitest'
import { type FakeAnswer, startAnsweringFake } from '../../dialects/openai/testing/start-answering-fake.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import embeddings from './index.ts'

const key = 'the-key-of-this-test'
const success: FakeAnswer = {
  body: {
    object: 'list',
    data: [{ object: 'embedding', index: 0, embedding: [3, 4] }],
    model: 'theirs-v2',
    usage: { prompt_tokens: 5, total_tokens: 5 },
  },
}
const question = { input: 'A dog runs.', encoding_format: 'float' }

async function openOn(answers: readonly FakeAnswer[], environment: Readonly<Record<string, string>> = {}) {
  const { address, requests } = await startAnsweringFake(answers)
  const settings = {
    EMBEDDINGS_ENGINE: 'upstream',
    EMBEDDINGS_UPSTREAM_URL: address,
    EMBEDDINGS_UPSTREAM_KEY: 'theirs',
  }
  const { server } = await openTestApp([embeddings], { MAINSTAY_DEV_KEY: key, ...settings, ...environment })
  const ask = (payload: object) =>
    server.inject({ method: 'POST', url: '/chat/v1/embeddings', headers: { authorization: `Bearer ${key}` }, payload })
  return { ask, requests }
}

test('a call goes on as it was written, with the operator’s key, and the answer comes back as it is', async () => {
  const { ask, requests } = await openOn([success])
  const response = await ask({ ...question, model: 'text-embedding-3-small', user: 'ada' })
  expect([response.statusCode, response.json()]).toEqual([200, success.body])
  expect(response.headers).toMatchObject({ 'x-mainstay-engine': 'upstream', 'x-ratelimit-limit-requests': '600000' })
  expect(requests[0]?.body).toEqual({ ...question, model: 'text-embedding-3-small', user: 'ada' })
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer theirs', 'content-type': 'application/json' })
})

test('the operator’s model takes the place of none and of the original’s names', async () => {
  const { ask, requests } = await openOn([success], { EMBEDDINGS_UPSTREAM_MODEL: 'theirs' })
  for (const model of ['text-embedding-3-small', undefined, 'another']) await ask({ ...question, model })
  expect(requests.map(({ body }) => body)).toEqual([
    { ...question, model: 'theirs' },
    { ...question, model: 'theirs' },
    { ...question, model: 'another' },
  ])
})

test('429 and 5xx are tried again, and what lasts is told', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0' }, body: { error: { message: 'slow down' } } }
  const again = await openOn([busy, { status: 500, headers: { 'retry-after': '0' }, body: 'overloaded' }, success])
  expect((await again.ask(question)).statusCode).toBe(200)
  expect(again.requests).toHaveLength(3)
  const lasting = await openOn([busy])
  const response = await lasting.ask(question)
  expect([response.statusCode, response.json()]).toEqual([429, busy.body])
})

test('a server that refuses the operator’s key, and one that knows no such model', async () => {
  const wrong = await openOn([{ status: 401, body: { error: { message: 'no' } } }])
  const refused = await wrong.ask(question)
  expect([refused.statusCode, refused.json().error.type]).toEqual([503, 'server_error'])
  expect(refused.json().error.message).toContain('EMBEDDINGS_UPSTREAM_KEY')
  const missing = {
    error: { message: 'no such model', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
  }
  const unknown = await openOn([{ status: 404, body: missing }])
  const response = await unknown.ask({ ...question, model: 'x' })
  expect([response.statusCode, response.json()]).toEqual([404, missing])
})

test('the built-in model answers when the server is away', async () => {
  const settings = { EMBEDDINGS_ENGINE: 'upstream,embedded', EMBEDDINGS_UPSTREAM_URL: 'http://127.0.0.1:9/v1' }
  const { ask } = await openOn([], settings)
  const response = await ask(question)
  expect([response.statusCode, response.headers['x-mainstay-engine']]).toEqual([200, 'embedded'])
})
