import { containFailure } from '../kernel/foundation/observability/contain.ts'
import type { Logger } from '../kernel/foundation/observability/logger.ts'
import { reportFailure } from './report-failure.ts'

/** A command that fails where nothing catches it says so and ends. */
export function endWhenUncaught(): void {
  process.on('uncaughtException', end)
}

/** From now on such a failure is logged and nothing more: others are being served (docs/decisions/0011-going-on.md). */
export function goOnWhenUncaught(log: Logger): void {
  process.off('uncaughtException', end)
  // Node raises a rejection that nobody handles as an exception, too; the origin tells them apart.
  process.on('uncaughtException', (thrown, origin) =>
    containFailure(thrown, { log, doing: 'something that nothing watches over', details: { origin } }),
  )
}

function end(thrown: unknown): void {
  reportFailure(thrown)
  process.exit(1)
}
