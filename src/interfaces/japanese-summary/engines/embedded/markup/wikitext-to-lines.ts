import { completeNamespaces } from '../../../../../dialects/mediawiki/complete-namespaces.ts'
import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import { toPlainText } from '../../../../../dialects/mediawiki/to-plain-text.ts'

/** Two brackets of a script have a space behind them, and two braces alone are of other languages. */
const signs = [
  /\[\[[^\s[\]][^[\]\n]{0,300}\]\]/,
  /'''[^'\n]{1,300}'''/,
  /^(={2,6})[^=\n]{1,200}\1[ \t]*$/m,
  /<ref[\s>/]/,
]

/** Of what wiki a text is nobody knows: its words are taken for Japanese. */
const site: Site = {
  language: 'ja',
  name: 'Wiki',
  base: 'http://wiki.example/wiki/',
  mainPage: 'メインページ',
  databaseName: 'wiki',
  generator: 'MediaWiki',
  case: 'first-letter',
  namespaces: completeNamespaces('ja', [
    { id: 0, name: '', case: 'first-letter' },
    { id: 6, name: 'ファイル', case: 'first-letter' },
    { id: 14, name: 'Category', case: 'first-letter' },
  ]),
}

export function isWikitext(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}

/** The text of a wiki's page, a line for each paragraph and item; its headings only where there is nothing else. */
export function wikitextToLines(wikitext: string): string {
  const lines = toPlainText(wikitext, { site, isIntro: false, hasHeadingSigns: true }).split('\n')
  const isHeading = (line: string) => /^={1,6} .{0,300}=$/.test(line)
  const body = lines.filter((line) => !isHeading(line)).join('\n')
  return body.trim() === '' ? lines.map((line) => line.replace(/^=+ | =+$/g, '')).join('\n') : body
}
