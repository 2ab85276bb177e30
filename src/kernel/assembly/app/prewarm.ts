import { contain } from '../../foundation/observability/contain.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

/** Begins to load the engines of those interfaces whose settings ask for it. Nobody waits for them; failures go to the log. */
export function prewarm(interfaces: readonly MountedInterface[], log: Logger): void {
  for (const { definition, settings, chain } of interfaces) {
    const load = contain(() => chain.load(), { log, doing: `loading the engines of ${definition.contract.id}` })
    if (definition.prewarms?.(settings)) load()
  }
}
