import { expect, test } from 'vitest'
import { createRequestIds } from './create-request-ids.ts'

test('ids are random UUIDs, no two of them alike', () => {
  const createId = createRequestIds()
  const ids = Array.from({ length: 1_000 }, createId)
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1_000)
  // Of each place that is free all sixteen digits are met.
  const digits = Array.from({ length: 36 }, (_, place) => new Set(ids.map((id) => id[place])).size)
  const [free, dash, version, variant] = [16, 1, 1, 4]
  const expected = [8, 4, 4, 4, 12].flatMap((count) => [...Array<number>(count).fill(free), dash]).slice(0, 36)
  expected[14] = version
  expected[19] = variant
  expect(digits).toEqual(expected)
})
