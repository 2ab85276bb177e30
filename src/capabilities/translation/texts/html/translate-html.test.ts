import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scanMarkup } from './scan-markup.ts'
import type { MarkupRules } from './split-texts.ts'
import { translateHtml as translateHtmlBy } from './translate-html.ts'

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

const translator = { translate, waitTurn: () => undefined }

function translateHtml(source: string, rules?: MarkupRules): Promise<string> {
  return translateHtmlBy(source, translator, rules)
}

const html = { isXml: false, ignoredElements: new Set<string>() }

it('puts an element where its own translation stands', async () => {
  expect(await translateHtml('I like <b class="x">red apples</b>.')).toBe('J’aime les <b class="x">pommes rouges</b>.')
})

it('keeps elements around the same words as they lie in one another', async () => {
  expect(await translateHtml('<p><b><i>Good day</i></b></p>')).toBe('<p><b><i>Bonjour</i></b></p>')
  expect(await translateHtml('<a><b><i><u>See you</u></i></b></a>')).toBe('<a><b><i><u>À bientôt</u></i></b></a>')
  expect(await translateHtml('one <b><i>or</i></b> two')).toBe('ONE <b><i>OR</i></b> TWO')
})

it('keeps elements apart that hold the same', async () => {
  expect(await translateHtml('<b>a</b> <i>a</i> <u>a</u> red')).toBe('<b>A</b> <i>A</i> <u>A</u> RED')
})

it('keeps paragraphs, attributes, comments and white space between them as they were written', async () => {
  expect(await translateHtml('<ul>\n  <li id=a>Good day</li>\n  <li><!-- bye --> See you </li></ul>')).toBe(
    '<ul>\n  <li id=a>Bonjour</li>\n  <li><!-- bye --> SEE YOU </li></ul>',
  )
})

it('leaves what is marked as not to be translated', async () => {
  expect(await translateHtml('The dog saw the <span translate="no">Fernseher</span>.')).toBe(
    'Le chien a vu le <span translate="no">Fernseher</span>.',
  )
  expect(await translateHtml('<p class="big notranslate">Good <b>day</b></p>Good day')).toBe(
    '<p class="big notranslate">Good <b>day</b></p>Bonjour',
  )
  expect(await translateHtml('<script>if (a < b) alert("Good day")</script>Good day')).toBe(
    '<script>if (a < b) alert("Good day")</script>Bonjour',
  )
})

it('translates around what the engine would lose', async () => {
  expect(await translateHtml('Press <i><em translate="no">Save</em></i> now.')).toBe(
    'Appuyez sur <i><em translate="no">Save</em></i> maintenant.',
  )
})

it('takes the names of elements to leave alone, and XML as XML', async () => {
  const rules = { isXml: true, ignoredElements: new Set(['Term']) }
  expect(await translateHtml('The dog saw the <Term n="1">Fernseher</Term>.', rules)).toBe(
    'Le chien a vu le <Term n="1">Fernseher</Term>.',
  )
})

it('decodes for the engine and writes references again', async () => {
  expect(await translateHtml('one &amp; two')).toBe('un &amp; deux')
})

it.each([
  'a <p style="color: red; and no end',
  "a <p class='b",
  'a <!-- no end',
  'a <p class=b id=c',
  'a <img src = "b" alt="c d',
])('leaves what was cut off within a tag or a comment as it is: %s', async (html) => {
  expect(await translateHtml(html)).toBe(html.replace('a', 'A'))
})

it('keeps a link around a picture, and elements around nothing', async () => {
  expect(await translateHtml('<a href="/"><img src="x"></a> Good day')).toBe('<a href="/"><img src="x"></a> GOOD DAY')
  expect(await translateHtml('Good day<b><i></i><br></b>')).toBe('Bonjour<b><i></i><br></b>')
})

it('takes unclosed and crossed tags, and brackets that are no tags', async () => {
  expect(await translateHtml('<b>Good day')).toBe('<b>Bonjour')
  expect(await translateHtml('Good day</i>')).toBe('Bonjour</i>')
  expect(await translateHtml('1 < 2 and a <b')).toBe('1 &lt; 2 AND A &lt;B')
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
      expect(tags(await translateHtml(source))).toEqual(tags(source))
    }),
    { numRuns: 400 },
  )
})

it('reads hostile markup in time that grows with its length', async () => {
  for (const piece of [
    '<a ',
    '<a "',
    '<!--',
    '<b>',
    '</b>',
    '<b translate=no>',
    '&',
    '<![CDATA[',
    '<b>a</b>',
    '<b>a</b> ',
    '<script></script>',
    '<b><i>',
  ])
    await translateHtml(piece.repeat(20_000))
})
