import { expect, test } from 'vitest'
import { startServer } from './testing/start-server.ts'

const key = 'the-key-of-this-test'

test('a server gives back what a load has left behind, seconds after it', async () => {
  // What V8 gives back in its own time is left out.
  const { origin } = await startServer({ MAINSTAY_DEV_KEY: key }, ['--no-memory-reducer'])
  const atRest = await residentMiB(origin)
  for (let call = 0; call < 40; call += 1) await parse(origin, call)
  const loaded = await residentMiB(origin)
  expect(loaded).toBeGreaterThan(atRest + 60)
  const kept = async () => (await residentMiB(origin)) - atRest
  await expect.poll(kept, { timeout: 50_000, interval: 2_000 }).toBeLessThan((loaded - atRest) / 2)
})

/** Makes much that is gone at once: a page of 3,000 headings and links. */
async function parse(origin: string, call: number): Promise<void> {
  const text = Array.from({ length: 3_000 }, (_, line) => `== ${call} ${line} ==\n[[Berlin ${line}|''town'']]\n`).join(
    '',
  )
  const body = new URLSearchParams({ action: 'parse', format: 'json', prop: 'sections|links|text', title: 'A', text })
  const response = await fetch(`${origin}/encyclopedia/en/w/api.php`, { method: 'POST', body })
  expect(response.status).toBe(200)
  await response.arrayBuffer()
}

async function residentMiB(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? []
  return Number(bytes) / 2 ** 20
}
