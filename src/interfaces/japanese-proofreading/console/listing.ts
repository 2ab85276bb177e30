import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'japanese',
  knownAs: ['recruit', 'a3rt', 'typo', 'spelling', 'grammar', 'textlint', '校正', '誤字'],
} satisfies InterfaceListing
