import { maskVerbatim } from '../mask-verbatim.ts'
import { dropComments } from './drop-comments.ts'

/** What of a page counts: where it stands itself, or where another takes it in (mediawiki.org/wiki/Transclusion). */
export type Place = 'page' | 'transclusion'

const tag = /<(\/?)(noinclude|includeonly|onlyinclude)(?:\s[^<>]*)?(\/?)>/gi

/** A text without comments unless they are kept, and without what does not count there. */
export function selectIncluded(text: string, place: Place, keepsComments = false): string {
  if (!text.includes('<')) return text
  const source = keepsComments ? text : dropComments(text)
  const masked = maskVerbatim(source)
  if (place === 'transclusion') {
    const only = cutElements(source, masked, 'onlyinclude')
    if (only !== undefined) return only
  }
  return dropElements(source, masked, place === 'page' ? 'includeonly' : 'noinclude')
}

/** What stands in elements of a name, one after the other; undefined where there are none. */
function cutElements(text: string, masked: string, name: string): string | undefined {
  const parts: string[] = []
  let start: number | undefined
  for (const { index, 0: all, 1: slash, 2: found = '' } of masked.matchAll(tag)) {
    if (found.toLowerCase() !== name) continue
    if (slash === '') start ??= index + all.length
    else if (start !== undefined) {
      parts.push(text.slice(start, index))
      start = undefined
    }
  }
  if (start !== undefined) parts.push(text.slice(start))
  return parts.length === 0 ? undefined : parts.join('')
}

/** All but the elements of one name; of the others the tags alone are taken away. One that never ends runs to the end. */
function dropElements(text: string, masked: string, name: string): string {
  let kept = ''
  let from = 0
  let isInside = false
  for (const { index, 0: all, 1: slash, 2: found = '', 3: empty } of masked.matchAll(tag)) {
    if (!isInside) kept += text.slice(from, index)
    if (found.toLowerCase() === name && empty === '') isInside = slash === ''
    from = index + all.length
  }
  return isInside ? kept : kept + text.slice(from)
}
