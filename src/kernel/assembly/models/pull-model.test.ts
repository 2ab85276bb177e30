import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../../../interfaces/index.ts'
import { makeModel } from '../../../capabilities/language-model/testing/make-model.ts'
import { openHub } from './hub.ts'
import { purposesOf } from './list-models.ts'
import { parseSource } from './parse-source.ts'
import { planPull } from './plan-pull.ts'
import { pullModel } from './pull-model.ts'
import { type HubFile, startFakeHub } from './testing/start-fake-hub.ts'

let model: Buffer
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-model-'))
  await makeModel(join(folder, 'model.gguf'))
  model = await readFile(join(folder, 'model.gguf'))
  await rm(folder, { recursive: true })
})

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function isWhole(path: string): Promise<boolean> {
  return (await readFile(path)).equals(model)
}

async function open(files: readonly HubFile[]) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-models-'))
  const hub = await startFakeHub('some/model', files)
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true })
  })
  const folder = join(dataFolder, 'models')
  const reports: [done: number, total: number | undefined, doing: string][] = []
  const pull = async (source: string, token?: string, signal = new AbortController().signal) => {
    const settings = { MODELS_BASE_URL: hub.url, ...(token !== undefined && { MODELS_TOKEN: token }) }
    const plan = await planPull(source, {
      purposes: purposesOf(interfaces),
      catalogue: [],
      hub: openHub(settings, fetch),
      purpose: 'chat',
    })
    return pullModel(plan, {
      dataFolder,
      signal,
      retryMs: 1,
      settings,
      fetch,
      report: (...progress) => void reports.push(progress),
    })
  }
  return { folder, hub, pull, reports }
}

