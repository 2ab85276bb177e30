import { CompiledQuery, sql, type Transaction } from 'kysely'
import { splitEvenly } from './split-evenly.ts'
import type { Tables } from './tables.ts'

type Table = 'encyclopedia_page' | 'encyclopedia_text' | 'encyclopedia_link'

const columns: { readonly [Name in Table]: readonly (keyof Tables[Name] & string)[] } = {
  encyclopedia_page: [
    'language',
    'id',
    'namespace',
    'title',
    'redirect_to',
    'revision_id',
    'parent_id',
    'timestamp',
    'user_name',
    'user_id',
    'comment',
    'size',
    'model',
    'format',
    'checksum',
  ],
  encyclopedia_text: ['language', 'page_id', 'is_compressed', 'body'],
  encyclopedia_link: ['language', 'page_id', 'namespace', 'first_title', 'titles'],
}

/** By the database that they are written for. */
const statements = new WeakMap<object, Map<string, string>>()

/**
 * Many rows, by statements that are written once. Kysely's `insertInto` builds a tree of every value of every row, most of
 * the garbage of an import.
 */
export async function insertRows<Name extends Table>(
  transaction: Transaction<Tables>,
  table: Name,
  rows: readonly Tables[Name][],
): Promise<void> {
  for (const some of splitEvenly(rows)) {
    const values = some.flatMap((row) => columns[table].map((name) => row[name]))
    await transaction.executeQuery(CompiledQuery.raw(findStatement(transaction, table, some.length), values))
  }
}

function findStatement(transaction: Transaction<Tables>, table: Table, rows: number): string {
  const { adapter } = transaction.getExecutor()
  const known = statements.get(adapter) ?? new Map<string, string>()
  statements.set(adapter, known)
  const key = `${table} ${rows}`
  const statement = known.get(key) ?? writeInsert(transaction, table, rows)
  known.set(key, statement)
  return statement
}

/** As this database writes it, with a value for each parameter to come. */
function writeInsert(transaction: Transaction<Tables>, table: Table, rows: number): string {
  const names = columns[table]
  const row = sql`(${sql.join(names.map(() => null))})`
  const values = sql.join(Array.from({ length: rows }, () => row))
  return sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${values}`.compile(
    transaction,
  ).sql
}
