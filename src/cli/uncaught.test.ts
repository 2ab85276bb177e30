/** What becomes of failures that nothing caught, in the program as people start it. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { startCommand, type TestEnvironment } from './testing/run-command.ts'

/** A module that Node loads before the program; it makes it throw, and reject, whenever it is sent a signal. */
const faults = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    setImmediate(() => { throw new Error('thrown by nobody') })
    Promise.reject(new Error('rejected by nobody'))
    Promise.reject(undefined)
  })`)}`

async function start(words: readonly string[], environment: TestEnvironment) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-uncaught-'))
  const child = startCommand(words, { MAINSTAY_DATA: folder, NODE_OPTIONS: `--import=${faults}`, ...environment })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true, force: true })
  })
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  return { child, exited, errors }
}

test('a server logs them, serves on, and ends in order at a signal', async () => {
  const { child, exited, errors } = await start(['serve'], { PORT: '0', MAINSTAY_SAMPLES: '0' })
  let table = ''
  child.stdout.on('data', (text) => (table += String(text)))
  await expect.poll(() => table, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  const [origin] = table.match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
  const slow = fetch(`${origin}/test/posts/1`)
  child.kill('SIGUSR2')
  await expect.poll(() => errors.length).toBe(3)
  const lines = errors.map((line): { err: { message: string }; origin: string } => JSON.parse(line))
  expect(lines.map(({ err, origin: from }) => [err.message, from]).toSorted()).toEqual([
    [expect.stringContaining('reason "undefined"'), 'unhandledRejection'],
    ['rejected by nobody', 'unhandledRejection'],
    ['thrown by nobody', 'uncaughtException'],
  ])
  for (const line of lines) expect(line).toMatchObject({ level: 50, msg: 'something that nothing watches over failed' })
  expect((await slow).status).toBe(200)
  expect((await fetch(`${origin}/test/posts/1`)).status).toBe(200)
  child.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
})

test('another command says so in one sentence and exits with 1', async () => {
  const failing = `data:text/javascript,${encodeURIComponent(`setInterval(() => {
    if (process.listenerCount('uncaughtException') > 0) throw new Error('thrown by nobody')
  }, 10)`)}`
  const { exited, errors } = await start(['import', '--help'], { NODE_OPTIONS: `--import=${failing}` })
  expect((await exited)[0]).toBe(1)
  expect(errors).toEqual([
    'mainstay: Something went wrong that nobody foresaw: Error: thrown by nobody. MAINSTAY_LOG_LEVEL=debug shows where.',
  ])
})
