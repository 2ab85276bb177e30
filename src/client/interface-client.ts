import type { TSchema } from 'typebox'
import type {
  BodyContract,
  BodyOf,
  Contract,
  EventOf,
  Operation,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../kernel/wire/contract.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './answer/result.ts'

/** What a body of raw bytes may be given as; a `File` of a browser is a `Blob`. */
export type Bytes = Uint8Array<ArrayBuffer> | ArrayBuffer | Blob

/** Path and query travel as text, so a field declared as any text may be given as a number. */
type Written<Value> = string extends Value ? Value | number : Value
type WrittenFields<Fields> = { [Name in keyof Fields]: Written<Fields[Name]> }

type InputBody<O extends Operation> = O['body'] extends { readonly accepts: readonly ['bytes', ...unknown[]] }
  ? Bytes
  : BodyOf<O>

type Nothing = Record<never, never>

/** A part of the input, optional when nothing in it is required. */
type Part<Name extends string, Value> = Nothing extends Value
  ? { readonly [Each in Name]?: Value }
  : { readonly [Each in Name]: Value }

/** What a call of this operation is given: its path parameters, query and body, each only where it has one. */
export type InputOf<O extends Operation> = (O['params'] extends TSchema
  ? Part<'params', WrittenFields<ParamsOf<O>>>
  : Nothing) &
  (O['query'] extends TSchema ? Part<'query', WrittenFields<QueryOf<O>>> : Nothing) &
  (O['body'] extends BodyContract ? Part<'body', InputBody<O>> : Nothing)

/** An operation that takes nothing is given its options at once; `{}` before them does no harm. */
type Arguments<O extends Operation> = keyof InputOf<O> extends never
  ? [options?: CallOptions] | [input: Nothing, options: CallOptions]
  : Nothing extends InputOf<O>
    ? [input?: InputOf<O>, options?: CallOptions]
    : [input: InputOf<O>, options?: CallOptions]

export interface Call<O extends Operation> {
  (...given: Arguments<O>): Promise<Result<ResponseOf<O>>>
}

export interface StreamingCall<O extends Operation> extends Call<O> {
  /**
   * Asks for the answer as it is made. Nothing is sent before the first event is awaited; leaving the loop closes the
   * connection.
   *
   * @throws StreamRefusedError in place of the first event; StreamBrokenError when it ends before its time.
   */
  stream(...given: Arguments<O>): AsyncIterable<EventOf<O>>
}

/** One method per operation of a contract. */
export type InterfaceClient<C extends Contract> = {
  readonly [Name in keyof C['operations']]: C['operations'][Name] extends { readonly events: TSchema }
    ? StreamingCall<C['operations'][Name]>
    : Call<C['operations'][Name]>
}
