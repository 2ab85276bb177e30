import { postForm, postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { keyInQuery, maxToTranslate, toHtmlMail, translateHtml } from '../operations.ts'

const maxLength = 300_000

/** Elements, attributes, references and styles, as pages and mails have them. */
const growths: readonly Growth[] = [
  { name: 'paragraphs', by: 'count', unit: '<p>A short line.</p>' },
  { name: 'empty elements', by: 'count', unit: '<b></b>' },
  { name: 'line breaks', by: 'count', unit: 'a<br>' },
  { name: 'different elements', by: 'count', unit: (index) => `<x${index}>a</x${index}>` },
  { name: 'nested elements', by: 'depth', unit: '<div>', middle: 'a', close: '</div>' },
  { name: 'nested inline elements', by: 'depth', unit: '<b><i>', middle: 'a word', close: '</i></b>' },
  { name: 'elements that never end', by: 'depth', unit: '<div><p>a ' },
  { name: 'wrongly closed elements', by: 'count', unit: '<b><i>a</b></i>' },
  { name: 'ends without a start', by: 'count', unit: '</p>' },
  { name: 'nested tables', by: 'depth', unit: '<table><tr><td>', middle: 'a', close: '</td></tr></table>' },
  { name: 'table cells', by: 'count', head: '<table>', unit: '<tr><td>a<td>b', tail: '</table>' },
  { name: 'nested lists', by: 'depth', unit: '<ul><li>', middle: 'a', close: '</li></ul>' },
  { name: 'formatting over paragraphs', by: 'count', head: '<b><i><u><s>', unit: '<p>a' },
  { name: 'nested links', by: 'depth', unit: '<a href=x>', middle: 'a' },
  { name: 'attributes', by: 'count', head: '<p ', unit: (index) => `a${index}=1 `, tail: '>a</p>' },
  { name: 'one attribute many times', by: 'repetition', head: '<p ', unit: 'class=a ', tail: '>a</p>' },
  { name: 'a long attribute', by: 'length', head: '<p title="', unit: 'a ', tail: '">a</p>' },
  { name: 'an attribute that never ends', by: 'length', head: '<p title="', unit: 'a>b ' },
  { name: 'a long name of an element', by: 'length', head: '<', unit: 'a', tail: '>b' },
  { name: 'starts of tags', by: 'repetition', unit: '<' },
  { name: 'starts of elements', by: 'repetition', unit: '<a ' },
  { name: 'starts of attributes', by: 'repetition', unit: '<a b="' },
  { name: 'equals signs in a tag', by: 'repetition', head: '<a ', unit: '=', tail: '>' },
  { name: 'comments', by: 'count', unit: '<!--a-->' },
  { name: 'comments that never end', by: 'repetition', unit: '<!--' },
  { name: 'dashes of a comment', by: 'length', head: '<!--', unit: '-', tail: '>a' },
  { name: 'declarations', by: 'repetition', unit: '<!DOCTYPE html>' },
  { name: 'character data', by: 'repetition', unit: '<![CDATA[a]]>' },
  { name: 'references', by: 'count', unit: '&amp;' },
  { name: 'references without an end', by: 'repetition', unit: '&' },
  { name: 'long references', by: 'length', unit: '&CounterClockwiseContourIntegral' },
  { name: 'numeric references', by: 'count', unit: '&#x1F600;&#128512;' },
  { name: 'a numeric reference of many digits', by: 'length', head: '&#', unit: '9', tail: ';' },
  { name: 'references of surrogates', by: 'count', unit: '&#xD83D;&#xDE00;&#0;' },
  { name: 'scripts', by: 'count', unit: '<script>a</script>' },
  { name: 'scripts that never end', by: 'repetition', unit: '<script>' },
  { name: 'elements not to be translated', by: 'count', unit: '<span translate="no">a b</span> c ' },
  { name: 'texts areas and titles', by: 'repetition', unit: '<textarea><title>' },
  { name: 'templates', by: 'depth', unit: '<template>', middle: 'a', close: '</template>' },
  { name: 'drawings in formulas', by: 'depth', unit: '<svg><math><mi>', middle: 'a' },
  { name: 'one word', by: 'length', head: '<p>', unit: 'a', tail: '</p>' },
  { name: 'letters in elements of their own', by: 'count', unit: '<b>a</b>' },
  { name: 'sentences in elements', by: 'count', unit: '<b>It rains.</b> ' },
  { name: 'white space', by: 'length', head: '<p>a', unit: ' \n\t', tail: 'b</p>' },
  { name: 'invisible spaces', by: 'count', unit: 'a\u200b&shy;&nbsp;' },
]

/** HTML to be translated tag by tag, and as a mail that is looked at. */
export const html: HostileFormat = {
  format: 'HTML',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const text = bytes.toString()
    return [
      translateHtml(text),
      postJson(
        keyInQuery('/translate2/language/translate/v2'),
        JSON.stringify({ q: text.slice(0, maxToTranslate), target: 'en', format: 'html' }),
      ),
      postJson('/spam/filter', JSON.stringify({ email: toHtmlMail(text) })),
      postForm(
        '/encyclopedia/en/w/api.php',
        `action=parse&format=json&prop=text&text=${encodeURIComponent(text.slice(0, 60_000))}`,
      ),
    ]
  },
}
