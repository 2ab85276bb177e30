import type { Transaction } from 'kysely'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { Item } from '../domain/item.ts'
import type { StoredResponse } from '../port.ts'
import type { ItemTable, Tables } from './tables.ts'

/** Values of one statement, well below what SQLite takes. */
const itemsPerStatement = 500

/** Adds a response; of its caller's, at most `maxStored` stay. */
export async function writeResponse(storage: Storage, response: StoredResponse, maxStored: number): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      await insertResponse(transaction, response)
      await deleteOldest(transaction, response.callerId, maxStored)
    })
}

/** Adds a response unless one of its id is here. */
export async function addResponse(storage: Storage, response: StoredResponse): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute((transaction) => insertResponse(transaction, response))
}

async function insertResponse(transaction: Transaction<Tables>, response: StoredResponse): Promise<void> {
  const { id, callerId, previousId, description } = response
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('responses_response')
    .values({
      id,
      caller_id: callerId,
      previous_id: previousId ?? null,
      description: JSON.stringify(description),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (added === 0n) return
  const rows = toItemRows(response)
  for (let start = 0; start < rows.length; start += itemsPerStatement)
    await transaction
      .insertInto('responses_item')
      .values(rows.slice(start, start + itemsPerStatement))
      .execute()
}

async function deleteOldest(transaction: Transaction<Tables>, callerId: string, maxStored: number): Promise<void> {
  const oldest = await transaction
    .selectFrom('responses_response')
    .select('number')
    .where('caller_id', '=', callerId)
    .orderBy('number', 'desc')
    .offset(maxStored)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await transaction
    .deleteFrom('responses_response')
    .where('caller_id', '=', callerId)
    .where('number', '<=', oldest.number)
    .execute()
}

/** Whether it was there. */
export async function removeResponse(storage: Storage, callerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await storage
    .tables<Tables>()
    .deleteFrom('responses_response')
    .where('caller_id', '=', callerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toItemRows({ id, callerId, input, output }: StoredResponse): ItemTable[] {
  const toRow = (item: Item, position: number) => ({
    response_id: id,
    position,
    caller_id: callerId,
    id: item.id,
    is_output: position < input.length ? 0 : 1,
    item: JSON.stringify(item),
  })
  return [...input, ...output].map(toRow)
}
