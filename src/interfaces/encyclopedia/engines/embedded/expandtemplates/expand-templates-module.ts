import { choices } from '../parameters/choices.ts'
import { integer } from '../parameters/numbers.ts'
import { flag, ignored, requiredWords, text } from '../parameters/texts.ts'

export const expandTemplatesModule = {
  path: 'expandtemplates',
  prefix: '',
  parameters: {
    title: text,
    text: requiredWords,
    revid: integer,
    prop: choices(['categories', 'properties', 'ttl', 'volatile', 'wikitext']),
    includecomments: flag,
    showstrategykeys: ignored,
  },
} as const
