import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'models',
  knownAs: ['openai', 'gpt', 'davinci', 'legacy completions', 'autocomplete', 'llm', '文章生成'],
} satisfies InterfaceListing
