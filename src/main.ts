/** The composition root: the product's interfaces put into the server, and the door opened. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { interfaces } from './interfaces/index.ts'
import { assemble, type App } from './kernel/assembly/app/assemble.ts'
import { isLoopback } from './kernel/foundation/config/kernel-settings.ts'
import { OperatorError } from './libraries/errors/operator-error.ts'
import { canShareAPort, openFurtherDoors } from './kernel/answering/http/further-doors.ts'
import type { Environment } from './kernel/foundation/config/read-settings.ts'

export interface Running {
  readonly app: App
  /** Such as `http://127.0.0.1:8022`. */
  readonly origin: string
  /** The first key, made because there was none; shown once and never stored in the clear. */
  readonly firstKey: string | undefined
  /** Makes a key of its own for whoever opens the console by it first; none where others can reach the server, or it has a development key. */
  readonly invitation: string | undefined
  /** What keeps engines that settings chose from answering, in sentences. */
  readonly lacks: readonly string[]
}

/** From the sources and from what is compiled alike. */
const program = fileURLToPath(new URL('../bin/mainstay.js', import.meta.url))

/** Starts every interface and listens. */
export async function startMainstay(environment: Environment): Promise<Running> {
  const app = await assemble({ interfaces, environment, program })
  try {
    const firstKey = await makeFirstKey(app)
    // Reads the code of several engines, which nobody shall wait for once the door is open.
    const lacks = await app.findLacks()
    const origin = await listen(app)
    await app.startListeners()
    app.watchLoop()
    app.startJobs()
    app.prewarm()
    return { app, origin, firstKey, invitation: invite(app), lacks }
  } catch (thrown) {
    await app.close()
    throw thrown
  }
}

/** The link is printed, and what is printed may be kept by others where a server is not a person's own. */
function invite({ invitations, settings }: App): string | undefined {
  return settings.MAINSTAY_DEV_KEY || !isLoopback(settings.HOST) ? undefined : invitations.issue()
}

async function makeFirstKey({ keys, settings }: App): Promise<string | undefined> {
  if (settings.MAINSTAY_DEV_KEY) return undefined
  const made = await keys.makeFirst({ name: 'first', scopes: '*', plan: 'paid' })
  return made?.secret
}

/** Connections that may wait to be accepted: Node accepts one in each round of the event loop, and what finds no room is lost for a second. */
const backlog = 4096

async function listen(app: App): Promise<string> {
  const {
    server,
    settings: { HOST, PORT },
  } = app
  try {
    const descriptor = findGivenSocket(process.env, process.pid)
    if (descriptor !== undefined) return await listenOn(descriptor, app)
    if (!canShareAPort) return await server.listen({ host: HOST, port: PORT, backlog })
    await assertFree(HOST, PORT)
    const where = { host: HOST, port: PORT, backlog, reusePort: true }
    const origin = await server.listen(where)
    await openFurtherDoors(server.server, backlog)
    return origin
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE') {
      throw new OperatorError(`Something already listens on ${HOST}:${PORT}; set PORT to another number.`, { cause })
    }
    if (code === 'EADDRNOTAVAIL') throw new OperatorError(`HOST=${HOST} is no address of this machine.`, { cause })
    if (code === 'EACCES')
      throw new OperatorError(`This user may not listen on port ${PORT}; take one above 1023.`, { cause })
    throw cause
  }
}

/** A port that may be shared is given to a second Mainstay, too. */
async function assertFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Of systemd's socket: sd_listen_fds(3). The first descriptor that is handed over is 3. */
function findGivenSocket(environment: NodeJS.ProcessEnv, processId: number): number | undefined {
  const isOurs = environment['LISTEN_PID'] === String(processId) && environment['LISTEN_FDS'] === '1'
  return isOurs ? 3 : undefined
}

/** On a socket that somebody else has opened, and keeps open while this process is restarted. */
async function listenOn(descriptor: number, { server, settings }: App): Promise<string> {
  await server.ready()
  const { server: http } = server
  http.listen({ fd: descriptor })
  await once(http, 'listening')
  const address = http.address()
  if (typeof address !== 'object' || address === null) return `http://${settings.HOST}`
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}
