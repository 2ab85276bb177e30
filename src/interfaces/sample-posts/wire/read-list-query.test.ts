import { describe, expect, test } from 'vitest'
import { readListQuery } from './read-list-query.ts'

describe('filters', () => {
  test('the end of a name says the test; what repeats is any of', () => {
    const { filters } = readListQuery({ userId: ['1', '2'], id_gte: '5', id_lte: '9', title_ne: 'x', 'a.b_like': 'y' })
    expect(filters).toEqual([
      { path: 'userId', test: 'equals', values: ['1', '2'] },
      { path: 'id', test: 'at-least', values: ['5'] },
      { path: 'id', test: 'at-most', values: ['9'] },
      { path: 'title', test: 'differs', values: ['x'] },
      { path: 'a.b', test: 'matches', values: ['y'] },
    ])
  })

  test('a hundred comparisons are read, one more is refused', () => {
    const values = Array.from({ length: 100 }, String)
    expect(readListQuery({ title_like: values, id: Array.from({ length: 500 }, String) }).filters).toHaveLength(2)
    expect(() => readListQuery({ title_like: values, id_gte: '1' })).toThrow(
      'The query compares with 101 values by _gte, _lte or _like; give at most 100.',
    )
  })
})

test.each([
  [{ _sort: 'userId,title', _order: 'DESC,asc' }, ['userId desc', 'title asc']],
  [{ _sort: 'userId,title' }, ['userId asc', 'title asc']],
  [{ _sort: 'id', _order: 'sideways' }, ['id asc']],
  [{ _sort: ['id', 'title'] }, ['id asc']],
  [{ _sort: '', _order: 'desc' }, []],
])('sort of %o', (query, expected) => {
  expect(readListQuery(query).sort.map(({ path, order }) => `${path} ${order}`)).toEqual(expected)
})

test.each([
  [{ _page: '2' }, { start: 10, end: 20 }],
  [
    { _page: '3', _limit: '7' },
    { start: 14, end: 21 },
  ],
  [{ _page: '0' }, { start: 0, end: 10 }],
  [
    { _page: '-2', _limit: '-5' },
    { start: 0, end: 10 },
  ],
  [
    { _page: 'x', _limit: '0' },
    { start: 0, end: 10 },
  ],
  [
    { _page: '1', _limit: '9'.repeat(400) },
    { start: 0, end: 1_000_000 },
  ],
  [{ _page: '', _limit: '' }, undefined],
  [
    { _start: '20', _end: '30' },
    { start: 20, end: 30 },
  ],
  [
    { _start: '20', _limit: '5' },
    { start: 20, end: 25 },
  ],
  [
    { _end: '5', _limit: '50' },
    { start: 0, end: 5 },
  ],
  [{ _limit: '0' }, { start: 0, end: 0 }],
  [{ _limit: 'NaN' }, { start: 0, end: 0 }],
  [{ _limit: '-1' }, { start: 0, end: -1 }],
  [{ _start: '20' }, undefined],
])('range of %o', (query, expected) => {
  expect(readListQuery(query).range).toEqual(expected)
})

test('an empty query asks for nothing in particular', () => {
  expect(readListQuery({})).toEqual({ filters: [], sort: [], embed: [], expand: [] })
})
