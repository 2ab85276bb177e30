import type { App } from '../../../kernel/assembly/app/assemble.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import encyclopedia from '../index.ts'
import { writeTestWiki } from './test-wiki.ts'

export interface WikiApp {
  readonly app: App
  readonly storage: Storage
  /** Calls the English edition. */
  get(parameters: Readonly<Record<string, string>>): Promise<WikiAnswer>
}

export interface WikiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A server with the test wiki as its English edition. */
export async function openWikiApp(
  environment: Readonly<Record<string, string>> = {},
  write: (storage: Storage) => Promise<void> = writeTestWiki,
): Promise<WikiApp> {
  const database = await createSqliteDatabase()
  const app = await openTestApp([encyclopedia], { MAINSTAY_DATA: database.options.dataFolder, ...environment })
  const storage = await database.open()
  await write(storage)
  const get = async (parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ format: 'json', ...parameters }).toString()
    const response = await app.server.inject(`/encyclopedia/en/w/api.php?${query}`)
    const body: unknown = response.json()
    return { status: response.statusCode, headers: response.headers, body }
  }
  return { app, storage, get }
}

/** Listens on a free port; the origin of the server. */
export function listen({ server }: App): Promise<string> {
  return server.listen({ port: 0, host: '127.0.0.1' })
}
