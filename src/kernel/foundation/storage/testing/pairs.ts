import type { Migrations } from '../migrate.ts'
import type { Storage } from '../storage.ts'

export interface PairTables {
  pair: { writer: string; number: number; half: number }
}

export const pairMigrations: Migrations = {
  pairs_0001_table: {
    async up(database) {
      await database.schema
        .createTable('pair')
        .addColumn('writer', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('half', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

/** Writes two rows in one transaction: half a pair would show a torn one. */
export async function writePair(storage: Storage, writer: string, number: number): Promise<void> {
  await storage
    .tables<PairTables>()
    .transaction()
    .execute(async (transaction) => {
      await transaction.insertInto('pair').values({ writer, number, half: 1 }).execute()
      await transaction.insertInto('pair').values({ writer, number, half: 2 }).execute()
    })
}

/** Every pair that is there, as `WRITER NUMBER`; throws when one is torn or doubled. */
export async function readPairs(storage: Storage): Promise<Set<string>> {
  const rows = await storage.tables<PairTables>().selectFrom('pair').selectAll().execute()
  const halves = Map.groupBy(rows, ({ writer, number }) => `${writer} ${number}`)
  for (const [name, found] of halves) {
    const sum = found.reduce((total, { half }) => total + half, 0)
    if (found.length !== 2 || sum !== 3) throw new Error(`The pair ${name} has ${found.length} rows.`)
  }
  return new Set(halves.keys())
}
