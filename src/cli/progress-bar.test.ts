import { expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.ts'

/** A bar that writes into a list, and the clock it reads, in milliseconds. */
function open(output: { isTTY?: boolean; columns?: number }) {
  const written: string[] = []
  const clock = { now: 0 }
  const bar = new ProgressBar({ ...output, write: (text) => written.push(text) }, () => clock.now)
  const at = (now: number, done: number, total?: number) => {
    clock.now = now
    bar.update({ done, total, unit: 'bytes', summary: '7 users' })
  }
  return { bar, written, at }
}

test('work of less than two seconds shows nothing', () => {
  const { bar, written, at } = open({ isTTY: true })
  at(100, 1, 10)
  at(1_999, 9, 10)
  bar.clear()
  expect(written).toEqual([])
})

test('a terminal sees share, rate and time left on one line, drawn ten times a second', () => {
  const { bar, written, at } = open({ isTTY: true, columns: 120 })
  at(0, 0, 20_000_000)
  at(2_000, 5_000_000, 20_000_000)
  at(2_050, 5_100_000, 20_000_000)
  at(4_000, 20_000_000, 20_000_000)
  bar.clear()
  expect(written).toEqual([
    '\r\u{1b}[K[######------------------]   25 %  2.5 MB/s  6 s left  7 users',
    '\r\u{1b}[K[########################]  100 %  5.0 MB/s  finishing  7 users',
    '\r\u{1b}[K',
  ])
})

test('a line is cut where the terminal ends', () => {
  const { written, at } = open({ isTTY: true, columns: 10 })
  at(0, 0, 10)
  at(2_000, 5, 10)
  expect(written).toEqual(['\r\u{1b}[K[########'])
})

test('what is no terminal gets a line every ten seconds', () => {
  const { bar, written, at } = open({})
  at(0, 0)
  at(2_000, 1_000)
  at(11_999, 2_000)
  at(12_000, 6_000)
  bar.clear()
  expect(written).toEqual(['1 kB  1 kB/s  7 users\n', '6 kB  1 kB/s  7 users\n'])
})

test.each([
  [3_600_000, '1 h 0 min left'],
  [90_000, '1 min 30 s left'],
])('time left of %i ms', (left, text) => {
  const { written, at } = open({})
  at(0, 0, 10_000 + left)
  at(10_000, 10_000, 10_000 + left)
  expect(written[0]).toContain(text)
})

test('what goes on from an earlier run is timed from its first report', () => {
  const { written, at } = open({ isTTY: true, columns: 120 })
  at(1_000, 10_000_000, 20_000_000)
  at(3_000, 12_000_000, 20_000_000)
  expect(written).toEqual(['\r\u{1b}[K[##############----------]   60 %  1.0 MB/s  8 s left  7 users'])
})
