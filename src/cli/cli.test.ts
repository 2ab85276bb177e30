import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
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

describe('serve', () => {
  test.each([
    [{ IP_LOCATION_ENGINE: 'magic' }, 'IP_LOCATION_ENGINE names "magic"; the engines there are: embedded, upstream.'],
    [{ PORT: 'many' }, 'The setting PORT must be integer; it is "many".'],
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
