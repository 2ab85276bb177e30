import type { UpstreamRules } from '../../../kernel/wire/interface/upstream-rules.ts'
import { asJsonObject } from '../../../libraries/json/json-object.ts'
import { asText } from './json.ts'

/** What all OpenAI wires have in common when their calls are passed on. */
export const openaiRules = {
  // Addresses of this wire hold the version: https://api.openai.com/v1, or whatever another provider has in its place.
  root: '/v1',
  toOriginalPath,
  // Not every server sends the last event; each tells why it stopped, and some that they failed.
  streamEnd: /\[DONE\]\s*$|"finish_reason"\s*:\s*"|"error"\s*:/,
} satisfies UpstreamRules

/** A path as the original has it, whether it came in Azure's shape or not. */
function toOriginalPath(path: string): string {
  return path.replace(/^\/openai\/(?:deployments\/[^/]+\/)?/, '/v1/')
}

/** The model of a call: its body names it, or else, in Azure's shape, its path. */
export function modelOf(body: unknown, params: object): string | undefined {
  return asText(asJsonObject(body)?.['model']) ?? asText(asJsonObject(params)?.['deployment'])
}
