import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { commandScript, type TestEnvironment } from './run-command.ts'

const address = /http:\/\/127\.0\.0\.1:\d+/

/** Starts `mainstay serve` at any free port, on an empty data folder, under these flags of Node; it is killed when the test has finished. */
export async function startServer(settings: TestEnvironment, flags: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { PATH: process.env.PATH, PORT: '0', MAINSTAY_DATA: folder, ...settings }
  const child = spawn(process.execPath, [...flags, commandScript, 'serve'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let table = ''
  child.stdout.on('data', (text) => (table += String(text)))
  await expect.poll(() => table, { timeout: 60_000 }).toMatch(address)
  return { child, origin: address.exec(table)?.[0] ?? '' }
}
