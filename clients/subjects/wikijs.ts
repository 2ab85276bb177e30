import { compareClient } from './mediawiki/compare-client.ts'

/** What programs written with wikijs ask for. */
export default compareClient(['wikijs@6.4.1'], async (load, wikiAddress) => {
  const {
    default: { default: wikijs },
  } = await load('wikijs')
  const wiki = wikijs({ apiUrl: `${wikiAddress}/w/api.php`, origin: null })
  const page = async () => await wiki.page('Brinmouth')
  return {
    page: async () => (await page()).raw,
    'page by redirect': async () => (await wiki.page('Salt Islands')).raw.title,
    'page.html': async () => (await wiki.page('Sankt Olav')).html(),
    'page.content': async () => (await page()).content(),
    'page.summary': async () => (await page()).summary(),
    'page.rawContent': async () => (await page()).rawContent(),
    'page.categories': async () => (await page()).categories(),
    'page.links': async () => (await page()).links(),
    'page.references': async () => (await page()).references(),
    'page.backlinks': async () => (await page()).backlinks(),
    'page.langlinks': async () => (await page()).langlinks(),
    'page.info': async () => (await page()).fullInfo(),
    findById: async () => (await wiki.findById(43)).raw.title,
    search: () => wiki.search('herring', 5).then(({ results }: { results: readonly string[] }) => results.toSorted()),
    opensearch: () => wiki.opensearch('Sal'),
    prefixSearch: () => wiki.prefixSearch('Brin'),
    pagesInCategory: () => wiki.pagesInCategory('Category:Ports'),
    allCategories: () => wiki.allCategories(),
  }
})
