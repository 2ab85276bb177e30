import { ownModerationModel } from '../../../dialects/openai/own-models.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import type { moderations } from '../contract.ts'

type WireRequest = BodyOf<(typeof moderations)['operations']['createModeration']>

/** The texts of a request; parts are one text, as the original judges them together. */
export function readTexts(input: WireRequest['input']): readonly string[] {
  if (typeof input === 'string') return [input]
  if (input.length === 0) throw refuse('"input" is an empty array; send at least one text.')
  const texts: string[] = []
  const parts: string[] = []
  for (const item of input) {
    if (typeof item === 'string') texts.push(item)
    else parts.push(readPart(item))
  }
  return parts.length > 0 ? [parts.join('\n')] : texts
}

function readPart({ type, text }: { readonly type: string; readonly text?: string }): string {
  if (type === 'image_url')
    throw refuse('"input" holds an image. Only texts are moderated here; send the parts of type "text" alone.')
  if (type !== 'text' || text === undefined) throw refuse('Each part of "input" must be {"type": "text", "text": "…"}.')
  return text
}

function refuse(message: string): ServiceError {
  return new ServiceError('invalid_request', 400, message, { field: 'input' })
}

/** Moderation models of the original provider, past and present. */
const originals = /^(?:omni-moderation|text-moderation)(?:-|$)/

export function isOriginalModel(name: string): boolean {
  return originals.test(name) || name === ownModerationModel
}

/** Whether a program expects the categories that came with the original's newer models. */
export function asksForFurtherCategories(model: string | null | undefined): boolean {
  return model?.startsWith('omni-moderation') ?? false
}

/**
 * The model to ask for: none, and so the engine's own, where the name is one of the original provider's, or the one that is
 * listed among the models here. Programs written for
 * those keep working; `model` in the answer says what answered.
 */
export function readModel(model: string | null | undefined): { readonly model?: string } {
  return typeof model !== 'string' || isOriginalModel(model) ? {} : { model }
}
