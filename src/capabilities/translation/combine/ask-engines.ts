import { kernelError, ServiceError, tookTooLong } from '../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import { TimeLimit } from '../../../kernel/foundation/outgoing/time-limit.ts'
import { Declined } from '../declined.ts'
import type { Translation, TranslationRequest } from '../port.ts'
import type { Route } from './engine-pairs.ts'
import { untilAborted } from './until-aborted.ts'

export interface AskOptions {
  /** Milliseconds that an engine has for a short text. */
  readonly timeoutMs: number
  /** Whether what no engine stands by is refused, and not given with its doubt. */
  readonly refusesUnsure: boolean
  readonly log: Logger
  readonly signal: AbortSignal
}

export interface EngineAnswer extends Translation {
  readonly engine: string
}

/** More time for longer texts: a slow engine on one core makes some hundred characters a second. */
const extraMsPerCharacter = 10

/**
 * The translation of the first engine that stands by its own; else the first that was given with a doubt. An engine that declines is
 * passed over; one that fails, or takes too long, is passed over and its circuit is charged.
 *
 * @throws ServiceError the reason of the last one, a failure before a decline
 */
export async function askEngines(
  routes: readonly Route[],
  request: Omit<TranslationRequest, 'source' | 'target'>,
  options: AskOptions,
): Promise<EngineAnswer> {
  let unsure: EngineAnswer | undefined
  let declined: ServiceError | undefined
  let failure: unknown
  for (const route of routes) {
    if (!route.link.breaker.admits()) continue
    try {
      const translation = await askEngine(route, request, options)
      route.link.breaker.succeeded()
      const answer = { ...translation, engine: route.link.name }
      if (answer.doubt === undefined) return answer
      unsure ??= answer
    } catch (thrown) {
      if (options.signal.aborted)
        throw kernelError('cancelled', 'The caller left before the answer.', { cause: thrown })
      if (isRefusal(thrown)) {
        route.link.breaker.succeeded()
        declined = thrown
        continue
      }
      route.link.breaker.failed()
      failure = thrown
      options.log.warn({ err: thrown, engine: route.link.name }, 'an engine failed to translate, asking the next one')
    }
  }
  if (unsure?.doubt === undefined) throw toFailure(declined, failure)
  if (options.refusesUnsure) throw new Declined('low_confidence', unsure.doubt)
  return unsure
}

async function askEngine(
  { link, pair }: Route,
  request: Omit<TranslationRequest, 'source' | 'target'>,
  { timeoutMs, signal }: AskOptions,
): Promise<Translation> {
  using limit = new TimeLimit(timeoutMs + request.text.length * extraMsPerCharacter, signal)
  try {
    const translating = link.load().then((engine) => engine.translate({ ...request, ...pair }, limit.signal))
    return await untilAborted(translating, limit.signal)
  } catch (thrown) {
    if (!limit.passed) throw thrown
    throw tookTooLong('The engine took too long to translate; send less text at once.', { cause: thrown })
  }
}

/** What says something of the text and nothing of the engine's health. */
function isRefusal(thrown: unknown): thrown is ServiceError {
  return thrown instanceof Declined || (thrown instanceof ServiceError && thrown.status < 500)
}

function toFailure(declined: ServiceError | undefined, failure: unknown): ServiceError {
  if (failure instanceof ServiceError) return failure
  if (failure !== undefined)
    return kernelError('engine_failed', 'No engine could translate this; the last failure is in the log.', {
      cause: failure,
    })
  return (
    declined ?? kernelError('engine_unavailable', 'The engines for these languages failed just now; try again soon.')
  )
}
