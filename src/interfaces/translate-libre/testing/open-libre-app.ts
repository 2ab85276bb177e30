import {
  openTranslationApp,
  type TranslationApp,
} from '../../../capabilities/translation/testing/open-translation-app.ts'
import slice from '../index.ts'

export function openLibreApp(environment: Readonly<Record<string, string>> = {}): Promise<TranslationApp> {
  return openTranslationApp(slice, environment)
}
