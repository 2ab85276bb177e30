import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collect } from '../__fixtures__/collect.ts'
import { Deadline } from '../exchange/deadline.ts'
import { readEventData } from './read-event-data.ts'
import { readText } from './read-text.ts'

function readAll(...chunks: Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  const text = readText(ReadableStream.from(chunks), new Deadline(5_000))
  return collect(readEventData(text))
}

const encode = (text: string) => new TextEncoder().encode(text)

test.each([
  ['one event', 'data: a\n\n', ['a']],
  ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
  ['CR alone', 'data: a\r\rdata: b\r\r', ['a', 'b']],
  ['several lines of data', 'data: a\ndata: b\ndata:\ndata: c\n\n', ['a\nb\n\nc']],
  ['one space after the colon goes, a second stays', 'data:a\n\ndata:  b\n\n', ['a', ' b']],
  ['comments and other fields', ': hi\nevent: x\nid: 1\nretry: 5\ndatax: no\ndata: a\n\n', ['a']],
  ['events without data', 'event: ping\n\n\n\ndata: a\n\n', ['a']],
  ['a field without a colon', 'data\n\n', ['']],
  ['a colon in the data', 'data: {"a":1}\n\n', ['{"a":1}']],
  ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
  ['an event that never ends is dropped', 'data: a\n\ndata: b\n', ['a']],
])('%s', async (_case, text, events) => {
  expect(await readAll(encode(text))).toEqual(events)
})

test('pieces cut anywhere, inside CRLF and inside a character too, give the same events', async () => {
  const bytes = encode('data: ねこ\r\ndata: 🐈\r\n\r\n: comment\r\rdata: b\n\ndata: [DONE]\r\n\r\n')
  const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 })
  const property = fc.asyncProperty(cuts, async (positions) => {
    const edges = [0, ...positions.toSorted((a, b) => a - b), bytes.length]
    const chunks = edges.slice(1).map((end, index) => bytes.slice(edges[index], end))
    expect(await readAll(...chunks)).toEqual(['ねこ\n🐈', 'b', '[DONE]'])
  })
  await fc.assert(property)
})
