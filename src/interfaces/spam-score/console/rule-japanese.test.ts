import { expect, test } from 'vitest'
import { allRules } from '../engines/embedded/rules/all-rules.ts'
import { ruleJapanese } from './rule-japanese.ts'

test('every rule says what it is in Japanese', () => {
  expect(allRules.length).toBeGreaterThan(300)
  const lacking = allRules.filter(({ description }) => !Object.hasOwn(ruleJapanese, description))
  expect(lacking.map(({ name }) => name)).toEqual([])
})
