import { Value } from 'typebox/value'
import { type Settings, settings } from '../settings.ts'

/** The settings as they are unless something is set. */
export function defaultSettings(changed: Partial<Settings> = {}): Settings {
  return { ...Value.Create(settings), ...changed }
}
