import { languageModel } from '../../capabilities/language-model/index.ts'
import { consumeRateLimit } from '../../dialects/openai/consume-rate-limit.ts'
import { renderError } from '../../dialects/openai/render-error.ts'
import { renameOriginals } from '../../dialects/openai/rename-originals.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { moderations } from './contract.ts'
import { handlers } from './handlers.ts'
import { models } from './models.ts'
import { type Settings, settings } from './settings.ts'
import { skill } from './skill.ts'
import { isOriginalModel } from './wire/read-request.ts'

export default defineInterface({
  contract: moderations,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    onnx: () => import('./engines/onnx.ts'),
    model: () => import('./engines/model.ts'),
  },
  autoEngines: ['onnx', 'embedded'],
  models,
  uses: [languageModel],
  settings,
  skill,
  handlers,
  charges: {
    createModeration: consumeRateLimit(moderations.id, (limits: Settings) => ({
      free: limits.MODERATIONS_FREE_CALLS_PER_MINUTE,
      paid: limits.MODERATIONS_PAID_CALLS_PER_MINUTE,
    })),
  },
  upstream: renameOriginals((all) => all.of(settings).MODERATIONS_UPSTREAM_MODEL, isOriginalModel),
  renderError,
})
