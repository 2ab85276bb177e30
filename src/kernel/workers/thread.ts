/** What every worker thread runs: the module that a task names, and it tells how long that took. */
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { ServiceError } from '../errors/service-error.ts'
import { HandedOver } from './hand-over.ts'

export interface ThreadInput {
  /** The address of a module whose default export does the work. */
  readonly module: string
  readonly input: unknown
}

/** Classes of errors do not survive the way out of a thread, so those that are meant for callers travel as fields. */
export type ThreadAnswer =
  | { readonly result: unknown; readonly workedMs: number }
  | {
      readonly failure: Pick<ServiceError, 'code' | 'status' | 'message' | 'headers' | 'field'>
      readonly workedMs: number
    }

type Work = (input: unknown) => unknown

const modules = new Map<string, Work>()

/** Gives a `ThreadAnswer`, which piscina unwraps on the way out where it holds buffers to hand over. */
export default async function runModule({ module, input }: ThreadInput): Promise<unknown> {
  const work = modules.get(module) ?? (await load(module))
  const begin = performance.now()
  try {
    const result = await work(input)
    const workedMs = performance.now() - begin
    return result instanceof HandedOver ? moveOut(result, workedMs) : { result, workedMs }
  } catch (thrown) {
    if (!(thrown instanceof ServiceError)) throw thrown
    const { code, status, message, headers, field } = thrown
    const failure = { code, status, message, headers, field }
    return { failure, workedMs: performance.now() - begin } satisfies ThreadAnswer
  }
}

async function load(address: string): Promise<Work> {
  const loaded: unknown = await import(address)
  if (!isWorkModule(loaded)) throw new TypeError(`${address} has no function as its default export.`)
  modules.set(address, loaded.default)
  return loaded.default
}

function isWorkModule(loaded: unknown): loaded is { readonly default: Work } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && typeof loaded.default === 'function'
}

function moveOut({ value, buffers }: HandedOver<unknown>, workedMs: number): unknown {
  const answer: ThreadAnswer = { result: value, workedMs }
  return move({
    get [transferableSymbol]() {
      return buffers
    },
    get [valueSymbol]() {
      return answer
    },
  })
}
