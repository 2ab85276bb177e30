import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateFilter } from './evaluate-filter.ts'
import { UnreadableFilter } from './unreadable-filter.ts'

const environment = { 'env.appinfo.OS': 'Linux', 'env.channel': 'release', 'env.version': '144.0' }

test.each([
  ['', true],
  ['  ', true],
  ["env.appinfo.OS == 'Android'", false],
  ["env.appinfo.OS != 'Android'", true],
  ["env.channel == 'default' || env.channel == 'nightly'", false],
  ["env.channel == 'default' || env.channel == 'release'", true],
  ['env.channel=="release"&&env.appinfo.OS=="Linux"', true],
  ["env.channel == 'release' && env.appinfo.OS == 'Darwin'", false],
  ["!(env.appinfo.OS == 'Android')", true],
  ["!(env.appinfo.OS == 'Android') && !(env.channel == 'release')", false],
  ["env.channel in ['beta', 'release']", true],
  ["env.channel in ['beta', 'nightly']", false],
  ['env.channel in []', false],
  ["'leas' in env.channel", true],
  ["env.version|versionCompare('138.0a1') >= 0", true],
  ["env.version|versionCompare('144.0a1') > 0", true],
  ["env.version | versionCompare('145.*') < 0", true],
  ["env.version|versionCompare('144.0') == 0", true],
  ["env.version|versionCompare('9.0') < 0", false],
  ['true || false && false', true],
  ['(true || false) && false', false],
  ['2 > 1.5', true],
  ['-1 <= 0', true],
  [String.raw`'it\'s' == "it's"`, true],
  ["'b' > 'a'", true],
  ["1 == '1'", false],
])('%s is %s', (expression, expected) => {
  expect(evaluateFilter(expression, environment)).toBe(expected)
})

describe('what cannot be read', () => {
  test.each([
    ["env.country == 'DE'", '"env.country" is not known here'],
    ["env.channel == 'release' || env.locale == 'de'", '"env.locale" is not known here'],
    ['env.constructor', '"env.constructor" is not known here'],
    ['__proto__', '"__proto__" is not known here'],
    ["env.channel|regExpMatch('r.*')", '"regExpMatch" is not expected there'],
    ["env.channel ~= 'release'", '"~" at 13 is not known here'],
    ["env.channel = 'release'", '"=" at 13 is not known here'],
    ["env.channel == 'release", '"\'" at 16 is not known here'],
    ['env.channel 😀', '"😀" at 13 is not known here'],
    ['env.channel ==', 'it ends too early'],
    ["(env.channel == 'release'", 'it ends too early'],
    ["env.channel == 'release')", '")" is not expected there'],
    ["'a' == 'b' == 'c'", '"==" is not expected there'],
    ["env.channel 'release'", '"release" is not expected there'],
    ['env.channel', 'it asks for yes or no where there is a number, a text or a list'],
    ["env.channel && 'release'", 'it asks for yes or no where there is a number, a text or a list'],
    ['1 < env.channel', 'only two numbers or two texts have an order'],
    ['1 in 12', '"in" looks into a list or a text'],
    ['env.version|versionCompare(144) > 0', 'versionCompare compares two texts'],
    [`${'('.repeat(21)}true${')'.repeat(21)}`, 'it is nested more than 20 deep'],
    [`${'!'.repeat(900)}true`, 'it is nested more than 20 deep'],
    [`${' '.repeat(1_000)}true`, 'it has more than 1000 characters'],
  ])('%s: %s', (expression, reason) => {
    expect(() => evaluateFilter(expression, environment)).toThrow(new UnreadableFilter(reason))
  })

  test('is told, whatever stands there', () => {
    const parts = [
      'env.channel',
      "'release'",
      '==',
      '!=',
      '&&',
      '||',
      '!',
      '(',
      ')',
      '[',
      ']',
      ',',
      'in',
      '|',
      '1',
      ' ',
    ]
    const written = fc
      .array(fc.constantFrom(...parts, 'versionCompare'), { maxLength: 30 })
      .map((each) => each.join(' '))
    fc.assert(
      fc.property(fc.oneof(written, fc.string({ unit: 'binary', maxLength: 60 })), (expression) => {
        try {
          expect(typeof evaluateFilter(expression, environment)).toBe('boolean')
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(UnreadableFilter)
        }
      }),
      { numRuns: 300 },
    )
  })
})
