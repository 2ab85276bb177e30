/** Small dumps for tests, in the shape that MediaWiki exports. */
export interface DumpPage {
  readonly id: number
  readonly title: string
  readonly ns?: number
  /** The latest last. */
  readonly texts: readonly string[]
}

export interface DumpHead {
  readonly language?: string
  readonly databaseName?: string
  readonly base?: string
}

export function composeDump(pages: readonly DumpPage[], head: DumpHead = {}): string {
  return `${composeHead(head)}${pages.map(composePage).join('')}</mediawiki>\n`
}

function composeHead({
  language = 'de',
  databaseName = 'dewiki',
  base = 'https://de.wikipedia.org/wiki/Start',
}: DumpHead) {
  return `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="${language}">
  <siteinfo>
    <sitename>Testpedia</sitename>
    <dbname>${databaseName}</dbname>
    <base>${base}</base>
    <generator>MediaWiki 1.45.0-wmf.20</generator>
    <case>first-letter</case>
    <namespaces>
      <namespace key="-1" case="first-letter">Spezial</namespace>
      <namespace key="0" case="first-letter" />
      <namespace case="first-letter" key="6">Datei</namespace>
      <namespace key="14" case="first-letter">Kategorie</namespace>
      <namespace key="100" case="case-sensitive">A &amp; B</namespace>
    </namespaces>
  </siteinfo>
`
}

function composePage({ id, title, ns = 0, texts }: DumpPage): string {
  const revisions = texts.map((text, index) => composeRevision(id * 10 + index, text))
  const target = /^#(?:REDIRECT|WEITERLEITUNG) \[\[([^\]#]+)/.exec(texts.at(-1) ?? '')?.[1]
  return `  <page>
    <title>${escape(title)}</title>
    <ns>${ns}</ns>
    <id>${id}</id>
${target === undefined ? '' : `    <redirect title="${escape(target)}" />\n`}${revisions.join('')}  </page>
`
}

function composeRevision(id: number, text: string): string {
  return `    <revision>
      <id>${id}</id>
      <parentid>${id - 1}</parentid>
      <timestamp>2024-05-01T12:00:00Z</timestamp>
      <contributor>
        <username>Ada &amp; Bob</username>
        <id>7</id>
      </contributor>
      <minor />
      <comment>a &quot;comment&quot;</comment>
      <origin>${id}</origin>
      <model>wikitext</model>
      <format>text/x-wiki</format>
      <text bytes="${Buffer.byteLength(text)}" sha1="0" xml:space="preserve">${escape(text)}</text>
      <sha1>0</sha1>
    </revision>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
