import { lookUp } from '../../libraries/json/look-up.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

interface OpenaiName {
  readonly type: string
  readonly code: string | null
}

/** Names of the kernel's failures on this wire; those that are not here are named by their status. */
const names: Readonly<Record<string, OpenaiName>> = {
  missing_key: { type: 'invalid_request_error', code: null },
  wrong_key: { type: 'invalid_request_error', code: 'invalid_api_key' },
  key_out_of_scope: { type: 'invalid_request_error', code: 'insufficient_permissions' },
  unknown_path: { type: 'invalid_request_error', code: 'unknown_url' },
  method_not_allowed: { type: 'invalid_request_error', code: 'method_not_supported' },
  quota_used_up: { type: 'insufficient_quota', code: 'insufficient_quota' },
  rate_limited: { type: 'requests', code: 'rate_limit_exceeded' },
  model_not_found: { type: 'invalid_request_error', code: 'model_not_found' },
  context_length_exceeded: { type: 'invalid_request_error', code: 'context_length_exceeded' },
  previous_response_not_found: { type: 'invalid_request_error', code: 'previous_response_not_found' },
  unsupported_value: { type: 'invalid_request_error', code: 'unsupported_value' },
  unsupported_parameter: { type: 'invalid_request_error', code: 'unsupported_parameter' },
}

/** `{error: {message, type, param, code}}`, as the official clients read it. */
export function renderError(error: ServiceError): RenderedError {
  const { type, code } = lookUp(names, error.code) ?? nameByStatus(error.status)
  return { status: error.status, body: { error: { message: error.message, type, param: error.field ?? null, code } } }
}

function nameByStatus(status: number): OpenaiName {
  return status < 500 ? { type: 'invalid_request_error', code: null } : { type: 'server_error', code: null }
}
