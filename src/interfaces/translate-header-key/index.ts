import { translation } from '../../capabilities/translation/index.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { translateHeaderKey } from './contract.ts'
import { handlers } from './handlers.ts'
import { resumeDocuments } from './jobs.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'
import { chargePlan } from './wire/plan.ts'

export default defineInterface({
  contract: translateHeaderKey,
  prefix: 'TRANSLATE_HEADER_KEY',
  engines: { of: translation },
  settings,
  skill,
  handlers,
  jobs: { resumeDocuments },
  charges: {
    uploadDocument: chargePlan,
    readDocumentStatus: chargePlan,
    readDocumentStatusByGet: chargePlan,
    downloadDocument: chargePlan,
    downloadDocumentByGet: chargePlan,
    translate: chargePlan,
    rephrase: chargePlan,
    readUsage: chargePlan,
    listLanguages: chargePlan,
    listGlossaries: chargePlan,
    createGlossary: chargePlan,
    listGlossaryPairs: chargePlan,
    readGlossary: chargePlan,
    readGlossaryEntries: chargePlan,
    listGlossarySets: chargePlan,
    createGlossarySet: chargePlan,
    readGlossarySet: chargePlan,
    changeGlossarySet: chargePlan,
    deleteGlossarySet: chargePlan,
    readDictionary: chargePlan,
    putDictionary: chargePlan,
    deleteDictionary: chargePlan,
    deleteGlossary: chargePlan,
  },
  renderError,
})
