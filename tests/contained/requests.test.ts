/** No request ends the process: handlers, answers and engines fail in every way, in a process of its own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, errorsBy, expectTold, type Outcome, pathTo } from '../../src/kernel/testing/faulty/expect-contained.ts'
import { faultyAnswers } from '../../src/kernel/testing/faulty/faulty-answers.ts'
import { type FaultyServer, startFaulty } from '../../src/kernel/testing/faulty/start-faulty.ts'
import { thrownValues } from '../../src/kernel/testing/faulty/thrown-values.ts'

let server: FaultyServer
beforeAll(async () => {
  server = await startFaulty()
})
afterAll(() => server.stop())

const message = 'Something went wrong on our side; the log has the details.'
const internal = { status: 500, body: JSON.stringify({ faultyError: { code: 'internal', message } }) }

describe.each(['at once', 'later'])('a handler that throws %s', (when) => {
  test.each(Object.keys(thrownValues))('%s', async (what) => {
    await expectTold(server, pathTo('faulty', 'fail', `${when}: ${what}`), 'fail', internal)
  })
})

describe('an answer', () => {
  const whole = ['none', 'slow', 'a length that is wrong']
  test.each(Object.keys(faultyAnswers).filter((name) => !whole.includes(name)))(
    'with %s is a failure',
    async (name) => {
      await expectTold(server, pathTo('faulty', 'answer', name), 'answer', internal)
    },
  )

  test.each(whole)('with %s is none', async (name) => {
    let outcome: Outcome | undefined
    await errorsBy(server, async () => (outcome = await ask(server, pathTo('faulty', 'answer', name))), 0)
    expect(outcome).toMatchObject({ status: 200, body: '{"said":"hi"}' })
  })

  test('that failed leaves none of its headers', async () => {
    const response = await fetch(`${server.origin}${pathTo('faulty', 'answer', 'a bigint beside headers')}`)
    expect([response.status, response.headers.get('x-one')]).toEqual([500, null])
  })
})

describe('an engine', () => {
  test.each([
    ['throws', 500],
    ['refuses', 502],
    ['asks for a task without a size', 500],
    ['has a thread that throws', 500],
    ['has a thread that ends', 500],
    ['has a thread that fails', 500],
    ['has a thread that throws outside of its task', 500],
    ['has a thread that throws nothing', 500],
    ['has a thread that gives a function', 500],
    ['sends a thread what cannot be sent', 500],
  ])('that %s', async (fault, status) => {
    await expectTold(server, pathTo('faulty', 'engine', fault), 'engine', { status })
  })

  test.each(['unloadable', 'unmakeable'])('that is %s', async (id) => {
    await expectTold(server, pathTo(id, 'answer', 'none'), 'answer', internal)
  })
})

test('jobs that throw or reject are said to have failed, and end nothing', async () => {
  const failed = () => server.errors.filter(({ msg }) => msg === 'a job failed; it is run again when it is next due')
  await expect
    .poll(() =>
      failed()
        .map(({ job }) => job)
        .toSorted(),
    )
    .toEqual(['faulty.rejects', 'faulty.throws'])
  expect(server.isAlive).toBe(true)
})
