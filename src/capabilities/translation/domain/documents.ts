/** Whole documents: read, translated text by text, and written again in the same form. */
import type { Glossary } from './glossary.ts'
import type { Formality } from '../port.ts'

export interface DocumentRequest {
  /** The file's name, whose ending says what it is. */
  readonly name: string
  readonly bytes: Uint8Array
  /** A language tag; found out from the whole document when absent. */
  readonly source?: string
  readonly target: string
  readonly formality?: Formality
  readonly glossary?: Glossary
  /** The id of the caller. */
  readonly owner: string
}

export interface Documents {
  /** What a document costs, once it is known that it can be read and translated. @throws ServiceError where it cannot */
  measure(request: DocumentRequest, signal: AbortSignal): Promise<{ readonly characters: number }>
  /** Translates it while the caller waits. */
  translate(request: DocumentRequest, signal: AbortSignal): Promise<TranslatedDocument>
  /** Keeps it and translates it behind the answer, in this process or another. */
  add(request: DocumentRequest, characters: number): Promise<DocumentTicket>
  find(owner: string, ticket: DocumentTicket): Promise<DocumentState | undefined>
  /** The translated document, once: it is deleted then. Undefined while there is none. */
  take(owner: string, ticket: DocumentTicket): Promise<TranslatedDocument | undefined>
  /** Whether its characters have still to be paid for; they are not any more afterwards. */
  claimCharge(owner: string, ticket: DocumentTicket): Promise<boolean>
  /** Takes a claim back: the characters could not be paid for. */
  returnCharge(owner: string, ticket: DocumentTicket): Promise<void>
  /** Keeps what was translated while its caller waited, for the holder of the ticket. */
  keep(owner: string, translated: TranslatedDocument): Promise<DocumentTicket>
  /** What was kept so, as often as it is asked for. */
  fetchKept(ticket: DocumentTicket): Promise<TranslatedDocument | undefined>
  /** Goes on with what a process that ended left behind; ends when all is done or the signal aborts. */
  resume(signal: AbortSignal): Promise<void>
}

export interface TranslatedDocument {
  readonly name: string
  readonly bytes: Uint8Array
  readonly characters: number
  /** How many of its texts stay as they were, because no engine could translate them; none unless given. */
  readonly left?: number
}

/** Who has both may ask for a document. */
export interface DocumentTicket {
  readonly id: string
  readonly key: string
}

export interface DocumentState {
  readonly state: 'waiting' | 'translating' | 'done' | 'failed'
  readonly name: string
  readonly characters: number
  /** Of `total` texts. */
  readonly done: number
  readonly total: number
  /** Milliseconds since 1970 at which the translation began; 0 before. */
  readonly startedAt: number
  /** Why it failed, or what of it stays as it was, in a sentence. */
  readonly message?: string
}
