import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'japanese',
  knownAs: ['recruit', 'a3rt', 'talk', 'chatbot', '雑談', '会話'],
} satisfies InterfaceListing
