/**
 * Paragraphs of WordprocessingML, DrawingML and SpreadsheetML (ECMA-376): runs of text, each with properties, among links, fields and pictures.
 * They share their words: `p`, `r`, `rPr`, `t`, `br`.
 */
import type { Inline } from '../inline/inline.ts'
import { escapeXml, textOf, writeXml, type XmlElement, type XmlNode } from '../xml/parse-xml.ts'

/** How a run is written: what stands before and behind its text. */
export interface RunStyle {
  readonly before: string
  readonly after: string
}

/** A style, or what encloses runs, such as a link; or a thing as it was. */
export type RunPayload =
  | { readonly style: RunStyle }
  | { readonly before: string; readonly after: string }
  | { readonly nodes: readonly XmlNode[]; readonly style?: RunStyle }

type RunInline = Inline<RunPayload>

/** Links and the like: what they hold is part of the sentence. */
const enclosing = new Set(['hyperlink', 'ins', 'moveTo', 'smartTag', 'customXml', 'bdo', 'dir', 'sdtContent'])

/** Left by spelling checkers and layout; they belong to words that are no longer there. */
const dropped = new Set(['proofErr', 'lastRenderedPageBreak', 'softHyphen', 'rPh', 'phoneticPr'])

/** A tab parts columns: a heading and its page, a term and what it means. */
const breaks = new Set(['br', 'cr', 'tab', 'ptab'])

export interface ReadRuns {
  readonly inlines: readonly RunInline[]
  /** The formatting of most of the text, which needs no mark. */
  readonly base: RunStyle
}

export function readRuns(nodes: readonly XmlNode[]): ReadRuns | undefined {
  const lengths = new Map<string, { style: RunStyle; length: number }>()
  const inlines = readInlines(nodes, (style, length) => {
    const key = style.before
    const known = lengths.get(key) ?? { style, length: 0 }
    lengths.set(key, { style, length: known.length + length })
  })
  const [most] = [...lengths.values()].toSorted((one, other) => other.length - one.length)
  return most && { inlines: withBase(inlines, most.style), base: most.style }
}

type CountStyle = (style: RunStyle, length: number) => void

function readInlines(nodes: readonly XmlNode[], count: CountStyle): RunInline[] {
  return nodes.flatMap((node): RunInline[] => {
    if (node.kind === 'text') return node.raw.trim() === '' ? [] : [{ kind: 'kept', payload: { nodes: [node] } }]
    if (node.kind === 'raw' || dropped.has(node.kind === 'element' ? node.localName : '')) return []
    if (node.localName === 'r') return readRun(node, count)
    if (node.localName === 't') return readText(node, { before: openText(node), after: `</${node.name}>` }, count)
    if (node.localName === 'sdt') return readControl(node, count)
    if (!enclosing.has(node.localName)) return [{ kind: 'kept', payload: { nodes: [node] } }]
    const payload = { before: node.open, after: node.close }
    return [{ kind: 'group', payload, children: readInlines(node.children, count) }]
  })
}

/** A field of a form: its properties, then what it holds. */
function readControl(node: XmlElement, count: CountStyle): RunInline[] {
  const at = node.children.findIndex((child) => child.kind === 'element' && child.localName === 'sdtContent')
  const content = node.children[at]
  if (content?.kind !== 'element') return [{ kind: 'kept', payload: { nodes: [node] } }]
  const before = node.open + writeXml(node.children.slice(0, at)) + content.open
  const after = content.close + writeXml(node.children.slice(at + 1)) + node.close
  return [{ kind: 'group', payload: { before, after }, children: readInlines(content.children, count) }]
}

function readRun(run: XmlElement, count: CountStyle): RunInline[] {
  const properties = run.children.filter((child) => child.kind === 'element' && child.localName === 'rPr')
  const text = run.children.find((child) => child.kind === 'element' && child.localName === 't')
  const prefix = run.name.slice(0, run.name.length - 1)
  const opened = run.open.endsWith('/>') ? `<${run.name}>` : run.open.replaceAll(/\s[\w]+:rsid\w*="[^"]*"/g, '')
  const inside = opened + writeXml(properties)
  const textTag = text?.kind === 'element' ? openText(text) : `<${prefix}t>`
  const style = { before: inside + textTag, after: `</${prefix}t></${run.name}>` }
  const thing = { before: inside, after: `</${run.name}>` }
  return run.children.flatMap((child): RunInline[] => {
    if (child.kind !== 'element' || properties.includes(child) || dropped.has(child.localName)) return []
    if (child.localName === 't') return readText(child, style, count)
    if (child.localName === 'noBreakHyphen') return [{ kind: 'text', text: '\u2011' }]
    const payload = { nodes: [child], style: thing }
    return [{ kind: breaks.has(child.localName) ? 'break' : 'kept', payload }]
  })
}

/** DrawingML's own texts keep their white space without an attribute that says so. */
function openText(text: XmlElement): string {
  return text.name.startsWith('a:') ? `<${text.name}>` : `<${text.name} xml:space="preserve">`
}

function readText(element: XmlElement, style: RunStyle, count: CountStyle): RunInline[] {
  const text = textOf(element.children)
  count(style, text.length)
  return [{ kind: 'group', payload: { style }, children: [{ kind: 'text', text }] }]
}

/** Text in the style of most of it stands for itself, neighbours in another style are one. */
function withBase(inlines: readonly RunInline[], base: RunStyle): RunInline[] {
  const joined: RunInline[] = []
  for (const inline of inlines) {
    if (inline.kind !== 'group') {
      joined.push(inline)
      continue
    }
    const style = styleOf(inline)
    const children = style ? inline.children : withBase(inline.children, base)
    const last = joined.at(-1)
    if (style?.before === base.before) for (const child of children) joined.push(child)
    else if (style && last?.kind === 'group' && styleOf(last)?.before === style.before)
      joined[joined.length - 1] = { ...last, children: [...last.children, ...children] }
    else joined.push({ ...inline, children })
  }
  return joined
}

function styleOf(inline: Extract<RunInline, { kind: 'group' }>): RunStyle | undefined {
  return 'style' in inline.payload && !('nodes' in inline.payload) ? inline.payload.style : undefined
}

export function writeRuns(inlines: readonly RunInline[], style: RunStyle): string {
  return inlines.map((inline) => writeInline(inline, style)).join('')
}

function writeInline(inline: RunInline, style: RunStyle): string {
  if (inline.kind === 'text' || inline.kind === 'fixed')
    return inline.text === '' ? '' : style.before + escapeXml(inline.text) + style.after
  const { payload } = inline
  if ('nodes' in payload) return (payload.style?.before ?? '') + writeXml(payload.nodes) + (payload.style?.after ?? '')
  if (inline.kind !== 'group') return ''
  if ('before' in payload) return payload.before + writeRuns(inline.children, style) + payload.after
  return writeRuns(inline.children, payload.style)
}
