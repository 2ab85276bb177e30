import { decodeCharacterReferences } from '../../../dialects/mediawiki/character-references.ts'
import { stripVerbatim } from '../../../dialects/mediawiki/strip-verbatim.ts'
import { dropTemplates } from './drop-templates.ts'

/** The beginning of an article is looked at this far: infoboxes come first. */
const furthest = 100_000

/** The first paragraph of an article's source as plain text; empty when it has none. */
export function toPlainLead(wikitext: string): string {
  const source = dropTemplates(dropReferences(stripVerbatim(wikitext.slice(0, furthest))))
  for (const line of source.split('\n')) {
    if (line.length < minLeadLength || /^[\s=*#:;|!{}_-]/.test(line)) continue
    const text = tidy(toText(line.slice(0, maxLineLength)))
    if (text.length >= minLeadLength) return text
  }
  return ''
}

const minLeadLength = 12
/** Characters of a paragraph that are read; an answer shows a few hundred. */
const maxLineLength = 20_000

function dropReferences(text: string): string {
  return text.replace(/<ref[^<>]{0,500}\/>/gi, '').replace(/<ref[^<>]{0,500}>[^<]{0,5000}<\/ref>/gi, '')
}

/** Links by what they show, without pictures and categories; no emphasis, no tags. */
function toText(line: string): string {
  const plain = dropFiles(line)
    .replace(/\[\[[^[\]|]{0,300}\|([^[\]]{0,300})\]\]/g, '$1')
    .replace(/\[\[([^[\]|]{0,300})\]\]/g, '$1')
    .replace(/\[(?:https?:)?\/\/[^\s\]]{1,500} ?([^\]]{0,300})\]/g, '$1')
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
function tidy(text: string): string {
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

/** Whole sentences from the start, as many as fit; at least the first. */
export function firstSentences(text: string, maxLength: number): string {
  let kept = ''
  for (const sentence of splitSentences(text)) {
    if (kept !== '' && kept.length + sentence.length > maxLength) break
    kept += sentence
  }
  return kept.trim().slice(0, maxLength * 3)
}

/** The first sentence in which one of these words is. */
export function findSentence(text: string, words: readonly string[]): string | undefined {
  return splitSentences(text)
    .find((sentence) => words.some((word) => sentence.toLowerCase().includes(word)))
    ?.trim()
}

function splitSentences(text: string): readonly string[] {
  return text.match(/[^.。!?]*(?:[.!?](?!\s+[A-Z]|$|\s*\[)[^.。!?]*)*(?:[.。!?]+["'”」)]?\s*|$)/g) ?? [text]
}
