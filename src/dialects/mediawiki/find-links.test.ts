import { describe, expect, test } from 'vitest'
import { findLinks } from './find-links.ts'
import { germanSite } from './testing/german-site.ts'

function titles(text: string): string[] {
  return findLinks(text, germanSite).map(({ title }) => title)
}

describe('links of the own text', () => {
  test.each([
    [
      'target and label',
      '[[spree]] [[Havel|die Havel]] [[Dahme_(Fluss)#Lauf|Dahme]]',
      ['Spree', 'Havel', 'Dahme (Fluss)'],
    ],
    ['each once, in the order of first appearance', '[[B]] [[a]] [[b]] [[A#x]]', ['B', 'A']],
    ['other namespaces', '[[Portal:Berlin]] [[Talk:Berlin]]', ['Portal:Berlin', 'Diskussion:Berlin']],
    [
      'no files, categories, media or special pages',
      '[[Bild:x.png]] [[Kategorie:Ort]] [[media:x.ogg]] [[Special:Search]] [[:Special:Search]]',
      [],
    ],
    ['files and categories after a colon', '[[:Category:Ort]] [[ :Bild:x.png|x]]', ['Kategorie:Ort', 'Datei:X.png']],
    ['no other wikis', '[[fr:Berlin]] [[:en:Berlin]] [[wikt:Haus]]', []],
    ['captions of pictures', '[[Datei:x.png|mini|Die [[Mauer]] am [[Tor|Tor]]]] [[Spree]]', ['Mauer', 'Tor', 'Spree']],
    ['tables', '{| class="x"\n! [[Jahr]]\n|-\n| [[Ort]] || {{Zahl|[[nein]]}}\n|}', ['Jahr', 'Ort']],
    [
      'lists, headings and references',
      '== [[H]] ==\n* [[L]]\n<ref>[[R]]</ref><gallery>\nDatei:a.png|[[G]]\n</gallery>',
      ['H', 'L', 'R', 'G'],
    ],
    ['no section of the same page', '[[#Lage]]', []],
    ['no addresses', '[[https://wiki.example/]] [https://wiki.example/ x]', []],
    ['percent escapes', '[[Unter%20den%20Linden]]', ['Unter den Linden']],
    ['character references', '[[AT&amp;T]] [[H&M]]', ['AT&T', 'H&M']],
    ['single brackets in a label', '[[Spree|[1]]] [[Havel|a]b]]', ['Spree', 'Havel']],
    ['a label over two lines', '[[Spree|der\nFluss]]', ['Spree']],
    ['no target over two lines', '[[Spree\nHavel]]', []],
    ['no target longer than 255 bytes', `[[${'ä'.repeat(128)}]] [[${'ä'.repeat(127)}]]`, [`Ä${'ä'.repeat(126)}`]],
  ])('%s', (_name, text, expected) => {
    expect(titles(text)).toEqual(expected)
  })
})

describe('templates', () => {
  test.each([
    ['arguments', '{{Infobox|Ort=[[nein]]|Bild=[[Datei:x.png|[[nein]]]]}} [[ja]]', ['Ja']],
    ['one inside another', '{{a|{{b|[[nein]]}} [[nein]]}}[[ja]]', ['Ja']],
    ['a parameter and its default', '{{{name|[[nein]]}}} {{{{{a}}}|[[nein]]}}[[ja]]', ['Ja']],
    ['in a label', '[[Spree|{{nowrap|die [[nein]]}}]] [[ja]]', ['Spree', 'Ja']],
    ['in a target', '[[{{PAGENAME}}/x]] [[ja]]', ['Ja']],
    ['one that never ends is text', '{{Infobox|[[ja]] {{b|[[nein]]}} [[auch]]', ['Ja', 'Auch']],
    ['an end without a beginning is text', '[[ja]] }} [[auch]] }}}', ['Ja', 'Auch']],
    ['a table inside one', '{{Kasten|{|\n| [[nein]]\n|}}}\n[[ja]]', ['Ja']],
    ['single braces', '{[[ja]]} {|[[auch]]|}', ['Ja', 'Auch']],
    ['200 deep', `${'{{a|[[nein]]'.repeat(200)}${'}}'.repeat(200)}[[ja]]`, ['Ja']],
    ['200 deep and never ending', `${'{{a|[[ja]] '.repeat(200)}}} [[auch]]`, ['Ja', 'Auch']],
  ])('%s', (_name, text, expected) => {
    expect(titles(text)).toEqual(expected)
  })
})

describe('comments and what is shown as written', () => {
  test.each([
    ['a comment', '<!-- [[nein]] --> [[ja]]', ['Ja']],
    ['a comment that never ends', '[[ja]] <!-- [[nein]]', ['Ja']],
    ['a comment inside a target', '[[Sp<!-- {{ -->ree<!-- x -->|y]]', ['Spree']],
    ['a comment inside brackets', '[<!-- -->[Spree]]', ['Spree']],
    ['nowiki', '<nowiki>[[nein]]</nowiki> [[ja]]', ['Ja']],
    ['nowiki inside a label', '[[Spree|<nowiki>]] [[nein]]</nowiki>]]', ['Spree']],
    ['nowiki inside a target', '[[Spr<nowiki/>ee]] [[Sp<nowiki>r</nowiki>ee]]', []],
    ['nowiki that never ends is text', '<nowiki>[[ja]]', ['Ja']],
    [
      'pre, math, source, syntaxhighlight',
      '<pre a="b">[[n]]</pre><math>[[n]]</math><source lang=c>[[n]]</source>\n<SyntaxHighlight>[[n]]</syntaxhighlight >',
      [],
    ],
    ['an element that is none of them', '<preview>[[ja]]</preview>', ['Ja']],
    [
      'whichever begins first',
      '<nowiki><!--</nowiki>[[ja]]<!-- <nowiki> -->[[auch]]<!-- </nowiki> -->',
      ['Ja', 'Auch'],
    ],
    ['braces inside them', '{{a|<nowiki>}}</nowiki>[[nein]]}}[[ja]]', ['Ja']],
  ])('%s', (_name, text, expected) => {
    expect(titles(text)).toEqual(expected)
  })
})

/** Quadratic time would take minutes over a million characters. */
test.each([
  ['{{a|', 0],
  ['[[', 0],
  ['[[a|', 0],
  ['}}', 0],
  [']]', 0],
  ['{', 0],
  ['<!--', 0],
  ['<nowiki>', 0],
  ['<nowiki ', 0],
  ['<pre ></nowiki', 0],
  ['[[a]]', 1],
  ['{{[[a]]', 1],
])('a million characters of %s', (piece, count) => {
  expect(titles(piece.repeat(1_000_000 / piece.length))).toHaveLength(count)
})

test('100,000 links', () => {
  const text = Array.from({ length: 100_000 }, (_, index) => `[[Ort ${index}|x]]`).join('\n')
  const found = titles(text)
  expect(found).toHaveLength(100_000)
  expect(found.at(-1)).toBe('Ort 99999')
})

test('a site that keeps the case of titles', () => {
  const namespaces = germanSite.namespaces.map((namespace) => ({ ...namespace, case: 'case-sensitive' as const }))
  const site = { ...germanSite, case: 'case-sensitive' as const, namespaces }
  expect(findLinks('[[haus]] [[Haus]]', site).map(({ title }) => title)).toEqual(['haus', 'Haus'])
})
