import type { Usage } from '../../../capabilities/language-model/port.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { responses } from '../contract.ts'
import type { WireRequest } from './to-items.ts'

export type WireResponse = ResponseOf<(typeof responses)['operations']['createResponse']>

/** A response before anything is said, with what its request asked for as the original repeats it. */
export function beginResponse(wire: WireRequest, isStored: boolean): WireResponse {
  return {
    id: createId('resp', '_'),
    object: 'response',
    created_at: toSeconds(Date.now()),
    completed_at: null,
    status: 'in_progress',
    background: false,
    error: null,
    incomplete_details: null,
    instructions: wire.instructions ?? null,
    max_output_tokens: wire.max_output_tokens ?? null,
    max_tool_calls: null,
    metadata: wire.metadata ?? {},
    model: wire.model ?? '',
    output: [],
    parallel_tool_calls: wire.parallel_tool_calls ?? true,
    previous_response_id: wire.previous_response_id ?? null,
    reasoning: { effort: null, summary: null },
    service_tier: 'default',
    store: isStored,
    temperature: wire.temperature ?? 1,
    text: { format: { ...(wire.text?.format ?? { type: 'text' }) } },
    tool_choice: wire.tool_choice ?? 'auto',
    tools: (wire.tools ?? []).map((tool) => ({ ...tool })),
    top_logprobs: 0,
    top_p: wire.top_p ?? 1,
    truncation: 'disabled',
    usage: null,
    user: wire.user ?? null,
  }
}

export function toWireUsage({ promptTokens, completionTokens, cachedTokens, reasoningTokens }: Usage) {
  return {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: cachedTokens ?? 0 },
    output_tokens: completionTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens ?? 0 },
    total_tokens: promptTokens + completionTokens,
  }
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
