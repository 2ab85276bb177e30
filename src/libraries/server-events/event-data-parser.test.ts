import { expect, test } from 'vitest'
import { EndlessEventError, EventDataParser } from './event-data-parser.ts'

const text =
  ': a comment\r\nid: 1\ndata: one\rdata:  two\n\ndatabase: 3\ndata\n\n\r\ndata:three\r\n\r\ndata: not ended\n'
const events = ['one\n two', '', 'three']

test('the data of events, whichever way their lines end', () => {
  expect(new EventDataParser().read(text)).toEqual(events)
})

test.each([1, 2, 3, 5])('the same from pieces of %i characters', (size) => {
  const parser = new EventDataParser()
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )
  expect(pieces.flatMap((piece) => parser.read(piece))).toEqual(events)
})

test('a line and an event that do not end are given up', () => {
  expect(() => new EventDataParser(10).read('x'.repeat(11))).toThrow(EndlessEventError)
  expect(() => new EventDataParser(10).read('data: 123456\ndata: 7890\n')).toThrow(EndlessEventError)
})
