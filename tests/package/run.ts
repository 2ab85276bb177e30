import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

/** What npm tells the programs that it starts would send an npm in another folder back to this one; what is compiled in passing folders is not kept. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV|NODE_COMPILE_CACHE)/i.test(name)),
)

export interface Finished {
  readonly code: number
  /** Standard output and error, each without what stands around it. */
  readonly out: string
  readonly err: string
}

/** Runs a program in a folder until it ends, whatever its exit code. */
export async function run(program: string, words: readonly string[], folder: string, settings = {}): Promise<Finished> {
  const child = spawn(program, words, { cwd: folder, env: { ...environment, ...settings } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), out: out.trim(), err: err.trim() }
}

/** Runs a program that must succeed; gives its standard output. */
export async function succeed(program: string, words: readonly string[], folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words, { cwd: folder, env: environment, maxBuffer: 2 ** 26 })
  return stdout.trim()
}

export interface Served {
  readonly origin: string
  readonly process: ChildProcess
}

/** Starts `mainstay serve` on a free port and waits until it is ready. */
export async function serve(
  command: string,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Served> {
  const env = { ...environment, PORT: '0', MAINSTAY_DATA: data, ...settings }
  const child = spawn(command, ['serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const [, origin] = /is ready: (\S+)/.exec(printed) ?? []
    if (origin) return { origin, process: child }
  }
  throw new Error(`"${command} serve" ended before it was ready:\n${printed}`)
}
