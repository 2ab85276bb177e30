import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runAs, markTurn } from './current-operation.ts'
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
  await runAs(search, loop, async () => {
    await nextTurn()
    work(80)
    markTurn()
  })
  expect(turns).toEqual([{ ms: 80, work: search }])
})

test('who comes after it is not to blame', () => {
  const { loop, turns, work } = watch()
  runAs(search, loop, () => {
    work(80)
    markTurn()
  })
  runAs(post, loop, () => markTurn())
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
    runAs(post, loop, () => {
      work(10)
      rest(500)
      markTurn()
    })
    await nextTurn()
  }
  await sleep(60)
  expect(turns).toEqual([])
})
