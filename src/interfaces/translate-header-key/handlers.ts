import type { Translator } from '../../capabilities/translation/domain/translator.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { translateHeaderKey } from './contract.ts'
import {
  downloadDocument,
  downloadDocumentByGet,
  readDocumentStatus,
  readDocumentStatusByGet,
  uploadDocument,
} from './handlers/documents.ts'
import {
  createGlossary,
  deleteGlossary,
  listGlossaries,
  listGlossaryPairs,
  readGlossary,
  readGlossaryEntries,
} from './handlers/glossaries.ts'
import {
  changeGlossarySet,
  createGlossarySet,
  deleteDictionary,
  deleteGlossarySet,
  listGlossarySets,
  putDictionary,
  readDictionary,
  readGlossarySet,
} from './handlers/glossary-sets.ts'
import { listLanguages } from './handlers/list-languages.ts'
import { rephrase } from './handlers/rephrase.ts'
import { translate } from './handlers/translate.ts'
import type { Settings } from './settings.ts'
import { allowanceAt } from './wire/plan.ts'

export const handlers: Handlers<typeof translateHeaderKey, Translator, Settings> = {
  uploadDocument,
  readDocumentStatus,
  readDocumentStatusByGet,
  downloadDocument,
  downloadDocumentByGet,
  translate,
  rephrase,
  listLanguages,
  createGlossary,
  deleteGlossary,
  listGlossaries,
  listGlossaryPairs,
  readGlossary,
  readGlossaryEntries,
  listGlossarySets,
  createGlossarySet,
  readGlossarySet,
  changeGlossarySet,
  deleteGlossarySet,
  readDictionary,
  putDictionary,
  deleteDictionary,

  async readUsage(_input, { base, caller, quotas, settings }) {
    const { subject, limit } = allowanceAt(base, settings)
    const { used } = await quotas.readDaily(caller, subject, limit)
    return { character_count: used, character_limit: limit }
  },
}
