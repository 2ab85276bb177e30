import type { Migrations } from '../../foundation/storage/migrate.ts'

/** One row a job: who runs it now, and when it was last begun. */
export const jobMigrations: Migrations = {
  jobs_0001_leases: {
    async up(database) {
      await database.schema
        .createTable('job_lease')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
