import { decodeCharacterReferences } from './character-references.ts'

/** Without footnotes. */
export function dropReferences(text: string): string {
  return text.replace(/<ref[^<>]{0,500}\/>/gi, '').replace(/<ref[^<>]{0,500}>[^<]{0,5000}<\/ref>/gi, '')
}

/** Links by what they show, without pictures and categories; no emphasis, no tags. */
export function toPlainLine(line: string): string {
  const plain = dropFiles(line)
    .replace(/\[\[[^[\]|]{0,300}\|([^[\]]{0,300})\]\]/g, '$1')
    .replace(/\[\[:?([^[\]|]{0,300})\]\]/g, '$1')
    .replace(/\[(?:(?:https?:|ftp:)?\/\/|mailto:)[^\s[\]]{1,500}(?:\s([^\]]{0,300}))?\]/g, '$1')
    .replace(/'{2,5}/g, '')
    .replace(/<[^<>]{1,300}>/g, '')
    .replace(/\u{7f}/gu, '')
  return decodeCharacterReferences(plain)
}

/** `[[File:X|thumb|with [[links]] in it]]`: dropped whole, whatever the language calls files. */
function dropFiles(line: string): string {
  let text = line
  for (let pass = 0; pass < 5; pass++) {
    const start = text.search(/\[\[(?:[^[\]|:]{2,20}):[^[\]|]{1,300}\.[a-z\d]{3,4}[|\]]/i)
    if (start < 0) return text
    text = text.slice(0, start) + text.slice(findLinkEnd(text, start))
  }
  return text
}

function findLinkEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length - 1; at++) {
    const two = text.slice(at, at + 2)
    if (two === '[[') depth++
    else if (two === ']]') depth--
    else continue
    at++
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Brackets that are empty once templates are gone, and the spaces around them. Of spaces in a row one is left first: patterns try each. */
export function tidySpaces(text: string): string {
  return text
    .replace(/\s{2,}/g, ' ')
    .replace(/[((]\s*(?:[;,、:;]\s*)*([^()()]{0,300}?)(?:\s*[;,、;])*\s*[))]/g, (_, inner: string) =>
      /[\p{L}\p{N}]/u.test(inner) ? `(${inner.trim()})` : '',
    )
    .replace(/\s+([,.;:、。])/g, '$1')
    .replace(/([,、;])(?:\s*[,、;])+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim()
}
