import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Came with Apertium 3.8. It knows which programs need `-z` to answer each message at its NUL (twice makes the tagger fail), and puts in
 * those that keep marks on words.
 */
const writer = 'apertium-wblank-mode'

/** It takes milliseconds, but a busy machine may take its time. */
const maxReadMs = 60_000

export async function canReadCommands(programs: string): Promise<boolean> {
  return access(join(programs, writer), constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** The programs of a mode file as a pipeline of the shell whose processes stay. */
export async function readCommand(path: string, programs: string): Promise<string> {
  const { stdout } = await promisify(execFile)(join(programs, writer), ['-z', path], {
    timeout: maxReadMs,
  })
  return stdout.trim()
}
