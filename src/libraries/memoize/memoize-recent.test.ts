import { expect, test } from 'vitest'
import { memoizeRecent } from './memoize-recent.ts'

test('a result is made once, until more than the most are kept; undefined is made anew', () => {
  const asked: string[] = []
  const lengthOf = memoizeRecent(2, (word: string) => {
    asked.push(word)
    return word === '' ? undefined : word.length
  })
  expect(['a', 'bb', 'a', 'bb', '', ''].map(lengthOf)).toEqual([1, 2, 1, 2, undefined, undefined])
  expect(asked).toEqual(['a', 'bb', '', ''])
  expect(['ccc', 'ccc', 'a'].map(lengthOf)).toEqual([3, 3, 1])
  expect(asked).toEqual(['a', 'bb', '', '', 'ccc', 'a'])
})
