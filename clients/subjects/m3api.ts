import { compareClient } from './mediawiki/compare-client.ts'

/** What programs written with m3api ask for: it sends `formatversion=2` and errors as plain text. */
export default compareClient(['m3api@1.1.0'], async (load, wikiAddress) => {
  const { default: Session, set } = await load('m3api')
  const session = new Session(
    `${wikiAddress}/w/api.php`,
    { formatversion: 2, errorformat: 'plaintext' },
    { userAgent: 'mainstay-clients', warn: () => undefined },
  )
  const refusal = async (parameters: object) =>
    session.request(parameters).then(
      () => 'answered',
      ({ errors }: { errors: unknown }) => errors,
    )
  const collect = async (parameters: object) => {
    const answers: unknown[] = []
    for await (const answer of session.requestAndContinue(parameters)) answers.push(answer)
    return answers
  }
  const about = { action: 'query', titles: ['Salt', 'Brinmouth'] }
  return {
    'info and revisions': () =>
      session.request({ ...about, prop: set('info', 'revisions'), rvprop: set('ids', 'content'), rvslots: ['main'] }),
    'categories and langlinks': () =>
      session.request({ ...about, prop: set('categories', 'langlinks'), cllimit: 'max', lllimit: 'max' }),
    statistics: () =>
      session.request({ action: 'query', meta: set('siteinfo'), siprop: set('namespaces', 'namespacealiases') }),
    'continued links': () =>
      collect({ action: 'query', titles: ['Salt Isles', 'Brinmouth'], prop: set('links'), pllimit: 5 }),
    'continued list': () => collect({ action: 'query', list: set('allpages'), apprefix: 'Light', aplimit: 50 }),
    'continued generator': () =>
      collect({
        action: 'query',
        generator: 'categorymembers',
        gcmtitle: 'Category:Ports',
        gcmlimit: 3,
        prop: set('info'),
      }),
    parse: () => session.request({ action: 'parse', page: 'Brinmouth', prop: set('sections', 'links', 'categories') }),
    'title with a pipe of its own': () =>
      session.request({ action: 'query', titles: set('Q&A Bay', '100% Sea', 'C++ Quay') }),
    'missing page': () => refusal({ action: 'parse', page: 'No such town' }),
    'unknown action': () => refusal({ action: 'nothing' }),
    'no title': () => refusal({ action: 'parse' }),
    POST: () => session.request({ ...about, prop: set('info') }, { method: 'POST' }),
  }
})
