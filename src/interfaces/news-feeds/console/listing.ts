import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'content',
  knownAs: ['rss', 'atom', 'feedly', 'opml', 'news', 'reader', 'google reader', 'json feed', 'ニュース', 'フィード'],
  pages: ['reader', 'subscriptions'],
  operatorPages: ['subscriptions'],
} satisfies InterfaceListing
