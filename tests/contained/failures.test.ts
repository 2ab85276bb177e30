/** No request ends the process: failures that cannot be written, at every place where one is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, errorsBy, type Outcome, pathTo } from '../../src/kernel/testing/faulty/expect-contained.ts'
import { renderings } from '../../src/kernel/testing/faulty/faulty.ts'
import { openRawRequest } from '../../src/kernel/testing/raw-request.ts'
import { type FaultyServer, startFaulty } from '../../src/kernel/testing/faulty/start-faulty.ts'

let server: FaultyServer
beforeAll(async () => {
  server = await startFaulty()
})
afterAll(() => server.stop())

const untold = { msg: 'telling a caller of a failure failed', interface: 'unrenderable' }

test.each([...Object.keys(renderings), 'nothing'])('a failure with %s ends its connection', async (code) => {
  let outcome: Outcome | undefined
  const act = async () => (outcome = await ask(server, pathTo('unrenderable', 'render', code)))
  const [failure, telling] = await errorsBy(server, act, 2)
  expect(outcome).toMatchObject({ status: undefined })
  expect(failure).toMatchObject({ msg: 'The secret inside.', interface: 'unrenderable', operation: 'render' })
  expect(telling).toMatchObject({ ...untold, operation: 'render', requestId: failure?.requestId })
})

const json = { 'content-type': 'application/json' }

describe('a refusal that cannot be written ends its connection', () => {
  test.each<[string, string, RequestInit?]>([
    ['of an unknown path', '/unrenderable/no/such/path'],
    ['of a broken encoding', '/unrenderable/answer/%zz'],
    ['of a parameter that is too long', `/unrenderable/answer/${'a'.repeat(10_000)}`],
    ['of a method', '/unrenderable/answer/none', { method: 'DELETE' }],
    ['of a method of every interface', '/unrenderable/answer/none', { method: 'PROPFIND' }],
    ['of a page of another origin', '/unrenderable/answer/none', { headers: { origin: 'https://other.example' } }],
    ['of a missing key', '/unrenderable/keyed/none'],
    ['of a wrong key', '/unrenderable/keyed/none', { headers: { authorization: 'Bearer nobody' } }],
    ['of a broken body', '/unrenderable/body', { method: 'POST', headers: json, body: '{' }],
    ['of a body that does not fit', '/unrenderable/body', { method: 'POST', headers: json, body: '{}' }],
    ['of a large body', '/unrenderable/body', { method: 'POST', headers: json, body: 'a'.repeat(2000) }],
  ])('%s', async (_what, path, request) => {
    let outcome: Outcome | undefined
    const [line] = await errorsBy(server, async () => (outcome = await ask(server, path, request)), 1)
    expect(outcome).toMatchObject({ status: undefined })
    expect(line).toMatchObject({ ...untold, requestId: expect.stringMatching(/^[\w-]{36}$/) })
  })

  test('of a Host that is not ours', async () => {
    const ask = async () => {
      const request = openRawRequest(server.origin, ['GET /unrenderable/answer/none HTTP/1.1', 'Host: other.example'])
      await expect.poll(() => request.isClosed).toBe(true)
      expect(request.received).toBe('')
    }
    expect(await errorsBy(server, ask, 1)).toMatchObject([untold])
  })

  test('of a large body that is still on its way', async () => {
    const ask = async () => {
      const head = ['POST /unrenderable/body HTTP/1.1', 'Host: localhost', 'Content-Length: 2000']
      const request = openRawRequest(server.origin, head, Buffer.alloc(10))
      await expect.poll(() => request.isClosed).toBe(true)
      expect(request.received).toBe('')
    }
    expect(await errorsBy(server, ask, 1)).toMatchObject([untold])
  })
})

test('a stream whose failure cannot be written ends its connection after what was sent', async () => {
  let outcome: Outcome | undefined
  const act = async () => (outcome = await ask(server, pathTo('unrenderable', 'events', 'throws at the second event')))
  const lines = await errorsBy(server, act, 2)
  expect(outcome).toMatchObject({ body: '' })
  for (const line of lines) expect(line).toMatchObject({ interface: 'unrenderable', operation: 'events' })
})
