import { createHmac, hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Holder, SocialNetwork } from '../port.ts'
import type { Tables } from './tables.ts'

export type Tokens = Pick<SocialNetwork, 'issueToken' | 'findTokenHolder' | 'revokeToken'>

/**
 * Tokens in the storage, as hashes. As at the original, a holder gets the same token until it is revoked: it is derived
 * from the holder's secret and a number that counts up, so that nothing that opens anything is stored.
 */
export function createTokens(storage: Storage, now: () => number): Tokens {
  const database = storage.tables<Tables>()

  return {
    async issueToken(holder) {
      const latest = await findLatest(database, holder)
      if (latest?.revoked_at === null) {
        const token = deriveToken(holder, latest.generation)
        if (hashToken(token) === latest.hash) return token
        // The holder's secret is another one now: what the old one opened is closed.
        await revoke(database, latest.hash, now())
      }
      const generation = (latest?.generation ?? 0) + 1
      const token = deriveToken(holder, generation)
      const row = { hash: hashToken(token), holder: holder.id, generation, created_at: now(), revoked_at: null }
      // Two that ask at once derive the same token.
      const insert = database.insertInto('social_token').values(row)
      await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute()
      return token
    },

    async findTokenHolder(token) {
      const row = await database
        .selectFrom('social_token')
        .select('holder')
        .where('hash', '=', hashToken(token))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row?.holder
    },

    revokeToken: (token) => revoke(database, hashToken(token), now()),
  }
}

async function revoke(database: Kysely<Tables>, hashed: string, time: number): Promise<void> {
  await database
    .updateTable('social_token')
    .set({ revoked_at: time })
    .where('hash', '=', hashed)
    .where('revoked_at', 'is', null)
    .execute()
}

function findLatest(database: Kysely<Tables>, { id }: Holder) {
  return database
    .selectFrom('social_token')
    .selectAll()
    .where('holder', '=', id)
    .orderBy('generation', 'desc')
    .executeTakeFirst()
}

/** As the original's look: percent-encoded base64 after a run of A. Clients must send the percent signs as they are. */
function deriveToken({ id, secret }: Holder, generation: number): string {
  const code = createHmac('sha256', secret).update(`social-timeline\n${id}\n${generation}`).digest('base64')
  return `${'A'.repeat(22)}%2F${encodeURIComponent(code)}`
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
