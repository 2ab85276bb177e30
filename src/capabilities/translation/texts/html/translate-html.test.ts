import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scanMarkup } from './scan-markup.ts'
import { translateHtml } from './translate-html.ts'

const dictionary: Readonly<Record<string, string>> = {
  'I like red apples.': 'J’aime les pommes rouges.',
  red: 'rouge',
  'red apples': 'pommes rouges',
  'The dog saw the Fernseher.': 'Le chien a vu le Fernseher.',
  'Press Save now.': 'Appuyez maintenant.',
  'Press ': 'Appuyez sur ',
  ' now.': ' maintenant.',
  'Good day': 'Bonjour',
  'See you': 'À bientôt',
  'one & two': 'un & deux',
}

/** Stands for an engine: a text that it does not know comes back in capitals. */
async function translate(text: string): Promise<string> {
  return dictionary[text] ?? text.toUpperCase()
}

const html = { isXml: false, ignoredElements: new Set<string>() }

it('puts an element where its own translation stands', async () => {
  expect(await translateHtml('I like <b class="x">red apples</b>.', translate)).toBe(
    'J’aime les <b class="x">pommes rouges</b>.',
  )
})

it('keeps paragraphs, attributes, comments and white space between them as they were written', async () => {
  expect(await translateHtml('<ul>\n  <li id=a>Good day</li>\n  <li><!-- bye --> See you </li></ul>', translate)).toBe(
    '<ul>\n  <li id=a>Bonjour</li>\n  <li><!-- bye --> SEE YOU </li></ul>',
  )
})

it('leaves what is marked as not to be translated', async () => {
  expect(await translateHtml('The dog saw the <span translate="no">Fernseher</span>.', translate)).toBe(
    'Le chien a vu le <span translate="no">Fernseher</span>.',
  )
  expect(await translateHtml('<p class="big notranslate">Good <b>day</b></p>Good day', translate)).toBe(
    '<p class="big notranslate">Good <b>day</b></p>Bonjour',
  )
  expect(await translateHtml('<script>if (a < b) alert("Good day")</script>Good day', translate)).toBe(
    '<script>if (a < b) alert("Good day")</script>Bonjour',
  )
})

it('translates around what the engine would lose', async () => {
  expect(await translateHtml('Press <i><em translate="no">Save</em></i> now.', translate)).toBe(
    'Appuyez sur <i><em translate="no">Save</em></i> maintenant.',
  )
})

it('takes the names of elements to leave alone, and XML as XML', async () => {
  const rules = { isXml: true, ignoredElements: new Set(['Term']) }
  expect(await translateHtml('The dog saw the <Term n="1">Fernseher</Term>.', translate, rules)).toBe(
    'Le chien a vu le <Term n="1">Fernseher</Term>.',
  )
})

it('decodes for the engine and writes references again', async () => {
  expect(await translateHtml('one &amp; two', translate)).toBe('un &amp; deux')
})

it('takes unclosed and crossed tags, and brackets that are no tags', async () => {
  expect(await translateHtml('<b>Good day', translate)).toBe('<b>Bonjour')
  expect(await translateHtml('Good day</i>', translate)).toBe('Bonjour</i>')
  expect(await translateHtml('1 < 2 and a <b', translate)).toBe('1 &lt; 2 AND A &lt;B')
})

const tag = fc.constantFrom(
  '<b>',
  '</b>',
  '<i a="1 > 2">',
  '</i>',
  '<br/>',
  '<p>',
  '</p>',
  '<img src=x>',
  '<!-- c -->',
  '<u translate="no">',
  '</u>',
)
const text = fc.constantFrom('Good day', ' ', 'red', '&amp;', ' apples. ', '\n', '<', '日本')

it('gives back every tag once, whatever the markup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(tag, text)), async (pieces) => {
      const source = pieces.join('')
      const tags = (written: string) =>
        scanMarkup(written, html.isXml)
          .flatMap(({ kind, raw }) => (kind === 'text' ? [] : [raw]))
          .toSorted()
      expect(tags(await translateHtml(source, translate))).toEqual(tags(source))
    }),
    { numRuns: 400 },
  )
})

it('reads hostile markup in time that grows with its length', async () => {
  for (const piece of ['<a ', '<a "', '<!--', '<b>', '</b>', '<b translate=no>', '&', '<![CDATA['])
    await translateHtml(piece.repeat(20_000), translate)
}, 20_000)
