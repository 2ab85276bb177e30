/** Pairs whose expectation is not met, and why it should not be; everything else has to pass. */
export const knownDifferences: Readonly<Record<string, string>> = {
  'gofeed/testdata/parser/atom/atom10_feed_entry_category_scheme':
    'A category with a scheme and no term names nothing (RFC 4287, section 4.2.2.1), and is left out.',
  'gofeed/testdata/parser/atom/atom10_feed_entry_source_category_scheme':
    'A category with a scheme and no term names nothing (RFC 4287, section 4.2.2.1), and is left out.',
  'gofeed/testdata/parser/atom/feed_logo_uri_base':
    'The base "img" is taken for a folder; by RFC 3986, section 5.2.3, its last segment is replaced.',
  'gofeed/testdata/translator/rss/feed_item_enclosure_-_rss_channel_item_enclosure':
    'States a field `enclosure` that the universal feed does not have, of a type that the document does not state.',
  'gofeed/testdata/extensions/dublincore/dublincore_item_multiple_values':
    'Two creators are two authors; the expectation keeps the first.',
}

/**
 * Fields of expectations that have no place in a feed as read here, and are not compared: what other vocabularies add to an
 * Atom link (replies, RFC 4685) and to an Atom person (arXiv).
 */
export const unmodelledFields: readonly string[] = ['links.thr', 'authors.arxiv']
