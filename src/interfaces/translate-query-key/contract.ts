import { defineContract } from '../../kernel/wire/contract.ts'
import { DetectFields, Detections } from './contract/detection.ts'
import { Failure } from './contract/failure.ts'
import { LanguageFields, LanguageList } from './contract/language.ts'
import { TranslateFields, Translations } from './contract/translation.ts'

const root = '/language/translate/v2'

/** G7: translates texts; the key stands in the query, and everything else may. */
export const translateQueryKey = defineContract({
  id: 'translate-query-key',
  spec: 'G7',
  title: 'Translation by query',
  summary: 'Translates texts that stand in the address or in the body, tells languages and lists them.',
  base: 'translate2',
  key: { in: 'query', name: 'key', need: 'required' },
  cors: {
    pages: 'same-origin',
    because: 'The key stands in the address, where no page of another origin should have it.',
  },
  failure: { body: Failure, statuses: { missing_key: 403, wrong_key: 400, quota_used_up: 403 } },
  operations: {
    translate: {
      path: root,
      method: 'POST',
      isRepeatable: true,
      summary: 'Translate up to 128 texts',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      query: TranslateFields,
      body: { accepts: ['form', 'json'], schema: TranslateFields },
      response: Translations,
      example: { query: { q: 'Where is the station?', source: 'en', target: 'ja', format: 'text' } },
    },
    translateByGet: {
      path: root,
      method: 'GET',
      summary: 'Translate what stands in the address',
      query: TranslateFields,
      response: Translations,
      example: { query: { q: 'Where is the station?', source: 'en', target: 'ja', format: 'text' } },
    },
    detect: {
      path: `${root}/detect`,
      method: 'POST',
      isRepeatable: true,
      summary: 'Tell the language of up to 128 texts',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      query: DetectFields,
      body: { accepts: ['form', 'json'], schema: DetectFields },
      response: Detections,
      example: { query: { q: '駅はどこですか。' } },
    },
    detectByGet: {
      path: `${root}/detect`,
      method: 'GET',
      summary: 'Tell the language of what stands in the address',
      query: DetectFields,
      response: Detections,
      example: { query: { q: '駅はどこですか。' } },
    },
    listLanguages: {
      path: `${root}/languages`,
      method: 'GET',
      summary: 'Languages that can be translated, named in one of them',
      query: LanguageFields,
      response: LanguageList,
      example: { query: { target: 'en' } },
    },
  },
})
