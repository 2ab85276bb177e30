import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../../../capabilities/language-model/testing/make-model.ts'
import chatCompletions from '../../../interfaces/chat-completions/index.ts'
import { startFakeHub } from '../models/testing/start-fake-hub.ts'
import { EventDataParser } from '../../../libraries/server-events/event-data-parser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const key = 'the-key-of-this-test'
const headers = { authorization: `Bearer ${key}` }

/** A server that listens, and a hub with one model that the operator's own list names. */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-routes-'))
  await makeModel(join(folder, 'model.gguf'))
  const bytes = await readFile(join(folder, 'model.gguf'))
  const hub = await startFakeHub('some/model', [
    { path: 'small.gguf', bytes },
    { path: 'small-mmproj.gguf', bytes: bytes.subarray(0, 5000) },
  ])
  const list = [
    {
      name: 'small',
      purpose: 'chat',
      about: 'A model of this test',
      publisher: 'This test',
      licence: 'MIT',
      languages: ['en'],
      repository: 'some/model',
      files: [{ path: 'small.gguf' }],
      picturePart: { path: 'small-mmproj.gguf' },
      bytes: 600_000,
      memory: 1,
    },
  ]
  await writeFile(join(folder, 'list.json'), JSON.stringify(list))
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const settings = { MAINSTAY_DEV_KEY: key, MODELS_BASE_URL: hub.url, MODELS_CATALOGUE: join(folder, 'list.json') }
  const app = await openTestApp([chatCompletions], settings)
  const runtime = join(app.settings.MAINSTAY_DATA, 'packages/node_modules/node-llama-cpp')
  await mkdir(runtime, { recursive: true })
  await writeFile(join(runtime, 'package.json'), '{"name":"node-llama-cpp"}')
  const origin = await app.server.listen({ port: 0 })
  const send = async (method: string, path: string, given: Record<string, string> = headers) => {
    const response = await fetch(`${origin}${path}`, { method, headers: given })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  return { app, hub, origin, send, bytes }
}

/** The pulls of each event until one of them has ended. */
async function watch(origin: string): Promise<{ name: string; state: string; done: number; about: string }[][]> {
  const response = await fetch(`${origin}/models/events`)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const parser = new EventDataParser()
  const seen: { name: string; state: string; done: number; about: string }[][] = []
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    for (const data of parser.read(chunk)) {
      const pulls = JSON.parse(data)
      seen.push(pulls)
      if (pulls.length > 0 && pulls[0].state !== 'pulling') return seen
    }
  return seen
}

test('a model is pulled with progress as events, used and removed', async () => {
  const { hub, origin, send, bytes } = await open()
  const before = await send('GET', '/models.json', {})
  expect(before.body.purposes[0]).toMatchObject({ purpose: 'chat', here: [], missingPackages: [] })
  expect(before.body.purposes[0].offered[0]).toMatchObject({ name: 'small', isPermissive: true })
  const stalled = hub.stall(0.6)
  expect((await send('POST', '/models/small/pull')).body.pulls).toMatchObject([{ name: 'small', state: 'pulling' }])
  const { release } = await stalled
  const watching = watch(origin)
  expect((await send('POST', '/models/small/pull')).body.pulls).toHaveLength(1)
  release()
  const seen = await watching
  expect(seen.at(-1)).toMatchObject([{ name: 'small', state: 'here', done: bytes.length }])
  expect(hub.requests.filter((request) => request.includes('/cdn/'))).toHaveLength(1)
  const after = (await send('GET', '/models.json', {})).body.purposes[0]
  expect(after).toMatchObject({ answers: 'small', here: [{ name: 'small', isUsed: true, licence: 'MIT' }] })
  expect((await send('POST', '/models/small/use')).status).toBe(200)
  expect((await send('DELETE', '/models/small')).status).toBe(200)
  expect((await send('DELETE', '/models/small')).body.error.message).toBe(
    'small is not here yet: "mainstay models pull small" gets it.',
  )
})

test('a pull is stopped, and goes on where it ended', async () => {
  const { hub, origin, send, bytes } = await open()
  const stalled = hub.stall(0.6)
  await send('POST', '/models/small/pull')
  await stalled
  // What the hub has sent, the server has yet to take.
  while (!((await send('GET', '/models.json')).body.pulls[0].done > 0)) await sleep(20)
  await send('POST', '/models/small/stop')
  expect((await watch(origin)).at(-1)).toMatchObject([{ state: 'stopped' }])
  await send('POST', '/models/small/pull')
  expect((await watch(origin)).at(-1)).toMatchObject([{ state: 'here', done: bytes.length }])
  expect(hub.requests.at(-1)).toMatch(/^GET \/cdn\/small\.gguf bytes=\d+-$/)
})

test('what fails is told in a sentence', async () => {
  const { origin, send } = await open()
  await send('POST', '/models/no%20such%20model/pull')
  expect((await watch(origin)).at(-1)).toMatchObject([
    {
      state: 'failed',
      about: expect.stringContaining('"no such model" is neither a name that "mainstay models" lists'),
    },
  ])
})

test.each(['/etc/passwd', './model.gguf', 'http://127.0.0.1:9/x.gguf'])('%s is not for callers', async (name) => {
  const { send } = await open()
  const { status, body } = await send('POST', `/models/${encodeURIComponent(name)}/pull`)
  expect([status, body.error.message]).toEqual([400, 'Name a model of the list, a pair of languages, or OWNER/REPO.'])
})

test.each([
  ['no key', {}, 401],
  ['a wrong key', { authorization: 'Bearer ms_x_y' }, 401],
])('%s changes nothing', async (_name, given, status) => {
  const { hub, send } = await open()
  for (const [method, path] of [
    ['POST', '/models/small/pull'],
    ['POST', '/models/small/stop'],
    ['POST', '/models/small/use'],
    ['DELETE', '/models/small'],
  ] as const)
    expect((await send(method, path, given)).status).toBe(status)
  expect(hub.requests).toEqual([])
})

test('a pull whose model was taken off again is not told any more', async () => {
  const { origin, send } = await open()
  await send('POST', '/models/small/pull')
  expect((await watch(origin)).at(-1)).toMatchObject([{ state: 'here' }])
  expect((await send('DELETE', '/models/small')).body.pulls).toEqual([])
})

test('a server that closes waits for its pulls', async () => {
  const { app, hub, send } = await open()
  const stalled = hub.stall(0.6)
  await send('POST', '/models/small/pull')
  await stalled
  await app.close()
  await rm(join(app.settings.MAINSTAY_DATA, 'models'), { recursive: true })
})

test('a chat model is pulled with the part that sees pictures where that is asked for', async () => {
  const { app, origin, send } = await open()
  expect((await send('GET', '/models.json', {})).body.purposes[0].offered[0].picturePart.path).toBe('small-mmproj.gguf')
  await send('POST', '/models/small/pull?pictures=true')
  expect((await watch(origin)).at(-1)).toMatchObject([{ name: 'small', state: 'here' }])
  const files = await readdir(join(app.settings.MAINSTAY_DATA, 'models/small'))
  expect(files).toEqual(expect.arrayContaining(['small.gguf', 'small-mmproj.gguf']))
})
