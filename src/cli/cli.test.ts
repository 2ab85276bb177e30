import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand as run, startCommand as start } from './testing/run-command.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('help and exit codes', () => {
  test('--help names the commands and the exit codes', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const word of ['serve', 'keys', 'status', 'Exit codes: 0 done, 1 failed, 2 called wrongly.'])
      expect(out).toContain(word)
  })

  test('serve --help lists every setting, the slices too', async () => {
    const { out } = await run(['serve', '--help'])
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'IP_LOCATION_ENGINE',
      'IP_LOCATION_DATABASE',
      'BIN_PACKING_TIME_LIMIT_MS',
    ]) {
      expect(out).toContain(`\n  ${name}\n`)
    }
  })

  test.each([
    [['dance']],
    [['keys', 'add']],
    [['keys', 'add', '--name', 'a', '--only', 'nothing']],
    [['serve', '--prot', '1']],
  ])('%j is called wrongly', async (words) => {
    const { code, err } = await run(words)
    expect(code).toBe(2)
    expect(err).toMatch(/^error: /)
  })
})

describe('keys', () => {
  test('are made, listed without their secret, and revoked', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder() }
    const made = await run(
      ['keys', 'add', '--name', 'my phone', '--only', 'ip-location', '--plan', 'paid'],
      environment,
    )
    expect(made.out).toMatch(/^ms_\w+_[\w-]+\n$/)
    const listed = await run(['keys', 'list', '--json'], environment)
    const [key] = JSON.parse(listed.out)
    expect(key).toMatchObject({ name: 'my phone', scopes: ['ip-location'], plan: 'paid' })
    expect(listed.out).not.toContain(made.out.trim().slice(-20))
    expect(await run(['keys', 'revoke', key.id], environment)).toMatchObject({ code: 0, out: `Revoked ${key.id}.\n` })
    const again = await run(['keys', 'revoke', key.id], environment)
    expect([again.code, again.err]).toEqual([
      1,
      `mainstay: There is no key "${key.id}" to revoke; "mainstay keys list" shows them.\n`,
    ])
  })
})

describe('keys with terms', () => {
  test('are made with an end, limits and labels, changed, and given a new secret', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder() }
    const terms = ['--expires', '2099-01-31', '--limit', '600/minute', '--limit', 'embeddings=5000 tokens/day']
    const made = await run(['keys', 'add', '--name', 'shop', '--label', 'web', ...terms], environment)
    const list = async () => JSON.parse((await run(['keys', 'list', '--label', 'web', '--json'], environment)).out)
    const [key] = await list()
    expect(key).toMatchObject({
      expiresAt: Date.UTC(2099, 0, 31),
      limits: [
        { amount: 600, unit: 'calls', per: 'minute' },
        { interface: 'embeddings', amount: 5000, unit: 'tokens', per: 'day' },
      ],
    })
    expect((await run(['keys', 'list'], environment)).out).toContain(
      '600 calls/minute, embeddings=5000 tokens/day  web     until 2099-01-31',
    )
    await run(['keys', 'change', key.id, '--limit', 'none', '--expires', 'never'], environment)
    const [changed] = await list()
    expect([changed.limits, changed.expiresAt]).toEqual([undefined, undefined])
    const rotated = await run(['keys', 'rotate', key.id, '--overlap', '1'], environment)
    expect(rotated.out.slice(0, 15)).toBe(made.out.slice(0, 15))
    expect(rotated.out).not.toBe(made.out)
    const audit = await run(['keys', 'audit', '--json'], environment)
    const actions = JSON.parse(audit.out).map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['key.rotate', 'key.change', 'key.make'])
    expect((await run(['keys', 'usage'], environment)).out).toBe('id  name  interface  used  unit  last\n')
  })

  test.each([
    [['--limit', '5/year']],
    [['--limit', 'nothing=5/day']],
    [['--limit', '5 tokens/minute']],
    [['--expires', 'soon']],
    [['--label', 'two words']],
  ])('%j is called wrongly', async (words) => {
    expect((await run(['keys', 'add', '--name', 'a', ...words])).code).toBe(2)
  })
})

