import type { FeedFiles } from '../feed-files.ts'
import type { ImportProblems } from '../import-problems.ts'
import { readAmount } from '../read-fares.ts'
import { readTable } from '../read-table.ts'

export interface FareProduct {
  readonly amount: number
  readonly currency: string
  /** Whether it may be paid for by any means. */
  readonly isForAllMedia: boolean
}

/**
 * fare_products.txt by id: what a rider of the default category pays; of prices by means of payment the one for all, or else the lowest.
 * Undefined for products of other categories alone.
 */
export async function readProducts(
  files: FeedFiles,
  problems: ImportProblems,
): Promise<ReadonlyMap<string, FareProduct | undefined>> {
  const defaults = new Set([''])
  await readTable({ files, file: 'rider_categories.txt', problems, required: ['rider_category_id'] }, (row) => {
    if (row.read('is_default_fare_category') === '1') defaults.add(row.read('rider_category_id'))
  })
  const products = new Map<string, FareProduct | undefined>()
  const required = ['fare_product_id', 'amount', 'currency']
  await readTable({ files, file: 'fare_products.txt', problems, required }, (row) => {
    const id = row.require('fare_product_id')
    const known = products.get(id)
    const isForAllMedia = row.read('fare_media_id') === ''
    const product = {
      amount: readAmount(row, 'amount', Number.NEGATIVE_INFINITY),
      currency: row.require('currency'),
      isForAllMedia,
    }
    if (!defaults.has(row.read('rider_category_id'))) products.set(id, known)
    else if (!known || isBetter(product, known)) products.set(id, product)
  })
  return products
}

function isBetter(one: FareProduct, other: FareProduct): boolean {
  return one.isForAllMedia === other.isForAllMedia ? one.amount < other.amount : one.isForAllMedia
}
