import { defineContract } from '../../kernel/wire/contract.ts'
import { Failure } from './contract/failure.ts'
import { FrontendSettings, Health, LanguageList, Spec } from './contract/server.ts'
import {
  DetectRequest,
  Detections,
  FileContent,
  filePath,
  FileRequest,
  Suggestion,
  SuggestionTaken,
  TranslatedFile,
  TranslateRequest,
  Translations,
} from './contract/translation.ts'

const key = { in: 'bearer', orField: 'api_key', otherFields: ['apiKey'] } as const
const open = { ...key, need: 'optional' } as const

const downloadPath = '/download_file/:file'

/** LibreTranslate's wire beside G6, for the programs that speak it: the same engines, the key as a field. */
export const translateLibre = defineContract({
  id: 'translate-libre',
  spec: 'G6',
  title: 'Translation for LibreTranslate’s clients',
  summary: 'Translates as LibreTranslate does.',
  base: 'translate',
  key: { ...key, need: 'required', openedBy: ['translate-header-key'] },
  failure: { body: Failure, statuses: { missing_key: 400, wrong_key: 403 } },
  operations: {
    translate: {
      method: 'POST',
      path: '/translate',
      aliases: ['/'],
      isRepeatable: true,
      summary: 'Translate a text, or several',
      body: { accepts: ['json', 'form', 'multipart'], schema: TranslateRequest },
      response: Translations,
      example: { body: { q: 'Where is the station?', source: 'en', target: 'ja' } },
    },
    detect: {
      method: 'POST',
      path: '/detect',
      isRepeatable: true,
      summary: 'Tell the language of a text',
      body: { accepts: ['json', 'form', 'multipart'], schema: DetectRequest },
      response: Detections,
      example: { body: { q: '駅はどこですか。' } },
    },
    listLanguages: {
      method: 'GET',
      path: '/languages',
      summary: 'Pairs of languages',
      key: open,
      response: LanguageList,
      example: {},
    },
    translateFile: {
      method: 'POST',
      path: '/translate_file',
      isRepeatable: true,
      summary: 'Translate a document, its form kept',
      body: { accepts: ['form', 'multipart'], schema: FileRequest },
      response: TranslatedFile,
      example: { body: { file: 'Where is the station?', source: 'en', target: 'ja' } },
    },
    downloadFile: {
      method: 'GET',
      path: downloadPath,
      summary: 'Fetch the translated document',
      isOurs: true,
      key: open,
      params: filePath,
      mediaTypes: { [downloadPath]: ['application/octet-stream', 'application/json'] },
      response: FileContent,
      errors: { 404: Failure },
      example: { params: { file: 'question.txt' } },
    },
    suggest: {
      method: 'POST',
      path: '/suggest',
      summary: 'Refused: none are taken',
      isOurs: true,
      body: { accepts: ['json', 'form', 'multipart'], schema: Suggestion },
      status: 403,
      response: Failure,
      errors: { 200: SuggestionTaken },
      example: { body: { q: 'Hello', s: 'やあ', source: 'en', target: 'ja' } },
    },
    readSettings: {
      method: 'GET',
      path: '/frontend/settings',
      summary: 'What it can do',
      key: open,
      response: FrontendSettings,
      example: {},
    },
    readSpec: {
      method: 'GET',
      path: '/spec',
      summary: 'This as OpenAPI',
      key: open,
      response: Spec,
      example: {},
    },
    checkHealth: {
      method: 'GET',
      path: '/health',
      summary: 'Whether it answers',
      key: open,
      response: Health,
      example: {},
    },
  },
})
