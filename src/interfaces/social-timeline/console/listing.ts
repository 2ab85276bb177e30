import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'content',
  knownAs: ['twitter', 'x', 'tweets', 'mastodon', 'posts', 'oauth', 'followers', 'ツイッター', 'つぶやき'],
} satisfies InterfaceListing
