/** No request ends the process: streams fail at every stage. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, errorsBy, expectTold, pathTo } from '../../src/kernel/testing/faulty/expect-contained.ts'
import { type FaultyServer, startFaulty } from '../../src/kernel/testing/faulty/start-faulty.ts'

let server: FaultyServer
beforeAll(async () => {
  server = await startFaulty()
})
afterAll(() => server.stop())

const message = 'Something went wrong on our side; the log has the details.'
const internal = JSON.stringify({ faultyError: { code: 'internal', message } })

test('one that does not fail', async () => {
  const read = async () =>
    expect(await ask(server, '/faulty/events/none')).toMatchObject({
      status: 200,
      body: 'data: {"n":0}\n\ndata: {"n":1}\n\ndata: [DONE]\n\n',
    })
  await errorsBy(server, read, 0)
})

test.each(['throws at the first event', 'is no iterable'])('one that %s has a status of its own', async (fault) => {
  await expectTold(server, pathTo('faulty', 'events', fault), 'events', { status: 500, body: internal })
})

test('one whose first event cannot be written says so by an event', async () => {
  const path = pathTo('faulty', 'events', 'has a bigint for its first event')
  await expectTold(server, path, 'events', { status: 200, body: `data: ${internal}\n\n` })
})

test.each([
  'throws at the second event',
  'throws undefined at the second event',
  'throws a proxy at the second event',
  'throws before it gives a promise',
  'has a bigint for its second event',
  'has a circle for its second event',
  'has an event whose toJSON throws',
])('one that %s says so by an event', async (fault) => {
  const body = `data: {"n":0}\n\ndata: ${internal}\n\n`
  await expectTold(server, pathTo('faulty', 'events', fault), 'events', { status: 200, body })
})

describe('a caller who leaves', () => {
  async function leave(fault: string): Promise<void> {
    const leaving = new AbortController()
    const response = await fetch(`${server.origin}${pathTo('faulty', 'events', fault)}`, { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
  }

  test('ends the events without a word', async () => {
    // Long enough for the events to be closed.
    const leaveAndWait = () => leave('does not end').then(() => sleep(300))
    await errorsBy(server, leaveAndWait, 0)
  })

  test.each(['throws when it is closed', 'rejects when it is closed'])('ends events that %s', async (fault) => {
    const [line] = await errorsBy(server, () => leave(fault), 1)
    expect(line).toMatchObject({
      msg: 'closing the events of a caller who left failed',
      interface: 'faulty',
      operation: 'events',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
  })
})
