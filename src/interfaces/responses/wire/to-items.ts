import type { BodyOf } from '../../../kernel/wire/contract.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import type { responses } from '../contract.ts'
import type { Item, ItemPart } from '../domain/item.ts'
import { invalid } from './invalid.ts'

export type WireRequest = BodyOf<(typeof responses)['operations']['createResponse']>
type WireItem = Exclude<NonNullable<WireRequest['input']>, string>[number]

/** An item that an earlier response has, by its id. */
export type FindItem = (id: string) => Promise<Item | undefined>

/** The items of a request, each with an id. References are looked up. */
export async function toItems(input: WireRequest['input'], findItem: FindItem): Promise<readonly Item[]> {
  if (input === undefined || input === null) return []
  if (typeof input === 'string') return [toMessage({ role: 'user', content: input }, 'input')]
  const items: Item[] = []
  for (const [index, item] of input.entries()) items.push(await toItem(item, `input.${index}`, findItem))
  return items
}

async function toItem(item: WireItem, field: string, findItem: FindItem): Promise<Item> {
  switch (item.type ?? 'message') {
    case 'message':
      return toMessage(item, field)
    case 'function_call':
      return toFunctionCall(item, field)
    case 'function_call_output':
      return toFunctionCallOutput(item, field)
    case 'reasoning':
      return toReasoning(item)
    case 'item_reference':
      return resolve(item, field, findItem)
    default:
      throw invalid(
        `${field}.type`,
        `Items of the type "${String(item.type).slice(0, 64)}" are not taken here; those of the types message, function_call, ` +
          'function_call_output, reasoning and item_reference are.',
      )
  }
}

function toMessage({ id, role, content }: WireItem, field: string): Item {
  if (!role) throw invalid(`${field}.role`, 'A message must have a "role".')
  if (content === undefined || content === null) throw invalid(`${field}.content`, 'A message must have "content".')
  const kind = role === 'assistant' ? 'output_text' : 'input_text'
  const parts = typeof content === 'string' ? [{ type: kind, text: content }] : content
  return {
    id: id || createId('msg', '_'),
    type: 'message',
    role,
    status: 'completed',
    content: parts.map((part, index) => checkPart(part, `${field}.content.${index}`)),
  }
}

const textKinds: ReadonlySet<string> = new Set(['input_text', 'output_text', 'text'])

function checkPart(part: ItemPart, field: string): ItemPart {
  if (!textKinds.has(part.type)) return part
  if (part.text === undefined) throw invalid(`${field}.text`, `A part of the type "${part.type}" must have a "text".`)
  return { ...part, text: part.text.toWellFormed() }
}

function toFunctionCall({ id, call_id, name, arguments: written }: WireItem, field: string): Item {
  if (!call_id) throw invalid(`${field}.call_id`, 'A function_call must have a "call_id".')
  if (!name) throw invalid(`${field}.name`, 'A function_call must have the "name" of the function.')
  return {
    id: id || createId('fc', '_'),
    type: 'function_call',
    status: 'completed',
    call_id,
    name,
    arguments: (written ?? '{}').toWellFormed(),
  }
}

function toFunctionCallOutput({ id, call_id, output }: WireItem, field: string): Item {
  if (!call_id) throw invalid(`${field}.call_id`, 'A function_call_output must have the "call_id" that it answers.')
  if (output === undefined || output === null)
    throw invalid(`${field}.output`, 'A function_call_output must have "output".')
  return {
    id: id || createId('fco', '_'),
    type: 'function_call_output',
    status: 'completed',
    call_id,
    output:
      typeof output === 'string'
        ? output.toWellFormed()
        : output.map((part, index) => checkPart(part, `${field}.output.${index}`)),
  }
}

function toReasoning({ id, summary, content }: WireItem): Item {
  return {
    id: id || createId('rs', '_'),
    type: 'reasoning',
    status: 'completed',
    summary: summary ?? [],
    content: Array.isArray(content) ? content : [],
  }
}

async function resolve({ id }: WireItem, field: string, findItem: FindItem): Promise<Item> {
  const found = id ? await findItem(id) : undefined
  if (found) return found
  throw invalid(`${field}.id`, `Item with id '${(id ?? '').slice(0, 100)}' not found among your stored responses.`)
}
