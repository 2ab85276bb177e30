import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

test('versions stand in the order in which they are released', () => {
  const versions = ['3.10', '3.0', '2.1', '3.1a1', '3.0a10', '4.0', '3.0b1', '1.0', '3.9.1', '3.0a2', '3.9', '3.*']
  expect(versions.toSorted(compareVersions)).toEqual([
    '1.0',
    '2.1',
    '3.0a2',
    '3.0a10',
    '3.0b1',
    '3.0',
    '3.1a1',
    '3.9',
    '3.9.1',
    '3.10',
    '3.*',
    '4.0',
  ])
})

test('what is missing counts as nothing', () => {
  expect(compareVersions('3', '3.0')).toBe(0)
  expect(compareVersions('', '0.1')).toBeLessThan(0)
  expect(compareVersions('new', '1')).toBeLessThan(0)
})
