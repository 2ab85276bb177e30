import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { toPost } from './from-row.ts'
import type { Tables } from './tables.ts'
import { writeTerms } from './write-terms.ts'

export const migrations: Migrations = {
  social_0001_accounts: { up: createAccounts },
  social_0002_posts: { up: createPosts },
  social_0003_followers: { up: createFollowers },
  social_0004_tokens: { up: createTokens },
  social_0005_friends: { up: indexFriends },
  social_0006_terms: { up: createTerms },
}

/** SQLite compares text by its bytes; so does PostgreSQL under the collation "C". */
const idColumn = (dialect: Storage['dialect']) => (dialect === 'postgres' ? sql`text collate "C"` : sql`text`)

async function createAccounts(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('social_account')
    .addColumn('id', idColumn(dialect), (column) => column.primaryKey())
    .addColumn('screen_name', 'text', (column) => column.notNull())
    .addColumn('folded_name', idColumn(dialect), (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('image_url', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('is_protected', 'integer', (column) => column.notNull())
    .addColumn('is_placeholder', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('follower_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('friend_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('post_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_position', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema
    .createIndex('social_account_by_name')
    .on('social_account')
    .columns(['folded_name', 'is_placeholder', 'id'])
    .execute()
}

async function createPosts(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('social_post')
    .addColumn('id', idColumn(dialect), (column) => column.primaryKey())
    .addColumn('account_id', idColumn(dialect), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('entities', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('is_repost', 'integer', (column) => column.notNull())
    .addColumn('is_sensitive', 'integer', (column) => column.notNull())
    .addColumn('repost_count', 'integer', (column) => column.notNull())
    .addColumn('favourite_count', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('social_post_by_account')
    .on('social_post')
    .columns(['account_id', 'id desc'])
    .execute()
}

async function createFollowers(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('social_follower')
    .addColumn('account_id', idColumn(dialect), (column) => column.notNull())
    .addColumn('follower_id', idColumn(dialect), (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_follower_key', ['account_id', 'follower_id'])
    .execute()
  // A page is one range of this index, wherever it begins.
  await database.schema
    .createIndex('social_follower_by_position')
    .on('social_follower')
    .columns(['account_id', 'position', 'follower_id'])
    .unique()
    .execute()
}

async function createTokens(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('social_token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()
  await database.schema
    .createIndex('social_token_by_holder')
    .on('social_token')
    .columns(['holder', 'generation'])
    .execute()
}

async function indexFriends(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('social_follower_by_follower')
    .on('social_follower')
    .columns(['follower_id', 'account_id'])
    .execute()
}

async function createTerms(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  const table = database.schema
    .createTable('social_term')
    .addColumn('term', idColumn(dialect), (column) => column.notNull())
    .addColumn('post_id', idColumn(dialect), (column) => column.notNull())
    .addPrimaryKeyConstraint('social_term_key', ['term', 'post_id'])
  await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
  await indexPosts(database.withTables<Tables>())
}

const postsPerStep = 500

async function indexPosts(database: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('social_post')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(postsPerStep)
      .execute()
    await writeTerms(
      database,
      rows.map((row) => ({ ...toPost(row), id: row.id })),
    )
    const end = rows.at(-1)
    if (!end || rows.length < postsPerStep) return
    last = end.id
  }
}
