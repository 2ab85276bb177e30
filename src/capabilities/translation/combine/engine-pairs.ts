import type { ChainedEngine } from '../../../kernel/wire/interface/chained-engine.ts'
import { memoizeBriefly } from '../../../libraries/memoize/memoize-briefly.ts'
import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import { TimeLimit } from '../../../kernel/foundation/outgoing/time-limit.ts'
import { findNearestTag } from '../domain/language-tag.ts'
import type { LanguagePair, TranslationEngine } from '../port.ts'
import { untilAborted } from './until-aborted.ts'

/** An engine that has a pair, under the engine's own names of the languages. */
export interface Route {
  readonly link: ChainedEngine<TranslationEngine>
  readonly pair: LanguagePair
}

/** What the engines can translate at one time. */
export interface PairTable {
  readonly pairs: readonly LanguagePair[]
  /** The engines that have a pair, in the order in which they are asked. */
  routesOf(source: string, target: string): readonly Route[]
  /** Languages that can be translated into this one. */
  sourcesOf(target: string): readonly string[]
}

/** How long a list of pairs is believed; models come and go while the server runs. */
const keptMs = 2_000

const listTimeoutMs = 5_000

/** Knows which engine has which pairs. One that cannot list them now has those that it had, and its circuit is charged. */
export class EnginePairs {
  readonly #log: Logger
  readonly read: () => Promise<PairTable>
  readonly #last = new Map<string, readonly LanguagePair[]>()
  readonly #spare = new Set<string>()

  constructor(
    links: readonly ChainedEngine<TranslationEngine>[],
    { log, now }: { readonly log: Logger; readonly now: () => number },
  ) {
    this.#log = log
    this.read = memoizeBriefly(keptMs, now, async () =>
      toPairTable(await Promise.all(links.map((link) => this.#list(link)))),
    )
  }

  async #list(link: ChainedEngine<TranslationEngine>): Promise<EngineWithPairs> {
    if (link.breaker.isReady) {
      try {
        using limit = new TimeLimit(listTimeoutMs)
        const engine = await untilAborted(link.load(), limit.signal)
        if (engine.isSpare) this.#spare.add(link.name)
        const listing = engine.listPairs()
        this.#last.set(link.name, await untilAborted(listing, limit.signal))
      } catch (thrown) {
        link.breaker.failed()
        this.#log.warn({ err: thrown, engine: link.name }, 'an engine could not list its pairs')
      }
    }
    return { link, pairs: this.#last.get(link.name) ?? [], isSpare: this.#spare.has(link.name) }
  }
}

interface EngineWithPairs {
  readonly link: ChainedEngine<TranslationEngine>
  readonly pairs: readonly LanguagePair[]
  readonly isSpare: boolean
}

/** Languages are named in many ways; so many of them are remembered. */
const maxRemembered = 1_000

function toPairTable(engines: readonly EngineWithPairs[]): PairTable {
  const all = engines.flatMap(({ pairs }) => pairs)
  const pairs = [...new Map(all.map((pair) => [`${pair.source} ${pair.target}`, pair])).values()]
  const findRoutes = memoizeRecent(maxRemembered, (languages: string) => {
    const [source = '', target = ''] = languages.split(' ')
    const routes = engines.flatMap(({ link, pairs: own, isSpare }) => {
      const pair = findPair(own, source, target)
      return pair ? [{ link, pair, isSpare }] : []
    })
    return routes.some(({ isSpare }) => !isSpare) ? routes.filter(({ isSpare }) => !isSpare) : routes
  })
  const usual = engines.flatMap((engine) => (engine.isSpare ? [] : engine.pairs))
  const findSources = memoizeRecent(maxRemembered, (target: string) => {
    const sources = listSources(usual, target)
    return sources.length > 0 ? sources : listSources(pairs, target)
  })
  return { pairs, routesOf: (source, target) => findRoutes(`${source} ${target}`), sourcesOf: findSources }
}

function listSources(pairs: readonly LanguagePair[], target: string): readonly string[] {
  const nearest = findNearestTag(target, new Set(pairs.map((pair) => pair.target)))
  return [...new Set(pairs.filter((pair) => pair.target === nearest).map(({ source }) => source))]
}

function findPair(pairs: readonly LanguagePair[], source: string, target: string): LanguagePair | undefined {
  const nearestSource = findNearestTag(source, new Set(pairs.map((pair) => pair.source)))
  const found = pairs.filter((pair) => pair.source === nearestSource)
  const nearestTarget = findNearestTag(target, new Set(found.map((pair) => pair.target)))
  return found.find((pair) => pair.target === nearestTarget)
}
