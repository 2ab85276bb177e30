import { expect, test } from 'vitest'
import { toPosition } from './positions.ts'

test.each([
  [
    {
      ip: '1.1.1.1',
      city: 'Sydney',
      region: 'New South Wales',
      country: 'AU',
      loc: '-33.8688,151.209',
      timezone: 'Australia/Sydney',
    },
    { place: 'Sydney, New South Wales, AU', timezone: 'Australia/Sydney', at: [151.209, -33.8688] },
  ],
  [
    { ip: '10.0.0.1', bogon: true },
    { place: '', timezone: '', at: undefined, lack: 'reserved' },
  ],
  [
    { status: 404, error: { title: 'x', message: 'y' } },
    { place: '', timezone: '', at: undefined, lack: 'unknown' },
  ],
  [undefined, { place: '', timezone: '', at: undefined, lack: 'unknown' }],
])('%j', (record, position) => {
  expect(toPosition('a', record)).toEqual({ address: 'a', ...position })
})
