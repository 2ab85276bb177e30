import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishSite } from '../testing/english-site.ts'
import { expandTemplates } from './expand-templates.ts'
import { type ExpandOptions, readTemplate, type Template } from './template.ts'

const pages: Readonly<Record<string, string>> = {
  Salt: 'White.',
  'Template:Stub': "''Short.''<includeonly>[[Category:Short articles]]</includeonly><noinclude>A note.</noinclude>",
  'Template:Main': ":''Main article: [[{{{1}}}]]''",
  'Template:Circle': 'a {{Circle}}',
  'Template:Tenfold': '{{{1}}}'.repeat(10),
  'Template:Only': 'x<onlyinclude>a</onlyinclude>y<onlyinclude>b</onlyinclude>',
  'Template:Program': 'before {{#invoke:Module|run}} after',
}

function expand(text: string, options: Partial<ExpandOptions> = {}) {
  return expandTemplates(text, {
    site: englishSite,
    title: { namespace: 2, title: 'User:Editor/Draft "x"' },
    find: (title) => findPage(title) ?? 'absent',
    purpose: 'wikitext',
    now: new Date('2026-11-22T10:20:30Z'),
    counts: { pages: 12, articles: 7 },
    ...options,
  })
}

function findPage(title: string): Template | undefined {
  const text = pages[title]
  if (text === undefined) return undefined
  return { titles: [{ namespace: title.startsWith('Template:') ? 10 : 0, title }], nodes: readTemplate(text) }
}

