import type { Translator } from '../../capabilities/translation/domain/translator.ts'
import { formatNames } from '../../capabilities/translation/domain/document-names.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import { toOpenApiDocument } from '../../kernel/wire/openapi/to-openapi-document.ts'
import { version } from '../../kernel/foundation/version.ts'
import { translateLibre } from './contract.ts'
import { downloadFile, translateFile } from './handlers/files.ts'
import { translate } from './handlers/translate.ts'
import type { Settings } from './settings.ts'
import { nameLanguage, toWireCode } from './wire/language-code.ts'
import { toWireDetection } from './wire/to-wire-detection.ts'

export const handlers: Handlers<typeof translateLibre, Translator, Settings> = {
  translate,
  translateFile,
  downloadFile,

  async detect({ body }, { engine }) {
    return (await engine.detect([body.q])).map(toWireDetection)
  },

  async listLanguages(_input, { engine }) {
    const bySource = Map.groupBy(await engine.listPairs(), ({ source }) => toWireCode(source))
    return [...bySource].toSorted().map(([code, pairs]) => ({
      code,
      name: nameLanguage(code),
      targets: [...new Set([code, ...pairs.map(({ target }) => toWireCode(target))])].toSorted(),
    }))
  },

  suggest: () => ({ error: 'Suggestions are disabled on this server.' }),

  readSettings: () => ({
    apiKeys: true,
    charLimit: -1,
    filesTranslation: true,
    frontendTimeout: 500,
    keyRequired: true,
    language: { source: { code: 'auto', name: 'Auto Detect' }, target: { code: 'en', name: 'English' } },
    suggestions: false,
    supportedFilesFormat: formatNames.map((name) => `.${name}`),
  }),

  readSpec: () => toOpenApiDocument([translateLibre], version),

  checkHealth: () => ({ status: 'ok' }),
}
