import { expect, test } from 'vitest'
import { migrate, type Migrations } from '../migrate.ts'
import type { Storage } from '../storage.ts'
import type { CreateDatabase } from '../testing/test-databases.ts'
import { entryMigrations } from './entries.ts'

export function describeMigrations(create: CreateDatabase): void {
  test('run once, in the order of the lists and then of the names, however often they are asked for', async () => {
    const { storage, ran, lists } = await openWithSteps(create)
    await migrate(storage, lists)
    await migrate(storage, lists)
    expect(ran).toEqual(['z_0001', 'a_0001', 'a_0002'])
  })

  test('run once when several processes start at the same time', async () => {
    const database = await create()
    const storages = await Promise.all([database.open(), database.open(), database.open(), database.open()])
    const ran: string[] = []
    await Promise.all(storages.map((storage) => migrate(storage, [recordingSteps(ran, ['once_0001', 'once_0002'])])))
    expect(ran).toEqual(['once_0001', 'once_0002'])
  })

  test('leave nothing behind when one fails, and run once it is mended', async () => {
    const storage = await (await create()).open()
    const broken: Migrations = {
      entries_0002_broken: {
        async up() {
          throw new Error('no such thing')
        },
      },
    }
    await expect(migrate(storage, [entryMigrations, broken])).rejects.toThrow('no such thing')
    expect(await tableNames(storage)).toEqual([])
    await migrate(storage, [entryMigrations])
    expect(await tableNames(storage)).toEqual(['entry', 'migration'])
  })

  test('are added later, beside ones on record that this release does not know', async () => {
    const { storage, ran, lists } = await openWithSteps(create)
    await migrate(storage, lists)
    await migrate(storage, [recordingSteps(ran, ['b_0001'])])
    expect(ran).toEqual(['z_0001', 'a_0001', 'a_0002', 'b_0001'])
  })

  test('are refused when two have one name', async () => {
    const storage = await (await create()).open()
    await expect(migrate(storage, [entryMigrations, entryMigrations])).rejects.toThrow(
      'Two migrations are named "entries_0001_table": a name is used once in the whole house.',
    )
  })
}

async function openWithSteps(create: CreateDatabase) {
  const ran: string[] = []
  const lists = [recordingSteps(ran, ['z_0001']), recordingSteps(ran, ['a_0002', 'a_0001'])]
  return { storage: await (await create()).open(), ran, lists }
}

function recordingSteps(ran: string[], names: readonly string[]): Migrations {
  return Object.fromEntries(names.map((name) => [name, { up: async () => void ran.push(name) }]))
}

async function tableNames(storage: Storage): Promise<string[]> {
  const tables = await storage.tables<unknown>().introspection.getTables()
  return tables.map(({ name }) => name).toSorted()
}
