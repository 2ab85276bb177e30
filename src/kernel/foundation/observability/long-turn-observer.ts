import { Counter, type Registry } from 'prom-client'
import type { Logger } from './logger.ts'
import type { LongTurn } from './loop-watch.ts'

/** Milliseconds for which one line of the log says enough of an operation. */
const quietMs = 10_000

const nobodys = { interface: '', operation: '' }

/** Counts turns of the event loop that were too long, and logs them with the operation behind them, each at most every ten seconds. */
export function createLongTurnObserver(registry: Registry, log: Logger): (turn: LongTurn) => void {
  const counter = new Counter({
    name: 'mainstay_long_turns_total',
    help: 'Turns of the event loop of more than 50 ms, by the operation or the job behind them; none where it is not known.',
    labelNames: ['interface', 'operation'],
    registers: [registry],
  })
  const loggedAt = new Map<string, number>()
  return ({ ms, work = nobodys }) => {
    counter.inc({ interface: work.interface, operation: work.operation })
    const name = `${work.interface} ${work.operation}`
    const now = performance.now()
    if (now - (loggedAt.get(name) ?? Number.NEGATIVE_INFINITY) < quietMs) return
    loggedAt.set(name, now)
    log.warn({ ...work, ms }, 'The event loop was held up for longer than 50 ms.')
  }
}
