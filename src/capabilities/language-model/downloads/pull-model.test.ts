import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../testing/make-model.ts'
import { type HubFile, startFakeHub } from '../testing/start-fake-hub.ts'
import { findModels, readUsedModel, removeModel, useModel } from './models-folder.ts'
import { parseSource } from './parse-source.ts'
import { pullModel } from './pull-model.ts'

let model: Buffer
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-model-'))
  await makeModel(join(folder, 'model.gguf'))
  model = await readFile(join(folder, 'model.gguf'))
  await rm(folder, { recursive: true })
})

async function isWhole(path: string): Promise<boolean> {
  return (await readFile(path)).equals(model)
}

async function open(files: readonly HubFile[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-models-'))
  const hub = await startFakeHub('some/model', files)
  onTestFinished(async () => {
    await hub[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const reports: [string, number, number | undefined][] = []
  const pull = (source: string, token?: string, signal = new AbortController().signal) =>
    pullModel(source, {
      folder,
      signal,
      retryMs: 1,
      settings: { MODELS_BASE_URL: hub.url, ...(token !== undefined && { MODELS_TOKEN: token }) },
      report: (...progress) => reports.push(progress),
    })
  return { folder, hub, pull, reports }
}

const readme = { path: 'README.md', bytes: Buffer.from('# A model') }

describe('pulling', () => {
  test('by repository: the checksum is compared, the first model becomes the used one', async () => {
    const { folder, hub, pull, reports } = await open([readme, { path: 'model.Q8_0.gguf', bytes: model }])
    const pulled = await pull('some/model', 'secret')
    expect(pulled).toMatchObject({
      name: 'model.Q8_0',
      isVerified: true,
      wasThere: false,
      isUsed: true,
      description: { architecture: 'llama', contextLength: 512, quantisation: 'F32' },
    })
    expect(await isWhole(join(folder, 'model.Q8_0.gguf'))).toBe(true)
    expect(hub.requests).toEqual([
      'GET /api/models/some/model/tree/main?recursive=true Bearer secret',
      'GET /some/model/resolve/main/model.Q8_0.gguf Bearer secret',
      'GET /cdn/model.Q8_0.gguf Bearer secret',
    ])
    expect(reports.at(-1)).toEqual(['model.Q8_0.gguf', model.length, model.length])
    expect((await readdir(folder)).toSorted()).toEqual(['model.Q8_0.gguf', 'used-model.txt'])
    expect((await pull('some/model')).wasThere).toBe(true)
  })

  test('goes on where it broke off, within one command', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    hub.breakOff(2)
    await pull('some/model')
    expect(await isWhole(join(folder, 'model.gguf'))).toBe(true)
    const starts = hub.requests
      .filter((request) => request.includes('/cdn/'))
      .map((request) => Number(/bytes=(\d+)-/.exec(request)?.[1] ?? 0))
    expect(starts).toEqual([0, expect.any(Number), expect.any(Number)])
    expect(starts[1]).toBeGreaterThan(0)
    expect(starts[2]).toBeGreaterThan(starts[1] ?? 0)
  })

  test('goes on where another command was stopped', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    await writeFile(join(folder, 'model.gguf.part'), model.subarray(0, 100_000))
    await writeFile(join(folder, 'model.gguf.part.tag'), `"store-${model.length}"`)
    await pull('some/model')
    expect(hub.requests.at(-1)).toBe('GET /cdn/model.gguf bytes=100000-')
    expect(await isWhole(join(folder, 'model.gguf'))).toBe(true)
  })

  test('begins anew when the file is another one by now', async () => {
    const { folder, pull } = await open([{ path: 'model.gguf', bytes: model }])
    await writeFile(join(folder, 'model.gguf.part'), 'of an older version')
    await writeFile(join(folder, 'model.gguf.part.tag'), '"older"')
    await pull('some/model')
    expect(await isWhole(join(folder, 'model.gguf'))).toBe(true)
  })

  test('a wrong checksum takes the file away', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model, sha256: 'ab'.repeat(32) }])
    const { host } = new URL(hub.url)
    await expect(pull('some/model')).rejects.toThrow(
      `model.gguf came from ${host} with a wrong checksum and was taken away; ask for it again.`,
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('what is no model is taken away', async () => {
    const { folder, pull } = await open([{ path: 'model.gguf', bytes: Buffer.from('<html>Sign in</html>') }])
    await expect(pull('some/model')).rejects.toThrow('model.gguf.part is no GGUF file.')
    expect(await readdir(folder)).toEqual([])
  })

  test('more than the disk holds is said before a byte comes', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model, claimedBytes: 1e15 }])
    await expect(pull('some/model')).rejects.toThrow(
      /^model\.gguf needs 1,000,000,068 MB more on the disk; [\d,]+ MB are free\.$/,
    )
    expect(hub.requests).toHaveLength(1)
    expect(await readdir(folder)).toEqual([])
  })

  test('by URL; where no checksum is known, that is said', async () => {
    const { folder, hub, pull } = await open([{ path: 'model.gguf', bytes: model }])
    expect(await pull(`${hub.url}/cdn/model.gguf`)).toMatchObject({ name: 'model', isVerified: false })
    expect(await isWhole(join(folder, 'model.gguf'))).toBe(true)
    expect(await pull(`${hub.url}/some/model/resolve/main/model.gguf?download=true`)).toMatchObject({ wasThere: true })
  })

  test('all parts of a split model are got', async () => {
    const parts = ['00001', '00002'].map((part) => ({
      path: `Q4_K_M/model-Q4_K_M-${part}-of-00002.gguf`,
      bytes: model,
    }))
    const { folder, pull } = await open([...parts, { path: 'model-Q8_0.gguf', bytes: model }])
    expect((await pull('some/model')).name).toBe('model-Q4_K_M')
    expect((await findModels([folder])).map(({ name }) => name)).toEqual(['model-Q4_K_M'])
    await removeModel(folder, 'model-Q4_K_M')
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['some/model:q8_0', 'model-Q8_0'],
    ['some/model:model-Q6_K.gguf', 'model-Q6_K'],
    ['some/model', 'model-Q4_K_M'],
  ])('%s is %s', async (source, name) => {
    const files = ['Q6_K', 'Q8_0', 'Q4_K_M', 'IQ4_K_M'].map((kind) => ({ path: `model-${kind}.gguf`, bytes: model }))
    const { pull } = await open([...files, { path: 'mmproj-model-Q8_0.gguf', bytes: model }])
    expect((await pull(source)).name).toBe(name)
  })

  test.each([
    ['some/model:Q2_K', 'some/model has no "Q2_K"; it has: model-Q6_K.gguf, model-Q8_0.gguf.'],
    ['some/model', 'some/model has several models; name one of them behind a colon: model-Q6_K.gguf, model-Q8_0.gguf.'],
    ['other/model', 'There is no repository other/model at '],
    ['http://127.0.0.1:9/x.txt', 'http://127.0.0.1:9/x.txt is not the address of a file whose name ends in .gguf.'],
    ['nonsense', '"nonsense" is neither OWNER/REPO, nor a URL, nor a file that is there.'],
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
    await expect(pull('some/model')).rejects.toThrow('cannot be reached; MODELS_BASE_URL names another place.')
  })
})

