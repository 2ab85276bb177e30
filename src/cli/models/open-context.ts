import { interfaces } from '../../interfaces/index.ts'
import { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import { type ModelsContext, openModelsContext } from '../../kernel/assembly/models/models-context.ts'
import { readEnvironment } from '../read-environment.ts'

/** What commands about models work with. */
export function openContext(): Promise<ModelsContext> {
  return openModelsContext(new AllSettings(readEnvironment().environment), interfaces)
}
