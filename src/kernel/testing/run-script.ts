import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Runs a script of a test in a process of its own, to its end; gives its exit code. */
export async function runScript(script: string, ...words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [script, ...words])
  child.stdout.resume()
  const [code] = await once(child, 'exit')
  return code
}

/**
 * Runs a script that prints how many records it has stored, and kills it so many milliseconds after its first line. Gives the last number that it
 * printed, and whether the signal still found it running.
 */
export async function killScript(
  afterMs: number,
  script: string,
  ...words: readonly string[]
): Promise<{ readonly reported: number; readonly wasRunning: boolean }> {
  const child = spawn(process.execPath, [script, ...words])
  const [output, exit] = [text(child.stdout), once(child, 'exit')]
  await once(child.stdout, 'readable')
  await sleep(afterMs)
  child.kill('SIGKILL')
  const [, signal] = await exit
  return { reported: Number((await output).trimEnd().split('\n').at(-1)), wasRunning: signal === 'SIGKILL' }
}
