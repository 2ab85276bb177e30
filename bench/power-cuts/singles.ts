import type { Migrations } from '../../src/kernel/foundation/storage/migrate.ts'

export interface SingleTables {
  single: { name: string }
}

/** Rows that are written one by one, without a transaction of their own. */
export const singleMigrations: Migrations = {
  singles_0001_table: {
    async up(database) {
      await database.schema
        .createTable('single')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .execute()
    },
  },
}
