import type { FeedFare, FeedFareRule } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'

/** fare_attributes.txt with the rules of fare_rules.txt. */
export async function readFares(
  files: FeedFiles,
  operators: ReadonlyMap<string, string>,
  problems: ImportProblems,
): Promise<FeedFare[]> {
  const rules = new Map<string, FeedFareRule[]>()
  const fares = new Map<string, FeedFare>()
  const attributes = ['fare_id', 'price', 'currency_type']
  await readTable({ files, file: 'fare_attributes.txt', problems, required: attributes }, (row) => {
    const fare = readFare(row, operators)
    if (fares.has(fare.id)) throw new FieldError('fare_id', `"${fare.id}" stands there already`)
    fares.set(fare.id, fare)
    rules.set(fare.id, [])
  })
  const standard = ['fare_id', 'route_id', 'origin_id', 'destination_id', 'contains_id']
  await readTable({ files, file: 'fare_rules.txt', problems, required: ['fare_id'], standard }, (row) => {
    const ofFare = rules.get(row.require('fare_id'))
    if (!ofFare) throw new FieldError('fare_id', `there is no fare "${row.read('fare_id')}"`)
    ofFare.push({
      line: row.read('route_id'),
      origin: row.read('origin_id'),
      destination: row.read('destination_id'),
      contains: row.read('contains_id'),
    })
  })
  return [...fares.values()].map((fare) => ({ ...fare, rules: rules.get(fare.id) ?? [] }))
}

function readFare(row: TableRow, operators: ReadonlyMap<string, string>): FeedFare {
  const agency = row.read('agency_id')
  const operator = agency === '' ? '' : operators.get(agency)
  if (operator === undefined) throw new FieldError('agency_id', `there is no agency "${agency}"`)
  return {
    id: row.require('fare_id'),
    amount: readAmount(row, 'price'),
    currency: row.require('currency_type'),
    operator,
    priority: 0,
    group: '',
    transfers: readInteger(row, 'transfers', -1),
    duration: readInteger(row, 'transfer_duration', 0),
    rules: [],
  }
}

/** Such as 210 or 1.25. What is taken off is less than 0. */
export function readAmount(row: TableRow, column: string, min = 0): number {
  const text = row.require(column)
  const amount = Number(text)
  if (!Number.isFinite(amount) || amount < min) throw new FieldError(column, `"${text}" is no price`)
  return amount
}
