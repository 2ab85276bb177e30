import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'japanese',
  knownAs: ['recruit', 'a3rt', 'text summarization', 'summarise', 'summarize', '要約'],
} satisfies InterfaceListing
