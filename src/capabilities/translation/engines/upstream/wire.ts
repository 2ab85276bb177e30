import type { UpstreamCall } from '../../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import type { TranslationRequest } from '../../port.ts'

/** Texts that are translated by one call; what they share. Languages are named by the server's own codes. */
export type Batch = Omit<TranslationRequest, 'text'> & { readonly texts: readonly string[] }

/** Languages of a server: its own code of each, by tag. */
export interface ServedLanguages {
  readonly sources: ReadonlyMap<string, string>
  readonly targets: ReadonlyMap<string, string>
  /** Whether a pair of codes can be had; all of them unless given. */
  readonly hasPair?: (source: string, target: string) => boolean
}

/** How a kind of servers is spoken to. */
export interface Wire {
  readonly maxTexts: number
  readonly maxCharacters: number
  /** Whether it is given HTML as such, and keeps what is not to be translated. */
  readonly takesHtml: boolean
  /** The calls by which its languages are read. */
  readonly languageCalls: (key: string | undefined) => readonly UpstreamCall[]
  /** Undefined where the answers are no lists of languages. */
  readonly readLanguages: (answers: readonly unknown[]) => ServedLanguages | undefined
  readonly writeCall: (batch: Batch, key: string | undefined) => UpstreamCall
  /** Undefined for what is no answer of this wire. */
  readonly readTexts: (answer: unknown) => readonly unknown[] | undefined
  /** Other translations of each text; none unless given. */
  readonly readAlternatives?: (answer: unknown) => readonly unknown[] | undefined
}

/** What a server made of one text. */
export interface ServerTranslation {
  readonly text: string
  readonly alternatives: readonly string[]
}

const json = { 'content-type': 'application/json' }

export function get(path: string, headers: Readonly<Record<string, string>> = {}): UpstreamCall {
  return { method: 'GET', path, headers, body: null }
}

export function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): UpstreamCall {
  return { method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) }
}
