import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../capabilities/language-model/testing/make-model.ts'
import { type HubFile, startFakeHub } from '../kernel/assembly/models/testing/start-fake-hub.ts'
import { listenOnLoopback } from '../kernel/testing/listen-on-loopback.ts'
import { mountSmallDisk, whyNoSmallDisk } from '../kernel/testing/small-disk.ts'
import { runCommand, startCommand, type TestEnvironment } from './testing/run-command.ts'

const run = (words: readonly string[], environment: TestEnvironment) => runCommand(['models', ...words], environment)

let model: Buffer
beforeAll(async () => {
  const folder = await makeFolder()
  await makeModel(join(folder, 'model.gguf'))
  model = await readFile(join(folder, 'model.gguf'))
  await rm(folder, { recursive: true })
})

const makeFolder = () => mkdtemp(join(tmpdir(), 'mainstay-cli-'))

/** A data folder and a hub with one model in it. The runtime is said to be there, so that nothing is installed. */
async function open(files?: readonly HubFile[], options?: { readonly token?: string }) {
  const data = await makeFolder()
  const hub = await startFakeHub('some/model', files ?? [{ path: 'small-F32.gguf', bytes: model }], options)
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(data, { recursive: true })
  })
  await addRuntime(data)
  return { data, hub, environment: { MAINSTAY_DATA: data, MODELS_BASE_URL: hub.url } }
}

async function addRuntime(data: string): Promise<void> {
  const folder = join(data, 'packages/node_modules/node-llama-cpp')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"name":"node-llama-cpp"}')
}

const listFolder = async (...path: string[]) => (await readdir(join(...path))).toSorted()

test('models are pulled, listed, used, verified and removed; those put there by hand count', async () => {
  const { data, environment } = await open()
  await mkdir(join(data, 'models'))
  await writeFile(join(data, 'models/other.gguf'), model)
  await writeFile(join(data, 'models/used-model.txt'), 'other\n')

  expect(await run(['pull', 'some/model'], environment)).toEqual({
    code: 0,
    err: '',
    out: 'small-F32 is here: 0.6 MB. "mainstay models use small-F32" has it answer for chat.\n',
  })
  const table = (await run([], environment)).out.split('\n')
  expect(table[0]).toBe('Chat and completion (chat): other')
  expect(table[1]).toMatch(/^ +name +size +memory +speed +licence +languages +publisher +figure$/)
  expect(table[2]).toMatch(/^✓ +small-F32 +0\.6 MB +~\d+ tokens\/s$/)
  expect(table[3]).toMatch(/^\* +other +0\.6 MB +~\d+ tokens\/s$/)
  expect(table[4]).toMatch(/^ +qwen3\.5-0\.8b +~560\.0 MB +1\.30 GB +~[\d.]+ tokens\/s +Apache-2\.0 +mul +Qwen/)
  expect((await run(['use', 'small-F32'], environment)).out).toBe(
    'small-F32 answers for chat from now on, in a running server too, unless CHAT_ENGINE or a setting that names a model says otherwise.\n',
  )
  const [chat] = JSON.parse((await run(['list', '--json'], environment)).out)
  expect(chat).toMatchObject({
    purpose: 'chat',
    answers: 'small-F32',
    here: [
      { name: 'small-F32', isUsed: true, repository: 'some/model' },
      { name: 'other', isUsed: false, bytes: model.length },
    ],
  })
  expect((await run(['verify', 'other', 'small-F32'], environment)).out).toBe(
    'other: can be read; no checksum is known\nsmall-F32: as it was pulled\n',
  )
  for (const name of ['small-F32', 'other'])
    expect((await run(['remove', name], environment)).out).toBe(`Removed ${name}.\n`)
  const again = await run(['remove', 'other'], environment)
  expect([again.code, again.err]).toEqual([
    1,
    'mainstay: There is no model "other"; "mainstay models" shows those that are.\n',
  ])
  expect(await listFolder(data, 'models')).toEqual(['in-use.json'])
})

