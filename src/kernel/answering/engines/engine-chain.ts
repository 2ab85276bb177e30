import type { ChainedEngine, ReportEngine, SelectEngine } from '../../wire/interface/chained-engine.ts'
import { CircuitBreaker } from '../../../libraries/retry/circuit-breaker.ts'
import { isAsyncIterable, peekFirst } from '../../../libraries/iteration/peek-first.ts'
import { kernelError, LackError, ServiceError } from '../../foundation/errors/service-error.ts'
import type { Logger } from '../../foundation/observability/logger.ts'

export interface EngineLink {
  readonly name: string
  readonly load: () => Promise<object>
  /** What keeps it from answering. */
  readonly findLack?: () => Promise<string | undefined>
}

export interface EngineChainOptions {
  /** Makes one engine of all, where asking one after the other will not do; called once, before the first request. */
  readonly combine?: ((links: readonly ChainedEngine[]) => SelectEngine) | undefined
  /**
   * Makes a chain of which the first engine that lacks nothing answers. What they lack is looked for anew when this number changes, and now and
   * then.
   */
  readonly readVersion?: (() => number) | undefined
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
  /** The engine once it is loaded. */
  ready: object | undefined
  lack: string | undefined

  constructor({ name, load, findLack = async () => undefined }: EngineLink, breaker: CircuitBreaker) {
    this.name = name
    this.load = load
    this.findLack = findLack
    this.breaker = breaker
  }
}

/** Milliseconds after which engines that lacked something are asked again, although nothing was pulled. */
const maxReadyMs = 5_000

