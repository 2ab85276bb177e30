import { expect, inject, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../src/kernel/testing/find-free-port.ts'
import { callUntil } from './call-until.ts'
import { nginxMissing, readExample, startNginx } from './start-nginx.ts'
import { startReplica, waitForExit } from './start-replica.ts'
import { startThreeReplicas } from './start-three-replicas.ts'

const postgres = inject('postgres')
const missing = 'missing' in postgres ? postgres.missing : nginxMissing
const without = missing ? ` (${missing})` : ''

const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'title=Hello&body=World&userId=1',
}

test.skipIf(missing)(
  `three replicas behind nginx are restarted in turn under load, and no request fails${without}`,
  async () => {
    const { replicas, ports, start } = await startThreeReplicas()
    const door = await findFreePort()
    const nginx = await startNginx(door, await readExample(door, ports))
    onTestFinished(() => nginx.stop())

    const over = new AbortController()
    const origin = `http://127.0.0.1:${door}`
    const callers = Array.from({ length: 3 }, () => [
      callUntil(over.signal, `${origin}/test/posts`, form),
      callUntil(over.signal, `${origin}/test/posts/1`),
      callUntil(over.signal, `${origin}/qa/api/v1/users/search?q=ta`),
    ]).flat()
    for (const [port, { child, origin: own }] of replicas) {
      child.kill('SIGTERM')
      const isReady = () => fetch(`${own}/readyz`).then((response) => response.json(), String)
      await expect.poll(isReady, { interval: 20 }).toEqual({ status: 'draining' })
      // As a proxy that looks at /readyz does by itself.
      await nginx.reload(await readExample(door, ports, port))
      expect(await waitForExit(child)).toBe(0)
      replicas.set(port, await start(port))
      await nginx.reload(await readExample(door, ports))
    }
    over.abort()

    const statuses = (await Promise.all(callers)).flat()
    const byStatus = Map.groupBy(statuses, (status) => status)
    expect([...byStatus.keys()].toSorted((left, right) => left - right)).toEqual([200, 201])
    expect(statuses.length).toBeGreaterThan(100)
  },
)

test('a second signal ends a replica that drains at once', async () => {
  const { child, origin } = await startReplica({ MAINSTAY_DRAIN_SECONDS: '600' })
  child.kill('SIGTERM')
  const status = () => fetch(`${origin}/readyz`).then((response) => response.status)
  await expect.poll(status, { interval: 20 }).toBe(503)
  // It serves on meanwhile, and ends the connection.
  const response = await fetch(`${origin}/test/posts/1`)
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
  child.kill('SIGTERM')
  expect(await waitForExit(child)).toBe(1)
})
