/** An interface is a contract, the engines that can do its work, and handlers between the two. */
import type { Static, TObject } from 'typebox'
import type { Answer, EventStream, WrittenAnswer } from './interface/answer.ts'
import type { KeptFiles } from './interface/kept-files.ts'
import type { KeptContent } from './interface/content.ts'
import type { BodyOf, Contract, EventOf, Operation, ParamsOf, QueryOf, ResponseOf } from './contract.ts'
import type { ServiceError } from '../foundation/errors/service-error.ts'
import { withWireStatus } from './contract/wire-status.ts'
import type { EngineTable, Capability } from './interface/engine.ts'
import type { ReadySkill, Skill } from './interface/skill.ts'
import type { Caller, Callers } from './interface/caller.ts'
import type { UsageUnit } from './interface/key-limits.ts'
import type { Quotas } from './interface/quotas.ts'
import type { Job } from './interface/job.ts'
import type { Listener } from './interface/listener.ts'
import type { ModelPurpose } from './interface/model-purpose.ts'
import type { Migrations } from '../foundation/storage/migrate.ts'
import type { Storage } from '../foundation/storage/storage.ts'
import type { Logger } from '../foundation/observability/logger.ts'
import type { UpstreamRules } from './interface/upstream-rules.ts'

/** What a handler reads of a request: validated, in the wire's own words. */
export interface OperationInput<O extends Operation> {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The address the request was sent to, such as `http://127.0.0.1:8022/test/posts?_page=2`. */
  readonly url: URL
  /** The IP address that the request came from. */
  readonly remoteAddress: string
}

