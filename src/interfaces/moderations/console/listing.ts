import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'text',
  knownAs: [
    'openai',
    'content safety',
    'perspective',
    'toxicity',
    'toxic',
    'abuse',
    'hate',
    'nsfw',
    'harm',
    '有害',
    'モデレーション',
  ],
} satisfies InterfaceListing
