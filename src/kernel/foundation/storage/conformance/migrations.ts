import { expect, test } from 'vitest'
import { version } from '../../version.ts'
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

  test('of a later release: replicas of both run beside each other, a data folder has one release', async () => {
    const { storage, ran, lists } = await openWithSteps(create)
    await migrate(storage, lists)
    const older = migrate(storage, [recordingSteps(ran, ['b_0001'])])
    if (storage.dialect === 'sqlite') {
      await expect(older).rejects.toThrow(laterThan('a_0002'))
      expect(ran).toEqual(['z_0001', 'a_0001', 'a_0002'])
    } else {
      await older
      expect(ran).toEqual(['z_0001', 'a_0001', 'a_0002', 'b_0001'])
    }
  })

  test('of a later release stop this one when they say so', async () => {
    const storage = await (await create()).open()
    await migrate(storage, [{ changes_0001: { stopsOlderReleases: true, up: async () => {} } }])
    const older = migrate(storage, [entryMigrations])
    await expect(older).rejects.toMatchObject({ name: 'OperatorError', message: laterThan('changes_0001') })
    expect(await tableNames(storage)).toEqual(['migration'])
  })

  test('on record from before versions were noted are kept', async () => {
    const storage = await (await create()).open()
    const database = storage.tables<{ migration: { name: string; applied_at: number } }>()
    await database.schema
      .createTable('migration')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.insertInto('migration').values({ name: 'a_0001', applied_at: 1 }).execute()
    const ran: string[] = []
    await migrate(storage, [recordingSteps(ran, ['a_0001', 'a_0002'])])
    expect(ran).toEqual(['a_0002'])
  })

  test('are refused when two have one name', async () => {
    const storage = await (await create()).open()
    await expect(migrate(storage, [entryMigrations, entryMigrations])).rejects.toThrow(
      'Two migrations are named "entries_0001_table": a name is used once in a whole server.',
    )
  })
}

function laterThan(name: string): string {
  return (
    `The database was last brought forward by Mainstay ${version} (migration "${name}"), which this Mainstay ${version} ` +
    'does not know: start that version or a later one, or go back to a copy of the data from before.'
  )
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
