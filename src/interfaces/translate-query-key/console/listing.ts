import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'translation',
  knownAs: ['google', 'google translate', 'cloud translation', 'translator', 'machine translation', '翻訳'],
} satisfies InterfaceListing
