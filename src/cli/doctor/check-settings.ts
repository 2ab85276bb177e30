import { interfaces } from '../../interfaces/index.ts'
import type { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import type { ReadEnvironment } from '../../kernel/foundation/config/read-settings-files.ts'
import { capabilitiesOf } from '../../kernel/wire/interface/capabilities-of.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import { formatSettingsSources } from '../format-settings-sources.ts'
import { fault, type Finding, good, notice } from './finding.ts'

/** Every setting is checked against its schema, with what the files of settings say. */
export function checkSettings(settings: AllSettings, read: ReadEnvironment): readonly Finding[] {
  const parts = [...capabilitiesOf(interfaces), ...interfaces]
  const wrong = parts.flatMap((part) => findFault(() => settings.of(part.settings)))
  const notes = formatSettingsSources(read, interfaces)
  const warnings = notes.filter((note) => note.startsWith('Warning: '))
  const others = notes.filter((note) => !note.startsWith('Warning: '))
  const found = [
    ...[...new Set(wrong)].map((says) => fault('settings', says)),
    ...warnings.map((says) => notice('settings', says.slice('Warning: '.length))),
    ...others.map((says) => good('settings', says)),
  ]
  return found.length > 0 ? found : [good('settings', 'None is set; every one has its default.')]
}

function findFault(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (thrown) {
    if (thrown instanceof OperatorError) return [thrown.message]
    throw thrown
  }
}
