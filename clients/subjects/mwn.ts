import { compareClient } from './mediawiki/compare-client.ts'

/** What bots written with mwn ask for. */
export default compareClient(['mwn@3.0.3'], async (load, wikiAddress) => {
  const { Mwn } = await load('mwn')
  const bot = new Mwn({ apiUrl: `${wikiAddress}/w/api.php`, silent: true })
  await bot.getTokensAndSiteInfo()
  const collect = async (answers: AsyncIterable<unknown>) => {
    const found: unknown[] = []
    for await (const answer of answers) found.push(answer)
    return found
  }
  const page = new bot.Page('Brinmouth')
  return {
    'read a page': () => bot.read('Brinmouth'),
    'read by redirect': () => bot.read('Town of salt'),
    'read several': () => bot.read(['Salt', 'Herring', 'No such town', '東の岬']),
    'Page.text': () => page.text(),
    'Page.categories': () => page.categories(),
    'Page.templates': () => page.templates(),
    'Page.links': () => page.links(),
    'Page.backlinks': () => page.backlinks(),
    'Page.transclusions': () => new bot.Page('Template:Salt Isles').transclusions(),
    'Page.images': () => new bot.Page('Harrow Quay').images(),
    'Page.externallinks': () => page.externallinks(),
    'Page.subpages': () => page.subpages(),
    'Page.isRedirect': () => new bot.Page('Salt Islands').isRedirect(),
    'Page.getRedirectTarget': () => new bot.Page('Salt Islands').getRedirectTarget(),
    'Page.getCreator': () => page.getCreator(),
    'Page.history': () => page.history(['timestamp', 'user', 'comment', 'size'], 5),
    'Category.members': () => new bot.Category('Ports').members(),
    parseWikitext: () => bot.parseWikitext("A '''lamp'''."),
    parseTitle: () => bot.parseTitle('Sankt Olav'),
    getPagesByPrefix: () => bot.getPagesByPrefix('Light 0'),
    getPagesInCategory: () => bot.getPagesInCategory('Ports'),
    search: () =>
      bot
        .search('herring', 10, 'size')
        .then((pages: readonly { pageid: number }[]) => pages.toSorted((left, right) => left.pageid - right.pageid)),
    continuedQueryGen: () =>
      collect(
        bot.continuedQueryGen({
          action: 'query',
          titles: 'List of lighthouses in the Salt Isles',
          prop: 'links',
          pllimit: 60,
        }),
      ),
    userinfo: () => bot.userinfo(),
  }
})
