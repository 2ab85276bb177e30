import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Feed } from './feed.ts'
import { FeedError } from './feed-error.ts'
import { readFeed } from './read-feed.ts'

const pieces = fc.constantFrom(
  '<rss version="2.0">',
  '<channel>',
  '<item>',
  '<title>',
  '</title>',
  '</item>',
  '</channel>',
  '<feed xmlns="http://www.w3.org/2005/Atom">',

  '<entry>',
  '<content type="xhtml">',
  '<div xmlns="http://www.w3.org/1999/xhtml">',
  '</div>',
  '</entry>',
  '</feed>',
  '<rdf:RDF>',

  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0" encoding="utf-16"?>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&amp;',
  '&',
  '&#0;',

  '<link href="',
  '"/>',
  ' xml:base="::"',
  '<pubDate>31 Feb</pubDate>',
  '<a:b xmlns:a="">',
  '<__proto__>',
  '<constructor>x</constructor>',
  '<constructor:x>',
  '<x xmlns="constructor">',
  '<x xmlns:__proto__="toString" __proto__="">',

  '{"version":"https://jsonfeed.org/version/1","items":[',
  '{"id":null,"tags":[{}],"author":[]}',
  ']}',
  '<html>',
  '\u0000',
  '\ud800',
)

function readOrRefuse(bytes: Uint8Array): Feed | FeedError {
  try {
    return readFeed(bytes, { url: 'https://a.example/feed' })
  } catch (error) {
    if (error instanceof FeedError) return error
    throw error
  }
}

describe('any document', () => {
  it('made of bytes is read or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readOrRefuse(bytes)).toSatisfy(
          (result: Feed | FeedError) => !(result instanceof FeedError) || result.message.length > 10,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('made of pieces of feeds is read or refused, and every text in it is text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 40 }), (parts) => {
        const result = readOrRefuse(Buffer.from(parts.join('')))
        if (result instanceof FeedError) return
        for (const entry of result.entries) {
          expect([typeof entry.title, typeof entry.link, typeof entry.author]).toEqual(['string', 'string', 'string'])
          expect(entry.published === undefined || Number.isFinite(entry.published)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('with an entry added has that entry, whatever its title', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((title) => /^[^\p{C}\s]+$/u.test(title)),
        (title) => {
          const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
          const feed = readFeed(Buffer.from(`<rss><channel><item><title>${escaped}</title></item></channel></rss>`))
          expect(feed.entries.map((entry) => entry.title)).toEqual([title])
        },
      ),
    )
  })
})
