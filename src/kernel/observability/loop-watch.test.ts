import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runAs, markTurn } from './current-work.ts'
import { type LongTurn, LoopWatch } from './loop-watch.ts'

function watch() {
  const turns: LongTurn[] = []
  const loop = new LoopWatch((turn) => turns.push(turn))
  loop.start()
  onTestFinished(() => loop.stop())
  return { loop, turns }
}

/** Takes so much of the processor's time, however long that is by the clock. */
function work(ms: number): void {
  const end = process.threadCpuUsage().user + ms * 1000
  while (process.threadCpuUsage().user < end);
}

const search = { interface: 'user-search', operation: 'searchUsers' }
const post = { interface: 'sample-posts', operation: 'getPost' }

test('a long turn is told with the operation behind it, also after it waited for something', async () => {
  const { loop, turns } = watch()
  await runAs(search, loop, async () => {
    await nextTurn()
    work(80)
    markTurn()
  })
  expect(turns).toEqual([{ ms: expect.any(Number), work: search }])
  expect(turns[0]?.ms).toBeGreaterThan(50)
})

test('who comes after it is not to blame', async () => {
  const { loop, turns } = watch()
  runAs(search, loop, () => {
    work(80)
    markTurn()
  })
  runAs(post, loop, () => markTurn())
  expect(turns.map((turn) => turn.work)).toEqual([search])
})

test('what nobody owns up to is told without a name', async () => {
  const { turns } = watch()
  work(80)
  await sleep(60)
  expect(turns.map((turn) => turn.work)).toEqual([undefined])
})

test('short turns, and rest, are nothing to tell', async () => {
  const { loop, turns } = watch()
  for (let turn = 0; turn < 3; turn += 1) {
    runAs(post, loop, () => {
      work(10)
      markTurn()
    })
    await nextTurn()
  }
  await sleep(120)
  expect(turns).toEqual([])
})
