import { createServer } from 'node:net'
import type { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import type { SystemStatus } from '../../kernel/assembly/status/status.ts'
import { version } from '../../kernel/foundation/version.ts'
import { fetchStatus } from '../status.ts'
import { fault, type Finding, good, notice } from './finding.ts'

/** What stands at the port of the settings: this Mainstay, something else, or nothing. */
export async function checkServer({ kernel: { HOST, PORT } }: AllSettings): Promise<readonly Finding[]> {
  const status = await askStatus(`http://127.0.0.1:${PORT}`)
  if (status) return describeRunning(status, PORT)
  const code = await tryToListen(HOST, PORT)
  if (code === undefined) return [good('port', `Nothing listens on ${HOST}:${PORT} yet; "mainstay serve" will.`)]
  if (code === 'EADDRINUSE')
    return [fault('port', `Something that is no Mainstay listens on ${HOST}:${PORT}; set PORT to another number.`)]
  if (code === 'EACCES') return [fault('port', `This user may not listen on port ${PORT}; take one above 1023.`)]
  return [fault('port', `HOST=${HOST} is no address of this machine.`)]
}

async function askStatus(url: string): Promise<SystemStatus | undefined> {
  try {
    return await fetchStatus(url)
  } catch (thrown) {
    if (thrown instanceof OperatorError) return undefined
    throw thrown
  }
}

function describeRunning(status: SystemStatus, port: number): readonly Finding[] {
  const engines = status.interfaces.flatMap((each) => each.engines.map((engine) => ({ id: each.id, ...engine })))
  const lacks = new Set(engines.flatMap(({ lack }) => lack ?? []))
  const failing = engines.filter(({ circuit }) => circuit === 'open')
  const old = status.version === version ? [] : [notice('server', `It is ${status.version}: start it anew.`)]
  const away = status.storage === 'up' ? [] : [fault('server', 'Its database is away: see DATABASE_URL, and the disk.')]
  const redis = status.redis === 'away' ? [notice('server', 'Redis is away; each replica counts for itself.')] : []
  return [
    good('server', `Mainstay ${status.version} runs on port ${port} with ${status.interfaces.length} interfaces.`),
    ...old,
    ...away,
    ...redis,
    ...[...lacks].map((lack) => fault('engines', lack)),
    ...failing.map(({ id, name }) =>
      fault('engines', `${name} of ${id} fails and is left alone for now; see the log.`),
    ),
  ]
}

/** The system's code for why not; undefined where it may. */
async function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  return promise
}