/** What MediaWiki 1.39.17 with ParserFunctions answers to `action=expandtemplates`. */
const answers: readonly (readonly [string, string])[] = [
  ['{{#if: | yes | no }}{{#if: x | yes }}{{#if: <!-- c --> | yes | no }}', 'noyesno'],
  ['{{#ifeq: 01 | 1 | eq | ne}}{{#ifeq: "01" | "1" | eq | ne}}{{#ifeq:1e3|1000|eq|ne}}{{#ifeq:a|A|eq|ne}}', 'eqneeqne'],
  ['{{#switch: b | a = 1 | b | c = 2 | #default = 3 }}', '2'],
  ['{{#switch: z | a = 1 | b | c = 2 | #default = 3 }}', '3'],
  ['{{#switch: z | a = 1 | b | c = 2 | else }}', 'else'],
  ['{{#switch: | = empty | x = y}}', 'empty'],
  ['{{#switch: 1.0 | 1 = one | two}}', 'one'],
  [
    '{{#expr: 1 + 2 * 3}} {{#expr: (1+2)*3}} {{#expr: 7/2}} {{#expr: -7 mod 3}} {{#expr: 2^10}} {{#expr: 1/3}}',
    '7 9 3.5 -1 1024 0.33333333333333',
  ],
  [
    '{{#expr: 1e10}} {{#expr: 1e20}} {{#expr: 12345678901234567890}} {{#expr: 0.00001}}',
    '10000000000 1.0E+20 1.2345678901235E+19 1.0E-5',
  ],
  [
    '{{#expr: 3.14159 round 2}} {{#expr: 2.5 round 0}} {{#expr: -2.5 round 0}} {{#expr: 1234567 round -3}}',
    '3.14 3 -3 1235000',
  ],
  [
    '{{#expr: not 1}} {{#expr: 1 and 0}} {{#expr: 3 > 2}} {{#expr: 1 <> 2}} {{#expr: floor -2.7}} {{#expr: trunc -2.7}} {{#expr: sqrt 2}} {{#expr: -2^2}}',
    '0 0 1 1 -3 -2 1.4142135623731 4',
  ],
  ['{{#expr: 1/0}}', '<strong class="error">Division by zero.</strong>'],
  ['{{#expr: 1 +}}', '<strong class="error">Expression error: Missing operand for +.</strong>'],
  ['{{#expr: foo}}', '<strong class="error">Expression error: Unrecognized word &quot;foo&quot;.</strong>'],
  ['{{#ifexpr: 1 > 2 | y | n}} {{#ifexpr: | y | n}}', 'n n'],
  [
    '{{#iferror: {{#expr: 1/0}} | bad | good }} {{#iferror: {{#expr: 1+1}} | bad}} {{#iferror: <strong class="error">x</strong> | bad | good}}',
    'bad 2 bad',
  ],
  ['{{#ifexist: Salt | y | n}} {{#ifexist: No such town | y | n}} {{#ifexist: template:Stub|y|n}}', 'y n y'],
  [
    '{{#titleparts: Talk:Foo/bar/baz | 1}} {{#titleparts: Talk:Foo/bar/baz | -1}} {{#titleparts: Foo/bar/baz | 1 | 2}} {{#titleparts: Foo/bar/baz|2|-2}}',
    'Talk:Foo Talk:Foo/bar bar bar/baz',
  ],
  ['{{#rel2abs: ./quok | Help:Foo/bar }} {{#rel2abs: ../quok | Help:Foo/bar }}', 'Help:Foo/bar/quok Help:Foo/quok'],
  [
    '{{PAGENAME}} {{FULLPAGENAME}} {{NAMESPACE}} {{BASEPAGENAME}} {{SUBPAGENAME}} {{TALKPAGENAME}} {{PAGENAMEE}}',
    'Editor/Draft &#34;x&#34; User:Editor/Draft &#34;x&#34; User Editor Draft &#34;x&#34; User talk:Editor/Draft &#34;x&#34; Editor/Draft_%22x%22',
  ],
  [
    '{{PAGENAME:User talk:Ada/x y}} {{NAMESPACE:User talk:Ada}} {{PAGENAMEE:A b/c}} {{ROOTPAGENAME:User:A/b/c}}',
    'Ada/x y User talk A_b/c A',
  ],
  ['{{ns:10}} {{ns:project}} {{nse:3}}', 'Template Small Encyclopedia User_talk'],
  [
    '{{formatnum:1234567.891}} {{formatnum:1,234,567.89|R}} {{formatnum:1234567|NOSEP}} {{formatnum:-1234}}',
    '1,234,567.891 1234567.89 1234567 −1,234',
  ],
  ['{{padleft:7|3}} {{padleft:abc|6|xy}} {{padright:7|3}} {{padleft:é|3|ü}}', '007 xyxabc 700 üüé'],
  ['{{plural:1|one|many}} {{plural:2|one|many}}', 'one many'],
  [
    "{{urlencode:a b/c&d é}} {{urlencode:a b/c|WIKI}} {{urlencode:a b/c|PATH}} {{anchorencode:A [[b]] '''c'''}}",
    'a+b%2Fc%26d+%C3%A9 a_b/c a%20b%2Fc A_b_c',
  ],
  ['{{lc:ÄBC}} {{uc:abc}} {{lcfirst:ÉCLAT}} {{ucfirst:éclat}}', 'äbc ABC éCLAT Éclat'],
  ['{{localurl:Salt}} {{localurl:Salt|action=edit}}', '/wiki/Salt /w/index.php?title=Salt&action=edit'],
  [
    '{{Stub}}{{stub}}{{ Stub }}{{Template:Stub}}{{template:stub}}{{safesubst:Stub}}',
    "''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]",
  ],
  [
    '{{Does not exist}} {{:Does not exist}} {{subst:Stub}} {{w:Salt}}',
    '[[:Template:Does not exist]] [[:Does not exist]] {{subst:Stub}} {{w:Salt}}',
  ],
  ['{{Main|Salt}} x {{Main|Salt}}', "\n:''Main article: [[Salt]]'' x \n:''Main article: [[Salt]]''"],
  [
    '{{Main}} {{Main|1=Salt}} {{Main| Salt }} {{Main|1= Salt }} {{Main|a|1=b}} {{Main|1=b|a}}',
    "\n:''Main article: [[{{{1}}}]]'' \n:''Main article: [[Salt]]'' \n:''Main article: [[ Salt ]]'' \n:''Main article: [[Salt]]'' \n:''Main article: [[b]]'' \n:''Main article: [[a]]''",
  ],
  ['{{{1}}} {{{1|}}} {{{1|def}}} {{{a|{{{b|c}}}}}} {{{a|b|c}}}', '{{{1}}}  def c b'],
  [
    '{{ {{lc:STUB}} }}{{{{lc:STUB}}}}{{ {{{x|Stub}}} }}{{{{{x|Stub}}}}}',
    "''Short.''[[Category:Short articles]]{{{{lc:STUB}}}}''Short.''[[Category:Short articles]]''Short.''[[Category:Short articles]]",
  ],
  ['{{lc:{{{1|ABC}}}}} {{{{{{{a}}}}}}} {{{{{a}}}}} {{{{a}}}}', 'abc {{{{{{{a}}}}}}} {{{{{a}}}}} {{{{a}}}}'],
  ['{{unclosed [[link|text]] {{ x', '{{unclosed [[link|text]] {{ x'],
  [
    '[[a|{{lc:B}}]] {{Main|[[a|b]]}} {{Main|{{!}}}} {{Main|a{{=}}b}} {{Main|a=b}}',
    "[[a|b]] \n:''Main article: [[[[a|b]]]]'' \n:''Main article: [[|]]'' \n:''Main article: [[a=b]]'' \n:''Main article: [[{{{1}}}]]''",
  ],
  [
    '<nowiki>{{Stub}}</nowiki> <!-- {{Stub}} --> a<noinclude>b</noinclude><includeonly>c</includeonly>',
    '<nowiki>{{Stub}}</nowiki>  ab',
  ],
  ['{{#tag:ref|x|name=y}} {{#tag:br}}', '<ref name="y">x</ref> <br/>'],
  [
    '{{#time:Y-m-d|2024-02-29}} {{#time:j F Y|2024-02-09}} {{#time:D, d M y H:i:s|2024-02-09 13:05:06}} {{#time:N w z W t L|2024-02-09}} {{#time:Y-m-d|2024-02-09 +1 day}}',
    '2024-02-29 9 February 2024 Fri, 09 Feb 24 13:05:06 5 5 39 06 29 1 2024-02-10',
  ],
  ['{{#time:Y|nonsense}}', '<strong class="error">Error: Invalid time.</strong>'],
  ['{{Template:}} {{}} {{|}} {{ }} {{#if}}', '{{Template:}} {{}} {{|}} {{ }} {{#if}}'],
  ['{{#if:1|\n* a}} x{{#if:1|* a}} {{#switch:a|a=;b}}', '\n* a x\n* a \n;b'],
  ['{{#expr: 10^15}} {{plural:-1|a|b}} {{plural:12|one|many|12=a dozen}}', '1.0E+15 a a dozen'],
  ['{{#time: o | 2008-12-29 }} {{#time: r | 2001-09-09 01:46:40 }}', '2009 Sun, 09 Sep 2001 01:46:40 +0000'],
  ['{{#time: Y-m-d | @86400 }} {{anchorencode:a & b}}', '1970-01-02 a_&amp;_b'],
]

