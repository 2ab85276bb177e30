import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { settings } from '../settings.ts'

export const testSettings = readSettings(settings, {})
