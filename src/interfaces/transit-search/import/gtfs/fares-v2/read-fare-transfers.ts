import type { FeedFareTransfer } from '../feed.ts'
import type { FeedFiles } from '../feed-files.ts'
import type { ImportProblems } from '../import-problems.ts'
import { readInteger } from '../read-fields.ts'
import { FieldError, readTable, type TableRow } from '../read-table.ts'
import type { LegRule } from './read-leg-rules.ts'
import type { FareProduct } from './read-products.ts'
import { nameGroup } from './to-leg-fares.ts'

export interface FareTransferContext {
  readonly rules: readonly LegRule[]
  readonly products: ReadonlyMap<string, FareProduct | undefined>
}

/** fare_transfer_rules.txt, written out for each pair of groups. */
export async function readFareTransfers(
  files: FeedFiles,
  { rules, products }: FareTransferContext,
  problems: ImportProblems,
): Promise<FeedFareTransfer[]> {
  const read: FeedFareTransfer[] = []
  await readTable({ files, file: 'fare_transfer_rules.txt', problems, required: ['fare_transfer_type'] }, (row) => {
    const transfer = readTransfer(row, products)
    if (transfer) read.push(transfer)
  })
  const groups = [...new Set(rules.map(({ group }) => group))]
  const joined = await hasJoinRules(files, problems)
  return [...joinAll(joined ? groups : []), ...read.flatMap((transfer) => expand(transfer, read, groups))]
}

function readTransfer(row: TableRow, products: FareTransferContext['products']): FeedFareTransfer | undefined {
  const type = readInteger(row, 'fare_transfer_type', -1)
  if (type < 0 || type > 2) throw new FieldError('fare_transfer_type', `"${row.read('fare_transfer_type')}" is no type`)
  const name = row.read('fare_product_id')
  const product = products.get(name)
  if (name !== '' && !products.has(name)) throw new FieldError('fare_product_id', `there is no product "${name}"`)
  if (name !== '' && !product) return undefined
  const count = Number(row.read('transfer_count') || -1)
  return {
    from: row.read('from_leg_group_id'),
    to: row.read('to_leg_group_id'),
    count: Number.isSafeInteger(count) && count > 0 ? count : -1,
    duration: readInteger(row, 'duration_limit', 0),
    durationType: Math.min(3, readInteger(row, 'duration_limit_type', 0)),
    type,
    amount: product?.amount ?? 0,
  }
}

/** An empty group stands for those that no rule names. */
function expand(
  transfer: FeedFareTransfer,
  all: readonly FeedFareTransfer[],
  groups: readonly string[],
): FeedFareTransfer[] {
  const find = (side: 'from' | 'to') => {
    if (transfer[side] !== '') return groups.filter((group) => group === transfer[side])
    const named = new Set(all.map((other) => other[side]).filter((name) => name !== ''))
    return groups.filter((group) => !named.has(group))
  }
  const targets = find('to')
  return find('from').flatMap((from) =>
    targets.map((to) => ({ ...transfer, from: nameGroup(from), to: nameGroup(to) })),
  )
}

async function hasJoinRules(files: FeedFiles, problems: ImportProblems): Promise<boolean> {
  let count = 0
  await readTable({ files, file: 'fare_leg_join_rules.txt', problems, required: [] }, () => void count++)
  const message = 'rides that are priced as one are not understood; journeys with changes have no fare.'
  if (count > 0) problems.add({ file: 'fare_leg_join_rules.txt', line: 1, field: '', message })
  return count > 0
}

/** What two rides cost together is not known, whichever they are. */
function joinAll(groups: readonly string[]): FeedFareTransfer[] {
  const unknown = { count: -1, duration: 0, durationType: 0, type: 2, amount: Number.NaN }
  return groups.flatMap((from) => groups.map((to) => ({ from: nameGroup(from), to: nameGroup(to), ...unknown })))
}
