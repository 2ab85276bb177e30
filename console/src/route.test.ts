import { describe, expect, test } from 'vitest'
import { formatRoute, parseRoute } from './route.ts'

describe('parseRoute', () => {
  test.each([
    ['', {}],
    ['#', {}],
    ['#/', {}],
    ['#/ip-location', { interface: 'ip-location' }],
    ['#/ip-location/', { interface: 'ip-location' }],
    ['#/ip-location/map', { interface: 'ip-location', page: 'map' }],
    ['#/ip-location/map/more', { interface: 'ip-location', page: 'map' }],
    ['#/ip-location/operations/locate', { interface: 'ip-location', operation: 'locate' }],
    ['#/ip-location/operations', { interface: 'ip-location' }],
    ['#/a%20b/100%', { interface: 'a b', page: '100%' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })
})

describe('formatRoute', () => {
  test.each([
    [{}, '#/'],
    [{ interface: 'ip-location' }, '#/ip-location'],
    [{ interface: 'ip-location', page: 'map' }, '#/ip-location/map'],
    [{ interface: 'ip-location', operation: 'locate' }, '#/ip-location/operations/locate'],
    [{ interface: 'a/b' }, '#/a%2Fb'],
  ])('%o', (route, hash) => {
    expect(formatRoute(route)).toBe(hash)
  })
})
