import { CircuitBreaker } from './circuit-breaker.ts'
import { isAsyncIterable, peekFirst } from '../iteration/peek-first.ts'
import { kernelError, ServiceError } from '../errors/service-error.ts'
import type { Logger } from '../observability/logger.ts'

export interface EngineLink {
  readonly name: string
  readonly load: () => Promise<object>
  /** What keeps it from answering. */
  readonly findLack?: () => Promise<string | undefined>
}

/** Told the name of the engine that produced an answer. */
export type ReportEngine = (name: string) => void

/** An engine of a chain, for those who make one of several: loaded once, with a circuit that whoever asks it keeps. */
export interface ChainedEngine<Engine extends object = object> {
  readonly name: string
  load(): Promise<Engine>
  readonly breaker: CircuitBreaker
}

/** Gives the engine to work with for one request; `report` learns who answered. */
export type SelectEngine<Port extends object = object> = (report: ReportEngine) => Port

export interface EngineChainOptions {
  /** Makes one engine of all, where asking one after the other will not do; called once, before the first request. */
  readonly combine?: ((links: readonly ChainedEngine[]) => SelectEngine) | undefined
}

/** How an engine does, for those who run the server. */
export interface EngineState {
  readonly name: string
  readonly loaded: boolean
  readonly circuit: 'closed' | 'open'
  /** What it needs before it can answer, in sentences. */
  readonly lack?: string
}

/** An engine of a chain with its state, which chains that hold it share. */
class Link implements EngineLink {
  readonly name: string
  readonly load: () => Promise<object>
  readonly breaker: CircuitBreaker
  readonly findLack: () => Promise<string | undefined>
  engine: Promise<object> | undefined
  lack: string | undefined

  constructor({ name, load, findLack = async () => undefined }: EngineLink, breaker: CircuitBreaker) {
    this.name = name
    this.load = load
    this.findLack = findLack
    this.breaker = breaker
  }
}

/** The name reported where no engine is asked: such work is this Mainstay's own. */
const builtIn = 'embedded'

/**
 * The engines that one interface was configured with, in the order in which they are asked. A single engine is handed
 * out as it is; of several, each call goes to the first whose circuit is closed, and on to the next when it fails.
 */
export class EngineChain {
  readonly #links: readonly Link[]
  readonly #log: Logger
  readonly #combine: EngineChainOptions['combine']
  #select: SelectEngine | undefined

  constructor(links: readonly EngineLink[], log: Logger, { combine }: EngineChainOptions = {}) {
    this.#links = links.map((link) => (link instanceof Link ? link : new Link(link, new CircuitBreaker())))
    this.#log = log
    this.#combine = combine
  }

  get names(): readonly string[] {
    return this.#links.map((link) => link.name)
  }

  /** Those of these names, in their order here and with the state that they have. */
  only(names: readonly string[]): EngineChain {
    return new EngineChain(
      this.#links.filter(({ name }) => names.includes(name)),
      this.#log,
      { combine: this.#combine },
    )
  }

  /** The state of each engine, for status pages: loaded or not, its circuit open or closed. */
  describe(): EngineState[] {
    return this.#links.map(({ name, engine, breaker, lack }) => ({
      name,
      loaded: engine !== undefined,
      circuit: breaker.state,
      ...(lack !== undefined && { lack }),
    }))
  }

  /** Looks for what keeps engines from answering; `describe` tells it from then on. */
  async findLacks(): Promise<void> {
    for (const link of this.#links) link.lack = await link.findLack()
  }

  /** Loads all of them, before anything is asked. */
  async load(): Promise<void> {
    await Promise.all(this.#links.map(load))
  }

  /** The engine to work with for one request; `report` learns who answered. */
  select(report: ReportEngine): Promise<object> {
    const [first, second] = this.#links
    if (this.#combine && first) return Promise.resolve(this.#selectCombined(this.#combine, report))
    if (second) return Promise.resolve(this.#askInTurn(report))
    if (!first) throw kernelError('engine_unavailable', 'No engine of this Mainstay does this; its original is asked.')
    report(first.name)
    return load(first)
  }

  async close(): Promise<void> {
    for (const link of this.#links) {
      const engine = await link.engine?.catch(() => undefined)
      if (engine && Symbol.asyncDispose in engine) await (engine as AsyncDisposable)[Symbol.asyncDispose]()
    }
  }

  #selectCombined(combine: NonNullable<EngineChainOptions['combine']>, report: ReportEngine): object {
    this.#select ??= combine(
      this.#links.map((link) => ({ name: link.name, breaker: link.breaker, load: () => load(link) })),
    )
    report(builtIn)
    return this.#select(report)
  }

  /** Stands in for the engine: whichever method is called goes from link to link. */
  #askInTurn(report: ReportEngine): object {
    return new Proxy(Object.freeze({}), {
      get: (_target, method) => {
        // A promise asks its value for `then`; answering would make the stand-in look like a promise.
        if (typeof method === 'symbol' || method === 'then') return undefined
        return (...input: unknown[]) => this.#callFirstAble(method, input, report)
      },
    })
  }

  async #callFirstAble(method: string, input: readonly unknown[], report: ReportEngine): Promise<unknown> {
    let failure: unknown
    for (const link of this.#links) {
      if (!link.breaker.admits()) continue
      try {
        const value = await callMethod(await load(link), method, input)
        const result = isAsyncIterable(value) ? await peekFirst(value) : value
        link.breaker.succeeded()
        report(link.name)
        return result
      } catch (thrown) {
        if (isCallersFault(thrown)) throw thrown
        if (!isNotServed(thrown)) link.breaker.failed()
        failure = thrown
        this.#log.warn({ err: thrown, engine: link.name, method }, 'an engine failed, asking the next one')
      }
    }
    if (failure instanceof ServiceError) throw failure
    throw kernelError('engine_failed', 'No engine could answer; the last failure is in the log.', { cause: failure })
  }
}

function load(link: Link): Promise<object> {
  return (link.engine ??= link.load().catch((thrown: unknown) => {
    link.engine = undefined
    throw thrown
  }))
}

function callMethod(engine: object, method: string, input: readonly unknown[]): unknown {
  const candidate: unknown = Reflect.get(engine, method)
  if (typeof candidate !== 'function') throw new TypeError(`The engine has no method "${method}".`)
  return Reflect.apply(candidate, engine, input)
}

/** What an engine cannot do at all tells nothing of what it can (RFC 9110, section 15.6.2). */
function isNotServed(thrown: unknown): boolean {
  return thrown instanceof ServiceError && thrown.status === 501
}

/** A caller who leaves aborts the call, which tells nothing of the engine. */
function isCallersFault(thrown: unknown): boolean {
  if (thrown instanceof ServiceError) return thrown.status < 500
  return thrown instanceof Error && thrown.name === 'AbortError'
}
