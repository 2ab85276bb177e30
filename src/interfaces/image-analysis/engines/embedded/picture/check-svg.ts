import { invalidFormat } from '../../../domain/picture-errors.ts'

/** Bytes of a drawing: what takes long to draw is long. */
const maxBytes = 262_144

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type, which may define entities'],
  [/<(?:\w+:)?(?:script|foreignObject|iframe|audio|video)\b/i, 'scripts or foreign content'],
  [/<(?:\w+:)?(?:image|feImage)\b/i, 'pictures inside it'],
  [/<(?:\w+:)?(?:filter|pattern|mask)\b/i, 'filters, patterns or masks, which may take minutes to draw'],
  [/\bhref\s*=\s*["']\s*[^#"'\s]/i, 'references to elsewhere'],
  [/@import|url\(\s*["']?\s*[^#"'\s)]/i, 'references to elsewhere'],
]

/**
 * Refuses drawings that ask for more than lines, shapes and text. librsvg, which draws them, runs no scripts and fetches nothing for a
 * drawing without an address of its own; this keeps it from being asked.
 */
export function checkSvg(bytes: Buffer): void {
  if (bytes.length > maxBytes) throw invalidFormat(`SVG drawings are read up to ${maxBytes} bytes; send a PNG of it.`)
  const text = bytes.toString('utf8')
  const found = forbidden.find(([pattern]) => pattern.test(text))
  if (found) throw invalidFormat(`This SVG holds ${found[1]}; send a PNG of it.`)
}
