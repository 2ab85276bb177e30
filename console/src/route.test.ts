import { describe, expect, test } from 'vitest'
import { formatRoute, parseRoute } from './route.ts'

describe('parseRoute', () => {
  test.each([
    ['', {}],
    ['#', {}],
    ['#/', {}],
    ['#/ip-location', { interface: 'ip-location' }],
    ['#/ip-location/', { interface: 'ip-location' }],
    ['#/ip-location/locate', { interface: 'ip-location', operation: 'locate' }],
    ['#/ip-location/locate/more', { interface: 'ip-location', operation: 'locate' }],
    ['#/a%20b/100%', { interface: 'a b', operation: '100%' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })
})

describe('formatRoute', () => {
  test.each([
    [{}, '#/'],
    [{ interface: 'ip-location' }, '#/ip-location'],
    [{ interface: 'ip-location', operation: 'locate' }, '#/ip-location/locate'],
    [{ interface: 'a/b' }, '#/a%2Fb'],
  ])('%o', (route, hash) => {
    expect(formatRoute(route)).toBe(hash)
  })
})
