/** The command line as people run it: the program itself under plain Node, not this process's module loader. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const commandScript = join(import.meta.dirname, '../../../bin/mainstay.js')

export type TestEnvironment = Readonly<Record<string, string>>

/** Starts `mainstay WORDS` with nothing of this process's environment but the path, in its working folder unless another is given. */
export function startCommand(words: readonly string[], environment: TestEnvironment = {}, cwd?: string) {
  return spawn(process.execPath, [commandScript, ...words], { env: { PATH: process.env.PATH, ...environment }, cwd })
}

export interface Finished {
  /** The exit code; 128 and more for none, as after a signal. */
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `mainstay WORDS` to its end. */
export async function runCommand(
  words: readonly string[],
  environment: TestEnvironment = {},
  cwd?: string,
): Promise<Finished> {
  const child = startCommand(words, environment, cwd)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code === null ? 128 : Number(code), out, err }
}
