import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { foldName } from '../domain/fold-name.ts'
import { migrations } from '../storage/migrations.ts'
import { writeUsers } from '../storage/write-users.ts'
import type { User } from '../domain/user.ts'
import { describeUserDirectory } from './conformance.ts'
import createEngine from './embedded.ts'
import { CurrentIndex } from './embedded/current-index.ts'
import { NamePacker } from './embedded/pack-names.ts'

const log = createLogger('silent')
const yieldToEventLoop = createYieldToEventLoop()

function toUsers(people: readonly (readonly [string, number])[]): User[] {
  return people.map(([displayName, score], place) => ({
    id: String(place),
    displayName,
    score,
    photo: undefined,
    isSample: false,
  }))
}

describeOnEachDatabase('embedded', (createDatabase) => {
  const open = async () => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    return storage
  }

  describeUserDirectory(async (people) => {
    const storage = await open()
    await writeUsers(storage, toUsers(people))
    return createEngine({ storage, log, yieldToEventLoop })
  })

  test('what another process writes is found by the next search', async () => {
    const database = await createDatabase()
    const [ours, theirs] = [await database.open(), await database.open()]
    await migrate(ours, [migrations])
    const engine = createEngine({ storage: ours, log, yieldToEventLoop })
    const totals: number[] = []
    for (const count of [0, 3, 5]) {
      await writeUsers(theirs, toUsers(Array.from({ length: count }, (_, index) => [`user ${index}`, index])))
      totals.push((await engine.search({ name: 'user', offset: 0, limit: 20 })).total)
    }
    expect(totals).toEqual([0, 3, 5])
  })

  test('an index that takes long to read is read anew by itself, so that the first search after an import is not stale', async () => {
    const database = await createDatabase()
    const [ours, theirs] = [await database.open(), await database.open()]
    await migrate(ours, [migrations])
    const output = new PassThrough({ encoding: 'utf8' })
    // Every index counts as one that takes long.
    using current = new CurrentIndex(ours, createLogger('debug', output), 0)
    expect((await current.get()).count).toBe(0)
    await writeUsers(theirs, toUsers([['Ada', 1]]))
    // Nobody searches meanwhile: a search would begin the reading.
    await expect.poll(() => String(output.read())).toContain('"users":1')
    expect((await current.get()).count).toBe(1)
  })

  test('a user who changes is found by the new name alone', async () => {
    const storage = await open()
    const engine = createEngine({ storage, log, yieldToEventLoop })
    await writeUsers(storage, toUsers([['before', 1]]))
    expect((await engine.search({ name: 'before', offset: 0, limit: 20 })).total).toBe(1)
    expect(await writeUsers(storage, toUsers([['after', 1]]))).toEqual({ added: 0, changed: 1 })
    expect((await engine.search({ name: 'before', offset: 0, limit: 20 })).total).toBe(0)
    expect((await engine.search({ name: 'after', offset: 0, limit: 20 })).users).toEqual([
      { displayName: 'after', score: 1, photo: undefined },
    ])
  })
})

/** Few letters, so that texts are often found; two-, three- and four-byte characters among them. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'あ', 'ア', '🦊', ' ', '-'), maxLength: 8 })

test('the index finds exactly the names that contain the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 40 }), word, async (names, text) => {
      const wanted = foldName(text)
      fc.pre(wanted !== '')
      const packer = new NamePacker()
      names.forEach((name, place) => packer.add(place, foldName(name)))
      const { total, numbers } = await packer.finish().search(wanted, 100, yieldToEventLoop)
      const expected = names.flatMap((name, place) => (foldName(name).includes(wanted) ? [place] : []))
      expect(numbers.toSorted((left, right) => left - right)).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
  )
})

test('a text in very many names is counted and paged like any other', async () => {
  const packer = new NamePacker()
  for (let number = 0; number < 150_000; number++) packer.add(number, `user ${number}`)
  const index = packer.finish()
  for (const max of [20, 200, 1_000, 20]) {
    const { total, numbers } = await index.search('user', max, yieldToEventLoop)
    expect([total, numbers]).toEqual([150_000, Array.from({ length: max }, (_, place) => place)])
  }
})

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name))
    }),
    { examples: [['ẞ'], ['İ'], ['ŉ']] },
  )
})
