import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('keeps what weighs no more than the most; then it begins anew with what came last', () => {
  const kept = new RecentMap<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect([kept.get('a'), kept.get('b')]).toEqual([1, 2])
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, undefined, 3])
})

test('an entry weighs what is said', () => {
  const kept = new RecentMap<string, string>(10)
  kept.set('long', 'x', 7)
  kept.set('short', 'y', 3)
  expect([kept.get('long'), kept.get('short')]).toEqual(['x', 'y'])
  kept.set('more', 'z', 4)
  expect([kept.get('long'), kept.get('short'), kept.get('more')]).toEqual([undefined, undefined, 'z'])
})
