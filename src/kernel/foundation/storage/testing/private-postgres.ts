/** A PostgreSQL of the tests' own: made in a temporary folder, reachable by its socket alone, gone with the run. */
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

export interface PrivatePostgres {
  /** The address of its database `postgres`. */
  readonly url: string
  /** Ends the server or starts it again, with its data kept. */
  turn(power: 'off' | 'on'): Promise<void>
  /** Stops every process of the server where it is, as a machine that hangs would, or lets them go on. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  stop(): Promise<void>
}

/** Says in a sentence why there is none. */
export interface MissingPostgres {
  readonly missing: string
}

const run = promisify(execFile)
const startMs = 20_000

/** Its data lie in a folder of their own below the given one. */
export async function startPrivatePostgres(parent = tmpdir()): Promise<PrivatePostgres | MissingPostgres> {
  const programs = await findPrograms()
  if (!programs) return { missing: 'PostgreSQL is not installed (apt-get install postgresql)' }
  const account = await findAccount()
  if (!account) return { missing: 'PostgreSQL does not run as root, and there is no user "postgres"' }
  const folder = await mkdtemp(join(parent, 'mainstay-postgres-'))
  try {
    await makeCluster(programs, account, folder)
    return await startServer(programs, account, folder)
  } catch (thrown) {
    await rm(folder, { recursive: true, force: true })
    throw thrown
  }
}

/** The folder with initdb and postgres: Debian keeps one for each version, other systems have them on the path. */
async function findPrograms(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch((): string[] => [])
  const newestFirst = versions.toSorted((left, right) => Number(right) - Number(left))
  const folders = [
    ...newestFirst.map((version) => join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  for (const folder of folders) {
    const names = await readdir(folder).catch((): string[] => [])
    if (names.includes('initdb') && names.includes('postgres')) return folder
  }
  return undefined
}

/** PostgreSQL refuses to run as root, so a prefix makes it run as another user. */
interface Account {
  readonly prefix: readonly string[]
  readonly owner?: { readonly uid: number; readonly gid: number }
}

async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((text) => text.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) return undefined
  return { prefix: ['runuser', '-u', 'postgres', '--'], owner: { uid: Number(uid), gid: Number(gid) } }
}

async function makeCluster(programs: string, { prefix, owner }: Account, folder: string): Promise<void> {
  await chmod(folder, 0o700)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const initialise = [join(programs, 'initdb'), '--pgdata', folder, '--username', 'postgres']
  const [command = '', ...parameters] = [
    ...prefix,
    ...initialise,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  await run(command, parameters, { cwd: tmpdir() })
}

/**
 * Starts the server, obeys one word a line and repeats it when it is done, and ends the server when standard input ends, which happens even when the test run
 * is killed. Without fsync the cluster does not outlive a crash of the machine, which no test asks of it.
 */
const keeper = `
start() { "$1" -D "$2" -c listen_addresses= -c unix_socket_directories="$2" -c fsync=off > /dev/null & server=$!; }
all() { echo $server $(cat /proc/$server/task/$server/children); }
start "$1" "$2"
while read word; do
  case $word in
    off) kill -INT $server; wait $server ;;
    on) start "$1" "$2" ;;
    freeze) kill -STOP $(all) ;;
    thaw) kill -CONT $(all) ;;
  esac
  echo $word
done
kill -CONT $(all)
kill -QUIT $server
wait $server
rm -rf "$2"`

async function startServer(programs: string, { prefix }: Account, folder: string): Promise<PrivatePostgres> {
  const [command = '', ...parameters] = [...prefix, 'sh', '-c', keeper, 'sh', join(programs, 'postgres'), folder]
  // Detached, so that Ctrl-C reaches the keeper only as the end of its input, and the folder is still removed.
  const server = spawn(command, parameters, { stdio: 'pipe', cwd: tmpdir(), detached: true })
  let log = ''
  server.stderr.on('data', (text) => (log = `${log}${text}`.slice(-2_000)))
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`
  const format = async (word: string) => {
    const done = once(server.stdout, 'data')
    server.stdin.write(`${word}\n`)
    await done
  }
  if (await answers(url)) {
    return {
      url,
      async turn(power) {
        await format(power)
        if (power === 'on') await answers(url)
      },
      freeze: () => format('freeze'),
      thaw: () => format('thaw'),
      stop: () => stopServer(server),
    }
  }
  await stopServer(server)
  throw new Error(`PostgreSQL did not start within ${startMs / 1000} s:\n${log}`)
}

async function answers(url: string): Promise<boolean> {
  for (const deadline = performance.now() + startMs; performance.now() < deadline; await pause(50)) {
    if (await answersOnce(url)) return true
  }
  return false
}

async function answersOnce(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function stopServer(server: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  const exited = once(server, 'exit')
  server.stdin.end()
  await exited
}
