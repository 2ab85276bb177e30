import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { assemble, type House } from '../assemble.ts'
import type { AnyInterface } from '../interface.ts'

export interface TestHouse {
  readonly house: House
  /** Closes the house and removes its folder. */
  dispose(): Promise<void>
}

/** On a slow machine a test waits rather than that it is told `busy`. */
const testSettings = { MAINSTAY_LOG_LEVEL: 'silent', MAINSTAY_SAMPLES: '0', MAINSTAY_WORKER_MAX_WAIT_MS: '60000' }

/**
 * A whole house over real storage in a folder of its own. Every answer is held against its contract. It starts empty:
 * `MAINSTAY_SAMPLES: '1'` brings the sample content.
 */
export async function makeTestHouse(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TestHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  const settings = { ...testSettings, MAINSTAY_DATA: folder, ...environment }
  const house = await assemble({ interfaces, environment: settings, checkAnswers: true })
  const dispose = async () => {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { house, dispose }
}

/** The same, disposed of when the test ends. */
export async function openTestHouse(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): Promise<House> {
  const { house, dispose } = await makeTestHouse(interfaces, environment)
  onTestFinished(dispose)
  return house
}
