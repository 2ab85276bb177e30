/** An interface is a contract, the engines that can do its work, and handlers between the two. */
import type { Static, TObject } from 'typebox'
import type { Answer, EventStream } from './http/answer.ts'
import type { Content } from './content/content.ts'
import type { BodyOf, Contract, EventOf, Operation, ParamsOf, QueryOf, ResponseOf } from './contract.ts'
import type { ServiceError } from './errors.ts'
import type { EngineTable } from './engines.ts'
import type { Caller, Callers } from './access/caller.ts'
import type { Quotas } from './access/quotas.ts'
import type { Job } from './jobs/job.ts'
import type { Migrations } from './storage/migrate.ts'
import type { Logger } from './observability/logger.ts'

/** What a handler reads of a request: validated, in the wire's own words. */
export interface OperationInput<O extends Operation> {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The address the request was sent to, such as `http://127.0.0.1:8022/test/posts?_page=2`. */
  readonly url: URL
}

/** What a handler works with. */
export interface OperationContext<Engine> {
  /** The chosen engine, or the chain of them, loaded on first use. */
  readonly engine: Engine
  readonly caller: Caller
  /** Keys of this house, for wires with credentials of their own. */
  readonly callers: Callers
  readonly quotas: Quotas
  /** Aborts when the caller goes away before the answer is complete. */
  readonly signal: AbortSignal
  readonly log: Logger
}

export type HandlerResult<O extends Operation> = ResponseOf<O> | Answer<ResponseOf<O>> | EventStream<EventOf<O>>

export type Handler<O extends Operation, Engine> = (
  input: OperationInput<O>,
  context: OperationContext<Engine>,
) => HandlerResult<O> | Promise<HandlerResult<O>>

export type Handlers<C extends Contract, Engine> = {
  readonly [Name in keyof C['operations']]: Handler<C['operations'][Name], Engine>
}

/** A failure as this wire writes it. */
export interface RenderedError {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface InterfaceDefinition<C extends Contract, Engine extends object, Settings extends TObject> {
  readonly contract: C
  /** Environment name before `_ENGINE` and the slice's own settings; from the id unless given (`IP_LOCATION`). */
  readonly prefix?: string
  readonly engines: EngineTable<Engine, Static<Settings>>
  /** Settings of this slice, by environment name; numbers and booleans are read from their text. */
  readonly settings?: Settings
  readonly migrations?: Migrations
  /** What people keep here, and how it gets in and out. */
  readonly content?: Content
  /** Scheduled work by name. */
  readonly jobs?: Readonly<Record<string, Job<Static<Settings>>>>
  readonly handlers: Handlers<C, Engine>
  readonly renderError: (error: ServiceError) => RenderedError
}

/** An interface with its own types folded away, as the kernel's lists hold it. */
export interface AnyInterface {
  readonly contract: Contract
  readonly prefix: string
  readonly engines: EngineTable<object, Record<string, unknown>>
  readonly settings: TObject | undefined
  readonly migrations: Migrations
  readonly content: Content | undefined
  readonly jobs: Readonly<Record<string, Job<Record<string, unknown>>>>
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly renderError: (error: ServiceError) => RenderedError
}

/** The input of whichever operation. */
export interface AnyInput {
  readonly params: object
  readonly query: object
  readonly body: unknown
  readonly headers: OperationInput<Operation>['headers']
  readonly url: URL
}

/** Written as a method, so that a handler of any one operation fits: the kernel validates its input first. */
export type AnyHandler = { handle(input: AnyInput, context: OperationContext<object>): unknown }['handle']

/** Declares an interface; the types of handlers and engines are inferred from its contract. */
export function defineInterface<
  const C extends Contract,
  Engine extends object,
  Settings extends TObject = TObject<Record<never, never>>,
>(definition: InterfaceDefinition<C, Engine, Settings>): AnyInterface {
  const { contract, engines, handlers, renderError, settings, migrations = {}, content, jobs = {} } = definition
  const prefix = definition.prefix ?? contract.id.replaceAll('-', '_').toUpperCase()
  return { contract, prefix, engines, handlers, settings, migrations, content, jobs, renderError }
}
