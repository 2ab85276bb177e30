import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LinkFinder } from '../../../dialects/mediawiki/link-finder.ts'
import { germanSite } from '../../../dialects/mediawiki/testing/german-site.ts'
import { LinkOrder, sortLinks } from './link-order.ts'

const utf8 = new TextEncoder()

function toTitles(links: readonly { readonly title: string }[]): string[] {
  return links.map(({ title }) => title)
}

test('by namespace, then by code points: what lies beyond U+FFFF comes last', () => {
  const found = new LinkFinder(germanSite).find(
    utf8.encode('[[😀]] [[Portal:A]] [[｡]] [[Zoo]] [[Diskussion:A]] [[Ähre]]'),
  )
  expect(toTitles(sortLinks(found))).toEqual(['Zoo', 'Ähre', '｡', '😀', 'Diskussion:A', 'Portal:A'])
})

test('text after text, in the order that comparing gives', () => {
  const title = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'の', '｡', '😀'), minLength: 1, maxLength: 4 })
  const target = fc.tuple(fc.constantFrom('', 'Diskussion:', 'Portal:'), title).map(([prefix, rest]) => prefix + rest)
  fc.assert(
    fc.property(fc.array(fc.array(target), { maxLength: 6 }), (texts) => {
      const [finder, order] = [new LinkFinder(germanSite), new LinkOrder()]
      for (const targets of texts) {
        const found = finder.find(utf8.encode(targets.map((each) => `[[${each}]]`).join(' ')))
        order.rank(found)
        expect(toTitles(order.sort(found))).toEqual(toTitles(sortLinks(found)))
      }
    }),
  )
})

test('what was forgotten for the number of links is found and ordered anew', () => {
  const [finder, order] = [new LinkFinder(germanSite), new LinkOrder()]
  const [old, many] = [
    '[[Spree]] [[Havel|x]] [[havel]]',
    Array.from({ length: 140_000 }, (_, index) => `[[Ort ${index}]]`),
  ]
  for (const text of [old, many.join(''), old, `[[Ort 9]] ${old}`]) order.rank(finder.find(utf8.encode(text)))
  const found = finder.find(utf8.encode(`[[Ort 9]] ${old}`))
  order.rank(found)
  expect(toTitles(found)).toEqual(['Ort 9', 'Spree', 'Havel'])
  expect(toTitles(order.sort(found))).toEqual(['Havel', 'Ort 9', 'Spree'])
})