describe('serve', () => {
  test.each([
    [{ IP_LOCATION_ENGINE: 'magic' }, 'IP_LOCATION_ENGINE names "magic"; the engines there are: embedded, upstream.'],
    [
      { PORT: 'many' },
      'The setting PORT must be a whole number from 0 to 65535; it is "many". Where it is not set, it is 8022.',
    ],
    [
      { HOST: '0.0.0.0', MAINSTAY_DEV_KEY: 'development' },
      'MAINSTAY_DEV_KEY opens every interface, and HOST=0.0.0.0 can be reached',
    ],
    [{ MAINSTAY_DATA: '/etc/hostname/data' }, 'The data folder /etc/hostname/data cannot be used'],
  ])('%j stops the start with a sentence', async (setting, sentence) => {
    const { code, err } = await run(['serve'], { MAINSTAY_DATA: await makeFolder(), ...setting })
    expect(code).toBe(1)
    expect(err).toContain(`mainstay: ${sentence}`)
    expect(err).not.toMatch(/\n {4}at /)
  })

  test('prints where everything is, shows its first key once, is seen by status, and stops on SIGTERM', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder(), PORT: '0' }
    const first = start(['serve'], environment)
    const table = await readUntil(first.stdout, 'api/call/raw')
    expect(table).toMatch(/export MAINSTAY_KEY=ms_/)
    expect(table).toMatch(/\nBegin in the browser, .+:\nhttp:\/\/127\.0\.0\.1:\d+\/#\/welcome\/[0-9a-f]{48}\n$/)
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(table) ?? []
    const status = await run(['status', '--url', origin])
    expect(status.code).toBe(0)
    expect(status.out).toMatch(/G13\s+ip-location\s+\/geo\s+embedded \(idle\)/)
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
    const second = start(['serve'], environment)
    onTestFinished(() => void second.kill())
    expect(await readUntil(second.stdout, 'api/call/raw')).not.toMatch(/ms_/)
  })

  test('a port that is taken is said in a sentence', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder(), PORT: '0' }
    const first = start(['serve'], environment)
    onTestFinished(() => void first.kill())
    const table = await readUntil(first.stdout, 'api/call/raw')
    const [, port = ''] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(table) ?? []
    const { code, err } = await run(['serve'], { ...environment, PORT: port })
    expect([code, err]).toEqual([
      1,
      `mainstay: Something already listens on 127.0.0.1:${port}; set PORT to another number.\n`,
    ])
  })
})

describe('settings', () => {
  test('serve --help has them in groups, the server first, in lines that fit', async () => {
    const { out } = await run(['serve', '--help'])
    const titles = out.split('\n').filter((line) => /^[A-Z]/.test(line))
    expect(titles).toEqual(
      expect.arrayContaining(['The server', 'Chat and completion', 'Position of an IP address (G13)']),
    )
    expect(titles.indexOf('The server')).toBeLessThan(titles.indexOf('Chat and completion'))
    expect(out).not.toContain('Default: .\n')
    expect(out.split('\n').filter((line) => line.length > 100 && line.trim().includes(' '))).toEqual([])
  })

  test('come from the environment, then .env, then the file in the data folder; a start says so', async () => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'kept'))
    await writeFile(
      join(folder, '.env'),
      '# where it is\nMAINSTAY_DATA=kept\nPORT=0\nMAINSTAY_DOMAIN="one.test"\nAPP_NAME=theirs\n',
    )
    await writeFile(
      join(folder, 'kept/mainstay.env'),
      'PORT=1\nMAINSTAY_DOMAIN=two.test\nMAINSTAY_DEV_KEY=development\nMAINSTAY_SAMPLES=0\n',
    )
    await chmod(join(folder, 'kept/mainstay.env'), 0o640)
    const child = start(['serve'], { MAINSTAY_DOMAIN: 'three.test', MAINSTAY_SAMPLES: '' }, folder)
    onTestFinished(() => void child.kill())
    const table = await readUntil(child.stdout, 'api/call/raw')
    expect(table).toContain(
      '\nSettings from .env: MAINSTAY_DATA, PORT.\nSettings from kept/mainstay.env: MAINSTAY_DEV_KEY, MAINSTAY_SAMPLES.\n' +
        'Warning: kept/mainstay.env holds MAINSTAY_DEV_KEY, and other users of this machine can read it; "chmod 600 kept/mainstay.env" keeps it yours.\n',
    )
    expect(table).toContain('MAINSTAY_DEV_KEY of the file above')
    expect(table).not.toContain('APP_NAME')
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(table) ?? []
    expect(await (await fetch(`${origin}/status.json`)).json()).toMatchObject({ domain: 'three.test' })
    const { out } = await run(['keys', 'list', '--json'], {}, folder)
    expect(JSON.parse(out)).toEqual([])
  })

  test.each([
    ['MAINSTAY_SETTINGS=mine.env', { 'mine.env': 'PORT=many' }, 'The setting PORT must be a whole number'],
    ['MAINSTAY_SETTINGS=none.env', {}, 'MAINSTAY_SETTINGS names none.env, and there is no such file.'],
    [
      '',
      { 'data/mainstay.env': 'MAINSTAY_DATA=elsewhere' },
      'data/mainstay.env sets MAINSTAY_DATA, but lies in that folder itself',
    ],
    ['', { 'data/mainstay.env': '#'.repeat(2_000_000) }, 'data/mainstay.env is larger than any file of settings.'],
  ])('a file that does not do is told in a sentence: %s %o', async (line, files, sentence) => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, '.env'), line)
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const { code, err } = await run(['keys', 'list'], {}, folder)
    expect([code, err]).toEqual([1, expect.stringContaining(`mainstay: ${sentence}`)])
  })

  test('a name that is no setting is told with the nearest that is; those of other programs are not', async () => {
    const folder = await makeFolder()
    const strange = {
      CHAT_ID: '1',
      NOTES_DIR: 'x',
      TRANSIT_SEARCH_FEEDS: '1',
      REDIS_URI: 'x',
      POST: '1',
      npm_config_x: '1',
    }
    const wrong = { CHAT_ENGNE: 'gguf', IP_LOCATION_UPSTREM_KEY: 'x', mainstay_dta: 'x', MAINSTAY_NOTHING: '1' }
    const child = start(['serve'], { MAINSTAY_DATA: folder, PORT: '0', ...strange, ...wrong })
    onTestFinished(() => void child.kill())
    const table = await readUntil(child.stdout, 'api/call/raw')
    const warnings = table.split('\n').filter((line) => line.startsWith('Warning: '))
    expect(warnings).toEqual([
      'Warning: CHAT_ENGNE is no setting, and nothing heeds it; CHAT_ENGINE is one.',
      'Warning: IP_LOCATION_UPSTREM_KEY is no setting, and nothing heeds it; IP_LOCATION_UPSTREAM_KEY is one.',
      'Warning: mainstay_dta is no setting, and nothing heeds it; MAINSTAY_DATA is one.',
      'Warning: MAINSTAY_NOTHING is no setting, and nothing heeds it; "mainstay serve --help" lists those there are.',
    ])
  })
})

