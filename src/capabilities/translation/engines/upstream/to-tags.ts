import { toLanguageTag } from '../../domain/language-tag.ts'

/** A server's codes by their tags; of two codes of one tag the first counts. */
export function toTags(codes: readonly string[]): ReadonlyMap<string, string> {
  const byTag = new Map<string, string>()
  for (const code of codes) {
    const tag = toLanguageTag(code)
    if (tag !== undefined && !byTag.has(tag)) byTag.set(tag, code)
  }
  return byTag
}
