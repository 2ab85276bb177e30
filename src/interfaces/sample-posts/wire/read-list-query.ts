import { createRecord } from '../../../libraries/json/create-record.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Filter, Joins, ListQuery, SortKey } from '../port.ts'
import { readRange } from './read-range.ts'
import type { WireQuery } from './wire-query.ts'

/** Names with a meaning of their own; every other field of the query is a filter. */
const reserved = new Set([
  'callback',
  '_',
  'q',
  '_page',
  '_limit',
  '_start',
  '_end',
  '_sort',
  '_order',
  '_embed',
  '_expand',
])

const tests: readonly (readonly [suffix: string, test: Filter['test']])[] = [
  ['_gte', 'at-least'],
  ['_lte', 'at-most'],
  ['_ne', 'differs'],
  ['_like', 'matches'],
]

/**
 * A `matches` or a range is tried on every record with every value given, so an address full of them could hold the
 * server up; equality is one look-up however many values there are.
 */
const maxComparisons = 100

export function readListQuery(query: WireQuery): ListQuery {
  const { q, _sort, _order } = query
  const search = first(q)
  const range = readRange(query)
  return {
    filters: readFilters(query),
    sort: readSort(first(_sort), first(_order)),
    ...(search ? { search } : {}),
    ...(range ? { range } : {}),
    ...readJoins(query),
  }
}

export function readJoins({ _embed, _expand }: WireQuery): Joins {
  return { embed: [_embed ?? []].flat(), expand: [_expand ?? []].flat() }
}

function readFilters(query: WireQuery): Filter[] {
  const filters = Object.entries(joinBrackets(query))
    .filter(([name]) => !reserved.has(name))
    .map(([name, values]) => ({ ...readFilterName(name), values }))
  const comparisons = filters
    .filter(({ test }) => test === 'matches' || test === 'at-least' || test === 'at-most')
    .reduce((sum, { values }) => sum + values.length, 0)
  if (comparisons <= maxComparisons) return filters
  throw new ServiceError(
    'too_many_filters',
    400,
    `The query compares with ${comparisons} values by _gte, _lte or _like; give at most ${maxComparisons}.`,
  )
}

/** A list as PHP, Rails and jQuery write one: `userId[]=1&userId[]=2`, `userId[0]=1`. */
function joinBrackets(query: WireQuery): Readonly<Record<string, readonly string[]>> {
  const joined = createRecord<string[]>()
  for (const [name, value = []] of Object.entries(query)) {
    const values = (joined[name.replace(/\[\d*\]$/, '')] ??= [])
    for (const each of [value].flat()) values.push(each)
  }
  return joined
}

function readFilterName(name: string): Pick<Filter, 'path' | 'test'> {
  const found = tests.find(([suffix]) => name.endsWith(suffix))
  if (!found) return { path: name, test: 'equals' }
  const [suffix, test] = found
  return { path: name.slice(0, -suffix.length), test }
}

function readSort(fields = '', orders = ''): SortKey[] {
  if (!fields) return []
  const order = orders.split(',')
  return fields
    .split(',')
    .map((path, index) => ({ path, order: order[index]?.toLowerCase() === 'desc' ? 'desc' : 'asc' }))
}

function first(value: WireQuery[string]): string | undefined {
  return typeof value === 'object' ? value[0] : value
}