test.each(answers)('%j as MediaWiki expands it', (text, expected) => {
  expect(expand(text).text).toBe(expected)
})

test('times are those of the clock, in the language of the wiki', () => {
  const german = { ...englishSite, language: 'de' }
  expect(expand('{{CURRENTYEAR}} {{CURRENTMONTHNAME}} {{CURRENTTIME}} {{NUMBEROFPAGES}}').text).toBe(
    '2026 November 10:20 12',
  )
  expect(expand('{{#time:l, j F}} {{formatnum:1234.5}}', { site: german }).text).toBe('Sonntag, 22 November 1.234,5')
})

test('words of time that are not read are an error, not another day', () => {
  expect(expand('{{#time: Y-m-d | first monday of september 2019 }}').text).toBe(
    '<strong class="error">Error: Invalid time.</strong>',
  )
})

test('of a template that says what is to be included, that alone is', () => {
  expect(expand('{{Only}}').text).toBe('ab')
})

describe('what the text is for', () => {
  const text = '{{Gone|{{lc:A}}}}{{Program}}{{DEFAULTSORT:{{lc:B}}}}'

  test('as MediaWiki shows it', () => {
    expect(expand(text).text).toBe('[[:Template:Gone]]before {{#invoke:Module|run}} after')
  })

  test('facts: what needs a program is left out', () => {
    expect(expand(text, { purpose: 'facts' }).text).toBe('[[:Template:Gone]]before  after{{DEFAULTSORT:b}}')
  })

  test('prose: its call stays', () => {
    expect(expand(text, { purpose: 'prose' }).text).toBe('{{Gone|a}}{{Program}}{{DEFAULTSORT:b}}')
  })
})

