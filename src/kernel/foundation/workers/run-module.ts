import { ServiceError } from '../errors/service-error.ts'
import type { WorkerAnswer, WorkerInput } from './worker-set.ts'

type WorkerFunction = (input: unknown) => unknown

const modules = new Map<string, WorkerFunction>()

/**
 * Does the work of a task by the module that it names, and gives how long that took. What it throws is not meant for callers.
 *
 * @param whenLoaded - called before the work begins.
 */
export async function runModule({ module, input }: WorkerInput, whenLoaded?: () => void): Promise<WorkerAnswer> {
  const work = modules.get(module) ?? (await load(module))
  whenLoaded?.()
  const begin = performance.now()
  try {
    const result = await work(input)
    return { result, workedMs: performance.now() - begin }
  } catch (thrown) {
    if (!(thrown instanceof ServiceError)) throw thrown
    const { code, status, message, headers, field } = thrown
    return { failure: { code, status, message, headers, field }, workedMs: performance.now() - begin }
  }
}

async function load(address: string): Promise<WorkerFunction> {
  const loaded: unknown = await import(address)
  if (!isWorkModule(loaded)) throw new TypeError(`${address} has no function as its default export.`)
  modules.set(address, loaded.default)
  return loaded.default
}

function isWorkModule(loaded: unknown): loaded is { readonly default: WorkerFunction } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && typeof loaded.default === 'function'
}