/** All files of a folder, by their paths in it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

const readme = { path: 'README.md', bytes: Buffer.from('# A model') }

test('a hub cannot have files written elsewhere', async () => {
  const { folder, pull } = await open([
    { path: '../../../escaped.gguf', bytes: model },
    { path: 'a\\..\\b.gguf', bytes: model },
    { path: 'x/../y.gguf', bytes: model },
  ])
  await expect(pull('some/model')).rejects.toThrow('some/model holds no GGUF files.')
  expect(await listFiles(join(folder, '..'))).toEqual([])
})

describe('pulling', () => {
  test('by repository: the checksum is compared, the first model becomes the used one', async () => {
    const { folder, hub, pull, reports } = await open([readme, { path: 'model.Q8_0.gguf', bytes: model }])
    const pulled = await pull('some/model', 'secret')
    expect(pulled).toMatchObject({
      card: {
        name: 'model.Q8_0',
        purpose: 'chat',
        repository: 'some/model',
        files: [{ path: 'model.Q8_0.gguf', bytes: model.length, sha256: sha256Of(model), isStated: true }],
      },
      came: 'now',
      isUsed: true,
    })
    expect(await isWhole(join(folder, 'model.Q8_0/model.Q8_0.gguf'))).toBe(true)
    expect(hub.requests).toEqual([
      'GET /api/models/some/model/tree/main?recursive=true Bearer secret',
      'GET /some/model/resolve/main/model.Q8_0.gguf Bearer secret',
      'GET /cdn/model.Q8_0.gguf Bearer secret',
    ])
    expect(reports.at(-1)).toEqual([model.length, model.length, 'model.Q8_0.gguf'])
    expect(await listFiles(folder)).toEqual(['in-use.json', 'model.Q8_0/model.Q8_0.gguf', 'model.Q8_0/model.json'])
    expect((await pull('some/model')).came).toBe('there')
  })

  test('goes on where it broke off, within one command', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    hub.breakOff(2)
    await pull('some/model')
    expect(await isWhole(join(folder, 'model/model.gguf'))).toBe(true)
    const starts = hub.requests
      .filter((request) => request.includes('/cdn/'))
      .map((request) => Number(/bytes=(\d+)-/.exec(request)?.[1] ?? 0))
    expect(starts).toEqual([0, expect.any(Number), expect.any(Number)])
    expect(starts[1]).toBeGreaterThan(0)
    expect(starts[2]).toBeGreaterThan(starts[1] ?? 0)
  })

  test('goes on where another command was stopped', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    await mkdir(join(folder, '.model'), { recursive: true })
    await writeFile(join(folder, '.model/model.gguf.part'), model.subarray(0, 100_000))
    await writeFile(join(folder, '.model/model.gguf.part.tag'), `"store-${model.length}"`)
    await pull('some/model')
    expect(hub.requests.at(-1)).toBe('GET /cdn/model.gguf bytes=100000-')
    expect(await isWhole(join(folder, 'model/model.gguf'))).toBe(true)
  })

  test('begins anew when the file is another one by now', async () => {
    const { folder, pull } = await open([{ path: 'model.gguf', bytes: model }])
    await mkdir(join(folder, '.model'), { recursive: true })
    await writeFile(join(folder, '.model/model.gguf.part'), 'of an older version')
    await writeFile(join(folder, '.model/model.gguf.part.tag'), '"older"')
    await pull('some/model')
    expect(await isWhole(join(folder, 'model/model.gguf'))).toBe(true)
  })

  test('a wrong checksum takes the file away', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model, sha256: 'ab'.repeat(32) }])
    const { host } = new URL(hub.url)
    await expect(pull('some/model')).rejects.toThrow(
      `model.gguf came from ${host} with a wrong checksum and was taken away; ask for it again.`,
    )
    expect(await listFiles(folder)).toEqual([])
  })

  test('what is no model is taken away', async () => {
    const { folder, pull } = await open([{ path: 'model.gguf', bytes: Buffer.from('<html>Sign in</html>') }])
    await expect(pull('some/model')).rejects.toThrow('model.gguf is no GGUF file.')
    expect(await listFiles(folder)).toEqual([])
  })

  test('more than the disk holds is said before a byte comes', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model, claimedBytes: 1e15 }])
    await expect(pull('some/model')).rejects.toThrow(
      /^model needs 1000000\.07 GB more on the disk; [\d.]+ GB are free\.$/,
    )
    expect(hub.requests).toHaveLength(1)
    expect(await listFiles(folder)).toEqual([])
  })

  test('by URL; where no checksum is known, that is said', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    expect(await pull(`${hub.url}/cdn/model.gguf`)).toMatchObject({
      card: { name: 'model', files: [{ isStated: false, sha256: sha256Of(model) }] },
    })
    expect(await isWhole(join(folder, 'model/model.gguf'))).toBe(true)
    expect(await pull(`${hub.url}/some/model/resolve/main/model.gguf?download=true`)).toMatchObject({ came: 'there' })
  })

  test('all parts of a split model are got', async () => {
    const parts = ['00001', '00002'].map((part) => ({
      path: `Q4_K_M/model-Q4_K_M-${part}-of-00002.gguf`,
      bytes: model,
    }))
    const { folder, pull } = await open([...parts, { path: 'model-Q8_0.gguf', bytes: model }])
    expect((await pull('some/model')).card.name).toBe('model-Q4_K_M')
    expect(await listFiles(join(folder, 'model-Q4_K_M'))).toEqual([
      'Q4_K_M/model-Q4_K_M-00001-of-00002.gguf',
      'Q4_K_M/model-Q4_K_M-00002-of-00002.gguf',
      'model.json',
    ])
  })

  test.each([
    ['some/model:q8_0', 'model-Q8_0'],
    ['some/model:model-Q6_K.gguf', 'model-Q6_K'],
    ['some/model', 'model-Q4_K_M'],
  ])('%s is %s', async (source, name) => {
    const files = ['Q6_K', 'Q8_0', 'Q4_K_M', 'IQ4_K_M'].map((kind) => ({ path: `model-${kind}.gguf`, bytes: model }))
    const { pull } = await open([...files, { path: 'mmproj-model-Q8_0.gguf', bytes: model }])
    expect((await pull(source)).card.name).toBe(name)
  })

  test.each([
    ['some/model:Q2_K', 'some/model has no "Q2_K"; it has: model-Q6_K.gguf, model-Q8_0.gguf.'],
    ['some/model', 'some/model has several models; name one of them behind a colon: model-Q6_K.gguf, model-Q8_0.gguf.'],
    ['other/model', 'There is no repository other/model at '],
    ['http://127.0.0.1:9/x.txt', 'http://127.0.0.1:9/x.txt is not the address of a file whose name ends in .gguf.'],
    ['http://127.0.0.1:9/-.gguf', 'A model cannot be called "-" here; pull a file of another name.'],
    ['http://127.0.0.1:9/in-use.json.gguf', 'A model cannot be called "in-use.json" here'],
    ['nonsense', '"nonsense" is neither a name that "mainstay models" lists, nor OWNER/REPO, nor a URL'],
    ['./nowhere.gguf', 'The model file ./nowhere.gguf cannot be read.'],
  ])('%s is refused in a sentence', async (source, sentence) => {
    const files = ['Q6_K', 'Q8_0'].map((kind) => ({ path: `model-${kind}.gguf`, bytes: model }))
    const { pull } = await open(files)
    await expect(pull(source)).rejects.toThrow(sentence)
  })

  test('a server that is not there is said so', async () => {
    const { hub, pull } = await open([])
    await hub[Symbol.asyncDispose]()
    onTestFinished(() => {})
    await expect(pull('some/model')).rejects.toThrow('cannot be reached; MODELS_BASE_URL names another place')
  })
})

test('a local file is copied in; a cut one is refused', async () => {
  const { folder, pull } = await open([])
  const elsewhere = await mkdtemp(join(tmpdir(), 'mainstay-elsewhere-'))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  const path = join(elsewhere, 'mine.gguf')
  await writeFile(path, model)
  expect(await pull(path)).toMatchObject({ card: { name: 'mine' }, came: 'now', isUsed: true })
  expect(await pull(path)).toMatchObject({ came: 'there' })
  await rename(path, join(elsewhere, 'cut.gguf'))
  await truncate(join(elsewhere, 'cut.gguf'), 400_000)
  await expect(pull(join(elsewhere, 'cut.gguf'))).rejects.toThrow(
    `cut.gguf is cut short: 400000 of ${model.length} bytes are there; get it again.`,
  )
  expect(await listFiles(folder)).toEqual(['in-use.json', 'mine/mine.gguf', 'mine/model.json'])
})

test('sources', () => {
  expect(parseSource('Owner/Some.Repo-GGUF:Q4_K_M')).toEqual({
    kind: 'repository',
    repository: 'Owner/Some.Repo-GGUF',
    wanted: 'Q4_K_M',
  })
  expect(parseSource('/models/x.gguf')).toEqual({ kind: 'file', path: '/models/x.gguf' })
})
