import { createId } from '../../../dialects/openai/create-id.ts'
import type { EventOf } from '../../../kernel/wire/contract.ts'
import type { responses } from '../contract.ts'
import type { FunctionCallItem, ItemPart, ItemStatus, MessageItem, ReasoningItem } from '../domain/item.ts'

export type WireEvent = EventOf<(typeof responses)['operations']['createResponse']>

/** An event before it is numbered. */
export type Unnumbered = WireEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'sequence_number'>
    : never
  : never

type TextKind = 'output_text' | 'refusal' | 'reasoning_text'
type OutputItem = MessageItem | FunctionCallItem | ReasoningItem

interface OpenText {
  readonly item: MessageItem | ReasoningItem
  readonly index: number
  /** The last part of its content. */
  readonly part: ItemPart
  readonly kind: TextKind
  text: string
}

interface OpenCall {
  readonly item: FunctionCallItem
  readonly index: number
}

/**
 * Writes the items of an output and the events that report them: an item is added, grows and is done. One text at a time is open;
 * calls stay open to the end, for their pieces may come in turns.
 */
export class OutputWriter {
  readonly items: OutputItem[] = []
  readonly #calls: OpenCall[] = []
  #text: OpenText | undefined

  writeText(kind: TextKind, delta: string): readonly Unnumbered[] {
    const opening = this.#text?.kind === kind ? [] : this.#openText(kind)
    const open = this.#text
    if (!open || delta === '') return opening
    open.text += delta
    const place = { item_id: open.item.id, output_index: open.index, content_index: open.item.content.length - 1 }
    if (kind === 'output_text')
      return [...opening, { type: 'response.output_text.delta', ...place, delta, logprobs: [] }]
    return [...opening, { type: `response.${kind}.delta`, ...place, delta }]
  }

  writeCall(which: number, piece: { id?: string; name?: string; arguments: string }): readonly Unnumbered[] {
    const opening = this.#calls[which] ? [] : [...this.#closeText('completed'), ...this.#openCall(which, piece)]
    const call = this.#calls[which]
    if (!call || piece.arguments === '') return opening
    call.item.arguments += piece.arguments
    const place = { item_id: call.item.id, output_index: call.index }
    return [...opening, { type: 'response.function_call_arguments.delta', ...place, delta: piece.arguments }]
  }

  /** What was open is done, in full or not. */
  close(status: ItemStatus): readonly Unnumbered[] {
    return [...this.#closeText(status), ...this.#calls.flatMap((call) => closeCall(call, status))]
  }

  #openText(kind: TextKind): readonly Unnumbered[] {
    const isSameItem = this.#text?.item.type === 'message' && kind !== 'reasoning_text'
    const closing = isSameItem ? this.#closePart() : this.#closeText('completed')
    const item = isSameItem && this.#text ? this.#text.item : createTextItem(kind)
    const adding = isSameItem ? [] : this.#add(item)
    const part = toPart(kind, '')
    const place = { item_id: item.id, output_index: this.items.indexOf(item), content_index: item.content.length }
    item.content.push(part)
    this.#text = { item, index: place.output_index, part, kind, text: '' }
    return [...closing, ...adding, { type: 'response.content_part.added', ...place, part: { ...part } }]
  }

  #openCall(which: number, { id, name }: { id?: string; name?: string }): readonly Unnumbered[] {
    const item: FunctionCallItem = {
      id: createId('fc', '_'),
      type: 'function_call',
      status: 'in_progress',
      call_id: id || createId('call', '_'),
      name: name ?? '',
      arguments: '',
    }
    this.#calls[which] = { item, index: this.items.length }
    return this.#add(item)
  }

  #add(item: OutputItem): readonly Unnumbered[] {
    this.items.push(item)
    return [{ type: 'response.output_item.added', output_index: this.items.length - 1, item: structuredClone(item) }]
  }

  #closePart(): readonly Unnumbered[] {
    const open = this.#text
    if (!open) return []
    const { item, index, kind, text } = open
    const part = Object.assign(open.part, toPart(kind, text))
    const place = { item_id: item.id, output_index: index, content_index: item.content.length - 1 }
    return [toTextDone(kind, text, place), { type: 'response.content_part.done', ...place, part: { ...part } }]
  }

  #closeText(status: ItemStatus): readonly Unnumbered[] {
    const open = this.#text
    if (!open) return []
    const closing = this.#closePart()
    this.#text = undefined
    open.item.status = status
    return [...closing, toItemDone(open.item, open.index)]
  }
}

function createTextItem(kind: TextKind): MessageItem | ReasoningItem {
  const common = { status: 'in_progress' as const, content: [] }
  if (kind === 'reasoning_text') return { id: createId('rs', '_'), type: 'reasoning', ...common, summary: [] }
  return { id: createId('msg', '_'), type: 'message', ...common, role: 'assistant' }
}

function toPart(kind: TextKind, text: string): ItemPart {
  if (kind === 'refusal') return { type: kind, refusal: text }
  return kind === 'reasoning_text' ? { type: kind, text } : { type: kind, text, annotations: [], logprobs: [] }
}

function toTextDone(
  kind: TextKind,
  text: string,
  place: { item_id: string; output_index: number; content_index: number },
): Unnumbered {
  if (kind === 'refusal') return { type: 'response.refusal.done', ...place, refusal: text }
  if (kind === 'reasoning_text') return { type: 'response.reasoning_text.done', ...place, text }
  return { type: 'response.output_text.done', ...place, text, logprobs: [] }
}

function closeCall({ item, index }: OpenCall, status: ItemStatus): readonly Unnumbered[] {
  item.status = status
  const { id, name, arguments: written } = item
  return [
    { type: 'response.function_call_arguments.done', item_id: id, output_index: index, name, arguments: written },
    toItemDone(item, index),
  ]
}

function toItemDone(item: OutputItem, index: number): Unnumbered {
  return { type: 'response.output_item.done', output_index: index, item: structuredClone(item) }
}