test('--json tells a program the same, with progress on standard error', async () => {
  const { data, environment } = await open()
  const runJson = async (...words: readonly string[]) => {
    const { code, out, err } = await run([...words, '--json'], environment)
    return { code, value: out === '' ? undefined : JSON.parse(out), events: err.split('\n').slice(0, -1).map(parse) }
  }
  const parse = (line: string): unknown => JSON.parse(line)
  const pulled = await runJson('pull', 'some/model')
  expect(pulled.value).toEqual([
    { name: 'small-F32', isNew: true, purpose: 'chat', bytes: model.length, packages: [], isUsed: true },
  ])
  expect(pulled.events[0]).toEqual({
    progress: { done: expect.any(Number), total: model.length, unit: 'bytes', summary: expect.any(String) },
  })
  expect(pulled.events.at(-1)).toEqual({ note: expect.stringMatching(/^small-F32 is here: 0\.6 MB\./) })
  expect((await runJson('pull', 'some/model')).value).toMatchObject([{ name: 'small-F32', isNew: false }])
  expect((await runJson('use', 'small-F32')).value).toEqual({
    name: 'small-F32',
    purpose: 'chat',
    setting: 'CHAT_ENGINE',
  })
  const mirror = join(data, 'mirror')
  expect((await runJson('export', mirror)).value).toEqual({ folder: mirror, models: ['small-F32'] })
  await truncate(join(data, 'models/small-F32/small-F32.gguf'), 100)
  expect(await runJson('verify', 'small-F32')).toEqual({
    code: 1,
    value: [{ name: 'small-F32', isSound: false, finding: expect.stringContaining('has 100 bytes instead of') }],
    events: [{ error: { message: '1 of 1 are damaged; remove them and pull them again.', exitCode: 1 } }],
  })
  expect((await runJson('remove', 'small-F32')).value).toEqual({ name: 'small-F32', removed: true })
})

test('killed at 60 %, the same command goes on from there', async () => {
  const { data, hub, environment } = await open()
  const stalled = hub.stall(0.6)
  const child = startCommand(['models', 'pull', 'some/model'], environment)
  await stalled
  const part = join(data, 'models/.small-F32/small-F32.gguf.part')
  await waitFor(async () => (await sizeOf(part)) === Math.round(model.length * 0.6))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await listFolder(data, 'models/.small-F32')).toEqual([
    'plan.sha256',
    'pull.json',
    'small-F32.gguf.part',
    'small-F32.gguf.part.tag',
  ])
  expect((await run(['list', '--json'], environment)).out).not.toContain('small-F32')
  expect((await run(['pull', 'some/model'], environment)).out).toContain('small-F32 is here: 0.6 MB.')
  expect(hub.requests.at(-1)).toBe(`GET /cdn/small-F32.gguf bytes=${Math.round(model.length * 0.6)}-`)
  expect(await listFolder(data, 'models/small-F32')).toEqual(['model.json', 'small-F32.gguf'])
})

test('a connection cut at half goes on by itself; stopped by Ctrl-C, it says what to do', async () => {
  const { data, hub, environment } = await open()
  hub.breakOff(1)
  expect((await run(['pull', 'some/model'], environment)).code).toBe(0)
  await run(['remove', 'small-F32'], environment)
  const stalled = hub.stall(0.6)
  const child = startCommand(['models', 'pull', 'some/model'], environment)
  const said = text(child.stderr)
  await stalled
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect([code, (await said).split('\n').at(-2)]).toEqual([
    1,
    'mainstay: Stopped; the same command goes on from there.',
  ])
  expect(await listFolder(data, 'models/.small-F32')).toEqual(
    expect.arrayContaining(['plan.sha256', 'small-F32.gguf.part.tag']),
  )
  expect(await listFolder(data, 'models/.small-F32')).not.toContain('pull.json')
})

