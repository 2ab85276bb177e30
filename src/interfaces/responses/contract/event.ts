import * as Type from 'typebox'
import type { TProperties } from 'typebox'
import { OutputItem, ContentPart } from './item.ts'
import { ResponseObject } from './response.ts'

const order = { sequence_number: Type.Integer({ description: 'From 0, without a gap' }) }

const place = { item_id: Type.String(), output_index: Type.Integer() }

const partPlace = { ...place, content_index: Type.Integer() }

function event<const Names extends readonly string[], const Fields extends TProperties>(names: Names, fields: Fields) {
  return Type.Object({ type: Type.Enum(names), ...order, ...fields })
}

/** One event of a response that is made; its type is also the event's name. */
export const ResponseEvent = Type.Union([
  event(['response.created', 'response.in_progress', 'response.completed', 'response.incomplete', 'response.failed'], {
    response: ResponseObject,
  }),
  event(['response.output_item.added', 'response.output_item.done'], {
    output_index: Type.Integer(),
    item: OutputItem,
  }),
  event(['response.content_part.added', 'response.content_part.done'], { ...partPlace, part: ContentPart }),
  event(['response.output_text.delta'], { ...partPlace, delta: Type.String(), logprobs: Type.Array(Type.Unknown()) }),
  event(['response.output_text.done'], { ...partPlace, text: Type.String(), logprobs: Type.Array(Type.Unknown()) }),
  event(['response.reasoning_text.delta', 'response.refusal.delta'], { ...partPlace, delta: Type.String() }),
  event(['response.reasoning_text.done'], { ...partPlace, text: Type.String() }),
  event(['response.refusal.done'], { ...partPlace, refusal: Type.String() }),
  event(['response.function_call_arguments.delta'], { ...place, delta: Type.String() }),
  event(['response.function_call_arguments.done'], { ...place, name: Type.String(), arguments: Type.String() }),
])
