import type { Kysely } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'

export const migrations: Migrations = {
  responses_0001_responses: { up: createResponses },
}

async function createResponses(database: Kysely<unknown>, dialect: Storage['dialect']): Promise<void> {
  await database.schema
    .createTable('responses_response')
    .addColumn('number', dialect === 'postgres' ? 'bigserial' : 'integer', (column) =>
      dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('caller_id', 'text', (column) => column.notNull())
    .addColumn('previous_id', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('responses_response_by_caller')
    .on('responses_response')
    .columns(['caller_id', 'number'])
    .execute()
  await database.schema
    .createTable('responses_item')
    .addColumn('response_id', 'text', (column) =>
      column.notNull().references('responses_response.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('caller_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('is_output', 'integer', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('responses_item_place', ['response_id', 'position'])
    .execute()
  await database.schema.createIndex('responses_item_by_id').on('responses_item').columns(['caller_id', 'id']).execute()
}