test('two pulls of one model are one', async () => {
  const { hub, environment } = await open()
  const stalled = hub.stall(0.6)
  const first = run(['pull', 'some/model'], environment)
  const { release } = await stalled
  const second = run(['pull', 'some/model'], environment)
  await waitFor(async () => hub.requests.filter((request) => request.includes('/tree/')).length === 2)
  await sleep(500)
  release()
  const said = (await Promise.all([first, second])).map(({ out }) => out)
  expect(said[0]).toMatch(/^small-F32 is here: 0\.6 MB\. It answers/)
  expect(said[1]).toMatch(/^small-F32 is here; another process pulled it: 0\.6 MB\. It answers/)
  expect(hub.requests.filter((request) => request.includes('/cdn/'))).toHaveLength(1)
})

test('a wrong checksum leaves nothing behind', async () => {
  const { data, environment } = await open([{ path: 'small-F32.gguf', bytes: model, sha256: 'ab'.repeat(32) }])
  const { code, err } = await run(['pull', 'some/model'], environment)
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^mainstay: small-F32\.gguf came from \S+ with a wrong checksum/),
  ])
  expect(await listFolder(data, 'models')).toEqual([])
})

const noDisk = whyNoSmallDisk()

test.skipIf(noDisk !== undefined)(
  `a disk that fills up is said, and what came is gone on with${noDisk === undefined ? '' : ` (skipped: ${noDisk})`}`,
  async () => {
    const disk = await mountSmallDisk('68m')
    const { hub, environment } = await open()
    const settings = { ...environment, MAINSTAY_DATA: disk.folder }
    await addRuntime(disk.folder)
    const stalled = hub.stall(0.6)
    const pulling = run(['pull', 'some/model'], settings)
    const { release } = await stalled
    await waitFor(async () => (await sizeOf(join(disk.folder, 'models/.small-F32/small-F32.gguf.part'))) > 0)
    await disk.fill()
    release()
    const { code, err } = await pulling
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^mainstay: The disk is full; 1 MB of small-F32\.gguf are kept, and the same command goes on/m,
      ),
    ])
    await disk.free()
    expect((await run(['pull', 'some/model'], settings)).out).toContain('small-F32 is here')
    expect(hub.requests.at(-1)).toMatch(/^GET \/cdn\/small-F32\.gguf bytes=\d+-$/)
  },
)

test('a gated model says what to do, and is pulled with a token', async () => {
  const { hub, environment } = await open(undefined, { token: 'a-token' })
  const { code, err } = await run(['pull', 'some/model'], environment)
  expect([code, err]).toEqual([
    1,
    `mainstay: some/model is not there, or its publisher wants to know who asks: accept the terms at ${hub.url}/some/model, make a token in your account there, and set MODELS_TOKEN to it.\n`,
  ])
  expect((await run(['pull', 'some/model'], { ...environment, MODELS_TOKEN: 'another' })).err).toMatch(
    /^mainstay: some\/model is not given for this MODELS_TOKEN: /,
  )
  expect((await run(['pull', 'some/model'], { ...environment, MODELS_TOKEN: 'a-token' })).code).toBe(0)
})