test('a local file is copied in; a cut one is refused', async () => {
  const { folder, pull } = await open([])
  const elsewhere = await mkdtemp(join(tmpdir(), 'mainstay-elsewhere-'))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  const path = join(elsewhere, 'mine.gguf')
  await writeFile(path, model)
  expect(await pull(path)).toMatchObject({ name: 'mine', wasThere: false, isUsed: true })
  expect(await pull(path)).toMatchObject({ wasThere: true })
  await truncate(path, 400_000)
  await expect(pull(path)).rejects.toThrow(
    `${path} is cut short: 400000 of ${model.length} bytes are there; get it again.`,
  )
  expect((await findModels([folder])).map(({ name }) => name)).toEqual(['mine'])
})

test('the used model is one that is there, and none when it is removed', async () => {
  const { folder } = await open([])
  for (const name of ['one', 'two']) await writeFile(join(folder, `${name}.gguf`), model)
  await useModel(folder, 'two')
  expect(await readUsedModel(folder)).toBe('two')
  await expect(useModel(folder, '../two')).rejects.toThrow('There is no model "../two"')
  await removeModel(folder, 'two')
  expect(await readUsedModel(folder)).toBeUndefined()
  expect((await findModels([folder])).map(({ name }) => name)).toEqual(['one'])
})

test('sources', () => {
  expect(parseSource('Owner/Some.Repo-GGUF:Q4_K_M')).toEqual({
    kind: 'repository',
    repository: 'Owner/Some.Repo-GGUF',
    wanted: 'Q4_K_M',
  })
  expect(parseSource('/models/x.gguf')).toEqual({ kind: 'file', path: '/models/x.gguf' })
})
