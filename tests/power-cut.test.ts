/** The power is cut under a process that writes to SQLite; bench/power-cuts.ts does it more often. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cutPower } from '../bench/power-cuts/cut-power.ts'

/** What records the writes is compiled, and loaded before the program, as Linux does it. */
const canRecord = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

test.skipIf(!canRecord)('nothing acknowledged is lost', async () => {
  const { acknowledged, lost, damaged } = await cutPower({ rounds: 2, cutsEach: 5, writes: 150, seed: 7 })
  expect(acknowledged).toBeGreaterThan(1000)
  expect({ lost, damaged }).toEqual({ lost: 0, damaged: 0 })
})

test.skipIf(!canRecord)('a disk that syncs nothing loses what was acknowledged, which is found', async () => {
  const { lost } = await cutPower({ rounds: 1, cutsEach: 5, writes: 150, seed: 7, lies: true })
  expect(lost).toBeGreaterThan(100)
})
