import { findVerbatim, maskVerbatim } from './mask-verbatim.ts'
import { linkWords } from './localised-words.ts'
import { normalizeTitle } from './normalize-title.ts'
import { findNamespaceById } from './site-namespaces.ts'
import type { Site } from './site.ts'

/** A file that a text shows. */
export interface FileUse {
  /** With the namespace's localised prefix. */
  readonly title: string
  /** Where a click on it leads: a title or an address; undefined where the text does not say. */
  readonly leadsTo: string | undefined
}

const fileNamespace = 6

const opening = /\[\[([^[\]|:\n]{1,100}:[^[\]|\n]{1,255})(?=[|\]])([^[\]\n]{0,2000})/g
const galleryStart = /^<gallery\b[^>]*>/i
const leading = new RegExp(`\\|\\s*(?:${linkWords})\\s*=([^|\\]\\n]*)`, 'iu')

/** Files in brackets, and those in galleries, which need no prefix there; undefined for other links, so that who asks can take turns. */
export function* findFileUses(text: string, site: Site): Generator<FileUse | undefined> {
  for (const [, target = '', rest = ''] of maskVerbatim(text).matchAll(opening)) {
    yield target.trimStart().startsWith(':') ? undefined : toUse(target, rest, site)
  }
  const prefix = findNamespaceById(site, fileNamespace).name
  for (const line of readGalleries(text)) {
    const bar = line.indexOf('|')
    const [target, rest] = bar < 0 ? [line, ''] : [line.slice(0, bar), line.slice(bar)]
    yield toUse(target, rest, site) ?? toUse(`${prefix}:${target}`, rest, site)
  }
}

function toUse(target: string, rest: string, site: Site): FileUse | undefined {
  const title = normalizeTitle(target, site)
  if (title?.namespace !== fileNamespace) return undefined
  const leadsTo = leading.exec(rest)?.[1]?.trim()
  return { title: title.title, leadsTo: leadsTo === '' ? undefined : leadsTo }
}

/** Lines of `<gallery>`. */
function* readGalleries(text: string): Generator<string> {
  if (!text.includes('<')) return
  for (const { start, end } of findVerbatim(text)) {
    const [tag] = galleryStart.exec(text.slice(start, Math.min(end, start + 1000))) ?? []
    if (tag === undefined) continue
    for (const line of text.slice(start + tag.length, text.lastIndexOf('<', end - 1)).split('\n'))
      if (line.trim() !== '') yield line
  }
}
