import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'translation',
  knownAs: ['libretranslate', 'argos', 'translator', 'machine translation', '翻訳'],
} satisfies InterfaceListing
