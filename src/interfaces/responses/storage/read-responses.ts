import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { Item as ItemSchema } from '../contract/item.ts'
import type { Item } from '../domain/item.ts'
import type { StoredResponse } from '../port.ts'
import type { ItemTable, Tables } from './tables.ts'

const readDescription = createJsonReader(Type.Record(Type.String(), Type.Unknown()))
const readItemText: (text: string) => Item = createJsonReader(ItemSchema)

export async function readResponse(
  storage: Storage,
  callerId: string,
  id: string,
): Promise<StoredResponse | undefined> {
  const row = await storage
    .tables<Tables>()
    .selectFrom('responses_response')
    .select(['previous_id', 'description'])
    .where('caller_id', '=', callerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const items = await storage
    .tables<Tables>()
    .selectFrom('responses_item')
    .select(['is_output', 'item'])
    .where('response_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    id,
    callerId,
    previousId: row.previous_id ?? undefined,
    description: readDescription(row.description),
    input: items.filter(({ is_output: isOutput }) => isOutput === 0).map(fromItemRow),
    output: items.filter(({ is_output: isOutput }) => isOutput === 1).map(fromItemRow),
  }
}

/** Items of a chain of responses, oldest first; undefined where a link of the chain is not there. */
export async function readChain(storage: Storage, callerId: string, id: string): Promise<Item[] | undefined> {
  const links = await storage
    .tables<Tables>()
    .withRecursive('chain', (database) =>
      database
        .selectFrom('responses_response')
        .select(['id', 'previous_id', 'number'])
        .where('caller_id', '=', callerId)
        .where('id', '=', id)
        .unionAll(
          database
            .selectFrom('responses_response as earlier')
            .innerJoin('chain', 'chain.previous_id', 'earlier.id')
            .select(['earlier.id', 'earlier.previous_id', 'earlier.number'])
            .where('earlier.caller_id', '=', callerId),
        ),
    )
    .selectFrom('chain')
    .leftJoin('responses_item', 'responses_item.response_id', 'chain.id')
    .select(['chain.number', 'chain.previous_id', 'responses_item.item'])
    .orderBy('chain.number')
    .orderBy('responses_item.position')
    .execute()
  const [first] = links
  if (!first || first.previous_id !== null) return undefined
  return links.flatMap(({ item }) => (item === null ? [] : fromItemRow({ item })))
}

export async function readItem(storage: Storage, callerId: string, id: string): Promise<Item | undefined> {
  const row = await storage
    .tables<Tables>()
    .selectFrom('responses_item')
    .select('item')
    .where('caller_id', '=', callerId)
    .where('id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row && fromItemRow(row)
}

function fromItemRow({ item }: Pick<ItemTable, 'item'>): Item {
  return readItemText(item)
}
