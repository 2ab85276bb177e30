import type { LanguagePair } from '../port.ts'
import type { Glossary, GlossaryStore } from './glossary.ts'
import { isSameLanguage } from './language-tag.ts'

/** One of several dictionaries, or of one, which knows best what it is for; undefined where the caller has none of that id. */
export async function findGlossary(
  glossaries: GlossaryStore,
  owner: string,
  id: string,
  pair: LanguagePair,
): Promise<Glossary | undefined> {
  const dictionary = await glossaries.sets.findDictionary(owner, id, pair)
  return glossaries.open(owner, dictionary ?? id)
}

/** Glossaries are for languages, whatever their regions. */
export function isForPair(glossary: LanguagePair, { source, target }: LanguagePair): boolean {
  return isSameLanguage(glossary.source, source) && isSameLanguage(glossary.target, target)
}
