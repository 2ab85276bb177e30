/**
 * The port of stored conversations: a language model, and a memory of what was answered, so that a later request can go on from
 * there. Everything stored belongs to one caller, and nobody else learns that it is there.
 */
import type { LanguageModel } from '../../capabilities/language-model/port.ts'
import type { Item } from './domain/item.ts'

export interface ConversationalModel extends Pick<LanguageModel, 'listModels' | 'chat'> {
  /** Throws a `ServiceError` where nothing can be kept now: then no model need be asked. */
  assertStorable(): Promise<void>
  /** Keeps a response; the caller's oldest ones make room. */
  storeResponse(response: StoredResponse): Promise<void>
  findResponse(callerId: string, id: string): Promise<StoredResponse | undefined>
  /** False where there was none. */
  deleteResponse(callerId: string, id: string): Promise<boolean>
  /** All that was said up to a response and in it, oldest first; undefined where it, or one that it goes on from, is not there. */
  readConversation(callerId: string, id: string): Promise<readonly Item[] | undefined>
  /** One item of whichever response of the caller. */
  findItem(callerId: string, id: string): Promise<Item | undefined>
}

export interface StoredResponse {
  readonly id: string
  readonly callerId: string
  /** The response that it goes on from. */
  readonly previousId: string | undefined
  /** The response as the wire shows it, without its output. */
  readonly description: Readonly<Record<string, unknown>>
  readonly input: readonly Item[]
  readonly output: readonly Item[]
}
