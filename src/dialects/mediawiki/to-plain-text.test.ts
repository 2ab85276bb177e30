import { expect, test } from 'vitest'
import { englishSite } from './testing/english-site.ts'
import { toPlainText } from './to-plain-text.ts'

/** As MediaWiki's extension TextExtracts gives them. */
test.each([
  [
    "'''Holm''' may be:\n* [[Holm (island)]], an island\n* [[Anna Holm]]\nBack.",
    'Holm may be:\n\nHolm (island), an island\nAnna Holm\nBack.',
  ],
  ['Text\n preformatted [[Salt|link]]\n:indented', 'Text\n\npreformatted link\n\nindented'],
  ['* one\n----\nafter', 'one\n\nafter'],
  ['Lead.\n\n== A ==\nB.\n=== C ===\n* D', 'Lead.\n\n\n== A ==\nB.\n\n\n=== C ===\nD'],
  ['Shown: <nowiki>[[as it is]] {{x}}</nowiki>.', 'Shown: [[as it is]] {{x}}.'],
  ['a\n<pre>[[no link]]</pre>\nb', 'a\n\n[[no link]]\n\nb'],
  ['#REDIRECT [[Salt Isles]]\n\n[[Category:Redirects]]', ''],
  ['a [[Category:X|label]] b\n[[de:Salz]]\n[[:Category:X]] [[:File:Y.png|y]]', 'a b\nCategory:X y'],
  ['<div class="hatnote">not {{x}} <div>this</div></div>This <span class="noexcerpt">nor this</span>.', 'This.'],
  ['[mailto:a@b.example Mail] [//c.example/ relative] [https://d.example/]', 'Mail relative'],
  ['; Area : 4 km²\n; People : 9', 'Area\n4 km²\nPeople\n9'],
  ['{| class="x"\n| a\n|}\nb<ref name="x">c</ref>', 'b'],
])('%j', (wikitext, expected) => {
  expect(toPlainText(wikitext, { site: englishSite, isIntro: false, hasHeadingSigns: true })).toBe(expected)
})

test('of the introduction alone, and headings without signs', () => {
  const text = 'Lead.\n== A ==\nB.'
  expect(toPlainText(text, { site: englishSite, isIntro: true, hasHeadingSigns: true })).toBe('Lead.')
  expect(toPlainText(text, { site: englishSite, isIntro: false, hasHeadingSigns: false })).toBe('Lead.\n\n\nA\nB.')
})

test.each([
  ['a definition of spaces', `;${' '.repeat(200_000)}`],
  ['elements that never end', '<pre>'.repeat(40_000)],
  ['boxes in boxes', '<div>'.repeat(20_000) + '</div>'.repeat(20_000)],
  ['open categories', '[[Category:'.repeat(20_000)],
  ['lines of spaces', `${' '.repeat(100_000)}\n`.repeat(2)],
])('%s take time in proportion', (_, wikitext) => {
  const text = toPlainText(wikitext, { site: englishSite, isIntro: false, hasHeadingSigns: true })
  expect(text.length).toBeLessThanOrEqual(wikitext.length)
})
