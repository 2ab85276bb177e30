import { describe, expect, test } from 'vitest'
import { cutSection, findSections } from './find-sections.ts'

const text = `Lead.

== Sea ==
Deep.
=== Tides ===
Twice a day.
{{Box|
== not a heading ==
}}
<nowiki>
== nor this ==
</nowiki>
== Salt == <!-- white -->
White.
`

describe('sections', () => {
  test('are numbered in the order of the text, whatever their level', () => {
    expect(findSections(text)).toEqual([
      { index: 1, level: 2, heading: 'Sea', start: 7 },
      { index: 2, level: 3, heading: 'Tides', start: 23 },
      { index: 3, level: 2, heading: 'Salt', start: 114 },
    ])
  })

  test.each([
    ['==x==', 2, 'x'],
    ['= x =', 1, 'x'],
    ['======= x =======', 6, '= x ='],
    ['=== x ==', 2, '= x'],
    ['===', 1, '='],
    ['=====', 2, '='],
  ])('%s is a heading of level %i', (line, level, heading) => {
    expect(findSections(line)).toEqual([{ index: 1, level, heading, start: 0 }])
  })

  test.each(['==', ' == x ==', 'x == y ==', '== x', '== x == y', '<!-- \n== x ==\n-->', '<pre>\n== x ==\n</pre>'])(
    '%j is none',
    (line) => {
      expect(findSections(line)).toEqual([])
    },
  )

  test('are cut with those below them', () => {
    expect(cutSection(text, 0)).toBe('Lead.')
    expect(cutSection(text, 1)).toContain('=== Tides ===')
    expect(cutSection(text, 2)).toMatch(/^=== Tides ===\nTwice a day\.[^]*<\/nowiki>$/)
    expect(cutSection(text, 3)).toBe('== Salt == <!-- white -->\nWhite.')
    expect(cutSection(text, 4)).toBeUndefined()
  })

  test('of a hostile text are found in linear time', () => {
    expect(findSections('<nowiki>'.repeat(100_000))).toEqual([])
    expect(findSections('{{'.repeat(100_000) + '\n== x ==')).toEqual([])
    expect(findSections('='.repeat(200_000))).toHaveLength(1)
  })
})
