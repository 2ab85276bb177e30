import { expect, test } from 'vitest'
import { interfaces } from '../interfaces/index.ts'
import { openTestApp } from '../kernel/testing/open-test-app.ts'
import { createClient } from './index.ts'

async function openMainstay() {
  const app = await openTestApp(interfaces)
  return createClient({ baseUrl: await app.server.listen({ host: '127.0.0.1', port: 0 }), gzip: true })
}

test('G13: an address is looked up', async () => {
  const { ipLocation } = await openMainstay()
  const result = await ipLocation.locate({ params: { address: '8.8.8.8' } })
  expect(result).toMatchObject({ ok: true, status: 200, body: { ip: '8.8.8.8', country: 'US' } })
  if (result.ok) expect(result.body.loc).toMatch(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/)
  expect(result.headers['x-mainstay-engine']).toBe('embedded')
})

test('G12: a compressed form is packed', async () => {
  const { binPacking } = await openMainstay()
  const body = { bins: '0:50:5x5x5', items: '0:0:1:2x4x2,1:0:1:1x2x3', binId: '0' }
  expect(await binPacking.pack({ body })).toMatchObject({ ok: true, status: 200, body: { id: '0', item_count: 2 } })
})

test('G13: one field comes as the text that it is, digits too', async () => {
  const { ipLocation } = await openMainstay()
  const field = (name: string) => ipLocation.readField({ params: { address: '8.8.8.8', field: name } })
  expect(await field('country')).toMatchObject({ ok: true, status: 200, body: 'US\n' })
  expect(await field('loc')).toMatchObject({ ok: true, body: expect.stringMatching(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?\n$/) })
  expect(await field('colour')).toMatchObject({
    ok: false,
    status: 404,
    body: { error: { title: expect.any(String) } },
  })
})
