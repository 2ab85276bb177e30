import type { FeedFiles } from '../feed-files.ts'
import type { ImportProblems } from '../import-problems.ts'
import { readInteger } from '../read-fields.ts'
import { readTable } from '../read-table.ts'

/** A row of fare_leg_rules.txt; empty for what it says nothing about. */
export interface LegRule {
  readonly line: number
  readonly group: string
  readonly network: string
  readonly from: string
  readonly to: string
  readonly product: string
  /** Undefined where the file has no priorities, and empty fields mean what no other rule names. */
  readonly priority: number | undefined
  /** What else it depends on, by the name of the field: the time of day, or conditions that drafts of the standard had. */
  readonly condition: string | undefined
}

const conditions = [
  'from_timeframe_group_id',
  'to_timeframe_group_id',
  'from_timeframe_id',
  'to_timeframe_id',
  'contains_area_id',
  'min_distance',
  'max_distance',
  'service_id',
]

export async function readLegRules(files: FeedFiles, problems: ImportProblems): Promise<LegRule[]> {
  const rules: LegRule[] = []
  await readTable({ files, file: 'fare_leg_rules.txt', problems, required: ['fare_product_id'] }, (row) => {
    rules.push({
      line: row.line,
      group: row.read('leg_group_id'),
      network: row.read('network_id'),
      from: row.read('from_area_id'),
      to: row.read('to_area_id'),
      product: row.require('fare_product_id'),
      priority: row.indexOf('rule_priority') === -1 ? undefined : readInteger(row, 'rule_priority', 0),
      condition: conditions.find((field) => row.read(field) !== ''),
    })
  })
  return rules
}
