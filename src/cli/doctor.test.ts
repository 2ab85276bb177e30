import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeCard } from '../kernel/foundation/shelf/model-card.ts'
import { findFreePort } from '../kernel/testing/find-free-port.ts'
import { listenOnLoopback } from '../kernel/testing/listen-on-loopback.ts'
import { version } from '../kernel/foundation/version.ts'
import { startMainstay } from '../main.ts'
import { runCommand, type TestEnvironment } from './testing/run-command.ts'

/** The words of `doctor` about a folder and a port of its own, run in that folder. */
async function examine(settings: TestEnvironment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  const run = async (...words: readonly string[]) => {
    const environment = { PORT: String(await findFreePort()), MAINSTAY_DATA: data, ...settings }
    return runCommand(['doctor', ...words], environment, folder)
  }
  return { folder, data, run }
}

/** What `doctor --json` says about one thing. */
async function ask(run: (...words: readonly string[]) => Promise<{ out: string }>, about: string) {
  const findings: { about: string; state: string; says: string }[] = JSON.parse((await run('--json')).out)
  return findings.filter((each) => each.about === about).map(({ state, says }) => `${state}: ${says}`)
}

test('a machine on which nothing is wrong is told so, and nothing is made', async () => {
  const { data, run } = await examine()
  const { code, out } = await run()
  expect(code).toBe(0)
  expect(out).toContain(`Mainstay ${version}, Node ${process.versions.node}`)
  expect(out).toMatch(/^ok +port +Nothing listens on 127\.0\.0\.1:\d+ yet; "mainstay serve" will\.$/m)
  expect(out).toMatch(/Nothing keeps Mainstay from working\.\n$/)
  expect(await readdir(data)).toEqual([])
})

test('what others can read is noticed', async () => {
  const { data, run } = await examine()
  await chmod(data, 0o755)
  expect(await ask(run, 'data folder')).toEqual([
    `notice: Other users of this machine can look into ${data}; "chmod 700 ${data}".`,
  ])
})

test.each([
  [
    { BIN_PACKING_TIME_LIMIT_MS: 'many' },
    'settings',
    'fault: The setting BIN_PACKING_TIME_LIMIT_MS must be a whole number from 10 to 60000; it is "many". Where it is not set, it is 500.',
  ],
  [
    { PORT: 'x' },
    'settings',
    'fault: The setting PORT must be a whole number from 0 to 65535; it is "x". Where it is not set, it is 8022.',
  ],
  [
    { MAINSTAY_DATTA: 'x' },
    'settings',
    'notice: MAINSTAY_DATTA is no setting, and nothing heeds it; MAINSTAY_DATA is one.',
  ],
  [{ HOST: '192.0.2.1' }, 'port', 'fault: HOST=192.0.2.1 is no address of this machine.'],
  [
    { MAINSTAY_DATA: '/etc/hostname/x' },
    'data folder',
    'fault: /etc/hostname is no folder; set MAINSTAY_DATA to one, or move it away.',
  ],
  [
    { DATABASE_URL: 'postgres://hana:the-password@127.0.0.1:1/x' },
    'reach',
    'fault: 127.0.0.1:1 (DATABASE_URL) cannot be reached: ECONNREFUSED. See the address, the network and whether it runs.',
  ],
  [{ REDIS_URL: 'the-password' }, 'reach', 'fault: REDIS_URL: It is not written as an address.'],
])('%j: what is about %s', async (settings, about, says) => {
  const { run } = await examine(settings)
  const { code, out } = await run('--json')
  const found = [{ about, state: says.split(':')[0], says: says.slice(says.indexOf(' ') + 1) }]
  expect(JSON.parse(out).filter((each: { about: string }) => each.about === about)).toEqual(found)
  expect(code).toBe(says.startsWith('fault') ? 1 : 0)
  expect(out).not.toContain('the-password')
})

test('a running Mainstay is described', async () => {
  const { folder } = await examine()
  const data = join(folder, 'served')
  const running = await startMainstay({ PORT: '0', MAINSTAY_DATA: data, MAINSTAY_LOG_LEVEL: 'silent' })
  onTestFinished(() => running.app.close())
  const { run } = await examine({ PORT: new URL(running.origin).port })
  expect((await ask(run, 'server'))[0]).toMatch(new RegExp(`^good: Mainstay ${version} runs on port \\d+ with 23`))
})

test('another program at the port is a fault', async () => {
  const { port, stop } = await listenOnLoopback(createServer((_request, response) => response.end('hello')))
  onTestFinished(stop)
  expect(await ask((await examine({ PORT: String(port) })).run, 'port')).toEqual([
    `fault: Something that is no Mainstay listens on 127.0.0.1:${port}; set PORT to another number.`,
  ])
})

test('a model whose file was cut off is told with what mends it', async () => {
  const { data, run } = await examine()
  const folder = join(data, 'models', 'small')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'small.gguf'), 'half')
  const file = { path: 'small.gguf', bytes: 8, sha256: '0'.repeat(64), isStated: true }
  await writeCard(folder, { name: 'small', purpose: 'chat', origin: 'this test', files: [file] })
  expect(await ask(run, 'models')).toEqual([
    'fault: small: small.gguf is not whole; "mainstay models remove small", then "mainstay models pull small".',
  ])
})
