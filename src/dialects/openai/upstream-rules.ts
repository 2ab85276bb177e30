import { asJsonObject } from '../../kernel/json/json-object.ts'
import type { AllSettings } from '../../kernel/config/all-settings.ts'
import type { UpstreamRules } from '../../kernel/upstream/upstream-rules.ts'
import { toOriginalPath } from './azure-paths.ts'

/** What all OpenAI wires have in common when their calls are passed on. */
export const openaiRules = {
  // Addresses of this wire hold the version: https://api.openai.com/v1, or whatever another provider has in its place.
  root: '/v1',
  toOriginalPath,
  // Not every server sends the last event; each tells why it stopped, and some that they failed.
  streamEnd: /\[DONE\]\s*$|"finish_reason"\s*:\s*"|"error"\s*:/,
} satisfies UpstreamRules

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
      const model = readModel(settings)
      return (body) => {
        const named = asJsonObject(body)?.['model']
        const isTheirs = typeof named === 'string' && !isOriginal(named)
        return model === undefined || isTheirs ? undefined : { fields: { model } }
      }
    },
  }
}
