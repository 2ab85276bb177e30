import * as Type from 'typebox'
import { defineContract } from '../../kernel/contract.ts'
import { Failure } from './contract/failure.ts'
import {
  Entries,
  exampleGlossaryId,
  Glossary,
  GlossaryList,
  GlossaryPairs,
  glossaryPath,
  NewGlossary,
  removableGlossaryId,
} from './contract/glossary.ts'
import { LanguageList, languageQuery } from './contract/language.ts'
import { TranslateRequest, Translations, Usage } from './contract/translation.ts'

/** G6: translates texts; the key stands in the Authorization header. */
export const translateHeaderKey = defineContract({
  id: 'translate-header-key',
  spec: 'G6',
  title: 'Translation',
  summary: 'Translates texts, plain or with tags, with glossaries of your own.',
  base: 'translate',
  alternateBases: ['translate-free'],
  key: { in: 'scheme', suffix: '-Auth-Key', need: 'required' },
  failure: { body: Failure, statuses: { missing_key: 403, wrong_key: 403, quota_used_up: 456 } },
  operations: {
    translate: {
      method: 'POST',
      path: '/v2/translate',
      isRepeatable: true,
      summary: 'Translate up to 50 texts',
      body: { accepts: ['form', 'json'], schema: TranslateRequest },
      response: Translations,
      errors: { 404: Failure, 456: Failure },
      example: { body: { text: 'Where is the station?', source_lang: 'EN', target_lang: 'JA' } },
    },
    readUsage: {
      method: 'GET',
      path: '/v2/usage',
      summary: 'What is used of the characters of this day',
      response: Usage,
      example: {},
    },
    listLanguages: {
      method: 'GET',
      path: '/v2/languages',
      summary: 'Languages that can be translated from, or into',
      query: languageQuery,
      response: LanguageList,
      example: { query: { type: 'target' } },
    },
    listGlossaries: {
      method: 'GET',
      path: '/v2/glossaries',
      summary: 'Your glossaries, oldest first',
      response: GlossaryList,
      example: {},
    },
    createGlossary: {
      method: 'POST',
      path: '/v2/glossaries',
      status: 201,
      summary: 'Make a glossary of terms that are always translated alike',
      body: { accepts: ['form', 'json'], schema: NewGlossary },
      response: Glossary,
      example: {
        body: {
          name: 'Trains',
          source_lang: 'en',
          target_lang: 'ja',
          entries: 'station\t駅\nplatform\tホーム',
          entries_format: 'tsv',
        },
      },
    },
    listGlossaryPairs: {
      method: 'GET',
      path: '/v2/glossary-language-pairs',
      summary: 'Pairs of languages that a glossary can be for',
      response: GlossaryPairs,
      example: {},
    },
    readGlossary: {
      method: 'GET',
      path: '/v2/glossaries/:glossary_id',
      summary: 'One of your glossaries',
      params: glossaryPath,
      response: Glossary,
      errors: { 404: Failure },
      example: { params: { glossary_id: exampleGlossaryId } },
    },
    readGlossaryEntries: {
      method: 'GET',
      path: '/v2/glossaries/:glossary_id/entries',
      mediaTypes: {
        '/v2/glossaries/:glossary_id/entries': ['application/json', 'text/tab-separated-values'],
      },
      summary: 'Its terms, as tab-separated values',
      params: glossaryPath,
      response: Entries,
      errors: { 404: Failure },
      example: { params: { glossary_id: exampleGlossaryId } },
    },
    deleteGlossary: {
      method: 'DELETE',
      path: '/v2/glossaries/:glossary_id',
      status: 204,
      summary: 'Delete a glossary',
      params: glossaryPath,
      response: Type.Undefined(),
      errors: { 404: Failure },
      example: { params: { glossary_id: removableGlossaryId } },
    },
  },
})
