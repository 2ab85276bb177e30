import type { Platform } from '../../../kernel/foundation/platform.ts'
import { raiseVersion, writeUsers } from '../storage/write-users.ts'
import type { Tables } from '../storage/tables.ts'
import { sampleUsers } from './sample-users.ts'

type Context = Pick<Platform, 'storage'>

export async function addSampleUsers({ storage }: Context): Promise<void> {
  await writeUsers(storage, sampleUsers)
}

export async function removeSampleUsers({ storage }: Context): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      await transaction.deleteFrom('user_search_user').where('is_sample', '=', 1).execute()
      await raiseVersion(transaction)
    })
}
