import { type ArchiveFile, readArchive } from '../archive/read-archive.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { documentFault } from '../document-fault.ts'
import type { DocumentLimits, OpenedDocument } from '../document-format.ts'
import { Units } from '../inline/units.ts'
import { decodeXmlDocument } from '../xml/decode-xml-document.ts'
import { parseXml, writeXml, type XmlNode } from '../xml/parse-xml.ts'

export interface OfficeRules {
  /** The part without which it is no document of this kind. */
  readonly main: string
  /** Whether there are words in a part, by its path. */
  readonly hasText: (path: string) => boolean
  readonly read: (nodes: readonly XmlNode[], units: Units, path: string) => void
  /** Called with every part that has words, once all were read and before any is changed. */
  readonly prepare?: (parts: ReadonlyMap<string, readonly XmlNode[]>) => void
}

/** An Office Open XML package (ECMA-376): parts without words come back as they were. */
export async function openOffice(
  bytes: Uint8Array,
  { maxUnpackedBytes }: DocumentLimits,
  { main, hasText, read, prepare }: OfficeRules,
): Promise<OpenedDocument> {
  const files = await readArchive(bytes, maxUnpackedBytes)
  if (!files.some(({ path }) => path === main)) throw documentFault(`it holds no ${main}`)
  const units = new Units()
  const parts = new Map<string, readonly XmlNode[]>()
  const encoders = new Map<string, (text: string) => Uint8Array>()
  for (const { path, bytes: content } of files) {
    if (!hasText(path)) continue
    const { text, encode } = decodeXmlDocument(content)
    parts.set(path, parseXml(text))
    encoders.set(path, encode)
  }
  prepare?.(parts)
  for (const [path, nodes] of parts) read(nodes, units, path)
  return {
    units: units.all,
    async write(translations) {
      units.deliver(translations)
      return writeArchive(files.map((file) => writePart(file, parts.get(file.path), encoders.get(file.path))))
    },
  }
}

function writePart(
  file: ArchiveFile,
  nodes: readonly XmlNode[] | undefined,
  encode: ((text: string) => Uint8Array) | undefined,
): ArchiveFile {
  return nodes && encode ? { ...file, bytes: Buffer.from(encode(writeXml(nodes))) } : file
}
