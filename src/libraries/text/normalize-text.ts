import { toStreamSafe } from './to-stream-safe.ts'

/** `text.normalize(form)` in time that grows with the text alone, whatever its marks; see `toStreamSafe` for what differs. */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return toStreamSafe(text).normalize(form)
}
