import { maskVerbatim } from './mask-verbatim.ts'

const address = /(?:https?|ftp):\/\/[^\s<>[\]"{}|\u{7f}]+/giu

/** Addresses in a page's own text, in brackets or not, each once. */
export function findExternalLinks(text: string): string[] {
  const found = maskVerbatim(text).match(address) ?? []
  return [...new Set(found.map(tidy))]
}

/** What ends a sentence after an address is none of it; a closing bracket is, if it was opened. */
function tidy(found: string): string {
  const trimmed = found.replace(/[,;.:!?]+$/, '').replace(/'{2,}.*$/, '')
  return trimmed.includes('(') ? trimmed : trimmed.replace(/\)+$/, '')
}
