/** Heavy work of several interfaces at once: all of them are served, and who leaves or waits too long costs the others nothing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import binPacking from '../src/interfaces/bin-packing/index.ts'
import samplePosts from '../src/interfaces/sample-posts/index.ts'
import spamScore from '../src/interfaces/spam-score/index.ts'
import { assemble, type App } from '../src/kernel/assembly/app/assemble.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'

const open = (environment: Readonly<Record<string, string>>) =>
  openTestApp([binPacking, spamScore, samplePosts], environment)

const packing = '/binpack/api/call/raw'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const mail = 'From: a@example.com\nTo: b@example.com\nSubject: Lunch\n\nShall we meet at noon?\n'

const score = ({ server }: App) =>
  server.inject({ method: 'POST', url: '/spam/filter', payload: { email: mail, options: 'short' } })

const pack = ({ server }: App, items: string) =>
  server.inject({
    method: 'POST',
    url: packing,
    headers: form,
    payload: new URLSearchParams({ bins: '0:0:100x100x100', items, binId: '0' }).toString(),
  })

/** Boxes that need as long a search as is allowed. */
const searched = Array.from(
  { length: 300 },
  (_, index) => `${index}:0:1:${20 + (index % 37)}x${20 + (index % 31)}x${20 + (index % 29)}`,
).join(',')

const threads = { MAINSTAY_WORKER_THREADS: '2' }

test('mails and tiny packings are served beside a flood of long packings', async () => {
  const app = await open({ ...threads, BIN_PACKING_TIME_LIMIT_MS: '1000', MAINSTAY_WORKER_MAX_WAIT_MS: '10000' })
  await score(app)
  let flooding = true
  const flood = Array.from({ length: 40 }, () => pack(app, searched)).map((answer) =>
    answer.then(({ statusCode }) => statusCode),
  )
  const flooded = Promise.all(flood).finally(() => (flooding = false))
  const mails = await Promise.all(Array.from({ length: 100 }, () => score(app)))
  const tiny = await Promise.all(Array.from({ length: 100 }, () => pack(app, 'a:0:1:2x4x2,b:0:1:1x2x3')))
  expect(new Set([...mails, ...tiny].map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(flooding).toBe(true)
  expect(new Set(await flooded)).toEqual(new Set([200, 503]))
})

test('a caller who leaves frees the thread that worked for them', async () => {
  const app = await open({ ...threads, BIN_PACKING_TIME_LIMIT_MS: '60000' })
  const origin = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }))
  const body = new URLSearchParams({ bins: '0:0:100x100x100', items: searched, binId: '0' }).toString()
  const socket = connect(Number(origin.port), origin.hostname)
  socket.write(
    `POST ${packing} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const running = async () => /mainstay_worker_wait_seconds_count{queue="bin-packing"} 1/.test(await metricsOf(app))
  await expect.poll(running).toBe(true)
  socket.destroy()
  // The queue has one of the two threads: this one waits until that is free.
  const next = await pack(app, 'only:0:1:10x10x10,'.repeat(30))
  expect(next.statusCode).toBe(200)
})

test('20,000 boxes are read, packed and written outside of the event loop', async () => {
  const app = await assemble({
    interfaces: [binPacking],
    environment: { ...threads, MAINSTAY_DATA: await makeFolder(), MAINSTAY_LOG_LEVEL: 'silent' },
  })
  onTestFinished(() => app.close())
  const items = Array.from({ length: 20_000 }, (_, index) => `${index}:0:1:1x1x${1 + (index % 3)}`).join(',')
  await pack(app, searched)
  const [ofThread, ofAll] = [process.threadCpuUsage(), process.cpuUsage()]
  const response = await pack(app, items)
  const [thread, all] = [process.threadCpuUsage(ofThread), process.cpuUsage(ofAll)]
  expect(response.json().item_count).toBe(20_000)
  // This thread decodes the form and sends 4 MB of answer; the rest takes ten times as much of the processors.
  expect((thread.user + thread.system) / (all.user + all.system)).toBeLessThan(0.35)
})

test('long lists of separators are refused without being cut up', async () => {
  const app = await open(threads)
  const pieces = await pack(app, ','.repeat(600_000))
  expect([pieces.statusCode, pieces.json()]).toEqual([
    400,
    { error: 'The field "items" holds 600000 pieces; at most 20000 are packed in one call.' },
  ])
  const lengths = await pack(app, `0:0:0:${'x'.repeat(600_000)}`)
  expect(lengths.statusCode).toBe(400)
  expect(lengths.json().error).toMatch(/are not two or three numbers joined by "x"\.$/)
  const digits = await pack(app, `0:0:0:${'1'.repeat(600_000)}z`)
  expect(digits.statusCode).toBe(400)
})

test('the queues are counted', async () => {
  const app = await open(threads)
  await score(app)
  expect(await metricsOf(app)).toContain('mainstay_worker_queue_length{queue="spam-score"} 0')
  expect(await metricsOf(app)).toContain('mainstay_worker_wait_seconds_count{queue="spam-score"} 1')
})

async function metricsOf({ server }: App): Promise<string> {
  return (await server.inject('/metrics')).body
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
