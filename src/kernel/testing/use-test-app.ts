import { afterAll, beforeAll } from 'vitest'
import type { App } from '../assembly/app/assemble.ts'
import type { AnyInterface } from '../wire/interface.ts'
import { makeTestApp, type TestApp } from './open-test-app.ts'

/** One server for those tests of a file that change nothing in it; to be called where tests are described, its result inside of them. */
export function useTestApp(
  interfaces: readonly AnyInterface[],
  environment: Readonly<Record<string, string>> = {},
): () => App {
  let opened: TestApp | undefined
  beforeAll(async () => void (opened = await makeTestApp(interfaces, environment)))
  afterAll(() => opened?.dispose())
  return () => {
    if (!opened) throw new Error('The server is there only while tests run.')
    return opened.app
  }
}