test('an exported shelf is a mirror: as a folder, and behind any web server', async () => {
  const { data, hub, environment } = await open()
  await run(['pull', 'some/model'], environment)
  const mirror = join(data, 'mirror')
  expect((await run(['export', mirror], environment)).out).toBe(`small-F32 is in ${mirror}.\n`)
  const before = hub.requests.length
  const server = createServer(async (request, response) => {
    const path = join(mirror, new URL(request.url ?? '', 'http://x').pathname)
    response.end(await readFile(path).catch(() => ''))
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  for (const [index, place] of [mirror, origin].entries()) {
    const there = { ...environment, MAINSTAY_DATA: join(data, `copy-${index}`), MODELS_BASE_URL: place }
    await addRuntime(there.MAINSTAY_DATA)
    expect((await run(['pull', 'some/model'], there)).out).toMatch(/^small-F32 is here: 0\.6 MB\. It answers for chat/)
  }
  expect(hub.requests).toHaveLength(before)
})

test('a file that was changed on the disk is found by verify', async () => {
  const { data, environment } = await open()
  await run(['pull', 'some/model'], environment)
  await truncate(join(data, 'models/small-F32/small-F32.gguf'), 100)
  const { code, out, err } = await run(['verify', 'small-F32'], environment)
  expect([code, out, err]).toEqual([
    1,
    `small-F32: small-F32.gguf has 100 bytes instead of ${model.length}.\n`,
    'mainstay: 1 of 1 are damaged; remove them and pull them again.\n',
  ])
})

test('a pair of languages whose files are not all there is found by verify', async () => {
  const { data, environment } = await open()
  await mkdir(join(data, 'translation-models/en-de'), { recursive: true })
  const { code, out, err } = await run(['verify'], environment)
  expect([code, out]).toEqual([1, expect.stringContaining('en-de: files are missing\n')])
  expect(err).toMatch(/^mainstay: 1 of \d+ are damaged; remove them and pull them again\.\n$/)
})

test('the operator’s own list: licences that want something, memory, and a file that was replaced', async () => {
  const { data, environment } = await open()
  const entry = {
    purpose: 'chat',
    about: 'A model of this test',
    publisher: 'This test',
    licence: 'MIT',
    languages: ['en'],
    repository: 'some/model',
    files: [{ path: 'small-F32.gguf' }],
    bytes: 600_000,
    memory: 1_000_000,
  }
  const entries = [
    { ...entry, name: 'mine' },
    { ...entry, name: 'guarded', licence: 'own', wants: 'a licence of its own' },
    { ...entry, name: 'huge', memory: 1e15 },
    { ...entry, name: 'replaced', files: [{ path: 'small-F32.gguf', sha256: 'ab'.repeat(32) }] },
  ]
  await writeFile(join(data, 'models.json'), JSON.stringify(entries))
  const pull = async (...words: string[]) => {
    const { out, err } = await run(['pull', ...words], environment)
    return `${out}${err}`
  }
  expect((await run([], environment)).out).not.toContain('guarded')
  expect((await run(['--all'], environment)).out).toContain('own: a licence of its own')
  expect(await pull('mine')).toContain('mine is here: 0.6 MB.')
  expect(await pull('guarded')).toBe(
    'mainstay: guarded stands under a licence of its own. Where that suits you, add --accept-licence.\n',
  )
  expect(await pull('guarded', '--accept-licence')).toContain('guarded is here')
  expect(await pull('huge')).toMatch(
    /^mainstay: huge takes about 1000000\.00 GB of memory at work, and this machine has [\d.]+ GB; --anyway pulls it all the same\.\n$/,
  )
  expect(await pull('huge', '--anyway')).toContain('huge is here')
  expect(await pull('replaced')).toContain('is another file now than the one that was chosen for this list')
  await writeFile(join(data, 'models.json'), '[{"name":"Nobody"}]')
  expect(await pull('mine')).toContain('models.json is no list of models as docs/models.md describes it:')
})

test('a proxy is used where one is set', async () => {
  const { hub, environment } = await open()
  const asked: string[] = []
  const proxy = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '')
    asked.push(request.url ?? '')
    const given = await fetch(`${hub.url}${pathname}${search}`, { redirect: 'manual' })
    response.writeHead(given.status, Object.fromEntries(given.headers)).end(Buffer.from(await given.arrayBuffer()))
  })
  const { origin, stop } = await listenOnLoopback(proxy)
  onTestFinished(stop)
  const settings = { ...environment, MODELS_BASE_URL: 'http://models.example', HTTP_PROXY: origin }
  expect((await run(['pull', 'some/model'], settings)).out).toContain('small-F32 is here: 0.6 MB.')
  expect(asked).toEqual([
    'http://models.example/api/models/some/model/tree/main?recursive=true',
    'http://models.example/some/model/resolve/main/small-F32.gguf',
    'http://models.example/cdn/small-F32.gguf',
  ])
})

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20)
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}
