import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRunAs, markTurn } from './current-operation.ts'
import { type LongTurn, LoopWatch } from './loop-watch.ts'

/** A loop whose time passes as the test says. */
function watch() {
  const turns: LongTurn[] = []
  const time = { passed: 0, worked: 0 }
  const loop = new LoopWatch((turn) => turns.push(turn), { now: () => time.passed, workedMs: () => time.worked })
  loop.start()
  onTestFinished(() => loop.stop())
  const rest = (ms: number) => void (time.passed += ms)
  const work = (ms: number) => {
    rest(ms)
    time.worked += ms
  }
  return { loop, turns, rest, work }
}

const search = { interface: 'user-search', operation: 'searchUsers' }
const post = { interface: 'sample-posts', operation: 'getPost' }

test('a long turn is told with the operation behind it, also after it waited for something', async () => {
  const { loop, turns, work } = watch()
  await createRunAs(
    search,
    loop,
  )(async () => {
    await nextTurn()
    work(80)
    markTurn()
  })
  expect(turns).toEqual([{ ms: 80, work: search }])
})

test('who comes after it is not to blame', () => {
  const { loop, turns, work } = watch()
  createRunAs(
    search,
    loop,
  )(() => {
    work(80)
    markTurn()
  })
  createRunAs(post, loop)(() => markTurn())
  expect(turns).toEqual([{ ms: 80, work: search }])
})

test('what nobody owns up to is told without a name', async () => {
  const { turns, work } = watch()
  work(80)
  await expect.poll(() => turns).toEqual([{ ms: 80, work: undefined }])
})

test('short turns, rest, and waiting for a processor are nothing to tell', async () => {
  const { loop, turns, rest, work } = watch()
  for (let turn = 0; turn < 4; turn += 1) {
    createRunAs(
      post,
      loop,
    )(() => {
      work(10)
      rest(500)
      markTurn()
    })
    await nextTurn()
  }
  await sleep(60)
  expect(turns).toEqual([])
})

test('it looks seldom while there is nothing to do, often again from the first call on, and misses no long turn in between', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { loop, turns, rest, work } = watch()
  const pass = (ms: number) => {
    rest(ms)
    vi.advanceTimersByTime(ms)
  }
  pass(25)
  pass(199)
  expect(loop.lateMs(224)).toBe(0)
  work(80)
  pass(1)
  expect(turns).toEqual([{ ms: 80, work: undefined }])
  expect(loop.mark()).toBe(305)
  expect([loop.lateMs(330), loop.lateMs(400)]).toEqual([0, 70])
  work(70)
  createRunAs(search, loop)(markTurn)
  expect(turns[1]).toEqual({ ms: 70, work: search })
})
