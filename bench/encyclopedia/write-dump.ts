import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { sampleEditions } from '../../src/interfaces/encyclopedia/sample/sample.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'

const head = `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">
  <siteinfo>
    <sitename>Synthetic</sitename>
    <dbname>enwiki</dbname>
    <base>https://en.wiki.example/wiki/Main_Page</base>
    <generator>Mainstay</generator>
    <case>first-letter</case>
    <namespaces>
      <namespace key="0" case="first-letter" />
      <namespace key="6" case="first-letter">File</namespace>
      <namespace key="10" case="first-letter">Template</namespace>
      <namespace key="14" case="first-letter">Category</namespace>
    </namespaces>
  </siteinfo>
`

const meanParagraphs = 30

/** Writes a dump of at least `size` bytes out of the sample's paragraphs, the same one for the same seed. */
export async function writeDump(path: string, size: number, seed: number): Promise<void> {
  const paragraphs = readParagraphs()
  const random = createRandom(seed)
  const output = createWriteStream(path)
  output.write(head)
  for (let [id, written] = [1, head.length]; written < size; id++) {
    const page = composePage(id, composeText(paragraphs, random))
    written += Buffer.byteLength(page)
    if (!output.write(page)) await once(output, 'drain')
  }
  output.end('</mediawiki>\n')
  await finished(output)
}

function readParagraphs(): string[] {
  const english = sampleEditions().find(({ site }) => site.language === 'en')
  const texts = english?.pages.map(({ text }) => text) ?? []
  return texts
    .flatMap((text) => text.split('\n\n'))
    .filter((paragraph) => paragraph.length > 80 && paragraph.length < 4_000)
}

function composeText(paragraphs: readonly string[], random: () => number): string {
  const count = 1 + Math.floor(random() * 2 * meanParagraphs)
  const parts = Array.from({ length: count }, () => {
    const paragraph = paragraphs[Math.floor(random() * paragraphs.length)] ?? ''
    const reference = `<ref name="r${Math.floor(random() * 1e6)}">{{Cite book|title=On [[things]] & others|page=${Math.floor(random() * 900)}}}</ref>`
    return `${paragraph} See [[Article ${Math.floor(random() * 1e5)}|another]].${reference}`
  })
  return parts.join('\n\n')
}

function composePage(id: number, text: string): string {
  return `  <page>
    <title>Article ${id}</title>
    <ns>0</ns>
    <id>${id}</id>
    <revision>
      <id>${id + 1_000_000}</id>
      <parentid>${id}</parentid>
      <timestamp>2026-01-02T03:04:05Z</timestamp>
      <contributor>
        <username>User ${id % 997}</username>
        <id>${id % 997}</id>
      </contributor>
      <comment>made</comment>
      <model>wikitext</model>
      <format>text/x-wiki</format>
      <text bytes="${Buffer.byteLength(text)}" xml:space="preserve">${escape(text)}</text>
      <sha1>0</sha1>
    </revision>
  </page>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
