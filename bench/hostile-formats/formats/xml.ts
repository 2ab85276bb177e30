import { postBytes, postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { maxToTranslate, opml, translate, withSchemeKey } from '../operations.ts'

const maxLength = 2_000_000
const head = '<?xml version="1.0"?>'

const growths: readonly Growth[] = [
  {
    name: 'outlines',
    by: 'count',
    head: '<opml><body>',
    unit: '<outline xmlUrl="https://a.example/"/>',
    tail: '</body></opml>',
  },
  {
    name: 'different outlines',
    by: 'count',
    head: '<opml><body>',
    unit: (index) => `<outline text="${index}" xmlUrl="https://a.example/${index}"/>`,
    tail: '</body></opml>',
  },
  {
    name: 'different folders',
    by: 'count',
    head: '<opml><body>',
    unit: (index) => `<outline text="f${index}"><outline xmlUrl="https://a.example/${index}"/></outline>`,
    tail: '</body></opml>',
  },
  {
    name: 'folders in one another',
    by: 'depth',
    head: '<opml><body>',
    unit: '<outline text="a">',
    middle: '<outline xmlUrl="https://a.example/"/>',
    close: '</outline>',
    tail: '</body></opml>',
  },
  { name: 'folders that never end', by: 'depth', head: '<opml><body>', unit: "<outline text='a'>" },
  {
    name: 'attributes',
    by: 'count',
    head: '<opml><body><outline ',
    unit: (index) => `a${index}="b" `,
    tail: '/></body></opml>',
  },
  {
    name: 'one attribute many times',
    by: 'repetition',
    head: '<opml><body><outline ',
    unit: 'text="b" ',
    tail: '/></body></opml>',
  },
  {
    name: 'a long attribute',
    by: 'length',
    head: '<opml><body><outline text="',
    unit: 'a b',
    tail: '" xmlUrl="https://a.example/"/></body></opml>',
  },
  {
    name: 'an attribute of references',
    by: 'count',
    head: '<opml><body><outline text="',
    unit: '&lt;&#65;',
    tail: '" xmlUrl="https://a.example/"/></body></opml>',
  },
  {
    name: 'an address of dots',
    by: 'length',
    head: '<opml><body><outline xmlUrl="https://a',
    unit: '.a',
    tail: '/"/></body></opml>',
  },
  {
    name: 'an address of dot segments',
    by: 'length',
    head: '<opml><body><outline xmlUrl="https://a.example',
    unit: '/..',
    tail: '"/></body></opml>',
  },
  {
    name: 'entities of entities',
    by: 'depth',
    head: `${head}<!DOCTYPE opml [<!ENTITY e0 "lol">`,
    unit: (index) => `<!ENTITY e${index + 1} "&e${index};&e${index};&e${index};&e${index};">`,
    tail: ']><opml><body><outline text="&e9;&e20;"/></body></opml>',
  },
  {
    name: 'entities that name themselves',
    by: 'depth',
    head: `${head}<!DOCTYPE opml [<!ENTITY a "&b;"><!ENTITY b "&a;">`,
    unit: ' ',
    tail: ']><opml><body>&a;</body></opml>',
  },
  {
    name: 'a long entity used often',
    by: 'count',
    head: `${head}<!DOCTYPE opml [<!ENTITY a "${'x'.repeat(10_000)}">]><opml><body><outline text="`,
    unit: '&a;',
    tail: '"/></body></opml>',
  },
  {
    name: 'entities from elsewhere',
    by: 'count',
    head: `${head}<!DOCTYPE opml [`,
    unit: (index) => `<!ENTITY % p${index} SYSTEM "file:///etc/passwd"> %p${index};`,
    tail: ']><opml/>',
  },
  { name: 'a declaration that never ends', by: 'length', head: `${head}<!DOCTYPE opml [`, unit: '<!ELEMENT a (b,c)>' },
  {
    name: 'namespaces',
    by: 'count',
    head: '<opml ',
    unit: (index) => `xmlns:n${index}="urn:${index}" `,
    tail: '><body/></opml>',
  },
  { name: 'namespaces in one another', by: 'depth', unit: '<a:opml xmlns:a="urn:a">', close: '</a:opml>' },
  { name: 'prefixes', by: 'length', head: '<', unit: 'a:', tail: 'opml><body/>' },
  { name: 'processing instructions', by: 'count', unit: '<?a b?>', tail: '<opml><body/></opml>' },
  { name: 'an instruction that never ends', by: 'length', head: '<?a ', unit: '? ' },
  { name: 'comments', by: 'count', unit: '<!--a-->', tail: '<opml><body/></opml>' },
  { name: 'comments that never end', by: 'repetition', unit: '<!--' },
  {
    name: 'character data',
    by: 'count',
    head: '<opml><head><title>',
    unit: '<![CDATA[a]]>',
    tail: '</title></head><body/></opml>',
  },
  { name: 'character data that never ends', by: 'repetition', head: '<opml><head><title>', unit: '<![CDATA[]]' },
  { name: 'ends without a start', by: 'repetition', head: '<opml><body>', unit: '</outline>' },
  { name: 'wrongly nested elements', by: 'repetition', head: '<opml><body>', unit: '<a><b></a></b>' },
  { name: 'starts of elements', by: 'repetition', head: '<opml>', unit: '<' },
  { name: 'starts of attributes', by: 'repetition', head: '<opml><outline ', unit: 'a="' },
  {
    name: 'references without an end',
    by: 'repetition',
    head: '<opml><head><title>',
    unit: '&',
    tail: '</title></head></opml>',
  },
  {
    name: 'texts in the title',
    by: 'count',
    head: '<opml><head><title>',
    unit: 'a<b/>',
    tail: '</title></head></opml>',
  },
  { name: 'white space', by: 'length', head: '<opml>', unit: '\n ', tail: '<body/></opml>' },
  { name: 'a long name', by: 'length', head: '<', unit: 'a', tail: '/>' },
]

/** XML as lists of subscriptions have it, and to be translated tag by tag. */
export const xml: HostileFormat = {
  format: 'XML and OPML',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const text = bytes.toString('utf8', 0, maxToTranslate)
    const translation = { text: [text], source_lang: 'EN', target_lang: 'JA', tag_handling: 'xml' }
    return [postBytes(opml, bytes), withSchemeKey(postJson(translate, JSON.stringify(translation)))]
  },
}
