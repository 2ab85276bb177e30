import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'models',
  knownAs: ['openai', 'gpt', 'agents', 'responses api', 'llm', 'conversation'],
} satisfies InterfaceListing
