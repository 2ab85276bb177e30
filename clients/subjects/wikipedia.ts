import { compareClient } from './mediawiki/compare-client.ts'

/** What programs written with the package `wikipedia` ask for; its address is fixed, so axios is given another. */
export default compareClient(['wikipedia@2.5.0'], async (load, wikiAddress) => {
  const { default: axios } = await load('axios')
  axios.interceptors.request.clear()
  axios.interceptors.request.use((config: { url: string }) => ({
    ...config,
    url: config.url.replace('https://en.wikipedia.org', wikiAddress),
  }))
  const { default: wiki } = await load('wikipedia')
  const page = () => wiki.page('Brinmouth', { autoSuggest: false, preload: false, fields: [] })
  return {
    page: async () => {
      const { title, pageid, fullurl, lastrevid } = await page()
      return { title, pageid, fullurl, lastrevid }
    },
    'page by redirect': async () => (await wiki.page('Salt Islands')).title,
    'page.intro': async () => (await page()).intro(),
    'page.content': async () => (await page()).content(),
    'page.html': async () => (await wiki.page('Sankt Olav')).html(),
    'page.links': async () => (await page()).links(),
    'page.references': async () => (await page()).references(),
    'page.langLinks': async () => (await page()).langLinks(),
    'page.tables': async () => (await page()).tables(),
    search: () =>
      wiki
        .search('herring', { limit: 5 })
        .then(({ results }: { results: readonly { title: string }[] }) => results.map(({ title }) => title).toSorted()),
    suggest: () => wiki.suggest('Brinmuth'),
    autocompletions: () => wiki.autocompletions('Sal'),
    languages: async () => (await wiki.languages()).length > 0,
  }
})
