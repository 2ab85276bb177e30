import { readSettings } from '../../../kernel/config/read-settings.ts'
import { settings } from '../settings.ts'

export const testSettings = readSettings(settings, {})
