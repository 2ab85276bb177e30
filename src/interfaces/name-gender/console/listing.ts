import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'text',
  knownAs: ['gender-api', 'genderize', 'gender api', 'first name', 'forename', 'namsor', '性別', '名前'],
} satisfies InterfaceListing
