import { choice, choiceOr } from '../parameters/choices.ts'
import { namespacesOr } from '../parameters/namespaces.ts'
import { limit } from '../parameters/numbers.ts'
import { flag, ignored, requiredWords } from '../parameters/texts.ts'

export const openSearchModule = {
  path: 'opensearch',
  prefix: '',
  parameters: {
    search: requiredWords,
    namespace: namespacesOr(0),
    limit: limit(10),
    suggest: ignored,
    redirects: choice(['return', 'resolve']),
    format: choiceOr(['json'], 'json'),
    warningsaserror: flag,
  },
} as const
