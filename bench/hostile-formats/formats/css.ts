import { postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { toHtmlMail, translateHtml } from '../operations.ts'

const maxLength = 300_000

/** Where a style stands in HTML: `{}` is its place. */
const places: readonly (readonly [name: string, before: string, after: string])[] = [
  ['in an attribute', '<p style="', '">a</p>'],
  ['in an element', '<style>', '</style><p class=a>a</p>'],
]

const styles: readonly Growth[] = [
  { name: 'declarations', by: 'count', unit: 'color:red;' },
  { name: 'different properties', by: 'count', unit: (index) => `a${index}:b;` },
  { name: 'rules', by: 'count', unit: '.a{color:#fff}' },
  { name: 'different rules', by: 'count', unit: (index) => `.a${index}{color:#fff}` },
  { name: 'nested rules', by: 'depth', unit: '@media a{', middle: 'b{c:d}', close: '}' },
  { name: 'rules that never end', by: 'depth', unit: 'a{' },
  { name: 'ends without a start', by: 'repetition', unit: '}' },
  { name: 'nested functions', by: 'depth', head: 'width:', unit: 'calc(1px + ', middle: '1px', close: ')' },
  { name: 'colours of functions', by: 'depth', head: 'color:', unit: 'rgb(', middle: '1', close: ')' },
  { name: 'comments', by: 'count', unit: '/*a*/' },
  { name: 'comments that never end', by: 'repetition', unit: '/*' },
  { name: 'stars of a comment', by: 'length', head: '/', unit: '*', tail: '/color:red' },
  { name: 'escapes', by: 'repetition', unit: '\\000063' },
  { name: 'escapes of a property', by: 'length', unit: '\\63 \\6f ', tail: ':red' },
  { name: 'strings that never end', by: 'repetition', head: 'a:', unit: "'" },
  { name: 'addresses', by: 'count', unit: 'background:url(http://a.example/b);' },
  { name: 'an address that never ends', by: 'length', head: 'background:url(', unit: 'a' },
  { name: 'data in an address', by: 'length', head: 'background:url(data:image/png;base64,', unit: 'AAAA', tail: ')' },
  { name: 'selectors', by: 'count', unit: 'p>a+b~c ', tail: '{color:red}' },
  { name: 'negations in selectors', by: 'depth', unit: ':not(', middle: 'a', close: ')', tail: '{color:red}' },
  { name: 'imports', by: 'count', unit: '@import "a";' },
  { name: 'variables', by: 'count', unit: (index) => `--a${index}:var(--a${index + 1});` },
  { name: 'semicolons', by: 'repetition', unit: ';' },
  { name: 'colons', by: 'repetition', unit: ':' },
  { name: 'blanks before a colon', by: 'length', head: 'color', unit: ' ', tail: ':red' },
  { name: 'digits of a size', by: 'length', head: 'font-size:', unit: '9', tail: 'px' },
  { name: 'zeros of a size', by: 'length', head: 'font-size:.', unit: '0', tail: '1px' },
]

const growths = places.flatMap(([where, before, after]) =>
  styles.map((style) => ({
    ...style,
    name: `${style.name}, ${where}`,
    head: `${before}${style.head ?? ''}`,
    tail: `${style.tail ?? ''}${after}`,
  })),
)

/** Styles of mails, which the spam filter reads, and of pages to be translated. */
export const css: HostileFormat = {
  format: 'CSS',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
    // Many elements that each have a style of their own.
    yield* growAll(
      [{ name: 'styled elements', by: 'count', unit: (index) => `<p style="color:#${index};display:none">a</p>` }],
      random,
      maxLength,
    )
  },
  requests({ bytes }) {
    const text = bytes.toString()
    return [postJson('/spam/filter', JSON.stringify({ email: toHtmlMail(text), options: 'long' })), translateHtml(text)]
  },
}
