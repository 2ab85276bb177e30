import type { KeptContent } from '../../kernel/wire/interface/content.ts'
import { exportResponses } from './storage/export-responses.ts'
import { restoreResponses } from './storage/restore-responses.ts'

export const storedResponses: KeptContent = {
  name: 'responses',
  export: exportResponses,
  restore: restoreResponses,
}
