import { describe, expect, test } from 'vitest'
import type { App } from '../../kernel/assembly/app/assemble.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import binPacking from './index.ts'

const shared = useTestApp([binPacking])

function pack({ server }: App, form: Record<string, string>) {
  return server.inject({
    method: 'POST',
    url: '/binpack/api/call/raw',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
}

describe('three dimensions', () => {
  test('the known case: coordinates are centres counted from the centre of the bin', async () => {
    const response = await pack(shared(), { bins: '0:50:5x5x5', items: '0:0:1:2x4x2,1:0:1:1x2x3', binId: '0' })
    expect(response.statusCode).toBe(200)
    const { items, ...bin } = response.json()
    expect(bin).toEqual({
      id: '0',
      size_1: 5,
      size_2: 5,
      size_3: 5,
      size: '5 x 5 x 5',
      weight_limit: 50,
      curr_weight: 2,
      item_count: 2,
    })
    expect(items).toContainEqual({
      id: '0',
      constraints: 0,
      weight: 1,
      orig_size: '2 x 4 x 2',
      size_1: 2,
      size_2: 4,
      size_3: 2,
      sp_size: '2 x 4 x 2',
      sp_size_1: 2,
      sp_size_2: 4,
      sp_size_3: 2,
      x_origin_in_bin: -1.5,
      y_origin_in_bin: -0.5,
      z_origin_in_bin: 1.5,
    })
    expect(items).toHaveLength(2)
  })

  test('without binId every bin is answered, the empty ones too', async () => {
    const response = await pack(shared(), { bins: 'a:0:2x2x2,b:0:2x2x2', items: 'x:0:1:2x2x2' })
    expect(response.json().map(({ id, item_count }: { id: string; item_count: number }) => [id, item_count])).toEqual([
      ['a', 1],
      ['b', 0],
    ])
  })

  test('binId fills that bin alone', async () => {
    const response = await pack(shared(), {
      bins: 'a:0:9x9x9,b:7:2x2x2',
      items: 'x:0:1:2x2x2,y:0:1:2x2x2',
      binId: 'b',
    })
    expect(response.json()).toMatchObject({ id: 'b', weight_limit: 7, item_count: 1, curr_weight: 1 })
  })

  test('an item turns where its constraints let it, and only there', async () => {
    const form = { bins: '0:0:1x8x3', binId: '0' }
    const turned = await pack(shared(), { ...form, items: 'x:0:1:8x1x3' })
    expect(turned.json().items).toMatchObject([
      { orig_size: '8 x 1 x 3', sp_size: '1 x 8 x 3', size_1: 8, sp_size_1: 1 },
    ])
    const counts = []
    for (const constraints of ['1', '2', '3', '4', '5', '6']) {
      const response = await pack(shared(), { ...form, items: `x:${constraints}:1:8x1x3` })
      counts.push(response.json().item_count)
    }
    expect(counts).toEqual([0, 0, 1, 0, 0, 0])
  })

  test('decimals stay clean', async () => {
    const response = await pack(shared(), {
      bins: '0:0:0.3x0.1x0.1',
      items: 'a:0:0.1:0.1x0.1x0.1,b:0:0.2:0.1x0.1x0.1,c:0:0.1:0.1x0.1x0.1',
      binId: '0',
    })
    const { items, curr_weight } = response.json()
    expect(curr_weight).toBe(0.4)
    expect(items.map((item: { x_origin_in_bin: number }) => item.x_origin_in_bin).toSorted()).toEqual(
      [-0.1, 0, 0.1].toSorted(),
    )
  })

  test('the weight limit holds; 0 means any weight', async () => {
    const items = 'a:0:6:1x1x1,b:0:6:1x1x1'
    expect((await pack(shared(), { bins: '0:10:9x9x9', items, binId: '0' })).json().item_count).toBe(1)
    expect((await pack(shared(), { bins: '0:0:9x9x9', items, binId: '0' })).json().item_count).toBe(2)
  })

  test('ids are text, may repeat, and come back as sent', async () => {
    const response = await pack(shared(), {
      bins: 'box №1:0:9x9x9',
      items: 'é 1:0:1:1x1x1,é 1:0:1:1x1x1',
      binId: 'box №1',
    })
    expect(response.json().items.map(({ id }: { id: string }) => id)).toEqual(['é 1', 'é 1'])
  })
})

describe('two dimensions', () => {
  test('answers an array of bins with nothing of a third dimension', async () => {
    const response = await pack(shared(), {
      bins: '0:50:160x1000',
      items: '1:0:1:110x100,2:0:1:160x50',
      binId: '0',
    })
    const [bin, ...others] = response.json()
    expect(others).toEqual([])
    expect(bin).toMatchObject({ id: '0', size: '160 x 1000', item_count: 2, curr_weight: 2 })
    expect(JSON.stringify(bin)).not.toMatch(/_3"|z_origin/)
  })

  test.each([
    ['0', 1],
    ['1', 0],
    ['2', 0],
  ])('constraint %s', async (constraints, count) => {
    const response = await pack(shared(), { bins: '0:0:1x4', items: `x:${constraints}:1:4x1` })
    expect(response.json()[0].item_count).toBe(count)
  })
})

describe('bad input names the piece and the part', () => {
  const bins = '0:50:5x5x5'
  const items = '0:0:1:2x4x2'
  test.each([
    [{ bins }, 'The body lacks "items".'],
    [{ items }, 'The body lacks "bins".'],
    [{ bins: '', items }, 'The field "bins" is empty.'],
    [
      { bins: '0:5x5x5', items },
      'Bin 1 ("0:5x5x5") has 2 parts; it needs 3, separated by colons: id:weight_limit:dimensions.',
    ],
    [
      { bins, items: `${items},nonsense` },
      'Item 2 ("nonsense") has 1 parts; it needs 4, separated by colons: id:constraints:weight:dimensions.',
    ],
    [
      { bins, items: 'a:0:1:2x-4x2' },
      'Item 1 ("a:0:1:2x-4x2"): each of the dimensions "2x-4x2" must be a number above 0 and at most 1000000000.',
    ],
    [
      { bins, items: 'a:0:1:0x4x2' },
      'Item 1 ("a:0:1:0x4x2"): each of the dimensions "0x4x2" must be a number above 0 and at most 1000000000.',
    ],
    [
      { bins, items: 'a:0:1:NaNx4x2' },
      'Item 1 ("a:0:1:NaNx4x2"): each of the dimensions "NaNx4x2" must be a number above 0 and at most 1000000000.',
    ],
    [
      { bins, items: 'a:0:1:1e300x4x2' },
      'Item 1 ("a:0:1:1e300x4x2"): each of the dimensions "1e300x4x2" must be a number above 0 and at most 1000000000.',
    ],
    [{ bins, items: 'a:0:1:4' }, 'Item 1 ("a:0:1:4"): the dimensions "4" are not two or three numbers joined by "x".'],
    [{ bins, items: 'a:0:-1:1x1x1' }, 'Item 1 ("a:0:-1:1x1x1"): the weight "-1" is not a number from 0 to 1000000000.'],
    [{ bins, items: 'a:7:1:1x1x1' }, 'Item 1 ("a:7:1:1x1x1"): the constraints "7" are not an integer from 0 to 6.'],
    [{ bins, items: 'a:0:1:1x1' }, '"a" has 2 dimensions, the first bin has 3; all need the same number.'],
    [{ bins, items, binId: '9' }, 'There is no bin "9"; the request describes "0".'],
  ])('%j', async (form, error) => {
    const response = await pack(shared(), form as Record<string, string>)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test('10,000 items are packed', async () => {
    const items = Array.from(
      { length: 10_000 },
      (_, index) => `${index}:0:1:${1 + (index % 7)}x${1 + (index % 5)}x${1 + (index % 3)}`,
    )
    const response = await pack(shared(), { bins: '0:0:100x100x100', items: items.join(','), binId: '0' })
    expect(response.statusCode).toBe(200)
    expect(response.json().item_count).toBe(10_000)
  })

  test('20,001 items are refused with the number that is allowed', async () => {
    const items = Array.from({ length: 20_001 }, () => 'a:0:1:1x1x1').join(',')
    const response = await pack(shared(), { bins, items })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'The field "items" holds 20001 pieces; at most 20000 are packed in one call.' },
    ])
  })
})

test('packings that wait too long are told that too much work is waiting', async () => {
  const app = await openTestApp([binPacking], { BIN_PACKING_TIME_LIMIT_MS: '300', MAINSTAY_WORKER_MAX_WAIT_MS: '1500' })
  const items = Array.from(
    { length: 300 },
    (_, index) => `${index}:0:1:${20 + (index % 37)}x${20 + (index % 31)}x${20 + (index % 29)}`,
  ).join(',')
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => pack(app, { bins: '0:0:100x100x100', items, binId: '0' })),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const refused = responses.find(({ statusCode }) => statusCode === 503)
  expect(refused?.json()).toEqual({ error: 'Too much work is waiting here; try again in a moment.' })
  expect(refused?.headers['retry-after']).toBe('1')
})
