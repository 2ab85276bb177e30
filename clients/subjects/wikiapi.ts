import { compareClient } from './mediawiki/compare-client.ts'

/** What bots written with wikiapi ask for. */
export default compareClient(['wikiapi@1.20.0'], async (load, wikiAddress) => {
  const { default: Wikiapi } = await load('wikiapi')
  const wiki = new Wikiapi(`${wikiAddress}/w/api.php`)
  const titles = (pages: Iterable<{ title: string }>) => Array.from(pages, ({ title }) => title)
  return {
    page: async () => (await wiki.page('Brinmouth')).wikitext,
    'page by redirect': async () => (await wiki.page('Salt Islands', { redirects: 1 })).title,
    'page that is missing': async () => 'missing' in (await wiki.page('No such town')),
    categorymembers: async () => titles(await wiki.categorymembers('Ports')),
    redirects_here: async () => titles(await wiki.redirects_here('Brinmouth')),
    redirects_root: async () => await wiki.redirects_root('Salt Islands'),
    embeddedin: async () => titles(await wiki.embeddedin('Template:Stub')),
    backlinks: async () => titles(await wiki.backlinks('Ilse Varn')),
    search: async () => titles(await wiki.search('herring')).toSorted(),
    prefixsearch: async () => titles(await wiki.prefixsearch('Salt')),
    category_tree: async () => titles(await wiki.category_tree('Ports', 1)),
  }
})
