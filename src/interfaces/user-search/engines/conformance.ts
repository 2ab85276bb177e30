import { describe, expect, test } from 'vitest'
import type { UserDirectory } from '../port.ts'

/** Gives an engine over users of these names and scores. To be called inside a test. */
export type CreateDirectory = (people: readonly (readonly [string, number])[]) => Promise<UserDirectory>

/** What every directory of users keeps. */
export function describeUserDirectory(create: CreateDirectory): void {
  const find = async (people: readonly (readonly [string, number])[], name: string) => {
    const { users } = await (await create(people)).search({ name, offset: 0, limit: 20 })
    return users.map(({ displayName }) => displayName)
  }

  test('whole names come first, then prefixes, word starts and the rest; by score, then by name', async () => {
    const people = [
      ['Banana', 900],
      ['Susan Anand', 800],
      ['ANA', 1],
      ['anastasia', 5],
      ['Anatol', 70],
      ['Anabel', 5],
      ['jo-ana', 3],
      ['Diana', 900],
    ] as const
    expect(await find(people, 'ana')).toEqual([
      'ANA',
      'Anatol',
      'Anabel',
      'anastasia',
      'Susan Anand',
      'jo-ana',
      'Banana',
      'Diana',
    ])
  })

  test.each([
    ['ｔａｒｏ', ['Taro Yamada']],
    ['TARO', ['Taro Yamada']],
    ['たろう', ['山田タロウ']],
    ['ﾀﾛｳ', ['山田タロウ']],
    ['だ', ['ダイスケ']],
    ['ﾀﾞ', ['ダイスケ']],
    ['山', ['山田タロウ']],
    ['strasse', ['Königstraße']],
    ['KÖNIG', ['Königstraße']],
    ['νικος', ['ΝΊΚΟΣ ΝΙΚΟΣ']],
    ['νικοσ', ['ΝΊΚΟΣ ΝΙΚΟΣ']],
    ['ИВАН', ['иван']],
    ['하늘', ['김하늘']],
    ['🦊', ['🦊 kitsune']],
    ['  taro   yamada ', ['Taro Yamada']],
    ['㍻', ['平成']],
  ])('%s finds %j', async (name, expected) => {
    const names = [
      'Taro Yamada',
      '山田タロウ',
      'ダイスケ',
      'Königstraße',
      'ΝΊΚΟΣ ΝΙΚΟΣ',
      'иван',
      '김하늘',
      '🦊 kitsune',
      '平成',
    ]
    expect(
      await find(
        names.map((each) => [each, 1]),
        name,
      ),
    ).toEqual(expected)
  })

  test.each([
    ['%', ['100%']],
    ['_', ['a_b']],
    ['100%', ['100%']],
    ['\\', ['back\\slash']],
    ["'", ["o'neil"]],
    ['"', ['say "hi"']],
    ['*', ['st*r']],
    ["' or 1=1 --", []],
    ['', []],
    [' \u{3000}\t', []],
    ['\u{0}', []],
    ['a\u{0}b', []],
    ['\u{d800}', []],
  ])('%j stands for itself', async (name, expected) => {
    const names = ['100%', 'a_b', 'axb', 'back\\slash', "o'neil", 'say "hi"', 'st*r', '1000']
    expect(
      await find(
        names.map((each) => [each, 1]),
        name,
      ),
    ).toEqual(expected)
  })

  test('a text longer than any name finds nobody', async () => {
    expect(await find([['a'.repeat(400), 1]], 'a'.repeat(10_000))).toEqual([])
  })

  describe('pages', () => {
    const people = Array.from({ length: 45 }, (_, index) => [`user ${index}`, 45 - index] as const)

    test('follow each other without a gap, and the total counts all', async () => {
      const directory = await create(people)
      const pages = await Promise.all(
        [0, 20, 40, 60].map((offset) => directory.search({ name: 'user', offset, limit: 20 })),
      )
      expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
      expect(pages.flatMap(({ users }) => users.map(({ displayName }) => displayName))).toEqual(
        people.map(([name]) => name),
      )
    })

    test('far beyond the end there is nobody', async () => {
      const { total, users } = await (await create(people)).search({ name: 'user', offset: 9_999_999_990, limit: 100 })
      expect([total, users]).toEqual([45, []])
    })
  })
}
