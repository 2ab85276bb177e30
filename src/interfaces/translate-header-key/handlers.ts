import type { Translator } from '../../capabilities/translation/domain/translator.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { translateHeaderKey } from './contract.ts'
import {
  createGlossary,
  deleteGlossary,
  listGlossaries,
  listGlossaryPairs,
  readGlossary,
  readGlossaryEntries,
} from './handlers/glossaries.ts'
import { listLanguages } from './handlers/list-languages.ts'
import { translate } from './handlers/translate.ts'
import type { Settings } from './settings.ts'
import { allowanceAt } from './wire/plan.ts'

export const handlers: Handlers<typeof translateHeaderKey, Translator, Settings> = {
  translate,
  listLanguages,
  createGlossary,
  deleteGlossary,
  listGlossaries,
  listGlossaryPairs,
  readGlossary,
  readGlossaryEntries,

  async readUsage(_input, { base, caller, quotas, settings }) {
    const { subject, limit } = allowanceAt(base, settings)
    const { used } = await quotas.readDaily(caller, subject, limit)
    return { character_count: used, character_limit: limit }
  },
}
