import { expect, test } from 'vitest'
import { type Fault, startOpenaiDouble } from '../../../capabilities/language-model/testing/start-openai-double.ts'
import { makeTestHouse } from '../../../kernel/testing/open-test-house.ts'
import moderations from '../index.ts'
import { describeModerator } from './conformance.ts'
import createEngine from './upstream.ts'

const usual = { MODERATIONS_UPSTREAM_RETRIES: 2, MODERATIONS_UPSTREAM_SECONDS: 30 }

describeModerator('upstream, another Mainstay', async () => {
  const { house, dispose } = await makeTestHouse([moderations], { MAINSTAY_DEV_KEY: 'its-key-for-us-here' })
  const origin = await house.server.listen({ host: '127.0.0.1', port: 0 })
  const settings = {
    ...usual,
    MODERATIONS_UPSTREAM_URL: `${origin}/chat/v1/`,
    MODERATIONS_UPSTREAM_KEY: 'its-key-for-us-here',
  }
  return { engine: createEngine({ settings, fetch }), model: 'mainstay-moderation', dispose }
})

/** What the double answers, in turn. */
async function openOn(answers: readonly Answer[], further = {}) {
  const double = await startOpenaiDouble()
  double.faults.push(...answers.map(toFault))
  const engine = createEngine({ settings: { ...usual, MODERATIONS_UPSTREAM_URL: double.url, ...further }, fetch })
  return { engine, requests: double.requests }
}

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly delayMs?: number
}

function toFault({ status = 200, headers, body, delayMs = 0 }: Answer): Fault {
  return (response) => {
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }, delayMs)
  }
}

/** As omni-moderation writes it: with categories that this wire does not have. */
const success: Answer = {
  body: {
    id: 'modr-1',
    model: 'theirs-v2',
    results: [
      {
        flagged: true,
        categories: { harassment: true, violence: false, 'self-harm': false, 'self-harm/intent': true },
        category_scores: { harassment: 0.97, violence: 0.25, 'self-harm': 0.125, illicit: 0.5 },
        category_applied_input_types: {},
      },
    ],
  },
}

test('categories beyond the seven are dropped, and flag nothing', async () => {
  const { engine, requests } = await openOn([success], {
    MODERATIONS_UPSTREAM_MODEL: 'theirs',
    MODERATIONS_UPSTREAM_KEY: 'k',
  })
  const { model, verdicts } = await engine.moderate({ texts: ['x'] })
  expect(model).toBe('theirs-v2')
  expect(verdicts[0]?.flagged).toBe(false)
  expect(verdicts[0]?.scores).toEqual({
    sexual: 0,
    'sexual/minors': 0,
    hate: 0,
    'hate/threatening': 0,
    'self-harm': 0.125,
    violence: 0.25,
    'violence/graphic': 0,
  })
  expect(requests[0]?.body).toEqual({ input: ['x'], model: 'theirs' })
  expect(requests[0]?.headers.authorization).toBe('Bearer k')
})

test.each([
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
  ['503', { status: 503, headers: { 'retry-after-ms': '1' }, body: 'overloaded' }],
  ['500', { status: 500, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, body: {} }],
])('%s is tried again', async (_name, refusal) => {
  const { engine, requests } = await openOn([refusal, success])
  expect((await engine.moderate({ texts: ['x'] })).model).toBe('theirs-v2')
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
  [
    'a wrong key',
    { status: 401, body: {} },
    { code: 'engine_unavailable', message: expect.stringContaining('MODERATIONS_UPSTREAM_KEY') },
  ],
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
  ['too few results', { body: { results: [] } }, { code: 'engine_failed', status: 502 }],
  ['a result without scores', { body: { results: [{ flagged: true }] } }, { code: 'engine_failed' }],
  ['what is no JSON', { body: '<html>' }, { code: 'engine_failed', status: 502 }],
])('%s is said in our words', async (_name, answer: Answer, failure) => {
  const { engine } = await openOn([answer, answer, answer])
  await expect(engine.moderate({ texts: ['x'], model: 'x' })).rejects.toMatchObject(failure)
})

test('a server that does not answer in time, and a caller who goes away', async () => {
  const late = await openOn([{ ...success, delayMs: 5000 }], { MODERATIONS_UPSTREAM_SECONDS: 0.05 })
  await expect(late.engine.moderate({ texts: ['x'] })).rejects.toMatchObject({ code: 'timed_out', status: 504 })
  const { engine } = await openOn([{ ...success, delayMs: 5000 }])
  const gone = engine.moderate({ texts: ['x'] }, { signal: AbortSignal.timeout(20) })
  await expect(gone).rejects.toMatchObject({ code: 'cancelled' })
})

test('a server that is not there, and an address that is none', async () => {
  const settings = { ...usual, MODERATIONS_UPSTREAM_RETRIES: 0, MODERATIONS_UPSTREAM_URL: 'http://127.0.0.1:1' }
  await expect(createEngine({ settings, fetch }).moderate({ texts: ['x'] })).rejects.toMatchObject({
    code: 'engine_failed',
  })
  const nonsense = { ...usual, MODERATIONS_UPSTREAM_URL: 'nonsense' }
  expect(() => createEngine({ settings: nonsense, fetch })).toThrow('MODERATIONS_UPSTREAM_URL')
})
