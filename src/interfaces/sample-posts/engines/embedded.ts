import type { ListQuery, RecordList, Resource, SampleSets, SampleStore } from '../port.ts'
import { composeSets, type RecordSets } from '../sample/compose-sets.ts'
import { containsText } from './embedded/query/contains-text.ts'
import { filterRecords } from './embedded/query/filter-records.ts'
import { createJoiner } from './embedded/query/join-records.ts'
import { sortRecords } from './embedded/query/sort-records.ts'

/** The sample records of Mainstay, composed once and kept in memory. */
export default function createEngine(): SampleStore {
  const sets = composeSets()
  const planJoins = createJoiner(sets)
  const whole = listWhole(sets)
  return {
    async list(resource, query) {
      if (asksForNothing(query)) return whole[resource]
      const matching = selectRecords(sets[resource], query)
      const sorted = query.sort.length > 0 ? sortRecords(matching, query.sort) : matching
      const cut = query.range ? sorted.slice(query.range.start, query.range.end) : sorted
      const records = joinsNothing(query) ? cut : cut.map(planJoins(resource, query))
      return { records, total: matching.length }
    },
    async find(resource, id, joins) {
      // Records are numbered from 1 without gaps.
      const record = sets[resource][id - 1]
      return record && !joinsNothing(joins) ? planJoins(resource, joins)(record) : record
    },
  }
}

type WholeSets = { readonly [Set in Resource]: RecordList<SampleSets[Set]> }

function listWhole({ posts, comments, albums, photos, users, todos }: RecordSets): WholeSets {
  const list = <Entry>(records: readonly Entry[]) => ({ records, total: records.length })
  return {
    posts: list(posts),
    comments: list(comments),
    albums: list(albums),
    photos: list(photos),
    users: list(users),
    todos: list(todos),
  }
}

function selectRecords<Entry extends object>(records: readonly Entry[], query: ListQuery): readonly Entry[] {
  const lower = query.search?.toLowerCase()
  const found = lower ? records.filter((record) => containsText(record, lower)) : records
  return filterRecords(found, query.filters)
}

function joinsNothing({ embed, expand }: Pick<ListQuery, 'embed' | 'expand'>): boolean {
  return embed.length === 0 && expand.length === 0
}

function asksForNothing(query: ListQuery): boolean {
  const { filters, sort, search, range } = query
  return filters.length === 0 && sort.length === 0 && !search && !range && joinsNothing(query)
}
