import { compareClient } from './mediawiki/compare-client.ts'

/** What bots written with nodemw ask for. */
export default compareClient(['nodemw@0.27.0'], async (load, wikiAddress) => {
  const { default: NodeMw } = await load('nodemw')
  const { hostname, port, pathname } = new URL(wikiAddress)
  const path = `${pathname.replace(/^\/$/, '')}/w`
  const ask =
    (method: string, ...parameters: readonly unknown[]) =>
    () =>
      new Promise((resolve, reject) => {
        const bot = new NodeMw({ protocol: 'http', server: hostname, port: Number(port), path })
        bot[method](...parameters, (error: unknown, found: unknown) => (error ? reject(error) : resolve(found)))
      })
  return {
    getArticle: ask('getArticle', 'Brinmouth', false),
    'getArticle by redirect': ask('getArticle', 'Salt Islands', true),
    getArticleRevisions: ask('getArticleRevisions', 'Salt'),
    getArticleCategories: ask('getArticleCategories', 'Brinmouth'),
    getArticleProperties: ask('getArticleProperties', 'IPort'),
    getArticleInfo: ask('getArticleInfo', ['Salt', 'Brinmouth'], {}),
    getAllPages: ask('getAllPages'),
    getCategories: ask('getCategories', 'P'),
    getPagesInCategory: ask('getPagesInCategory', 'Lighthouses'),
    getPagesInNamespace: ask('getPagesInNamespace', 100),
    getPagesByPrefix: ask('getPagesByPrefix', 'Salt'),
    getPagesTranscluding: ask('getPagesTranscluding', 'Template:Stub'),
    getImagesFromArticle: ask('getImagesFromArticle', 'Harrow Quay'),
    getExternalLinks: ask('getExternalLinks', 'Brinmouth'),
    getBacklinks: ask('getBacklinks', 'Ilse Varn'),
    search: ask('search', 'painter historian'),
    parse: ask('parse', "A '''lamp'''.", 'Lighthouse'),
    expandTemplates: ask('expandTemplates', '{{Main|Salt}}', 'Lighthouse'),
    getSiteInfo: ask('getSiteInfo', ['general', 'namespaces']),
    getSiteStats: ask('getSiteStats'),
  }
})
