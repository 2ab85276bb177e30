import { describe, expect, test } from 'vitest'
import type { Filter, ListQuery, SampleStore } from '../port.ts'

const everything: ListQuery = { filters: [], sort: [], embed: [], expand: [] }
const filter = (path: string, test: Filter['test'], ...values: string[]): Filter => ({ path, test, values })

/** What every store keeps, whatever its records say. */
export function describeSampleStore(name: string, create: () => SampleStore | Promise<SampleStore>): void {
  describe(name, () => {
    const idsOf = async (query: Partial<ListQuery>) => {
      const { records } = await (await create()).list('posts', { ...everything, ...query })
      return records.map(({ id }) => id)
    }

    test('a plain list and a plain record are the same object every time', async () => {
      const store = await create()
      const [first, second] = [await store.list('posts', everything), await store.list('posts', { ...everything })]
      expect(first).toBe(second)
      expect(first.records).toHaveLength(100)
      expect(await store.find('posts', 1, everything)).toBe(first.records[0])
    })

    test.each([
      [filter('id', 'equals', '3'), [3]],
      [filter('id', 'equals', '3', '1', 'x'), [1, 3]],
      [filter('id', 'equals', '03'), []],
      [filter('id', 'at-most', '2'), [1, 2]],
      [filter('id', 'at-least', '99'), [99, 100]],
      [filter('id', 'at-least', '99.5'), [100]],
      [filter('id', 'at-least', 'many'), []],
      [filter('nothing', 'at-least', '1'), []],
      [filter('nothing', 'differs', '1'), []],
      [filter('nothing', 'matches', ''), []],
      [filter('constructor', 'differs', '1'), []],
      [filter('__proto__.x', 'matches', ''), []],
    ])('filter %o', async (each, ids) => {
      expect(await idsOf({ filters: [each] })).toEqual(ids)
    })

    test.each(['nothing', 'constructor', '__proto__', 'toString', 'title.length', ''])(
      'equality with "%s", which no record has, is passed over',
      async (path) => {
        expect(await idsOf({ filters: [filter(path, 'equals', '1')] })).toHaveLength(100)
      },
    )

    test('several filters all hold', async () => {
      const filters = [
        filter('userId', 'equals', '2', '3'),
        filter('id', 'at-least', '20'),
        filter('id', 'differs', '21', '22'),
      ]
      expect(await idsOf({ filters })).toEqual([20, 23, 24, 25, 26, 27, 28, 29, 30])
    })

    test('text is compared as text', async () => {
      const { records } = await (
        await create()
      ).list('users', {
        ...everything,
        filters: [filter('address.city', 'at-least', 'P')],
        sort: [{ path: 'address.city', order: 'asc' }],
      })
      expect(records.every(({ address }) => address.city >= 'P')).toBe(true)
      expect(records.map(({ address }) => address.city)).toEqual(records.map(({ address }) => address.city).toSorted())
    })

    test('sorts by several keys, the first one first, and leaves equals in place', async () => {
      const sort = [
        { path: 'userId', order: 'desc' },
        { path: 'nothing', order: 'desc' },
        { path: 'userId', order: 'asc' },
      ] as const
      expect((await idsOf({ sort })).slice(0, 11)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 81])
      const byId = [sort[0], { path: 'id', order: 'desc' }] as const
      expect((await idsOf({ sort: byId })).slice(0, 2)).toEqual([100, 99])
    })

    test('cuts after filtering and sorting, and counts what was there before', async () => {
      const store = await create()
      const found = await store.list('posts', {
        ...everything,
        filters: [filter('userId', 'equals', '4')],
        sort: [{ path: 'id', order: 'desc' }],
        range: { start: 1, end: 3 },
      })
      expect([found.total, found.records.map(({ id }) => id)]).toEqual([10, [39, 38]])
      expect(await idsOf({ range: { start: 98, end: 1e6 } })).toEqual([99, 100])
      expect(await idsOf({ range: { start: 0, end: -98 } })).toEqual([1, 2])
      expect(await idsOf({ range: { start: 5, end: 2 } })).toEqual([])
    })

    test('puts children and parents inside copies', async () => {
      const store = await create()
      const joined = await store.find('posts', 11, { embed: ['comments', 'nothing'], expand: ['user', '__proto__'] })
      expect(joined?.comments?.map(({ postId, id }) => [postId, id])).toEqual([
        [11, 51],
        [11, 52],
        [11, 53],
        [11, 54],
        [11, 55],
      ])
      expect(joined?.user?.id).toBe(2)
      expect(await store.find('posts', 11, everything)).not.toHaveProperty('comments')
    })

    test('children that a set does not have are none, and a parent it does not have is left out', async () => {
      const joined = await (await create()).find('posts', 1, { embed: ['photos'], expand: ['album'] })
      expect(joined).toHaveProperty('photos', [])
      expect(joined).not.toHaveProperty('album')
    })

    test.each([0, 101, -1, 1.5])('there is no record %d', async (id) => {
      expect(await (await create()).find('posts', id, everything)).toBeUndefined()
    })
  })
}
