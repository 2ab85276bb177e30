import type { Migrations } from '../../foundation/storage/migrate.ts'

/** Contents whose sample was added, removed or never wanted: the first start leaves these alone. */
export const contentMigrations: Migrations = {
  content_0001_samples: {
    async up(database) {
      await database.schema
        .createTable('content_sample')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('noted_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
