import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMultipart, readMultipartFields } from './read-multipart.ts'

const type = 'multipart/form-data; boundary=cut'
const part = (name: string, text: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const readPairs = async (bytes: Buffer, contentType: string) =>
  (await readMultipartFields(readMultipart(bytes, contentType, 1000), new Set())).pairs
const read = (text: string, contentType = type) => readPairs(Buffer.from(text), contentType)

test('a form that fetch writes has the pairs that were put in', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 6 }), async (pairs) => {
      const form = new FormData()
      for (const [name, value] of pairs) form.append(name, value)
      const written = new Response(form)
      const contentType = written.headers.get('content-type') ?? ''
      // The HTML standard makes every line end of a name and a value CRLF.
      const sent = [...form].map((pair) => pair.map((each) => String(each).replaceAll(/\r\n?|\n/g, '\r\n')))
      expect(await readPairs(Buffer.from(await written.arrayBuffer()), contentType)).toEqual(sent)
    }),
  )
})

test('what clients write in other ways', async () => {
  expect(await read(`${part('a', 'x')}--cut--\r\n`, 'multipart/form-data; charset=utf-8; boundary="cut"')).toEqual([
    ['a', 'x'],
  ])
  expect(await read(`preamble\r\n${part('a', 'x')}--cut-- \r\nafter`)).toEqual([['a', 'x']])
  expect(await read('--cut--')).toEqual([])
  expect(await read(`${part('a\u2028b\u2029', '\u2028')}--cut--`)).toEqual([['a\u2028b\u2029', '\u2028']])
  expect(
    await read(`--cut\r\nContent-Type: text/plain\r\nContent-Disposition: form-data; NAME=a\r\n\r\n\r\n--cut--`),
  ).toEqual([['a', '']])
  expect(await read(`--cut\r\ncontent-disposition: form-data; name="a\\"b%22c"\r\n\r\nx --cut\r\n--cut--`)).toEqual([
    ['a"b"c', 'x --cut'],
  ])
})

test('a file has its name and bytes', () => {
  const body =
    '--cut\r\ncontent-disposition: form-data; filename="x y.png"; name="f"\r\ncontent-type: image/png\r\n\r\n\x89P\r\n\r\n\r\n--cut--'
  expect(readMultipart(Buffer.from(body, 'latin1'), type, 9)).toEqual([
    { name: 'f', fileName: 'x y.png', bytes: Buffer.from('\x89P\r\n\r\n', 'latin1') },
  ])
})

describe('is refused', () => {
  test.each([
    ['no boundary', part('a', 'x'), 'multipart/form-data', 'its Content-Type names no boundary'],
    ['another boundary', part('a', 'x'), 'multipart/form-data; boundary=other', 'it does not end with its boundary'],
    ['no end', part('a', 'x'), type, 'it does not end with its boundary'],
    ['no headers', '--cut\r\nx\r\n--cut--', type, 'a part has no headers, or too long ones'],
    ['no name', '--cut\r\ncontent-type: a/b\r\n\r\nx\r\n--cut--', type, 'a part has no name'],
    ['a long name', `${part('%22'.repeat(1_000_000), 'x')}--cut--`, type, 'a part has no headers, or too long ones'],
    ['nothing', '', type, 'it does not end with its boundary'],
  ])('%s', async (_what, body, contentType, why) => {
    await expect(read(body, contentType)).rejects.toMatchObject({
      code: 'invalid_body',
      message: `The form of several parts is broken: ${why}.`,
    })
  })

  test('the first part beyond those allowed, whatever follows it', async () => {
    const body = `${part('a', '').repeat(1_001)}--cut\r\nthis is no part`
    await expect(read(body)).rejects.toMatchObject({
      code: 'body_too_large',
      message: 'The form has more than 1000 fields.',
    })
    expect(await read(`${part('a', '').repeat(1_000)}--cut--`)).toHaveLength(1_000)
  })
})

test('a file stays as it came where its field is for files, and is a text elsewhere', async () => {
  const bytes = Buffer.from(
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n\u00ff\u0000\r\n--cut--',
    'latin1',
  )
  const parts = readMultipart(bytes, type, 1000)
  expect(await readMultipartFields(parts, new Set(['file']))).toEqual({
    pairs: [],
    files: [['file', { name: 'a.bin', bytes: Uint8Array.of(255, 0) }]],
  })
  expect(await readMultipartFields(parts, new Set(['other']))).toEqual({ pairs: [['file', '\uFFFD\u0000']], files: [] })
})
