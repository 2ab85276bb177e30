import { expect, test } from 'vitest'
import { findEntities } from './find-entities.ts'

test('places count code points; what stands in an address is neither tag nor mention', () => {
  expect(findEntities('😀 #one @ada https://a.example/#two 😀 #three')).toEqual({
    hashtags: [
      { text: 'one', indices: [2, 6] },
      { text: 'three', indices: [37, 43] },
    ],
    symbols: [],
    mentions: [{ screenName: 'ada', name: 'ada', indices: [7, 11] }],
    links: [
      {
        url: 'https://a.example/#two',
        expandedUrl: 'https://a.example/#two',
        displayUrl: 'a.example/#two',
        indices: [12, 34],
      },
    ],
    media: [],
  })
})

/** Counted from the beginning for each, places took minutes: more than a test is given. */
test('a megabyte of tags and addresses', () => {
  const { hashtags, links } = findEntities('#a http://a '.repeat(80_000))
  expect([hashtags.length, links.length, hashtags.at(-1)?.indices]).toEqual([80_000, 80_000, [959_988, 959_990]])
})
