import { defineCapability } from '../../kernel/wire/interface/capability.ts'
import { importEmbedded } from './engines/import-embedded.ts'
import { models } from './models.ts'
import type { LanguageModel } from './port.ts'
import { settings } from './settings.ts'
import { suggestLocalServer } from './upstream/find-local-server.ts'

/** Chat and completion by language models; `CHAT_ENGINE` chooses who makes them. */
export const languageModel = defineCapability<LanguageModel, typeof settings>({
  id: 'language-model',
  title: 'chat and completion',
  prefix: 'CHAT',
  engines: {
    embedded: importEmbedded,
    upstream: () => import('./engines/upstream.ts'),
    gguf: () => import('./engines/gguf.ts'),
  },
  autoEngines: ['gguf', 'embedded'],
  models,
  settings,
  suggest: () => suggestLocalServer(),
})
