import type { Handlers } from '../../../kernel/wire/interface.ts'
import type { imageAnalysis } from '../contract.ts'
import type { ImageAnalyzer } from '../port.ts'
import type { Settings } from '../settings.ts'

export type OperationHandler<Name extends keyof (typeof imageAnalysis)['operations']> = Handlers<
  typeof imageAnalysis,
  ImageAnalyzer,
  Settings
>[Name]
