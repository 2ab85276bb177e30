import { type Kysely, sql } from 'kysely'
import { fromPageRow } from './from-page-row.ts'
import { memberTypes, type Tables } from './tables.ts'
import type { CategoryMember, CategoryUse, MemberRange, CategoryRange } from './category-member.ts'

/** What a category holds: articles, then categories, then files, each by what they are sorted by. */
export async function listCategoryMembers(
  database: Kysely<Tables>,
  language: string,
  name: string,
  { types, namespaces, since, isDescending = false, limit }: MemberRange,
): Promise<CategoryMember[]> {
  const direction = isDescending ? 'desc' : 'asc'
  const operator = sql.raw(isDescending ? '<=' : '>=')
  const rows = await database
    .selectFrom('encyclopedia_category as category')
    .innerJoin('encyclopedia_page as page', (join) =>
      join.onRef('page.language', '=', 'category.language').onRef('page.id', '=', 'category.page_id'),
    )
    .selectAll('page')
    .select(['category.member_type', 'category.sort_key', 'category.sort_prefix'])
    .where('category.language', '=', language)
    .where('category.name', '=', name)
    .where(
      'category.member_type',
      'in',
      types.map((type) => memberTypes.indexOf(type)),
    )
    .$if(namespaces !== undefined, (query) => query.where('page.namespace', 'in', [...(namespaces ?? [])]))
    .$if(since !== undefined, (query) =>
      query.where(
        sql<boolean>`(category.member_type, category.sort_key, category.page_id) ${operator} (${memberTypes.indexOf(since?.type ?? 'page')}, ${since?.sortKey ?? ''}, ${since?.pageId ?? 0})`,
      ),
    )
    .orderBy('category.member_type', direction)
    .orderBy('category.sort_key', direction)
    .orderBy('category.page_id', direction)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    page: fromPageRow(row),
    type: memberTypes[row.member_type] ?? 'page',
    sortKey: row.sort_key,
    sortPrefix: row.sort_prefix,
  }))
}

/** Categories that pages are in, by their names, and how much is in each. */
export async function listCategories(
  database: Kysely<Tables>,
  language: string,
  { prefix = '', from, to, isDescending = false, limit }: CategoryRange,
): Promise<CategoryUse[]> {
  const [low, high] = isDescending ? [to, from] : [from, to]
  const rows = await countMembers(database, language)
    .$if(prefix !== '', (query) => query.where('name', '>=', prefix).where('name', '<', `${prefix}\u{10ffff}`))
    .$if(low !== undefined, (query) => query.where('name', '>=', low ?? ''))
    .$if(high !== undefined, (query) => query.where('name', '<=', high ?? ''))
    .orderBy('name', isDescending ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(toUse)
}

/** How much is in some categories; those that hold nothing are left out. */
export async function countCategories(
  database: Kysely<Tables>,
  language: string,
  names: readonly string[],
): Promise<CategoryUse[]> {
  if (names.length === 0) return []
  const rows = await countMembers(database, language).where('name', 'in', names).execute()
  return rows.map(toUse)
}

function countMembers(database: Kysely<Tables>, language: string) {
  const count = (type: number) =>
    sql<number | string>`sum(case when member_type = ${sql.raw(String(type))} then 1 else 0 end)`
  return database
    .selectFrom('encyclopedia_category')
    .select(['name', count(0).as('pages'), count(1).as('subcategories'), count(2).as('files')])
    .where('language', '=', language)
    .groupBy('name')
}

function toUse(row: {
  name: string
  pages: number | string
  subcategories: number | string
  files: number | string
}): CategoryUse {
  return {
    name: row.name,
    pages: Number(row.pages),
    subcategories: Number(row.subcategories),
    files: Number(row.files),
  }
}
