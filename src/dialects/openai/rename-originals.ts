import { modelOf, openaiRules } from '../../capabilities/language-model/upstream.ts'
import type { AllSettings } from '../../kernel/foundation/config/all-settings.ts'
import type { UpstreamRules } from '../../kernel/wire/interface/upstream-rules.ts'

/**
 * The operator's model takes the place of none and of the original's names, which other servers do not know.
 *
 * @param readModel the operator's choice; every name goes on as it came where there is none
 */
export function renameOriginals(
  readModel: (settings: AllSettings) => string | undefined,
  isOriginal: (name: string) => boolean,
): UpstreamRules<never> {
  return {
    ...openaiRules,
    open({ settings }) {
      const operators = readModel(settings)
      return (body, params) => {
        const named = modelOf(body, params)
        const model = named === undefined || isOriginal(named) ? (operators ?? named) : named
        return model === undefined || model === modelOf(body, {}) ? undefined : { fields: { model } }
      }
    },
  }
}
