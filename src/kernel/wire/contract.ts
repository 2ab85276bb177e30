/**
 * A contract describes one foreign wire as pure data: nothing here runs. The same object gives the validator, the
 * OpenAPI document, the types of handlers and client, and the forms of the console.
 *
 * Glossary:
 * - interface: one of the services of the specification (G1 … P), a folder under `src/interfaces`
 * - operation: one call of an interface, a method and a path
 * - base: where an interface is mounted, such as `geo`; it may hold a parameter (`encyclopedia/:lang`)
 * - key placement: where this wire carries its credential
 */
import type { Static, TObject, TSchema } from 'typebox'
import type { KernelErrorCode } from '../foundation/errors/service-error.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a request body is written on the wire; a `form` is urlencoded. */
export type MainBodyKind = 'json' | 'form' | 'bytes'

/**
 * `multipart`: a form of several parts (RFC 7578). A file counts as the text in it, unless the schema declares its field by a
 * `contentMediaType`: then it is a `FormFile`. No wire has it alone.
 */
export type BodyKind = MainBodyKind | 'multipart'

/**
 * Where a wire carries the caller's key.
 * - `bearer`: `Authorization: Bearer KEY`, or else the header `orHeader` with the key alone, or the field `orField` of the query or the body, where
 *   the wire has one, or one of `otherFields`, as some of its clients call it
 * - `scheme`: `Authorization: ANYTHING{suffix} KEY`
 * - `basic`: `Authorization: Basic base64(NAME:SECRET)`; a key of ours stands for both
 * - `header`, `query`, `form`: a field of that name
 */
export type KeyPlacement =
  | {
      readonly in: 'bearer'
      readonly orHeader?: string
      readonly orField?: string
      readonly otherFields?: readonly string[]
    }
  | { readonly in: 'basic' }
  | { readonly in: 'scheme'; readonly suffix: string }
  | { readonly in: 'header' | 'query' | 'form'; readonly name: string }

/**
 * `required`: a call without a valid key is refused. `optional`: a key of ours names the caller, anything else is
 * ignored, so that clients which always send some token keep working. `own`: the wire makes credentials of its own there,
 * and the handler refuses what it does not know; it finds our keys by `context.callers`.
 */
export type KeyRule = KeyPlacement & {
  readonly need: 'required' | 'optional' | 'own'
  /** Where a key is required: only one that opens every interface will do, none that was made for this one alone. */
  readonly scope?: '*'
  /** Ids of interfaces whose keys open this one, too: by those they can do the same already. */
  readonly openedBy?: readonly string[]
}

/** A file of a form of several parts. In an urlencoded form the same field is a text, the content of the file. */
export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface BodyContract {
  /** Kinds this wire takes; the first is assumed when the Content-Type names none of them. */
  readonly accepts: readonly [MainBodyKind, ...BodyKind[]]
  /** Bodies of other types count as none instead, multipart forms among them. */
  readonly ignoresOthers?: boolean
  readonly schema: TSchema
  /** Bytes after inflating, where this operation needs less than `MAINSTAY_MAX_BODY_BYTES`. */
  readonly maxBytes?: number
}

/** The kinds that callers of ours write: what a form of several parts says, an urlencoded one says too. */
export function mainKindsOf([first, ...others]: BodyContract['accepts']): readonly [MainBodyKind, ...MainBodyKind[]] {
  return [first, ...others.filter((kind) => kind !== 'multipart')]
}

export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Operation {
  readonly method: Method
  /** Below the base; parameters as `:name`, a segment each. */
  readonly path: string
  /** Further paths that answer alike. */
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: BodyContract
  /** Fields of the query, and fields of a form; 1,000 when absent. */
  readonly maxFields?: number
  /** What callers of this wire send besides, by lower-case name: an `accept` of its own, or a `content-type` where there is no body. */
  readonly headers?: Readonly<Record<string, string>>
  /** The answer of a success, as JSON has it; `Type.Undefined()` for none, a string of the format `binary` for bytes of `mediaTypes`. */
  readonly response: TSchema
  /** Media types of answers by path, failures among them, where they are not `application/json` alone; a path as `path` and `aliases` have it. */
  readonly mediaTypes?: Readonly<Record<string, readonly string[]>>
  /** The shape of one event, when the operation can answer as a stream of server-sent events. */
  readonly events?: TSchema
  /** The status of a success; 200 unless the wire says otherwise. */
  readonly status?: number
  /**
   * Bodies of what else its own work makes it answer, by status: things that are not there, limits that are reached, a 304 without
   * a body (`Type.Undefined()`), the success that the original has where this server always refuses. What the kernel may refuse
   * follows from the rest of the contract and is not repeated.
   */
  readonly errors?: Readonly<Record<number, TSchema>>
  /** When this operation carries its credential elsewhere than the rest of the interface. */
  readonly key?: KeyRule
  /** Of a POST: whether sending it twice does what sending it once does, so that it may be sent again when nobody answered. */
  readonly isRepeatable?: boolean
  /** Whether the original has no such operation: it is answered here, whatever engine is set. */
  readonly isOurs?: boolean
  /** A call that works as it stands: the curl line, the console's form and the reference page show it. */
  readonly example: Example
}

/** How a wire answers failures. */
export interface FailureContract {
  /** The body, as JSON has it. */
  readonly body: TSchema
  /** Statuses of the kernel's failures where this wire has another than the kernel: 200 where only the body shows them. */
  readonly statuses?: Readonly<Partial<Record<KernelErrorCode, number>>>
}

export interface Contract {
  /** The folder's name, kebab-case. */
  readonly id: string
  /** The specification's name for the interface, such as `G13`. */
  readonly spec: string
  readonly title: string
  readonly summary: string
  /** Mounted at `/{base}` and at the root of `{base}.localhost`, the labels in reverse order. */
  readonly base: string
  /** Further bases with the same operations (the free plan's own host of G6, for one). */
  readonly alternateBases?: readonly string[]
  readonly key: KeyRule
  /**
   * Whether pages of any origin may call (CORS) or those of this server alone, which is so where nothing is said. Any origin only where
   * the original lets it, and where nothing of the owner's is disclosed without a key.
   */
  readonly cors?: {
    readonly pages: 'any-origin' | 'same-origin'
    /** Whether pages may also call with credentials, which a browser asks leave for by name; nothing here reads a cookie. */
    readonly allowsCredentials?: boolean
    readonly because: string
  }
  readonly failure: FailureContract
  /** Whom the data's licence asks to name wherever results are shown. */
  readonly credit?: { readonly text: string; readonly url: string }
  /** What a caller sees as the status when no HTTP response came at all: 0, or -1 where the specification says so. */
  readonly noResponseStatus?: 0 | -1
  /** How long callers of this wire wait for an answer unless they are set to another time; 30,000 milliseconds when absent. */
  readonly callerTimeoutMs?: number
  readonly operations: Readonly<Record<string, Operation>>
}

/** Declares a contract, keeping its literal types for handlers and client. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type StaticOr<T, Absent> = T extends TSchema ? Static<T> : Absent

export type ParamsOf<O extends Operation> = StaticOr<O['params'], Record<never, never>>
export type QueryOf<O extends Operation> = StaticOr<O['query'], Record<never, never>>
export type BodyOf<O extends Operation> = O['body'] extends BodyContract ? Static<O['body']['schema']> : undefined
export type ResponseOf<O extends Operation> = Static<O['response']>
export type EventOf<O extends Operation> = StaticOr<O['events'], never>
