/** Markdown of this project as HTML of the site. */
import createRenderer, { type Token } from 'markdown-it'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { listDiagram } from './list-diagram.ts'
import { markCommands } from './mark-commands.ts'
import { type LinkBase, resolveLink } from './resolve-link.ts'
import { createSlugger } from './to-slug.ts'

export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
}

export interface RenderedMarkdown {
  readonly html: string
  /** Below the page's title. */
  readonly headings: readonly Heading[]
}

export interface RenderOptions extends LinkBase {
  /** Whether the title is left out, where the page has another. */
  readonly leavesOutTitle?: boolean
}

const endsInJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。・）」]$/u
const beginsInJapanese = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー（「]/u

/** HTML is let through: who writes these pages writes the server. */
const parser = createRenderer({ html: true })

export function renderMarkdown(markdown: string, options: RenderOptions): RenderedMarkdown {
  const tokens = parser.parse(markdown.replaceAll(/^<!--.*?-->\n/gms, ''), {})
  const headings = nameHeadings(tokens)
  const kept = options.leavesOutTitle ? leaveOutTitle(tokens) : tokens
  for (const [index, token] of kept.entries()) {
    alignByClass(token)
    if (token.type === 'th_open' && kept[index + 1]?.content === '') leaveUnnamed(token, kept[index + 2])
    if (token.type === 'inline') linkToPages(token, options)
  }
  return { html: toHtml(kept), headings: headings.filter(({ level }) => level > 1) }
}

/** The words of a page in pieces, a piece a heading: for the search. */
export function readSections(markdown: string): readonly { readonly heading: Heading; readonly text: string }[] {
  const tokens = parser.parse(markdown.replaceAll(/^<!--.*?-->\n/gms, ''), {})
  const headings = nameHeadings(tokens)
  const starts = [...tokens.keys()].filter((index) => tokens[index]?.type === 'heading_open')
  return headings.map((heading, index) => {
    const own = tokens.slice((starts[index] ?? 0) + 3, starts[index + 1])
    return { heading, text: own.map((token) => token.content).join(' ') }
  })
}

function nameHeadings(tokens: readonly Token[]): readonly Heading[] {
  const slug = createSlugger()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = readText(tokens[index + 1])
    const id = slug(text)
    token.attrSet('id', id)
    const isSecondTitle = token.tag === 'h1' && index > 0
    if (isSecondTitle) for (const end of [token, tokens[index + 2]]) if (end) end.tag = 'h2'
    return [{ level: Number(token.tag.slice(1)), id, text }]
  })
}

function readText(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('')
}

function leaveOutTitle(tokens: readonly Token[]): readonly Token[] {
  const isTitle = tokens[0]?.type === 'heading_open' && tokens[0].tag === 'h1'
  return isTitle ? tokens.slice(3) : tokens
}

/** A header without words names nothing: it is a plain cell. */
function leaveUnnamed(...ends: readonly (Token | undefined)[]): void {
  for (const end of ends) if (end) end.tag = 'td'
}

/** The page's Content-Security-Policy forbids the style that the renderer writes. */
function alignByClass(token: Token): void {
  const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? []
  if (side === undefined) return
  token.attrs = null
  token.attrSet('class', side)
}

function linkToPages({ children }: Token, base: LinkBase): void {
  let isOpen = false
  for (const token of children ?? []) {
    if (token.type === 'link_open') isOpen = pointLink(token, base)
    if (token.type === 'link_close' && !isOpen) token.tag = 'span'
    if (token.type === 'image') {
      const picture = /^(?:.*\/)?docs\/(\w+\.png)$/.exec(String(token.attrGet('src') ?? ''))?.[1]
      if (picture !== undefined) token.attrSet('src', `${base.root}assets/${picture}`)
    }
  }
}

/** Tells whether it leads anywhere; a link to what is no page becomes plain words. */
function pointLink(token: Token, base: LinkBase): boolean {
  const href = resolveLink(String(token.attrGet('href') ?? ''), base)
  if (href !== undefined) token.attrSet('href', href)
  else {
    token.tag = 'span'
    token.attrs = null
  }
  return href !== undefined
}

function toHtml(tokens: readonly Token[]): string {
  return parser.renderer.render([...tokens], parser.options, {})
}

parser.renderer.rules['fence'] = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {}
  return info === 'mermaid' ? listDiagram(content) : writeCode(content, info)
}
parser.renderer.rules['code_inline'] = (tokens, index) =>
  `<code>${markCommands(escapeHtml(tokens[index]?.content ?? ''), 'inline')}</code>`
/** Japanese has no spaces between words, so a line end within a sentence is no space either. */
parser.renderer.rules['softbreak'] = (tokens, index) => {
  const [before = '', after = ''] = [tokens[index - 1]?.content, tokens[index + 1]?.content]
  return endsInJapanese.test(before) && beginsInJapanese.test(after) ? '' : '\n'
}
parser.renderer.rules['table_open'] = () => '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n'
parser.renderer.rules['table_close'] = () => '</table></div>\n'

/** A block of code; the page's script colours it and lets it be copied. */
export function writeCode(code: string, language: string): string {
  const trimmed = escapeHtml(code.trimEnd())
  const marked = language === 'sh' ? markCommands(trimmed, 'block') : trimmed
  return `<div class="listing"><pre class="code" tabindex="0" data-language="${escapeHtml(language)}"><code>${marked}</code></pre></div>\n`
}
