/** Secrets that a server is given or makes, and everything that it then says: log, answers, list of processes, export, backup. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, startCommand } from '../src/cli/testing/run-command.ts'

const planted = {
  MAINSTAY_DEV_KEY: 'planted-development-key',
  CHAT_UPSTREAM_KEY: 'planted-chat-credential',
  TRANSLATION_UPSTREAM_KEY: 'planted-translation-credential',
  IP_LOCATION_UPSTREAM_KEY: 'planted-location-credential',
  MODELS_TOKEN: 'planted-models-token',
}
const wrongKey = 'planted-wrong-key-of-a-caller'
const secrets = [...Object.values(planted), wrongKey]

/** Nobody listens there, so that calls of originals fail and are told of. */
const nowhere = 'http://127.0.0.1:9'

test('no secret is in a log, an answer, the list of processes, an export or a backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const environment = {
    ...planted,
    PORT: '0',
    MAINSTAY_DATA: join(folder, 'data'),
    MAINSTAY_LOG_LEVEL: 'debug',
    MAINSTAY_ACCESS_LOG: '1',
    CHAT_ENGINE: 'upstream',
    CHAT_UPSTREAM_URL: `${nowhere}/v1`,
    IP_LOCATION_ENGINE: 'upstream',
    IP_LOCATION_UPSTREAM_URL: nowhere,
  }
  const child = startCommand(['serve'], environment)
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (said += String(text)))
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []

  const ask = async (path: string, key: string, body?: object, verb = 'POST') => {
    const response = await fetch(`${origin}${path}`, {
      method: body ? verb : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    said += JSON.stringify([...response.headers]) + (await response.text())
    return response.status
  }
  const messages = [{ role: 'user', content: 'Hello' }]
  expect(await ask('/chat/v1/chat/completions', planted.MAINSTAY_DEV_KEY, { messages })).toBeGreaterThanOrEqual(500)
  expect(await ask('/chat/v1/chat/completions', wrongKey, { messages })).toBe(401)
  expect(await ask('/geo/8.8.8.8/json', planted.MAINSTAY_DEV_KEY)).toBeGreaterThanOrEqual(500)
  await ask(`/gender?key=${wrongKey}&name=Ada`, wrongKey)
  expect(
    await ask('/calls/bodies', planted.MAINSTAY_DEV_KEY, { interface: 'chat-completions', minutes: 5 }, 'PUT'),
  ).toBe(200)
  await ask('/chat/v1/chat/completions', planted.MAINSTAY_DEV_KEY, { messages, user: `Bearer ${wrongKey}` })
  for (const path of [
    '/calls.json',
    '/faults.json',
    '/imports.json',
    '/jobs.json',
    '/status.json',
    '/models.json',
    '/openapi.json',
    '/nothing',
    '/keys.json',
    '/usage.json',
  ])
    await ask(path, planted.MAINSTAY_DEV_KEY)
  said += await (await fetch(`${origin}/metrics`)).text()
  said += spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout
  const made = (await runCommand(['keys', 'add', '--name', 'phone'], environment)).out.trim()
  expect(await ask('/keys/self', made)).toBe(200)
  said = said.replaceAll(JSON.stringify(made), '')

  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  said += (await runCommand(['export'], environment)).out
  const file = join(folder, 'backup.tar.gz')
  said += (await runCommand(['backup', file], environment)).out
  said += (await runCommand(['doctor'], environment)).out
  said += gunzipSync(await readFile(file)).toString('latin1')
  expect([...secrets, made.slice(16)].filter((secret) => said.includes(secret))).toEqual([])
  expect(said).toContain('"operation":"createChatCompletion"')
})
