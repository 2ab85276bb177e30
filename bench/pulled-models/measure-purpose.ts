import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../src/kernel/testing/find-free-port.ts'
import { measureBytes } from './measure-bytes.ts'
import type { PulledPurpose } from './purposes.ts'
import { type Environment, runProgram, startProgram } from './run-program.ts'

export interface PurposeRow {
  readonly purpose: string
  readonly command: string
  readonly client: string
  readonly seconds: number
  readonly modelBytes: number
  /** Of the packages that run the model, installed by the same command. */
  readonly packageBytes: number
  /** From the next call to its answer by the model. */
  readonly answerSeconds: number
}

const key = 'the-key-of-this-bench'

/** Pulls a model beside a server at work, and has the vendor's own client call it before and after. */
export async function measurePurpose(program: string, folder: string, purpose: PulledPurpose): Promise<PurposeRow> {
  await using source = await purpose.open()
  const data = await mkdtemp(join(folder, 'data-'))
  const environment = { ...settings, MAINSTAY_DATA: data, [purpose.setting]: source.url }
  await using server = await startServer(program, environment)
  const before = await purpose.ask(server.origin, key).catch(() => '')
  if (purpose.isPulled(before)) throw new Error(`The model for ${purpose.name} answers before it was pulled.`)
  const words = ['models', 'pull', ...purpose.words]
  const pulled = await runProgram(program, words, environment)
  if (pulled.code !== 0) throw new Error(`${words.join(' ')}: ${pulled.err}`)
  const begin = performance.now()
  const answer = await purpose.ask(server.origin, key)
  if (!purpose.isPulled(answer)) throw new Error(`For ${purpose.name} something else answered: ${answer}`)
  return {
    purpose: purpose.name,
    command: ['mainstay', ...words].join(' '),
    client: purpose.client,
    seconds: pulled.seconds,
    ...(await measureData(data)),
    answerSeconds: (performance.now() - begin) / 1000,
  }
}

/** From nothing: one command, the start, and the first call. */
export async function measureSetup(program: string, folder: string, purpose: PulledPurpose): Promise<PurposeRow> {
  await using source = await purpose.open()
  const data = await mkdtemp(join(folder, 'data-'))
  const environment = { ...settings, MAINSTAY_DATA: data, [purpose.setting]: source.url }
  const words = ['setup', '--chat', ...purpose.words]
  const made = await runProgram(program, words, environment)
  const [, secret] = /MAINSTAY_KEY=(\S+)/.exec(made.out) ?? []
  if (made.code !== 0 || secret === undefined) throw new Error(`${words.join(' ')}: ${made.err}`)
  const begin = performance.now()
  await using server = await startServer(program, environment)
  const answer = await purpose.ask(server.origin, secret)
  if (!purpose.isPulled(answer)) throw new Error(`After setup something else answered: ${answer}`)
  return {
    purpose: `${purpose.name}, from nothing`,
    command: ['mainstay', ...words].join(' '),
    client: purpose.client,
    seconds: made.seconds,
    ...(await measureData(data)),
    answerSeconds: (performance.now() - begin) / 1000,
  }
}

/** Nothing else that may be installed on the machine translates, and models share its cores with the bench. */
const settings: Environment = {
  MAINSTAY_DEV_KEY: key,
  MAINSTAY_LOG_LEVEL: 'silent',
  TRANSLATION_APERTIUM_ROOT: '/nonexistent',
  CHAT_GGUF_THREADS: '1',
  EMBEDDINGS_GGUF_THREADS: '1',
}

async function measureData(data: string): Promise<Pick<PurposeRow, 'modelBytes' | 'packageBytes'>> {
  await mkdir(data, { recursive: true })
  const packageBytes = await measureBytes(join(data, 'packages'))
  const folders = ['models', 'translation-models']
  const sizes = await Promise.all(folders.map((name) => measureBytes(join(data, name))))
  return { packageBytes, modelBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function startServer(program: string, environment: Environment): Promise<AsyncDisposable & { origin: string }> {
  const port = await findFreePort()
  const server = startProgram(program, ['serve'], { ...environment, PORT: String(port) })
  const origin = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
