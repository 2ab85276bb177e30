import { describeEngines } from './status.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

/** What keeps engines that settings chose from answering, a sentence or more each; it is logged as well. */
export async function findLacks(interfaces: readonly MountedInterface[], log: Logger): Promise<readonly string[]> {
  const found = new Map<string, string>()
  for (const { chain } of interfaces) await chain.findLacks()
  for (const { name, lack } of interfaces.flatMap(describeEngines)) if (lack !== undefined) found.set(lack, name)
  for (const [lack, engine] of found) log.warn({ engine, lack }, 'an engine that settings chose cannot answer yet')
  return [...found.keys()]
}
