import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runAtOnce } from '../../../libraries/iteration/run-at-once.ts'
import { englishSite } from '../testing/english-site.ts'
import { renderArticle } from './render-article.ts'

const render = (text: string) => {
  const options = {
    site: englishSite,
    addressOf: (title: string) => `/wiki/${encodeURIComponent(title)}`,
    isMissing: (title: string) => title.length % 2 === 0,
  }
  const { html, notes, headings } = runAtOnce(renderArticle(text, options))
  return [html, ...notes, ...headings.map(({ words }) => words)]
}

const markup = [
  '[[',
  ']]',
  '|',
  '{|',
  '|}',
  '|-',
  '||',
  '!!',
  '!',
  '{{',
  '}}',
  "''",
  "'''",
  "'''''",
  '=',
  '==',
  '===',
  '*',
  '#',
  ':',
  ';',
  '<ref>',
  '</ref>',
  '<ref name=a/>',
  '<nowiki>',
  '</nowiki>',
  '<pre>',
  '</pre>',
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '<br/>',
  '<!--',
  '-->',
  '<gallery>',
  '</gallery>',
  '<script>',
  '<a href="x">',
  '<b onclick="x">',
  '&lt;',
  '&#x22;',
  '&',
  '<',
  '>',
  '"',
  '[http://a.example/?"b ',
  ']',
  'https://c.example/',
  '//d',
  'javascript:',
  'File:X.png',
  'Category:Y',
  'de:Z',
  '0',
  '----',
  '__TOC__',
  '\n',
  '\n\n',
  ' ',
  'word',
  'colspan="2"',
  'style="x"',
  'é漢',
  '\ud800',
]

const element = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/g
const known = new Set(
  'a b br caption code dd div dl dt h2 h3 h4 h5 h6 hr i li ol p pre sup table td th tr ul'.split(' '),
)
const attributes = new Set(['href', 'class', 'rel', 'id', 'colspan', 'rowspan'])
const empty = new Set(['br', 'hr'])

/** Every `<` begins an element that is known, with attributes that are known, and each is closed in its turn. */
function assertHarmless(html: string): void {
  const open: string[] = []
  for (const [, slash, name = '', written = ''] of html.matchAll(element)) {
    expect(known).toContain(name)
    for (const [, attribute = '', value = ''] of written.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      expect(attributes).toContain(attribute)
      if (attribute === 'href') expect(value).toMatch(/^(?:\/wiki\/|#|https?:\/\/|\/\/)/)
    }
    if (slash === '/') expect(open.pop()).toBe(name)
    else if (!empty.has(name)) open.push(name)
  }
  expect(open).toEqual([])
  expect(html.replaceAll(element, '')).not.toMatch(/[<>]/)
}

test('whatever a text holds, what comes of it is whole and harmless', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...markup), { maxLength: 60 }), (parts) => {
      for (const html of render(parts.join(''))) assertHarmless(html)
    }),
    { numRuns: 3000 },
  )
})
