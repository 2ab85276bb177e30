import { runAtOnce } from '../../../libraries/iteration/run-at-once.ts'
import { normalizeTitle, type Title } from '../normalize-title.ts'
import type { Link } from '../read-target.ts'
import { findNamespaceById } from '../site-namespaces.ts'
import { type Frame, openPage, openTemplate } from './frame.ts'
import { findParserFunction } from './functions/find-parser-function.ts'
import { bracesInSteps } from './read-braces.ts'
import { selectIncluded } from './select-included.ts'
import { hasSubpages } from './subpage-namespaces.ts'
import type { Expansion, ExpandOptions, Template } from './template.ts'
import { readVariable } from './functions/read-variable.ts'
import { type Braces, joinBraces, joinBracePart, type WikitextNode } from './wikitext-node.ts'

/** As MediaWiki's $wgMaxArticleSize, $wgMaxTemplateDepth, $wgMaxPPExpandDepth and $wgMaxPPNodeCount, the last one lower: what is more is left out. */
const maxCharacters = 2_000_000
const maxTemplateDepth = 40
const maxDepth = 100
const maxCalls = 100_000

const templateNamespace = 10
/** What must begin a line to mean what it says. */
const lineStart = /^(?:\{\||[:;#*])/
const prefixes = /^\s*(?:safesubst|msg|msgnw|raw)\s*:/i

/**
 * A page's text with its templates in their places (mediawiki.org/wiki/Help:Templates), parser functions and variables with
 * their values. What sorts a page and what shows its title stay as they are written unless wikitext is wanted, their words
 * expanded, for `findPageProperties` to read.
 */
export function* expandInSteps(text: string, options: ExpandOptions): Generator<void, Expansion> {
  const expander = new Expander(options)
  const included = selectIncluded(text, 'page', options.keepsComments)
  yield
  const nodes = yield* bracesInSteps(included)
  const frame = openPage()
  let expanded = ''
  for (const node of nodes) {
    expanded += expander.expand([node], frame)
    if (typeof node !== 'string') yield
  }
  return {
    text: expanded,
    templates: [...expander.templates.values()],
    looked: [...expander.looked.values()],
    unknown: [...expander.unknown],
  }
}

/** The same at once. */
export function expandTemplates(text: string, options: ExpandOptions): Expansion {
  return runAtOnce(expandInSteps(text, options))
}

class Expander {
  readonly templates = new Map<string, Link>()
  readonly looked = new Map<string, Link>()
  readonly unknown = new Set<string>()
  readonly #options: ExpandOptions
  #characters = 0
  #calls = 0
  #depth = 0

  constructor(options: ExpandOptions) {
    this.#options = options
  }

  expand = (nodes: readonly WikitextNode[], frame: Frame): string => {
    let text = ''
    for (const node of nodes) text += this.#expandNode(node, frame)
    return text
  }

  #expandNode(node: WikitextNode, frame: Frame): string {
    if (typeof node === 'string') return node
    return 'kind' in node ? this.#expandBraces(node, frame) : this.expand(node, frame)
  }

  #expandBraces(braces: Braces, frame: Frame): string {
    if (++this.#calls > maxCalls || this.#characters > maxCharacters || this.#depth > maxDepth) return ''
    this.#depth += 1
    const text = braces.kind === 'parameter' ? this.#expandParameter(braces, frame) : this.#expandCall(braces, frame)
    this.#depth -= 1
    this.#characters += text.length
    return text
  }

  #expandParameter(braces: Braces, frame: Frame): string {
    const [name, fallback] = braces.parts
    if (!name) return ''
    const value = frame.argument(this.expand(joinBracePart(name), frame).trim())
    if (value !== undefined) return value
    return fallback ? this.expand(joinBracePart(fallback), frame) : this.#write(braces, frame)
  }

  #expandCall(braces: Braces, frame: Frame): string {
    const [first, ...rest] = braces.parts
    const name = first ? this.expand(joinBracePart(first), frame) : ''
    if (/^\s*subst\s*:/i.test(name)) return this.#write(braces, frame)
    const written = name.replace(prefixes, '').trim()
    const value = rest.length === 0 ? readVariable(written, this.#options) : undefined
    const found = value ?? this.#callFunction(written, braces, frame) ?? this.#transclude(written, braces, frame)
    return !braces.beginsLine && lineStart.test(found) ? `\n${found}` : found
  }

  #callFunction(name: string, braces: Braces, frame: Frame): string | undefined {
    const colon = name.indexOf(':')
    const key = name.slice(0, colon).trim()
    const call = colon > 0 ? findParserFunction(key) : undefined
    if (!call) return undefined
    const parts = braces.parts.slice(1)
    const value = call({
      first: name.slice(colon + 1).trim(),
      parts,
      expand: (nodes) => this.expand(nodes, frame),
      exists: (page) => this.#exists(page),
      options: this.#options,
    })
    if (value !== undefined) return value
    frame.cannotRun = true
    return this.#options.purpose === 'wikitext' ? this.#write(braces, frame) : ''
  }

  #exists({ namespace, title }: Link): boolean {
    this.looked.set(title, { namespace, title })
    const found = this.#options.find(title)
    if (found === undefined) this.unknown.add(title)
    return found !== undefined && found !== 'absent'
  }

  #transclude(name: string, braces: Braces, frame: Frame): string {
    const title = this.#readTitle(name)
    if (!title || title.interwiki !== undefined || title.namespace < 0) return this.#write(braces, frame)
    this.templates.set(title.title, { namespace: title.namespace, title: title.title })
    const template = this.#options.find(title.title)
    if (template === undefined) this.unknown.add(title.title)
    if (template === undefined) return ''
    return template === 'absent' ? this.#miss(title.title, braces, frame) : this.#include(template, braces, frame)
  }

  #readTitle(name: string): Title | undefined {
    const { site, title: page } = this.#options
    if (name.startsWith('/') && hasSubpages(page.namespace)) return normalizeTitle(page.title + name, site)
    const own = normalizeTitle(name, site)
    if (!own || name.startsWith(':') || own.namespace !== 0 || own.interwiki !== undefined) return own
    return normalizeTitle(`${findNamespaceById(site, templateNamespace).name}:${name}`, site)
  }

  #include({ titles, nodes }: Template, braces: Braces, frame: Frame): string {
    for (const link of titles) this.templates.set(link.title, link)
    const { title = '' } = titles.at(-1) ?? {}
    if (frame.open.includes(title)) return `<span class="error">Template loop detected: [[${title}]]</span>`
    if (frame.open.length > maxTemplateDepth) return ''
    const inner = openTemplate(frame, title, this.#readArguments(braces, frame))
    const text = this.expand(nodes, inner)
    return inner.cannotRun && this.#options.purpose === 'prose' ? this.#write(braces, frame) : text
  }

  /** Of arguments of one name the last one counts. White space around named ones does not. */
  #readArguments({ parts }: Braces, frame: Frame): ReadonlyMap<string, () => string> {
    const values = new Map<string, () => string>()
    let position = 0
    for (const { name, value } of parts.slice(1)) {
      if (name) values.set(this.expand(name, frame).trim(), () => this.expand(value, frame).trim())
      else values.set(String(++position), () => this.expand(value, frame))
    }
    return values
  }

  #miss(title: string, braces: Braces, frame: Frame): string {
    return this.#options.purpose === 'prose' ? this.#write(braces, frame) : `[[:${title}]]`
  }

  /** As it was written, with what is inside expanded. */
  #write(braces: Braces, frame: Frame): string {
    return this.expand(joinBraces(braces), frame)
  }
}
