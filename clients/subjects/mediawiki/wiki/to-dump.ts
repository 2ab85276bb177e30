const schema = 'http://www.mediawiki.org/xml/export-0.11/'
const firstEdit = Date.UTC(2024, 0, 1)
const hourMs = 3_600_000

/** Pages as a dump that MediaWiki imports: one revision each, an hour apart. */
export function toDump(pages: Readonly<Record<string, string>>): string {
  const written = Object.entries(pages).map(([title, text], index) => toPage(title, text, index))
  return `<mediawiki xmlns="${schema}" version="0.11" xml:lang="en">\n${written.join('\n')}\n</mediawiki>\n`
}

function toPage(title: string, text: string, index: number): string {
  const timestamp = new Date(firstEdit + index * hourMs).toISOString().replace('.000', '')
  const contributor = index % 7 === 3 ? '<ip>192.0.2.7</ip>' : '<username>Editor</username><id>2</id>'
  return `<page><title>${escapeXml(title)}</title><revision><timestamp>${timestamp}</timestamp>
<contributor>${contributor}</contributor>${index % 5 === 2 ? '<minor/>' : ''}<comment>${describeEdit(title, index)}</comment>
<model>wikitext</model><format>text/x-wiki</format><text xml:space="preserve">${escapeXml(text)}</text></revision></page>`
}

function describeEdit(title: string, index: number): string {
  if (index % 11 === 4) return ''
  return escapeXml(`/* First */ about [[${title}]]`)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
