import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'translation',
  knownAs: ['deepl', 'translator', 'machine translation', 'documents', 'glossary', 'docx', '翻訳'],
} satisfies InterfaceListing