test('so does one that lacks the folder of its model', async () => {
  const child = start(['serve'], { MAINSTAY_DATA: await makeFolder(), PORT: '0', EMBEDDINGS_ENGINE: 'onnx' })
  onTestFinished(() => void child.kill())
  expect(await readUntil(child.stdout, 'api/call/raw')).toContain(
    '\nWarning: "mainstay models pull all-minilm-l6-v2" gets a sentence transformer; or set EMBEDDINGS_ONNX_FOLDER to the folder of one.\n',
  )
})

test('an engine that lacks a model says so at the start, in the status and to who asks; another one answers meanwhile', async () => {
  const folder = await makeFolder()
  const common = { MAINSTAY_DATA: folder, PORT: '0', MAINSTAY_DEV_KEY: 'development', MAINSTAY_LOG_LEVEL: 'silent' }
  const lack =
    'The engine "gguf" has no model yet: "mainstay models pull qwen3.5-0.8b" gets a small one ' +
    '(in a clone "npm run mainstay -- models pull …"); no restart is needed.'
  const answers: unknown[] = []
  for (const engine of ['gguf', 'gguf,embedded']) {
    const child = start(['serve'], { ...common, CHAT_ENGINE: engine })
    onTestFinished(() => void child.kill())
    const table = await readUntil(child.stdout, 'api/call/raw')
    expect(table).toContain(lack)
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(table) ?? []
    const { interfaces } = (await (await fetch(`${origin}/status.json`)).json()) as {
      interfaces: { id: string; engines: object[] }[]
    }
    const chat = interfaces.find(({ id }) => id === 'chat-completions')
    expect(chat?.engines[0]).toEqual({
      name: 'gguf',
      loaded: false,
      circuit: 'closed',
      lack: expect.stringContaining(lack),
    })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect((await run(['status', '--url', origin])).out).toContain(lack)
    const answer = await fetch(`${origin}/chat/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer development', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: '2+2' }] }),
    })
    answers.push([answer.status, await answer.json()])
    child.kill()
    await once(child, 'exit')
  }
  expect(answers).toMatchObject([
    [503, { error: { message: expect.stringContaining(lack) } }],
    [200, { choices: [{ message: { content: '2 + 2 = 4' } }] }],
  ])
})

test('status says where nothing answers', async () => {
  const { code, err } = await run(['status', '--url', 'http://127.0.0.1:9'])
  expect([code, err]).toEqual([
    1,
    'mainstay: No Mainstay answers at http://127.0.0.1:9; "mainstay serve" starts one.\n',
  ])
})

async function readUntil(stream: NodeJS.ReadableStream, word: string): Promise<string> {
  let all = ''
  for await (const chunk of stream) {
    all += String(chunk)
    if (all.includes(word)) break
  }
  return all
}
