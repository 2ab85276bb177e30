import { expect, test } from 'vitest'
import { toTypeScript } from './to-typescript.ts'

const call = { interface: 'ipLocation', operation: 'locate', origin: 'http://127.0.0.1:8022', key: '' }

test('a short call', () => {
  expect(toTypeScript({ ...call, input: { params: { address: '8.8.8.8' } } })).toBe(
    `import { createClient } from '@mainstay-server/mainstay/client'

const mainstay = createClient({
  baseUrl: 'http://127.0.0.1:8022',
})
const result = await mainstay.ipLocation.locate({
  params: { address: '8.8.8.8' },
})`,
  )
})

test('a call without input, with a key', () => {
  expect(toTypeScript({ ...call, interface: 'news', operation: 'list', input: {}, key: 'k-1' })).toBe(
    `import { createClient } from '@mainstay-server/mainstay/client'

const mainstay = createClient({
  baseUrl: 'http://127.0.0.1:8022',
  key: 'k-1',
})
const result = await mainstay.news.list()`,
  )
})

test('names that are no identifiers, quotes, line breaks, unicode and nested values', () => {
  const body = { 'x-y': 1, __proto__x: null, text: `it's\n"日本"\u2028\\`, list: [1, true, 'a'], none: {}, empty: [] }
  expect(toTypeScript({ ...call, input: { body } })).toBe(
    `import { createClient } from '@mainstay-server/mainstay/client'

const mainstay = createClient({
  baseUrl: 'http://127.0.0.1:8022',
})
const result = await mainstay.ipLocation.locate({
  body: {
    'x-y': 1,
    __proto__x: null,
    text: 'it\\'s\\n"日本"\\u2028\\\\',
    list: [1, true, 'a'],
    none: {},
    empty: [],
  },
})`,
  )
})

test('a property called __proto__ stays a property', () => {
  const body: unknown = JSON.parse('{"__proto__":1}')
  expect(toTypeScript({ ...call, input: { body } })).toContain(`body: { ['__proto__']: 1 },`)
})

test('a file is read from the disk', () => {
  const source = toTypeScript({
    ...call,
    interface: 'imageAnalysis',
    operation: 'analyze',
    input: { body: new File([''], 'a.jpg') },
  })
  expect(source).toContain(`import { readFile } from 'node:fs/promises'\n`)
  expect(source).toContain(`body: await readFile('a.jpg'),`)
})

test('bytes are those of a text', () => {
  const source = toTypeScript({ ...call, input: { body: new TextEncoder().encode("it's") } })
  expect(source).toContain(`body: new TextEncoder().encode('it\\'s'),`)
})
