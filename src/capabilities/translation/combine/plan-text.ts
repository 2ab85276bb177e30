import { detectLanguage } from '../domain/detect/detect-language.ts'
import { hasLetters } from '../domain/detect/scripts.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { TextsRequest } from '../domain/translator.ts'
import type { PairTable, Route } from './engine-pairs.ts'
import { unknownSource } from './refusals.ts'

/** A text with its language and who may translate it. */
export interface PlannedText {
  readonly text: string
  readonly source: string
  /** Whether it needs no translation. */
  readonly staysAsIs: boolean
  /** None where no engine has the pair; the memory may know the text all the same. */
  readonly routes: readonly Route[]
}

/** @throws ServiceError when its language cannot be told */
export async function planText(
  text: string,
  { source: given, target }: Pick<TextsRequest, 'source' | 'target'>,
  table: PairTable,
): Promise<PlannedText> {
  if (!hasLetters(text)) return { text, source: given ?? 'und', staysAsIs: true, routes: [] }
  const source = given ?? (await findSource(text, target, table))
  const staysAsIs = isSameLanguage(source, target)
  return { text, source, staysAsIs, routes: staysAsIs ? [] : table.routesOf(source, target) }
}

/** Of a text too short to tell, a language that can be translated is likelier meant than another. */
async function findSource(text: string, target: string, table: PairTable): Promise<string> {
  const { language } = await detectLanguage(text, [...table.sourcesOf(target), target])
  if (language === 'und') throw unknownSource()
  return language
}
