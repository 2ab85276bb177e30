import { languageModel } from '../../capabilities/language-model/index.ts'
import { defineInterface } from '../../kernel/wire/interface.ts'
import { imageAnalysis } from './contract.ts'
import { gallery } from './content.ts'
import { handlers } from './handlers.ts'
import { models } from './models.ts'
import { forgetReadings } from './jobs.ts'
import { renderError } from './render-error.ts'
import { settings } from './settings.ts'
import { skill } from './skill.ts'
import { migrations } from './storage/migrations.ts'
import { toOriginalPath } from './wire/to-original-path.ts'

export default defineInterface({
  contract: imageAnalysis,
  engines: {
    embedded: () => import('./engines/embedded.ts'),
    onnx: () => import('./engines/onnx.ts'),
    'language-model': () => import('./engines/language-model.ts'),
  },
  autoEngines: ['onnx', 'embedded'],
  models,
  uses: [languageModel],
  settings,
  migrations,
  content: gallery,
  jobs: { forgetReadings },
  skill,
  handlers,
  upstream: { toOriginalPath },
  prewarms: ({ IMAGE_ANALYSIS_PREWARM: isWanted }) => isWanted,
  renderError,
})
