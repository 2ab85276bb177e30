import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Environment = Readonly<Record<string, string>>

export interface Finished {
  readonly code: number | null
  readonly out: string
  readonly err: string
  readonly seconds: number
}

/** Where programs are found, and how npm reaches its registry from here. */
const kept =
  /^(?:PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|no_proxy|npm_config_(?:registry|cafile|userconfig|globalconfig))$/i

/** Starts `mainstay WORDS` with no more of this process's environment than it takes to install packages. */
export function startProgram(program: string, words: readonly string[], environment: Environment): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => kept.test(name))
  return spawn(process.execPath, [program, ...words], { env: { ...Object.fromEntries(inherited), ...environment } })
}

/** Runs it to its end. */
export async function runProgram(
  program: string,
  words: readonly string[],
  environment: Environment,
): Promise<Finished> {
  const begin = performance.now()
  return finish(startProgram(program, words, environment), begin)
}

/** What a started program says until its end. */
export async function finish(child: ChildProcess, begin = performance.now()): Promise<Finished> {
  if (!child.stdout || !child.stderr) throw new Error('The program was started without pipes.')
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code === null ? null : Number(code), out, err, seconds: (performance.now() - begin) / 1000 }
}
