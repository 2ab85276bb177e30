import type { Kysely } from 'kysely'
import { readServerSecret } from './server-secret.ts'
import type { Tables } from './tables.ts'

const id = 'course'

/**
 * The secret of all servers on one database, made when it is first asked for: that of the first one's data folder, so that what it handed out
 * before stays good.
 */
export async function readSharedSecret(database: Kysely<Tables>, dataFolder: string): Promise<string> {
  const known = await read(database)
  if (known !== undefined) return known
  const secret = await readServerSecret(dataFolder)
  await database
    .insertInto('transit_secret')
    .values({ id, secret })
    // Of two servers that make one at the same moment the first counts.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const shared = await read(database)
  if (shared === undefined) throw new Error('The secret of courses could not be kept in the database.')
  return shared
}

async function read(database: Kysely<Tables>): Promise<string | undefined> {
  const row = await database.selectFrom('transit_secret').select('secret').where('id', '=', id).executeTakeFirst()
  return row?.secret
}
