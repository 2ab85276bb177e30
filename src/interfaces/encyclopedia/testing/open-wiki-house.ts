import type { House } from '../../../kernel/assemble.ts'
import type { Storage } from '../../../kernel/storage/storage.ts'
import { createSqliteDatabase } from '../../../kernel/storage/testing/test-databases.ts'
import { openTestHouse } from '../../../kernel/testing/open-test-house.ts'
import encyclopedia from '../index.ts'
import { writeTestWiki } from './test-wiki.ts'

export interface WikiHouse {
  readonly house: House
  readonly storage: Storage
  /** Calls the English edition. */
  get(parameters: Readonly<Record<string, string>>): Promise<WikiAnswer>
}

export interface WikiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A house with the test wiki as its English edition. */
export async function openWikiHouse(
  environment: Readonly<Record<string, string>> = {},
  write: (storage: Storage) => Promise<void> = writeTestWiki,
): Promise<WikiHouse> {
  const database = await createSqliteDatabase()
  const house = await openTestHouse([encyclopedia], { MAINSTAY_DATA: database.options.dataFolder, ...environment })
  const storage = await database.open()
  await write(storage)
  const get = async (parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ format: 'json', ...parameters }).toString()
    const response = await house.server.inject(`/encyclopedia/en/w/api.php?${query}`)
    const body: unknown = response.json()
    return { status: response.statusCode, headers: response.headers, body }
  }
  return { house, storage, get }
}

/** Listens on a free port; the origin of the house. */
export function listen({ server }: House): Promise<string> {
  return server.listen({ port: 0, host: '127.0.0.1' })
}
