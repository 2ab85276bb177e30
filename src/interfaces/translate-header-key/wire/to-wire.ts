import type { GlossarySet } from '../../../capabilities/translation/domain/glossary-set.ts'
import type { GlossaryDescription } from '../../../capabilities/translation/domain/glossary.ts'
import type { TranslatedText } from '../../../capabilities/translation/domain/translator.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { translateHeaderKey } from '../contract.ts'
import { countCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import type { ReadRequest } from './read-request.ts'
import { toWireSource } from './language-code.ts'

type Operations = (typeof translateHeaderKey)['operations']
type WireTranslation = ResponseOf<Operations['translate']>['translations'][number]

/** `original` is the text that was sent. */
export function toWireTranslation(
  { text, source, confidence }: TranslatedText,
  original: string,
  { tellsCharacters, modelType }: ReadRequest,
): WireTranslation {
  return {
    detected_source_language: toWireSource(source),
    text,
    ...(confidence !== undefined && { confidence }),
    ...(tellsCharacters && { billed_characters: countCharacters([original]) }),
    // There is one kind of model for all.
    ...(modelType && { model_type_used: modelType.replace('prefer_', '') }),
  }
}

export function toWireGlossarySet({ id, name, dictionaries, createdAt }: GlossarySet) {
  return {
    glossary_id: id,
    name,
    dictionaries: dictionaries.map(({ source, target, entryCount }) => ({
      source_lang: source.toLowerCase(),
      target_lang: target.toLowerCase(),
      entry_count: entryCount,
    })),
    creation_time: new Date(createdAt).toISOString(),
  }
}

export function toWireGlossary(glossary: GlossaryDescription): ResponseOf<Operations['readGlossary']> {
  const { id, name, source, target, entryCount, createdAt } = glossary
  return {
    glossary_id: id,
    name,
    ready: true,
    source_lang: source.toLowerCase(),
    target_lang: target.toLowerCase(),
    creation_time: new Date(createdAt).toISOString(),
    entry_count: entryCount,
  }
}
