import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contain, containFailure } from './contain.ts'
import { createLogger } from './logger.ts'
import { thrownValues } from '../../testing/faulty/thrown-values.ts'

function openLog() {
  const output = new PassThrough()
  const lines = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line): object => JSON.parse(line))
  return { log: createLogger('info', output), lines }
}

test.each(Object.keys(thrownValues))('%s that is thrown or rejected is one line of the log each', async (name) => {
  const { log, lines } = openLog()
  const work = { log, doing: 'trying it', details: { job: 'one' } }
  contain(() => {
    throw thrownValues[name]?.()
  }, work)()
  contain(async () => {
    throw thrownValues[name]?.()
  }, work)()
  await nextTurn()
  expect(lines()).toMatchObject([
    { level: 50, msg: 'trying it failed', job: 'one' },
    { level: 50, msg: 'trying it failed', job: 'one' },
  ])
})

test('what is at fault is ended, and a failure to end it is a line of its own', () => {
  const { log, lines } = openLog()
  let isEnded = false
  containFailure(new Error('first'), { log, doing: 'trying it', end: () => (isEnded = true) })
  expect(isEnded).toBe(true)
  const end = () => {
    throw new Error('second')
  }
  containFailure(new Error('first'), { log, doing: 'trying it', end })
  expect(lines()).toMatchObject([
    { msg: 'trying it failed', err: { message: 'first' } },
    { msg: 'trying it failed', err: { message: 'first' } },
    { msg: 'ending what failed at trying it failed', err: { message: 'second' } },
  ])
})

test('a log that cannot be written keeps nothing from being ended', () => {
  const output = new PassThrough()
  output.write = () => {
    throw new Error('no room')
  }
  let isEnded = false
  containFailure(new Error('first'), { log: createLogger('info', output), doing: 'it', end: () => (isEnded = true) })
  expect(isEnded).toBe(true)
})

test('arguments pass, and what works is not logged', async () => {
  const { log, lines } = openLog()
  const seen: unknown[] = []
  const add = contain(async (one: number, two: string) => seen.push(one, two), { log, doing: 'adding' })
  add(1, 'two')
  await nextTurn()
  expect([seen, lines()]).toEqual([[1, 'two'], []])
})
