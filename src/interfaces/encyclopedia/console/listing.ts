import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'content',
  knownAs: ['wikipedia', 'mediawiki', 'wiki', 'api.php', 'wikitext', 'articles', '百科事典', 'ウィキペディア'],
  pages: ['article', 'common-links'],
} satisfies InterfaceListing