/** Milliseconds for which what was found for a request is good. */
const maxSelectedMs = 1_000

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
  readonly #readVersion: EngineChainOptions['readVersion']
  #lookedFor: { readonly version: number; readonly at: number; readonly ready: Promise<readonly Link[]> } | undefined
  #select: SelectEngine | undefined

  constructor(links: readonly EngineLink[], log: Logger, { combine, readVersion }: EngineChainOptions = {}) {
    this.#links = links.map((link) => (link instanceof Link ? link : new Link(link, new CircuitBreaker())))
    this.#log = log
    this.#combine = combine
    this.#readVersion = readVersion
  }

  get names(): readonly string[] {
    return this.#links.map((link) => link.name)
  }

  /** Those of these names, in their order here and with the state that they have. */
  only(names: readonly string[]): EngineChain {
    return new EngineChain(
      this.#links.filter(({ name }) => names.includes(name)),
      this.#log,
      { combine: this.#combine, readVersion: this.#readVersion },
    )
  }

  /** The state of each engine, for status pages: loaded or not, its circuit open or closed. */
  describe(): EngineState[] {
    const shownLinks = this.#readVersion ? this.#links.filter(({ lack }) => lack === undefined) : this.#links
    return shownLinks.map(({ name, engine, breaker, lack }) => ({
      name,
      loaded: engine !== undefined,
      circuit: breaker.state,
      ...(lack !== undefined && { lack }),
    }))
  }

  /** Looks for what keeps engines from answering; `describe` includes it from then on. */
  async findLacks(): Promise<void> {
    for (const link of this.#links) link.lack = await link.findLack()
  }

  /** Loads all of them, or the one that is chosen, before anything is asked. */
  async load(): Promise<void> {
    const ready = await this.#findReady()
    await Promise.all((this.#readVersion ? ready.slice(0, 1) : ready).map(load))
  }

  /** The engines that may be asked. */
  #findReady(): Promise<readonly Link[]> {
    if (!this.#readVersion) return Promise.resolve(this.#links)
    const [version, at] = [this.#readVersion(), performance.now()]
    const isKnown = this.#lookedFor?.version === version && at - this.#lookedFor.at < maxReadyMs
    if (!this.#lookedFor || !isKnown) this.#lookedFor = { version, at, ready: this.#lookForReady() }
    return this.#lookedFor.ready
  }

  async #lookForReady(): Promise<readonly Link[]> {
    await this.findLacks()
    return this.#links.filter(({ lack }) => lack === undefined)
  }

  /** The engine to work with for one request, at once where it need not be loaded; `report` learns who answered. */
  select(report: ReportEngine): object | Promise<object> {
    const [first, second] = this.#links
    if (this.#combine && first) return this.#selectCombined(this.#combine, report)
    if (this.#readVersion) return this.#selectReady(report)
    if (second) return this.#askInTurn(report)
    if (!first) throw kernelError('engine_unavailable', 'No engine of this Mainstay does this; its original is asked.')
    report(first.name)
    return first.ready ?? load(first)
  }

  async close(): Promise<void> {
    const combined: object | undefined = this.#select
    if (combined && Symbol.asyncDispose in combined) await (combined as AsyncDisposable)[Symbol.asyncDispose]()
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

  /** What asks no engine is answered in the name of the one that would be asked. */
  async #selectReady(report: ReportEngine): Promise<object> {
    const [found, at] = [await this.#findReady(), performance.now()]
    if (found[0]) report(found[0].name)
    // Looking costs some microseconds, which one request need not pay twice; code that keeps the engine has it looked for again.
    const findReady = async () => (performance.now() - at < maxSelectedMs ? found : this.#findReady())
    return standIn(async (method, input) => callChosen(await findReady(), method, input, report))
  }

  /** Stands in for the engine: whichever method is called goes from link to link. */
  #askInTurn(report: ReportEngine): object {
    return standIn((method, input) => this.#callFirstAble(method, input, report))
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
        if (!saysNothingOfHealth(thrown)) link.breaker.failed()
        failure = thrown
        // A chain may wait for a model for weeks, and says at its start what is lacking.
        const level = thrown instanceof LackError ? 'debug' : 'warn'
        this.#log[level]({ err: thrown, engine: link.name, method }, 'an engine failed, asking the next one')
      }
    }
    if (failure instanceof ServiceError) throw failure
    throw kernelError('engine_failed', 'No engine could answer; the last failure is in the log.', { cause: failure })
  }
}

/** Whichever method is asked for goes by the one way. */
function standIn(call: (method: string, input: readonly unknown[]) => Promise<unknown>): object {
  return new Proxy(Object.freeze({}), {
    get: (_target, method) => {
      // A promise asks its value for `then`; answering would make the stand-in look like a promise.
      if (typeof method === 'symbol' || method === 'then') return undefined
      return (...input: unknown[]) => call(method, input)
    },
  })
}

/**
 * Has the first engine answer. Another is asked only for a model that it alone has: what a lesser one would say in its stead, vectors of
 * another kind for one, is worse than to fail.
 */
async function callChosen(
  links: readonly Link[],
  method: string,
  input: readonly unknown[],
  report: ReportEngine,
): Promise<unknown> {
  let unknown: unknown
  for (const link of links) {
    report(link.name)
    try {
      return await callMethod(await load(link), method, input)
    } catch (thrown) {
      if (!isUnknownModel(thrown)) throw thrown
      unknown ??= thrown
    }
  }
  throw unknown
}

function load(link: Link): Promise<object> {
  const keep = (engine: object) => (link.ready = engine)
  return (link.engine ??= link.load().then(keep, (thrown: unknown) => {
    link.engine = undefined
    throw thrown
  }))
}

function callMethod(engine: object, method: string, input: readonly unknown[]): unknown {
  const candidate: unknown = Reflect.get(engine, method)
  if (typeof candidate !== 'function') throw new TypeError(`The engine has no method "${method}".`)
  return Reflect.apply(candidate, engine, input)
}

/** With `auto`, names of models belong to whichever engine has them. */
function isUnknownModel(thrown: unknown): boolean {
  return thrown instanceof ServiceError && thrown.code === 'model_not_found'
}

/** What an engine does not implement (RFC 9110, section 15.6.2), or has not been given yet. */
function saysNothingOfHealth(thrown: unknown): boolean {
  return thrown instanceof LackError || (thrown instanceof ServiceError && thrown.status === 501)
}

/** A caller who leaves aborts the call, which says nothing about the engine's health. */
function isCallersFault(thrown: unknown): boolean {
  if (thrown instanceof ServiceError) return thrown.status < 500
  return thrown instanceof Error && thrown.name === 'AbortError'
}
