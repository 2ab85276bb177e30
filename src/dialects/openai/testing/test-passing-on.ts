import { describe, expect, test } from 'vitest'
import type { AnyInterface } from '../../../kernel/wire/interface.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import { type FakeAnswer, startAnsweringFake } from './start-answering-fake.ts'

const key = 'the-key-of-this-test'

export interface PassingOn {
  readonly definition: AnyInterface
  /** What its settings begin with, such as `EMBEDDINGS`. */
  readonly prefix: string
  readonly url: string
  readonly question: object
  /** The other server's answer to the question. */
  readonly answer: object
  /** A name of the original's, which other servers do not know. */
  readonly originalModel: string
}

/** What holds for calls that are passed on to a fake of another server of this wire, whichever interface they are of. */
export function testPassingOn({ definition, prefix, url, question, answer, originalModel }: PassingOn): void {
  const success: FakeAnswer = { body: answer }

  async function openOn(answers: readonly FakeAnswer[], environment: Readonly<Record<string, string>> = {}) {
    const { address, requests } = await startAnsweringFake(answers)
    const settings = {
      [`${prefix}_ENGINE`]: 'upstream',
      [`${prefix}_UPSTREAM_URL`]: address,
      [`${prefix}_UPSTREAM_KEY`]: 'theirs',
    }
    const { server } = await openTestApp([definition], { MAINSTAY_DEV_KEY: key, ...settings, ...environment })
    const headers = { authorization: `Bearer ${key}` }
    const ask = (payload: object) => server.inject({ method: 'POST', url, headers, payload })
    return { ask, requests }
  }

  describe('calls that are passed on', () => {
    test('go on as they were written, with the operator’s key, and the answer comes back as it is', async () => {
      const { ask, requests } = await openOn([success])
      const response = await ask({ ...question, model: originalModel, user: 'ada' })
      expect([response.statusCode, response.json()]).toEqual([200, answer])
      expect(response.headers).toMatchObject({
        'x-mainstay-engine': 'upstream',
        'x-ratelimit-limit-requests': '600000',
      })
      expect(requests[0]?.body).toEqual({ ...question, model: originalModel, user: 'ada' })
      expect(requests[0]?.headers).toMatchObject({
        authorization: 'Bearer theirs',
        'content-type': 'application/json',
      })
    })

    test('have the operator’s model in the place of none and of the original’s names', async () => {
      const { ask, requests } = await openOn([success], { [`${prefix}_UPSTREAM_MODEL`]: 'theirs' })
      for (const model of [originalModel, undefined, 'another']) await ask({ ...question, model })
      expect(requests.map(({ body }) => body)).toEqual([
        { ...question, model: 'theirs' },
        { ...question, model: 'theirs' },
        { ...question, model: 'another' },
      ])
    })

    test('are tried again after 429 and 5xx, and a failure that lasts is passed on', async () => {
      const error = { message: 'slow down', type: 'requests', param: null, code: 'rate_limit_exceeded' }
      const busy = { status: 429, headers: { 'retry-after': '0' }, body: { error } }
      const again = await openOn([busy, { status: 500, headers: { 'retry-after': '0' }, body: 'overloaded' }, success])
      expect((await again.ask(question)).statusCode).toBe(200)
      expect(again.requests).toHaveLength(3)
      const lasting = await openOn([busy])
      const response = await lasting.ask(question)
      expect([response.statusCode, response.json()]).toEqual([429, busy.body])
    })

    test('fail in words where the operator’s key is refused, and as theirs where there is no such model', async () => {
      const wrong = await openOn([{ status: 401, body: { error: { message: 'no' } } }])
      const refused = await wrong.ask(question)
      expect(refused.statusCode).toBe(503)
      expect(refused.json()).toMatchObject({
        error: { type: 'server_error', message: expect.stringContaining(`${prefix}_UPSTREAM_KEY`) },
      })
      const missing = {
        error: { message: 'no such model', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
      }
      const unknown = await openOn([{ status: 404, body: missing }])
      const response = await unknown.ask({ ...question, model: 'x' })
      expect([response.statusCode, response.json()]).toEqual([404, missing])
    })

    test('are answered by the built-in model when the server is away', async () => {
      const { ask } = await openOn([], {
        [`${prefix}_ENGINE`]: 'upstream,embedded',
        [`${prefix}_UPSTREAM_URL`]: 'http://127.0.0.1:9/v1',
      })
      const response = await ask(question)
      expect([response.statusCode, response.headers['x-mainstay-engine']]).toEqual([200, 'embedded'])
    })
  })
}
