/** Wikitexts by somebody who knows the format, each grown to a length: by count, by depth, by repetition, and never closed. */
const seeds: Readonly<Record<string, string>> = {
  headings: '=a=\n',
  'equals signs': '=',
  'headings of one name': '== a ==\n',
  'headings of levels': '== a ==\n=== b ===\n====== c ======\n',
  'lines of one heading that never ends': '=a ',
  'table starts': '{|\n',
  'table rows': '|-\n| a || b\n',
  'table cells': '||',
  'table ends': '|}\n',
  'nested tables': '{|\n|-\n|\n',
  'template starts': '{{a|',
  'parameter starts': '{{{',
  'template ends': '}}',
  braces: '{',
  'parameters in one another': '{{{a|',
  'arguments of one template': '|a=b',
  'calls of a function': '{{padleft:x|500|abc}}',
  'calls of a page': '{{:Berlin}}',
  'calls in one another': '{{lc:',
  'conditions in one another': '{{#if:x|',
  'switch cases': '{{#switch:z|a=b|c=d}}',
  'words of languages in one another': '{{lang|x|y',
  references: '<ref>a</ref>',
  'references of one name': '<ref name="a" />',
  'references that never end': '<ref>',
  'reference starts with long names': '<ref name="aaaaaaaaaaaaaaaa',
  'link starts': '[[',
  'links that never end': '[[a|b',
  links: '[[a b]]',
  'different links': '[[a#]] ',
  'file starts': '[[File:a.png|',
  'files in one another': '[[File:a.png|thumb|[[b]]',
  'categories and spaces': ' \n [[Category:a]]',
  editions: '[[de:a]]',
  subpages: '[[../../../a]]',
  'link ends': ']]',
  'address starts': '[//a',
  addresses: 'http://a.example/b?c=%7E#d ',
  'address of signs': 'http://a.b/.....,,,,,',
  'addresses in brackets': '[http://a b]',
  protocols: 'mailto:',
  'list items': '* a\n',
  'deep list': '*',
  'deep lists': '*#:;*#:;a\n',
  'lines of a semicolon and blanks': ';                \n',
  definitions: '; a : b : c\n',
  'comment starts': '<!--',
  'comments of their own lines': '\n<!-- a -->\n',
  'comments and blanks': '<!-- --> ',
  'verbatim starts': '<nowiki>',
  'verbatim elements': '<nowiki>a</nowiki>',
  'empty elements': '<nowiki/>',
  'elements that are cut off': '<nowiki ',
  'preformatted elements': '<pre>\n</pre>',
  'preformatted starts': '<pre>',
  galleries: '<gallery>\na.png|b\n</gallery>',
  'gallery starts': '<gallery>',
  inclusion: '<noinclude>a</noinclude><onlyinclude>b</onlyinclude>',
  'elements in one another': '<b><i>',
  'styled elements': '<div style="a" class="noprint">',
  'closed elements': '</b></i>',
  'long attribute': '<div a="b" ',
  'quotation marks': "'''''a''",
  apostrophes: "'",
  entities: '&amp;',
  'entity starts': '&',
  switches: '__NOTOC__',
  underscores: '_',
  'sort keys': '{{DEFAULTSORT:a}}',
  'sort starts': '{{DEFAULTSORT:',
  blanks: ' ',
  'line breaks': '\n',
  brackets: '(',
  'brackets and signs': '( , ',
  'signs in a row': ', ; ',
  'marks on a letter': '\u{301}',
  kanji: '漢',
  words: 'word ',
  'one word': 'a',
  astral: '😀',
  rules: '----\n',
  'preformatted lines': ' a\n',
  'time formats': '{{#time:Y|now}}',
  sums: '{{#expr:1+1}}',
  numbers: '{{formatnum:1234567}}',
  titles: '{{FULLPAGENAME}}',
}

/** Each seed until it is so long, as it is and behind a word. */
export function* hostileWikitexts(length: number): Generator<readonly [name: string, text: string]> {
  for (const [name, seed] of Object.entries(seeds)) {
    yield [name, seed.repeat(Math.ceil(length / seed.length))]
    yield [`${name}, behind and before a word`, `a${seed.repeat(Math.ceil(length / seed.length))}z`]
  }
  yield ['templates to their middle', nest('{{a|', '}}', length)]
  yield ['links to their middle', nest('[[a|', ']]', length)]
  yield ['tables to their middle', nest('{|\n|\n', '\n|}\n', length)]
  yield ['functions to their middle', nest('{{lc:', '}}', length)]
  yield ['elements to their middle', nest('<div class="noprint">', '</div>', length)]
}

function nest(start: string, end: string, length: number): string {
  const count = Math.floor(length / (start.length + end.length))
  return start.repeat(count) + end.repeat(count)
}
