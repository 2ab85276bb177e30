/** Typographic quotes, dashes and ellipses as people type them, and the underscores of Gutenberg's italics dropped. */
export function toPlainSigns(text: string): string {
  return text
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s*(?:[—–]|--+|- -)\s*/g, ' - ')
    .replace(/…/g, '...')
    .replace(/_/g, '')
}