/** What a handler works with. */
export interface OperationContext<Engine, Settings = unknown> {
  /** The chosen engine, or the chain of them, loaded on first use. */
  readonly engine: Engine
  /** The slice's own settings, by environment name. */
  readonly settings: Settings
  /** Which of the contract's bases the request was sent to. */
  readonly base: string
  readonly caller: Caller
  /** Keys of this server, for wires with credentials of their own. */
  readonly callers: Callers
  readonly quotas: Quotas
  /** What the assistant may do in the caller's name. */
  readonly skills: readonly ReadySkill[]
  /** Counts what the call used, beside itself, for the operator and the limits of the caller's key. */
  countUsed(unit: UsageUnit, amount: number): void
  /** Aborts when the caller goes away before the answer is complete. */
  readonly signal: AbortSignal
  /** To be called at every step of long work: others have their turn when it is theirs. Fails once the caller is gone. */
  yieldToEventLoop(): Promise<void> | undefined
  /** The platform's clock: milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
}

export type HandlerResult<O extends Operation> =
  | ResponseOf<O>
  | Answer<ResponseOf<O>>
  | WrittenAnswer
  | EventStream<EventOf<O>>

export type Handler<O extends Operation, Engine, Settings = unknown> = (
  input: OperationInput<O>,
  context: OperationContext<Engine, Settings>,
) => HandlerResult<O> | Promise<HandlerResult<O>>

export type Handlers<C extends Contract, Engine, Settings = unknown> = {
  readonly [Name in keyof C['operations']]: Handler<C['operations'][Name], Engine, Settings>
}

/** Whom and by which limits a call is charged. */
export interface ChargeContext<Settings> {
  /** Which of the contract's bases the request was sent to. */
  readonly base: string
  readonly caller: Caller
  readonly quotas: Quotas
  /** The slice's own settings, by environment name. */
  readonly settings: Settings
}

/**
 * Takes a call from what the caller may still use, whichever engine answers it then, and gives the headers of this wire that say what is left.
 * Throws when nothing is.
 */
export type Charge<Settings> = (context: ChargeContext<Settings>) => Promise<Readonly<Record<string, string>>>

/** A failure as this wire writes it. */
export interface RenderedError {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The body as it is sent, where it is not JSON; `content-type` among the headers says what it is. */
  readonly written?: string
}

/** What a wire that answers in several forms looks at to choose that of a failure. */
export interface RefusedRequest {
  /** The path and the query, below the interface's base or with it. */
  readonly url: string
  readonly headers: OperationInput<Operation>['headers']
}

/** Writes a failure, which has the status of this wire already (`failure.statuses` of its contract). */
export type RenderError = (error: ServiceError, request: RefusedRequest) => RenderedError

export interface InterfaceDefinition<C extends Contract, Engine extends object, Settings extends TObject> {
  readonly contract: C
  /**
   * Environment name before `_ENGINE`; from the id unless given (`IP_LOCATION`). An interface that a capability serves goes by the
   * capability's, and its original too, unless it names one of its own: then its setting says whether the capability or its original answers.
   */
  readonly prefix?: string
  /** Engines of its own, or the capability that serves it whole. */
  readonly engines: EngineTable<Engine, Static<Settings>> | { readonly of: Capability<Engine> }
  /** Of its own engines those that `auto` chooses among, the best first; it is the default where there are any. */
  readonly autoEngines?: readonly string[]
  /** What models are for that its engines can answer by. */
  readonly models?: readonly ModelPurpose[]
  /** Capabilities that its engines ask; a wrong setting of theirs then stops the start. */
  readonly uses?: readonly Capability<object>[]
  /** Settings of this slice, by environment name; numbers and booleans are read from their text. */
  readonly settings?: Settings
  readonly migrations?: Migrations
  /** What people keep here, and how it gets in and out. */
  readonly content?: KeptContent
  /** What it keeps in files beside the database, for backups. */
  readonly keptFiles?: KeptFiles
  /** Scheduled work by name. */
  readonly jobs?: Readonly<Record<string, Job<Static<Settings>>>>
  /** Wires of its own that are not HTTP, by name. */
  readonly listeners?: Readonly<Record<string, Listener<Engine, Static<Settings>>>>
  /** What the built-in assistant can do by it. */
  readonly skill?: Skill<Engine, Static<Settings>>
  readonly handlers: Handlers<C, Engine, Static<Settings>>
  /** What a call costs the caller, by operation; run once it was admitted and validated. */
  readonly charges?: { readonly [Name in keyof C['operations']]?: Charge<Static<Settings>> }
  /** What changes when calls are passed on to the original. */
  readonly upstream?: UpstreamRules<keyof C['operations'] & string>
  /** Origins, such as `https://tile.example`, whose pictures its pages of the console may show. */
  readonly pictureOrigins?: PictureOrigins<Static<Settings>>
  /** Whether its engines are loaded in the background after the start, rather than by the first call. */
  readonly prewarms?: (settings: Static<Settings>) => boolean
  /** What data it answers from here, and of when. */
  readonly describeData?: DescribeData<Static<Settings>>
  readonly renderError: RenderError
}

/** An interface with its own types folded away, as the kernel's lists hold it. */
export interface AnyInterface {
  readonly contract: Contract
  readonly prefix: string
  readonly engines: EngineTable<object, Record<string, unknown>>
  /** The capability whose engines these are. */
  readonly servedBy: Capability<object> | undefined
  readonly autoEngines: readonly string[] | undefined
  readonly models: readonly ModelPurpose[]
  readonly uses: readonly Capability<object>[]
  readonly settings: TObject | undefined
  readonly migrations: Migrations
  readonly content: KeptContent | undefined
  readonly keptFiles: KeptFiles | undefined
  readonly jobs: Readonly<Record<string, Job<Record<string, unknown>>>>
  readonly listeners: Readonly<Record<string, Listener>>
  readonly skill: Skill<object, object> | undefined
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly charges: Readonly<Record<string, AnyCharge | undefined>>
  readonly upstream: UpstreamRules
  readonly pictureOrigins: AnyPictureOrigins | undefined
  readonly prewarms: AnyPrewarms | undefined
  readonly describeData: AnyDescribeData | undefined
  readonly renderError: RenderError
}

/** The input of whichever operation. */
export interface AnyInput {
  readonly params: object
  readonly query: object
  readonly body: unknown
  readonly headers: OperationInput<Operation>['headers']
  readonly url: URL
  readonly remoteAddress: string
}

/** Written as a method, so that a handler of any one operation fits: the kernel validates its input first. */
export type AnyHandler = { handle(input: AnyInput, context: OperationContext<object>): unknown }['handle']

/** Written as a method for the same reason: the settings are read by the slice's own schema. */
export type AnyCharge = { charge(context: ChargeContext<object>): ReturnType<Charge<object>> }['charge']

export type PictureOrigins<Settings> = (settings: Settings) => readonly string[]

/** Written as a method, as handlers are. */
export type AnyPictureOrigins = { list(settings: object): readonly string[] }['list']

/** Written as a method, as handlers are. */
export type AnyPrewarms = { decide(settings: object): boolean }['decide']

/** Data with the version that it is of, or the day, or how much of it there is. */
export interface DataVersion {
  readonly name: string
  readonly version: string
}

export interface DataPlace<Settings> {
  readonly settings: Settings
  readonly storage: Storage
  readonly dataFolder: string
}

export type DescribeData<Settings> = (place: DataPlace<Settings>) => Promise<readonly DataVersion[]>

/** Written as a method, as handlers are. */
export type AnyDescribeData = { describe(place: DataPlace<object>): Promise<readonly DataVersion[]> }['describe']

/** Declares an interface; the types of handlers and engines are inferred from its contract. */
export function defineInterface<
  const C extends Contract,
  Engine extends object,
  Settings extends TObject = TObject<Record<never, never>>,
>(definition: InterfaceDefinition<C, Engine, Settings>): AnyInterface {
  const {
    contract,
    engines: source,
    settings,
    migrations = {},
    models = [],
    uses = [],
    jobs = {},
    listeners = {},
    charges = {},
    ...rest
  } = definition
  const servedBy = isCapability(source) ? source.of : undefined
  return {
    contract,
    prefix: rest.prefix ?? servedBy?.prefix ?? contract.id.replaceAll('-', '_').toUpperCase(),
    engines: isCapability(source) ? source.of.engines : source,
    servedBy,
    autoEngines: servedBy ? servedBy.autoEngines : rest.autoEngines,
    models,
    uses,
    settings,
    migrations,
    jobs,
    listeners,
    content: rest.content,
    keptFiles: rest.keptFiles,
    skill: rest.skill,
    handlers: rest.handlers,
    charges,
    upstream: rest.upstream ?? {},
    pictureOrigins: rest.pictureOrigins,
    prewarms: rest.prewarms,
    describeData: rest.describeData,
    renderError: (error, request) => rest.renderError(withWireStatus(error, contract.failure), request),
  }
}

function isCapability<Engine extends object>(source: object): source is { readonly of: Capability<Engine> } {
  return 'of' in source && typeof source.of === 'object'
}
