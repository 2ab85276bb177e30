import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../src/kernel/testing/find-free-port.ts'
import { callUntil } from './call-until.ts'
import { waitForExit } from './start-replica.ts'
import { startThreeReplicas } from './start-three-replicas.ts'

const postgres = inject('postgres')
const caddyMissing = spawnSync('caddy', ['version']).status === 0 ? undefined : 'caddy is not installed'
const missing = 'missing' in postgres ? postgres.missing : caddyMissing
const without = missing ? ` (${missing})` : ''

const caddyfile = join(import.meta.dirname, '../../deploy/proxies/Caddyfile')

/** The file of deploy/ before these replicas, without TLS. */
async function startCaddy(ports: readonly number[]): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'mainstay-caddy-'))
  const door = await findFreePort()
  const environment = {
    ...process.env,
    HOME: home,
    CADDY_ADMIN: 'off',
    MAINSTAY_HOST: `http://127.0.0.1:${door}`,
    MAINSTAY_REPLICAS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  }
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: environment,
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    const gone = once(caddy, 'exit')
    caddy.kill('SIGTERM')
    await gone
    await rm(home, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${door}`
  const answers = () =>
    fetch(`${origin}/test/posts/1`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  return origin
}

test.skipIf(missing)(
  `three replicas behind the Caddyfile of deploy/ are restarted in turn under load, and no request fails${without}`,
  async () => {
    const { replicas, ports, start } = await startThreeReplicas()
    const origin = await startCaddy(ports)

    const over = new AbortController()
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'title=a' }
    const callers = Array.from({ length: 3 }, () => [
      callUntil(over.signal, `${origin}/test/posts`, form),
      callUntil(over.signal, `${origin}/qa/api/v1/users/search?q=ta`),
    ]).flat()
    for (const [port, { child }] of replicas) {
      child.kill('SIGTERM')
      expect(await waitForExit(child)).toBe(0)
      replicas.set(port, await start(port))
    }
    over.abort()
    const statuses = (await Promise.all(callers)).flat()
    expect([...new Set(statuses)].toSorted((one, other) => one - other)).toEqual([200, 201])
    expect(statuses.length).toBeGreaterThan(100)
    expect(await fetch(`${origin}/metrics`).then(({ status }) => status)).toBe(404)
  },
)
