import type { QueryOf, ResponseOf } from '../../../kernel/wire/contract.ts'
import type { responses } from '../contract.ts'
import type { Item } from '../domain/item.ts'
import { invalid } from './invalid.ts'

type Listing = (typeof responses)['operations']['listInputItems']

export function listItems(
  items: readonly Item[],
  { order = 'desc', limit = '20', after }: QueryOf<Listing>,
): ResponseOf<Listing> {
  const ordered = order === 'asc' ? items : items.toReversed()
  const start = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0)
    throw invalid('after', `This response has no item with the id '${after.slice(0, 100)}'.`)
  const end = start + Number(limit)
  const data = ordered.slice(start, end)
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: end < ordered.length,
  }
}
