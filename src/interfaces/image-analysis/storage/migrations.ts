import { sql } from 'kysely'
import type { Migrations } from '../../../kernel/foundation/storage/migrate.ts'

export const migrations: Migrations = {
  image_analysis_0001_gallery: {
    async up(database) {
      await database.schema
        .createTable('image_gallery')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('embedding', 'text', (column) => column.notNull())
        .execute()
    },
  },
  image_analysis_0002_gallery_sample: {
    async up(database) {
      await database.schema
        .alterTable('image_gallery')
        .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
  image_analysis_0003_reading: {
    async up(database) {
      await database.schema
        .createTable('image_reading')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('result', 'text')
        .execute()
      await database.schema
        .createIndex('image_reading_by_owner')
        .on('image_reading')
        .columns(['owner_id', 'started_at'])
        .execute()
    },
  },
  image_analysis_0004_gallery_change: {
    async up(database) {
      await database.schema
        .createTable('image_gallery_change')
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into image_gallery_change (version) values (0)`.execute(database)
      // Whom there is, without reading the embeddings beside it.
      await database.schema
        .createIndex('image_gallery_by_name')
        .on('image_gallery')
        .columns(['name', 'id', 'kind'])
        .execute()
    },
  },
}
