import { expect, test } from 'vitest'
import { findFault } from './check-value.ts'

test('a regular expression is held against a value', () => {
  expect(findFault({ type: 'string', pattern: '^(a|b){2}$' }, 'ab')).toBeUndefined()
  expect(findFault({ type: 'string', pattern: '^(a|b){2}$' }, 'abc')).toContain('the whole must match pattern')
})

const nested = `${'('.repeat(5_000)}a${'{1000})'.repeat(5_000)}`

test.each([
  ['as a pattern', { type: 'string', pattern: nested }, 'b'],
  ['as the name of properties', { type: 'object', patternProperties: { [nested]: { type: 'string' } } }, { b: 1 }],
  ['deep within', { anyOf: [{ type: 'null' }, { items: { pattern: nested } }] }, ['b']],
])('one of thousands of groups in one another is not made ready: %s', (_, schema, value) => {
  expect(findFault(schema, value)).toBeUndefined()
})
