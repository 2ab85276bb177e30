import type { FeedLine } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'
import { toVehicleKind } from './to-vehicle-kind.ts'

/** routes.txt; the first of two routes with one id counts. */
export async function readLines(
  files: FeedFiles,
  operators: ReadonlyMap<string, string>,
  problems: ImportProblems,
): Promise<FeedLine[]> {
  const lines = new Map<string, FeedLine>()
  await readTable({ files, file: 'routes.txt', problems, required: ['route_id', 'route_type'] }, (row) => {
    const line = readLine(row, operators)
    if (lines.has(line.id)) throw new FieldError('route_id', `"${line.id}" stands there already`)
    lines.set(line.id, line)
  })
  return [...lines.values()]
}

function readLine(row: TableRow, operators: ReadonlyMap<string, string>): FeedLine {
  const shortName = row.read('route_short_name')
  const longName = row.read('route_long_name')
  const type = readInteger(row, 'route_type', Number.NaN)
  const kind = toVehicleKind(type)
  if (!kind) throw new FieldError('route_type', `"${row.read('route_type')}" is no type of GTFS`)
  const [onlyOperator = ''] = operators.values()
  return {
    id: row.require('route_id'),
    name: longName || shortName,
    symbol: longName === '' ? '' : shortName,
    color: readColor(row.read('route_color')),
    operator: operators.get(row.read('agency_id')) ?? onlyOperator,
    network: row.read('network_id'),
    kind,
    // High speed rail, and coaches as against local buses.
    isHighSpeed: type === 101 || Math.floor(type / 100) === 2,
  }
}

function readColor(text: string): number {
  return /^[0-9a-f]{6}$/i.test(text) ? Number.parseInt(text, 16) : -1
}
