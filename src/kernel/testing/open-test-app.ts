import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { assemble, type App } from '../assembly/app/assemble.ts'
import type { AnyInterface } from '../wire/interface.ts'
import { holdAnswers } from './answers/hold-answers.ts'

export interface TestApp {
  readonly app: App
  /** Closes the server and removes its folder. Throws when an answer was not as its contract says. */
  dispose(): Promise<void>
}

/** On a slow machine a test waits rather than being refused as `busy`. */
const testSettings = { MAINSTAY_LOG_LEVEL: 'silent', MAINSTAY_SAMPLES: '0', MAINSTAY_WORKER_MAX_WAIT_MS: '60000' }

/**
 * A whole server over real storage in a folder of its own. Every answer is held against its contract. It starts empty:
 * `MAINSTAY_SAMPLES: '1'` brings the sample content.
 */
export async function makeTestApp(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  const settings = { ...testSettings, MAINSTAY_DATA: folder, ...environment }
  const { prepareServer, assertKept } = holdAnswers(interfaces)
  const app = await assemble({ interfaces, environment: settings, prepareServer, now })
  const dispose = async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
    assertKept()
  }
  return { app, dispose }
}

/** The same, disposed of when the test ends. */
export async function openTestApp(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<App> {
  const { app, dispose } = await makeTestApp(interfaces, environment, now)
  onTestFinished(dispose)
  return app
}
