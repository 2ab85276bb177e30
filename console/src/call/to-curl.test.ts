import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { PreparedCall } from './prepare-call.ts'
import { quoteForShell } from '../../../src/kernel/wire/reference/quote-for-shell.ts'
import { toCurl } from './to-curl.ts'

const origin = 'http://127.0.0.1:8022'
const get: PreparedCall = { method: 'GET', path: '/geo/8.8.8.8', query: [], headers: [], body: undefined, input: {} }

describe('toCurl', () => {
  test('leaves a plain address unquoted', () => {
    expect(toCurl(get, origin)).toBe('curl http://127.0.0.1:8022/geo/8.8.8.8')
  })

  test('quotes an address with a query, and encodes its values', () => {
    const call: PreparedCall = {
      ...get,
      path: '/test/posts',
      query: [
        ['q', "it's a [1-3] & 日本"],
        ['_page', '2'],
      ],
    }
    expect(toCurl(call, origin)).toBe(
      String.raw`curl 'http://127.0.0.1:8022/test/posts?q=it'\''s%20a%20%5B1-3%5D%20%26%20%E6%97%A5%E6%9C%AC&_page=2'`,
    )
  })

  test('writes a JSON body with quotes and unicode', () => {
    const call: PreparedCall = {
      ...get,
      method: 'POST',
      path: '/test/posts',
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'json', text: `{"title":"it's “日本”"}` },
    }
    expect(toCurl(call, origin)).toBe(
      String.raw`curl http://127.0.0.1:8022/test/posts \
  -H 'Content-Type: application/json' \
  -d '{"title":"it'\''s “日本”"}'`,
    )
  })

  test('names a method that curl would not choose by itself', () => {
    expect(toCurl({ ...get, method: 'DELETE' }, origin)).toBe('curl -X DELETE http://127.0.0.1:8022/geo/8.8.8.8')
    expect(toCurl({ ...get, method: 'POST' }, origin)).toBe('curl -X POST http://127.0.0.1:8022/geo/8.8.8.8')
  })

  test('lets curl encode form fields, and name their type', () => {
    const call: PreparedCall = {
      ...get,
      method: 'POST',
      path: '/binpack/api/call/raw',
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: {
        kind: 'form',
        pairs: [
          ['bins', '0:50:5x5x5'],
          ['note', '@a&b=c d'],
          ['a b', '1'],
        ],
      },
    }
    expect(toCurl(call, origin)).toBe(
      String.raw`curl http://127.0.0.1:8022/binpack/api/call/raw \
  --data-urlencode bins=0:50:5x5x5 \
  --data-urlencode 'note=@a&b=c d' \
  --data-urlencode a%20b=1`,
    )
  })

  test('sends a file by its name', () => {
    const call: PreparedCall = {
      ...get,
      method: 'POST',
      path: '/vision',
      headers: [['Content-Type', 'application/octet-stream']],
      body: { kind: 'bytes', file: new File(['x'], 'my photo.jpg') },
    }
    expect(toCurl(call, origin)).toBe(
      String.raw`curl http://127.0.0.1:8022/vision \
  -H 'Content-Type: application/octet-stream' \
  --data-binary '@my photo.jpg'`,
    )
  })
})

describe('quoteForShell', () => {
  test.each(["it's", `"$HOME" \`id\` \\ !x`, "''", 'two\nlines', 'größe 日本', '', '*.{a,b} ~ #'])(
    'a shell reads back %j',
    (word) => {
      const read = execFileSync('sh', ['-c', `printf %s ${quoteForShell(word)}`], { encoding: 'utf8' })
      expect(read).toBe(word)
    },
  )
})
