import { expect, test } from 'vitest'
import { listenWith } from '../../testing/listen-with.ts'
import { createAccessLog } from './access-log.ts'

async function follow(share: number, slowMs = Infinity) {
  const lines: object[] = []
  const log = { debug() {}, warn() {}, error() {}, info: (details: object) => void lines.push(details) }
  return { lines, origin: await listenWith({ followCall: createAccessLog({ log, share, slowMs }) }) }
}

test('each call gets a line: who, what, what came of it, how long, how much', async () => {
  const { lines, origin } = await follow(1)
  await (await fetch(`${origin}/echo/say/hi`)).text()
  await (await fetch(`${origin}/echo/keyed`, { headers: { authorization: 'Bearer a-wrong-key' } })).text()
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      caller: 'anonymous',
      interface: 'echo',
      operation: 'path',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
    expect.objectContaining({ operation: 'keyed', status: 401 }),
  ])
  expect(JSON.stringify(lines)).not.toContain('a-wrong-key')
  for (const line of lines) expect(Reflect.get(line, 'bytes')).toBeGreaterThan(100)
})

test('none gets one unless that is asked for', async () => {
  const { lines, origin } = await follow(0)
  await (await fetch(`${origin}/echo/say/hi`)).text()
  expect(lines).toEqual([])
})

test('a slow one gets one by all means', async () => {
  const { lines, origin } = await follow(0, 1)
  await (await fetch(`${origin}/echo/events?count=3`)).text()
  await expect.poll(() => lines).toMatchObject([{ operation: 'events', status: 200 }])
})
