import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'content',
  knownAs: ['note', 'note.com', 'blog', 'medium', 'articles', 'ノート', 'ブログ'],
} satisfies InterfaceListing
