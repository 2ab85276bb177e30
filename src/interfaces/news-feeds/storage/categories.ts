import type { Kysely } from 'kysely'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { isCategoryName } from '../domain/category-name.ts'
import { largestSegment } from '../domain/place-subscriptions.ts'
import type { Tables } from './tables.ts'

export interface Category {
  /** Such as `travel`; stands in the path of the wire. */
  readonly name: string
  /** The number in the path, such as 36. */
  readonly segment: number
}

export async function listCategories(database: Kysely<Tables>): Promise<(Category & { entries: number })[]> {
  const rows = await database.selectFrom('news_feed_category').selectAll().execute()
  return rows
    .map(({ name, segment, entry_count }) => ({ name, segment, entries: entry_count }))
    .toSorted((left, right) => left.segment - right.segment || (left.name < right.name ? -1 : 1))
}

/**
 * Makes sure of a category: a known one needs no number, a new one does.
 *
 * @throws OperatorError when it is new without a number, has another number, or cannot be a name.
 */
export async function ensureCategory(
  database: Kysely<Tables>,
  name: string,
  segment: number | undefined,
): Promise<void> {
  if (!isCategoryName(name))
    throw new OperatorError(
      `"${name.slice(0, 100)}" cannot be a category: letters, digits, ".", "_" and "-" can, 64 at most.`,
    )
  const known = await database
    .selectFrom('news_feed_category')
    .select('segment')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known && (segment === undefined || known.segment === segment)) return
  if (known) throw new OperatorError(`The category "${name}" has the number ${known.segment}, not ${segment}.`)
  if (segment === undefined) throw await unknownCategory(database, name)
  if (!Number.isInteger(segment) || segment < 0 || segment > largestSegment)
    throw new OperatorError(`The number of a category is an integer from 0 to ${largestSegment}.`)
  await database
    .insertInto('news_feed_category')
    .values({ name, segment, entry_count: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

async function unknownCategory(database: Kysely<Tables>, name: string): Promise<OperatorError> {
  const names = (await listCategories(database)).map((category) => category.name)
  return new OperatorError(
    `There is no category "${name}"; there are ${names.join(', ')}. A new one needs a segment, the number in its path, such as 40.`,
  )
}

/** Holds a category until the transaction ends, so that two processes cannot add the same entry to it at once. */
export async function lockCategory(transaction: Kysely<Tables>, name: string): Promise<void> {
  await changeEntryCount(transaction, name, 0)
}

export async function changeEntryCount(transaction: Kysely<Tables>, name: string, change: number): Promise<void> {
  await transaction
    .updateTable('news_feed_category')
    .set((update) => ({ entry_count: update('entry_count', '+', change) }))
    .where('name', '=', name)
    .execute()
}
