import type { Call } from '../call.ts'
import { emptyPageSet, type PageSet } from '../pages/page-set.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import type { GeneratorState } from './continuation.ts'
import type { QueryModule } from './module.ts'

/** The pages that a generator makes of those that were given, and where it stands. */
export async function readGenerator(
  call: Call,
  module: QueryModule,
  given: PageSet,
  isDone: boolean,
): Promise<{ readonly set: PageSet; readonly state: GeneratorState }> {
  const { name } = module
  const prefix = `g${module.prefix}`
  if (isDone || !module.generate) {
    readParameters(call, { ...module, prefix })
    return { set: emptyPageSet, state: { name, current: {}, next: undefined } }
  }
  const { set, next } = await module.generate(call, given)
  const names = Object.keys(module.parameters).filter((each) => each === 'continue' || each === 'offset')
  const current = names.flatMap((each) => {
    const value = call.sent.take(prefix + each)
    return value === undefined ? [] : [[prefix + each, value] as const]
  })
  const merged = {
    ...set,
    normalized: [...given.normalized, ...set.normalized],
    redirects: [...given.redirects, ...set.redirects],
    interwiki: [...given.interwiki, ...set.interwiki],
  }
  return { set: merged, state: { name, current: Object.fromEntries(current), next } }
}
