import { Type } from 'typebox'

/** What the memory of translations reads from the environment. */
export const memorySettings = {
  TRANSLATION_MEMORY: Type.Union([Type.Literal('key'), Type.Literal('imported'), Type.Literal('off')], {
    default: 'imported',
    description:
      'What is answered from the memory: imported, what was imported alone; key, what was translated for the same key before too, which keeps every text that is sent; off, nothing.',
  }),
  TRANSLATION_MEMORY_MAX: Type.Integer({
    default: 100_000,
    minimum: 1_000,
    maximum: 10_000_000,
    description: 'Translations kept for each key; the oldest go first.',
  }),
}
