import { accessMigrations } from '../../answering/access/migrations.ts'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import { capabilitiesOf } from '../../wire/interface/capabilities-of.ts'
import { contentMigrations } from '../content/migrations.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { jobMigrations } from '../jobs/migrations.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import { migrate, type Migrations } from '../../foundation/storage/migrate.ts'
import { connectStorage } from '../../foundation/storage/connect-storage.ts'
import type { Storage } from '../../foundation/storage/storage.ts'

/** Opens the storage that the settings name and brings its tables up to date, for the server and the commands alike. */
export async function openStorage(
  settings: KernelSettings,
  interfaces: readonly AnyInterface[],
  log?: Logger,
): Promise<Storage> {
  const storage = await connectStorage({
    databaseUrl: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL_SIZE,
    dataFolder: settings.MAINSTAY_DATA,
    log,
  })
  try {
    await migrate(storage, migrationsOf(interfaces))
    return storage
  } catch (thrown) {
    await storage.close()
    throw thrown
  }
}

/** The kernel's, those of capabilities, and those of interfaces. */
export function migrationsOf(interfaces: readonly AnyInterface[]): readonly Migrations[] {
  return [
    accessMigrations,
    contentMigrations,
    jobMigrations,
    ...[...capabilitiesOf(interfaces), ...interfaces].map(({ migrations }) => migrations),
  ]
}
