import { connect } from 'node:net'
import { OperatorError } from '../../libraries/errors/operator-error.ts'

export interface Place {
  readonly host: string
  readonly port: number
}

const portsByScheme: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
  ['postgres:', 5432],
  ['postgresql:', 5432],
  ['redis:', 6379],
  ['rediss:', 6379],
])

/** @throws OperatorError for what is no address; its text is left out, which may hold a password */
export function toPlace(address: string): Place {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const port = url && (Number(url.port) || portsByScheme.get(url.protocol))
  if (!url || port === undefined || url.hostname === '') throw new OperatorError('It is not written as an address.')
  return { host: url.hostname.replaceAll(/^\[|\]$/g, ''), port }
}

const timeoutMs = 3_000

/** Opens a connection and closes it again. Why it failed; undefined where it did not. */
export async function findConnectFault({ host, port }: Place): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const socket = connect({ host, port })
  socket.setTimeout(timeoutMs, () => resolve(`no answer within ${timeoutMs / 1_000} seconds`))
  socket.once('connect', () => resolve(undefined))
  socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  const fault = await promise
  socket.destroy()
  return fault
}
