import type { Contract, KeyRule } from '../../kernel/wire/contract.ts'

/** Every OpenAI wire carries its key as `Authorization: Bearer KEY`; Azure's clients send `api-key: KEY`. */
export const bearerKey = { in: 'bearer', orHeader: 'api-key', need: 'required' } as const satisfies KeyRule

/** Where G2 to G5 are mounted; clients are pointed at `{origin}/chat/v1`. */
export const openaiBase = 'chat'

/** The original lets any page. */
export const openaiCors = {
  pages: 'any-origin',
  because: 'The original lets any page, and nothing is disclosed without a key.',
} as const satisfies Contract['cors']
