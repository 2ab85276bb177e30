import { toLanguageTag } from '../../domain/language-tag.ts'
import type { DocumentLanguages, OpenedDocument } from '../document-format.ts'
import { documentFault } from '../document-fault.ts'
import type { Inline } from '../inline/inline.ts'
import { Units } from '../inline/units.ts'
import { decodeXmlDocument } from '../xml/decode-xml-document.ts'
import {
  elementsIn,
  escapeXml,
  parseXml,
  readAttribute,
  setAttribute,
  textOf,
  writeXml,
  type XmlElement,
  type XmlNode,
} from '../xml/parse-xml.ts'

/** Elements that enclose words (`g`, `mrk`, `pc`); all other ones stand for code of the original. */
const enclosing = new Set(['g', 'mrk', 'pc', 'sub'])

/** XLIFF 1.2, and 2.0 and 2.1 (OASIS): the targets are written, those that people wrote already stay. */
export default function openXliff(bytes: Uint8Array, { target }: DocumentLanguages): OpenedDocument {
  const { text, encode } = decodeXmlDocument(bytes)
  const nodes = parseXml(text)
  const root = nodes.find((node) => node.kind === 'element')
  if (root?.localName !== 'xliff') throw documentFault('it is no XLIFF')
  const units = new Units()
  const isSecond = (readAttribute(root, 'version') ?? '').startsWith('2')
  if (isSecond) setAttribute(root, 'trgLang', target)
  else
    for (const file of elementsIn(nodes)) if (file.localName === 'file') setAttribute(file, 'target-language', target)
  readUnits(nodes, isSecond ? 'segment' : 'trans-unit', units)
  const source = findSource(nodes, isSecond)
  return {
    units: units.all,
    ...(source && { source }),
    write(translations) {
      units.deliver(translations)
      return encode(writeXml(nodes))
    },
  }
}

function findSource(nodes: readonly XmlNode[], isSecond: boolean): string | undefined {
  for (const element of elementsIn(nodes)) {
    const code = readAttribute(element, isSecond ? 'srcLang' : 'source-language')
    if (code) return toLanguageTag(code)
  }
  return undefined
}

/** What is marked as not to be translated, or lies within such, is left. */
function readUnits(nodes: readonly XmlNode[], unitName: string, units: Units): void {
  for (const node of nodes) {
    if (node.kind !== 'element' || readAttribute(node, 'translate') === 'no') continue
    if (node.localName === unitName) readUnit(node, units)
    else readUnits(node.children, unitName, units)
  }
}

function readUnit(unit: XmlElement, units: Units): void {
  const find = (name: string) =>
    unit.children.find((child): child is XmlElement => child.kind === 'element' && child.localName === name)
  const [source, target] = [find('source'), find('target')]
  if (!source || (target && textOf(target.children).trim() !== '' && isFinished(unit, target))) return
  units.addInlines(readInlines(source.children), (translated) => {
    const content = writeInlines(translated)
    if (target) replaceTarget(unit, target, content)
    else insertTarget(unit, source, content)
  })
}

/** A target that only repeats its source, or is a proposal, is translated anew. */
function isFinished(unit: XmlElement, target: XmlElement): boolean {
  const state = readAttribute(target, 'state') ?? readAttribute(unit, 'state') ?? ''
  return !/^(?:new|needs-translation|initial)$/.test(state)
}

function replaceTarget(unit: XmlElement, target: XmlElement, content: string): void {
  const open = target.open.replace(/\s*\/>$/, '>')
  const made: XmlNode = { kind: 'raw', raw: `${open}${content}</${target.name}>` }
  unit.children = unit.children.map((child) => (child === target ? made : child))
}

/** Behind the source, on a line of its own where the source has one. */
function insertTarget(unit: XmlElement, source: XmlElement, content: string): void {
  const at = unit.children.indexOf(source)
  const before = unit.children[at - 1]
  const space = before?.kind === 'text' ? before.raw : ''
  const name = source.name.replace(/source$/, 'target')
  const made: XmlNode = { kind: 'raw', raw: `${space}<${name}>${content}</${name}>` }
  unit.children = unit.children.toSpliced(at + 1, 0, made)
}

function readInlines(nodes: readonly XmlNode[]): Inline<XmlNode>[] {
  return nodes.map((node): Inline<XmlNode> => {
    if (node.kind === 'text') return { kind: 'text', text: textOf([node]) }
    if (node.kind === 'raw') return { kind: 'kept', payload: node }
    if (
      node.localName === 'mrk' &&
      (readAttribute(node, 'translate') === 'no' || readAttribute(node, 'mtype') === 'protected')
    )
      return { kind: 'kept', payload: node, shown: textOf(node.children) }
    if (enclosing.has(node.localName)) return { kind: 'group', payload: node, children: readInlines(node.children) }
    return { kind: 'kept', payload: node }
  })
}

function writeInlines(inlines: readonly Inline<XmlNode>[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text' || inline.kind === 'fixed') return escapeXml(inline.text)
      if (inline.kind !== 'group' || inline.payload.kind !== 'element') return writeXml([inline.payload])
      return inline.payload.open + writeInlines(inline.children) + inline.payload.close
    })
    .join('')
}
