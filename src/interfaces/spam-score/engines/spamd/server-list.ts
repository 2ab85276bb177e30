import { CircuitBreaker } from '../../../../libraries/retry/circuit-breaker.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'

export interface Server {
  readonly host: string
  readonly port: number
}

/** A server with what is known of it. */
export interface WatchedServer extends Server {
  /** Mails it works on now. */
  load: number
  readonly circuit: CircuitBreaker
}

/** Milliseconds for which a server that failed is left out. */
const restMs = 15_000

/** Reads `host:port,host:port`; an IPv6 address stands in brackets. */
export function parseServers(list: string, now: () => number): WatchedServer[] {
  const servers = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (servers.length === 0) throw new OperatorError('SPAM_SCORE_SPAMD_SERVERS names no server; write host:port.')
  return servers.map((entry) => ({
    ...parseServer(entry),
    load: 0,
    circuit: new CircuitBreaker({ threshold: 1, restMs, now }),
  }))
}

function parseServer(entry: string): Server {
  const [, bracketed, plain, digits] = /^(?:\[([\da-f:.]+)\]|([^\s:[\]]+)):(\d{1,5})$/i.exec(entry) ?? []
  const host = bracketed ?? plain
  const port = Number(digits)
  if (host === undefined || port < 1 || port > 65_535)
    throw new OperatorError(`SPAM_SCORE_SPAMD_SERVERS: "${entry}" is not host:port, such as 127.0.0.1:783.`)
  return { host, port }
}

/**
 * Servers in the order to ask them: one that failed and has rested, for a trial; those that work, the least busy one first. While
 * none works, all of them: a late answer is better than none.
 */
export function orderServers(servers: readonly WatchedServer[]): WatchedServer[] {
  const working = servers.filter(({ circuit }) => circuit.state === 'closed')
  const trials = servers.filter(({ circuit }) => circuit.state === 'open' && circuit.admits())
  const order = [...trials, ...working.toSorted((one, other) => one.load - other.load)]
  return order.length > 0 ? order : [...servers]
}