test('templates are listed with those inside them and those that are missing', () => {
  const { templates, unknown } = expand('{{Main|{{Gone}}}} {{Stub}} {{:Salt}} {{Main|x}}')
  expect(templates.map(({ title }) => title)).toEqual(['Template:Main', 'Template:Gone', 'Template:Stub', 'Salt'])
  expect(unknown).toEqual([])
})

test('pages that nobody looked for yet are named', () => {
  const { text, unknown } = expand('a{{Main|x}}b{{#ifexist:Salt|y|n}}', { find: () => undefined })
  expect([text, unknown]).toEqual(['abn', ['Template:Main', 'Salt']])
})

describe('what would never end', () => {
  test('a template in itself', () => {
    expect(expand('{{Circle}}').text).toBe('a <span class="error">Template loop detected: [[Template:Circle]]</span>')
  })

  test('ten times ten times ten …', () => {
    const deep = `${'{{Tenfold|'.repeat(12)}0123456789${'}}'.repeat(12)}`
    expect(expand(deep).text.length).toBeLessThan(30_000_000)
  })

  test.each([
    ['open braces', '{{a|'.repeat(50_000)],
    ['open and closed braces', '{'.repeat(100_000) + '}'.repeat(100_000)],
    ['links in links', '[[a|'.repeat(30_000) + ']]'.repeat(30_000)],
    ['links with braces in them', '[[{{lc:a}}'.repeat(20_000) + ']]'.repeat(20_000)],
    ['calls in calls', '{{lc:'.repeat(30_000) + '}}'.repeat(30_000)],
    ['a long number', `{{formatnum:${'1'.repeat(200_000)}}}`],
    ['tags in a condition', `{{#iferror:${'<span a '.repeat(30_000)}}}`],
    ['steps of time', `{{#time:Y|${'+1 day '.repeat(30_000)}}}`],
    ['brackets in an expression', `{{#expr:${'('.repeat(900)}}}`],
    ['comments', '<!-- --> '.repeat(30_000)],
  ])('%s take time in proportion', (_, text) => {
    expect(expand(text).text.length).toBeLessThanOrEqual(2 * text.length)
  })
})

test('any text can be expanded, and what has no braces stays as it is', () => {
  const part = fc.constantFrom(
    '{{',
    '}}',
    '{{{',
    '}}}',
    '[[',
    ']]',
    '|',
    '=',
    'Main',
    'Stub',
    '#if:',
    '#expr:',
    ' ',
    '\n',
    '<nowiki>',
    '</nowiki>',
    '<noinclude>',
    '1',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      expect(typeof expand(text).text).toBe('string')
      const plain = text.replaceAll(/[{}<>]/g, '')
      expect(expand(plain).text).toBe(plain)
    }),
  )
})
