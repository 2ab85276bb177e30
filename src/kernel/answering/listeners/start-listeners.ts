import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { containFailure } from '../../foundation/observability/contain.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { BodyBudget } from '../../foundation/body-budget.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import type { Listener } from '../../wire/interface/listener.ts'
import type { MountedInterface } from '../mounted-interface.ts'

export interface StartListenersOptions {
  readonly interfaces: readonly MountedInterface[]
  readonly host: string
  readonly log: Logger
  readonly bodies: BodyBudget
  readonly maxBodyBytes: number
}

export interface RunningListeners {
  /** The port of each that listens, by interface and listener: `spam-score.spamc`. */
  readonly ports: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** Connections of one listener at a time; further ones are closed at once. */
const maxConnections = 256
const idleMs = 60_000
/** Until a connection of which all is said is closed although the caller has not closed it; what still comes is thrown away. */
const lingerMs = 5_000

/**
 * Opens every port that the settings ask for.
 *
 * @throws OperatorError when one cannot be had.
 */
export async function startListeners({
  interfaces,
  host,
  ...shared
}: StartListenersOptions): Promise<RunningListeners> {
  const closing = new AbortController()
  const servers = new Map<string, Server>()
  const stop = async () => {
    closing.abort(new Error('The server closes.'))
    await Promise.all([...servers.values()].map((server) => new Promise((resolve) => server.close(resolve))))
  }
  try {
    for (const mounted of interfaces) {
      for (const [key, listener] of Object.entries(mounted.definition.listeners)) {
        const port = listener.portOf({ ...mounted.settings })
        if (port === undefined) continue
        const name = `${mounted.definition.contract.id}.${key}`
        servers.set(
          name,
          await listen(
            name,
            { host, port, log: shared.log },
            createConversation(mounted, listener, { ...shared, closing: closing.signal }),
          ),
        )
      }
    }
  } catch (thrown) {
    await stop()
    throw thrown
  }
  const ports = [...servers].map(([name, server]) => [name, (server.address() as AddressInfo).port] as const)
  return { ports: new Map(ports), stop }
}

async function listen(
  name: string,
  { log, ...place }: { readonly host: string; readonly port: number; readonly log: Logger },
  converse: (socket: Socket) => void,
): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, converse)
  server.maxConnections = maxConnections
  server.listen(place)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new OperatorError(`${name} cannot listen on ${place.host}:${place.port} (${String(cause)}).`)
  }
  // Where no further connection can be taken, those that are open go on.
  server.on('error', (err) => log.error({ err }, `${name} could not take a connection`))
  return server
}

function createConversation(
  { chain, settings }: MountedInterface,
  listener: Listener,
  { log, closing, ...limits }: Omit<StartListenersOptions, 'interfaces' | 'host'> & { readonly closing: AbortSignal },
): (socket: Socket) => void {
  const converse = async (socket: Socket) => {
    const gone = new AbortController()
    const end = () => void socket.destroy()
    socket.setTimeout(idleMs, end)
    socket.once('close', () => {
      closing.removeEventListener('abort', end)
      gone.abort(new Error('The caller went away.'))
    })
    closing.addEventListener('abort', end, { once: true })
    try {
      const engine = await chain.select(() => undefined)
      const signal = AbortSignal.any([gone.signal, closing])
      await listener.converse(socket, { engine, settings: { ...settings }, log, signal, ...limits })
    } finally {
      socket.end()
      socket.resume()
      const lingering = setTimeout(end, lingerMs)
      socket.once('close', () => clearTimeout(lingering))
    }
  }
  return (socket) => {
    // A caller that hangs up is no fault.
    socket.on('error', () => socket.destroy())
    converse(socket).catch((thrown: unknown) =>
      containFailure(thrown, { log, doing: 'speaking with a caller', end: () => void socket.destroy() }),
    )
  }
}
