import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { Parser } from 'htmlparser2'
import { linkLimit, visibleTextLimit } from '../mail/limits.ts'
import type { Anchor, Page, PageTrait } from './page.ts'
import { blendsInto, type Look, readLook } from './read-style.ts'

/** Reads a page as a mail program would show it; nothing it names is fetched. */
export function readPage(html: string): Page {
  const reader = new PageReader(html)
  const parser = new Parser(reader, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true })
  parser.end(html)
  return reader.toPage()
}

const blocks = new Set(
  'address article blockquote br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const unshown = new Set(['head', 'style', 'script', 'title', 'noscript', 'template'])
const known = new Set(
  'a abbr acronym address applet area article aside b base basefont bgsound big blink blockquote body br button caption center cite code col colgroup dd del details dfn dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label layer legend li link main map mark marquee menu meta nav nobr noframes noscript object ol optgroup option p param picture pre q s samp script section select small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video wbr xml path g rect circle'.split(
    ' ',
  ),
)

/** How deep text may be nested before styles are no longer followed. */
const followedDepth = 500

interface Level {
  readonly tag: string
  /** Within a tag whose text no reader sees. */
  readonly isUnshown: boolean
  readonly isHidden: boolean
  readonly isTiny: boolean
  readonly colour: string
  readonly ground: string
}

const outermost: Level = {
  tag: '',
  isUnshown: false,
  isHidden: false,
  isTiny: false,
  colour: '000000',
  ground: 'ffffff',
}

class PageReader {
  readonly #html: string
  readonly #levels: Level[] = [outermost]
  readonly #text: string[] = []
  readonly #hidden: string[] = []
  readonly #anchors: Anchor[] = []
  readonly #formTargets: string[] = []
  readonly #imageTargets: string[] = []
  readonly #traits = new Set<PageTrait>()
  readonly #tagCounts = new Map<string, number>()
  #length = 0
  #title = ''
  #imageCount = 0
  #commentLength = 0
  #scriptLength = 0
  #anchor: { target: string; shown: string; hasImage: boolean } | undefined

  constructor(html: string) {
    this.#html = html
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.#tagCounts.set(tag, (this.#tagCounts.get(tag) ?? 0) + 1)
    if (blocks.has(tag)) this.#text.push('\n')
    if (!known.has(tag) && !tag.includes(':')) this.#traits.add('bad-tag')
    const look = readLook(attributes)
    this.#noteLook(tag, look, attributes)
    this.#noteTag(tag, attributes)
    if (this.#levels.length < followedDepth) this.#levels.push(this.#enter(tag, look))
  }

  onclosetag(tag: string): void {
    if (blocks.has(tag)) this.#text.push('\n')
    if (tag === 'a') this.#closeAnchor()
    if (this.#levels.length > 1 && this.#levels.at(-1)?.tag === tag) this.#levels.pop()
  }

  ontext(text: string): void {
    const level = this.#levels.at(-1) ?? outermost
    if (level.tag === 'title') this.#title += text
    else if (level.tag === 'script') this.#scriptLength += text.length
    else if (this.#length < visibleTextLimit) this.#show(level, text)
  }

  oncomment(text: string): void {
    this.#commentLength += text.length
  }

  toPage(): Page {
    this.#closeAnchor()
    this.#noteSource()
    return {
      text: foldSpace(this.#text.join('')),
      hiddenText: foldSpace(this.#hidden.join('')),
      title: this.#title.trim(),
      anchors: this.#anchors,
      formTargets: this.#formTargets,
      imageCount: this.#imageCount,
      imageTargets: this.#imageTargets,
      commentLength: this.#commentLength,
      scriptLength: this.#scriptLength,
      traits: this.#traits,
      tagCounts: this.#tagCounts,
    }
  }

  #show(level: Level, text: string): void {
    if (level.isUnshown) return
    this.#length += text.length
    const isBlended = blendsInto(level.colour, level.ground)
    const isBlank = text.trim() === ''
    if (!isBlank && level.isTiny) this.#traits.add('tiny-text')
    if (!isBlank && isBlended) this.#traits.add('blended-text')
    if (level.isHidden || level.isTiny || isBlended) this.#hidden.push(text)
    else this.#text.push(text)
    if (this.#anchor && this.#anchor.shown.length < 300) this.#anchor.shown += text
  }

  #enter(tag: string, look: Look): Level {
    const outer = this.#levels.at(-1) ?? outermost
    return {
      tag,
      isUnshown: outer.isUnshown || unshown.has(tag),
      isHidden: outer.isHidden || look.isHidden,
      isTiny: look.isTiny || outer.isTiny,
      colour: look.colour ?? outer.colour,
      ground: look.ground ?? outer.ground,
    }
  }

  #noteLook(tag: string, look: Look, attributes: Record<string, string>): void {
    if (tag === 'body' && look.ground && look.ground !== 'ffffff') this.#traits.add('coloured-ground')
    if (tag !== 'font') return
    if (look.colour === 'ff0000') this.#traits.add('red-font')
    if (/^\+?[4-7]$/.test(attributes['size'] ?? '')) this.#traits.add('big-font')
  }

  #noteTag(tag: string, attributes: Record<string, string>): void {
    if (attributes['onclick'] || attributes['onload'] || attributes['onmouseover']) this.#traits.add('handler')
    const trait = lookUp(traitOfTag, tag)
    if (trait) this.#traits.add(trait)
    if (tag === 'a' || tag === 'area') this.#openAnchor(tag, attributes['href'] ?? '')
    else if (tag === 'img') this.#noteImage(attributes)
    else if (tag === 'form') this.#formTargets.push(attributes['action'] ?? '')
    else if (tag === 'input' && attributes['type']?.toLowerCase() === 'password') this.#traits.add('password')
    else if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') this.#traits.add('refresh')
  }

  #openAnchor(tag: string, target: string): void {
    this.#closeAnchor()
    if (target && this.#anchors.length < linkLimit) this.#anchor = { target, shown: '', hasImage: false }
    if (tag === 'area') this.#closeAnchor()
  }

  #closeAnchor(): void {
    if (this.#anchor) this.#anchors.push({ ...this.#anchor, shown: foldSpace(this.#anchor.shown) })
    this.#anchor = undefined
  }

  #noteImage({ src = '', width = '', height = '' }: Record<string, string>): void {
    this.#imageCount += 1
    if (this.#anchor) this.#anchor.hasImage = true
    if (this.#imageTargets.length < linkLimit && /^https?:/i.test(src)) this.#imageTargets.push(src)
    if (/^[01](?:px)?$/.test(width) && /^[01](?:px)?$/.test(height)) this.#traits.add('pixel')
  }

  /** Tricks that only the source shows. */
  #noteSource(): void {
    if (hasBrokenWord(this.#html)) this.#traits.add('broken-word')
    if (/(?:&#(?:x[46-7][\da-f]|6[5-9]|[789]\d|1[01]\d|12[0-2]);?){4}/i.test(this.#html))
      this.#traits.add('letter-entities')
  }
}

const traitOfTag: Readonly<Record<string, PageTrait>> = {
  script: 'script',
  form: 'form',
  iframe: 'frame',
  frame: 'frame',
  frameset: 'frame',
  object: 'object',
  embed: 'object',
  applet: 'object',
  base: 'base',
  marquee: 'marquee',
  blink: 'marquee',
}

const inline = new Set('a b i u br em td tr font span strong p div wbr sub sup li hr img s q big small'.split(' '))

/** A comment or a tag that shows nothing, between two letters. */
function hasBrokenWord(html: string): boolean {
  if (/[a-z]<!--[^<>-]{0,60}-->[a-z]/i.test(html)) return true
  for (const [, tag = ''] of html.matchAll(/[a-z]<\/?([a-z]{1,12})\d{0,4}>[a-z]/gi))
    if (!inline.has(tag.toLowerCase())) return true
  return false
}

/** Lines and words apart by one character each. */
function foldSpace(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}
