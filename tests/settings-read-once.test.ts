import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { assemble } from '../src/kernel/assembly/app/assemble.ts'

/** An environment that counts how often each of its variables is asked for. */
function countReads(variables: Readonly<Record<string, string>>) {
  const reads: Record<string, number> = Object.fromEntries(Object.keys(variables).map((name) => [name, 0]))
  const environment = new Proxy(variables, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      reads[name] = (reads[name] ?? 0) + 1
      return target[name]
    },
  })
  return { environment, reads }
}

test('a server asks for each variable once, whoever needs it: interfaces, engines, the original, jobs, the status', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-settings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { environment, reads } = countReads({
    MAINSTAY_DATA: folder,
    MAINSTAY_LOG_LEVEL: 'silent',
    MAINSTAY_SAMPLES: '0',
    CHAT_ENGINE: 'embedded',
    CHAT_MODEL: 'mainstay-builtin',
    CHAT_COMPLETIONS_FREE_CALLS_PER_MINUTE: '7',
    NEWS_FEEDS_HOST_GAP_MS: '0',
    BIN_PACKING_TIME_LIMIT_MS: '900',
    IP_LOCATION_ENGINE: 'embedded,upstream',
    IP_LOCATION_UPSTREAM_URL: 'http://127.0.0.1:9',
  })
  const app = await assemble({ interfaces, environment })
  onTestFinished(() => app.close())
  app.startJobs()
  const status = (await app.server.inject('/status.json')).json()
  expect(status.interfaces).toContainEqual(
    expect.objectContaining({
      id: 'ip-location',
      engines: [
        { name: 'embedded', loaded: false, circuit: 'closed' },
        { name: 'upstream', loaded: true, circuit: 'closed' },
      ],
    }),
  )
  const chat = await app.server.inject({
    method: 'POST',
    url: '/chat/v1/chat/completions',
    headers: { authorization: `Bearer ${(await app.keys.make({ name: 'test', scopes: '*', plan: 'free' })).secret}` },
    payload: { model: 'mainstay-builtin', messages: [{ role: 'user', content: 'hello' }] },
  })
  expect([chat.statusCode, chat.headers['x-ratelimit-limit-requests']]).toEqual([200, '7'])
  expect(reads).toEqual(Object.fromEntries(Object.keys(reads).map((name) => [name, 1])))
})
