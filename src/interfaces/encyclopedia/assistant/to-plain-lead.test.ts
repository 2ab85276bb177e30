import { expect, test } from 'vitest'
import { firstSentences, toPlainLead } from './to-plain-lead.ts'

test.each([
  [
    "'''Tea''' is a [[drink]] made from the [[Camellia sinensis|tea plant]].",
    'Tea is a drink made from the tea plant.',
  ],
  [
    '{{Infobox\n| name = Tea\n| image = {{css|x}}\n}}\n<!-- note -->Tea is a hot drink.<ref name="a">A {{cite}} b</ref>',
    'Tea is a hot drink.',
  ],
  ['[[File:Tea.jpg|thumb|A [[cup]] of tea]]\nTea is a hot drink.', 'Tea is a hot drink.'],
  ['[[ファイル:Tea.jpg|thumb|お[[茶]]]]お茶は飲み物の一種である。', 'お茶は飲み物の一種である。'],
  ['{| class="x"\n| cell\n|}\nTea (; {{IPA|tiː}}) is a hot drink.', 'Tea is a hot drink.'],
  ['Berlin ({{lang|de|Spree-Athen}}, {{IPA|x}}) lies on the Spree.', 'Berlin (Spree-Athen) lies on the Spree.'],
  ['The river is {{convert|403|km|mi}} long, they say.', 'The river is 403 km long, they say.'],
  ['Salt &amp; water at 5&nbsp;°C are [https://example.org cold].', 'Salt & water at 5\u{a0}°C are cold.'],
  ['== Heading ==\n* a list\nOnly now the text begins.', 'Only now the text begins.'],
  ['{{never closed | text', ''],
  ['', ''],
])('%j', (wikitext, plain) => {
  expect(toPlainLead(wikitext)).toBe(plain)
})

test('whole sentences, as many as fit and at least one', () => {
  const text = 'Dr. Smith went to St. Ives. He stayed. Then he left for good.'
  expect(firstSentences(text, 45)).toBe('Dr. Smith went to St. Ives. He stayed.')
  expect(firstSentences('東京は首都である。江戸といった。', 9)).toBe('東京は首都である。')
  expect(firstSentences('One very long sentence that has no end', 10)).toBe('One very long sentence that ha')
})

/** Tried from every space by each of several patterns, they took 12 s each time: twenty times are more than a test is given. */
test('100,000 spaces in a paragraph are one', () => {
  const text = `Berlin is a city${' '.repeat(15_000)}, the largest of Germany.${' '.repeat(80_000)}x`
  for (let times = 0; times < 20; times++) expect(toPlainLead(text)).toBe('Berlin is a city, the largest of Germany.')
})
