import type { FeedFare, FeedFareRule } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger } from './read-fields.ts'
import { FieldError, readTable, type TableRow } from './read-table.ts'

/** fare_attributes.txt with the rules of fare_rules.txt. */
export async function readFares(files: FeedFiles, problems: ImportProblems): Promise<FeedFare[]> {
  const rules = new Map<string, FeedFareRule[]>()
  const fares = new Map<string, FeedFare>()
  const attributes = ['fare_id', 'price', 'currency_type']
  await readTable({ files, file: 'fare_attributes.txt', problems, required: attributes }, (row) => {
    const fare = readFare(row)
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

function readFare(row: TableRow): FeedFare {
  const price = Number(row.require('price'))
  if (!(price >= 0)) throw new FieldError('price', `"${row.read('price')}" is no price`)
  return {
    id: row.require('fare_id'),
    amount: Math.round(price),
    currency: row.require('currency_type'),
    transfers: readInteger(row, 'transfers', -1),
    duration: readInteger(row, 'transfer_duration', 0),
    rules: [],
  }
}
