import * as Type from 'typebox'

const text = (description: string) => Type.Optional(Type.String({ description }))

/** The parameters that callers of this wire send; api.php takes each in the query and in the form of a POST. */
export const actionParameters = {
  action: text('parse or query'),
  format: text('json'),
  formatversion: text('1, or 2 for lists, booleans and plain texts'),
  prop: text('Of parse: wikitext, links, revid. Of query: links, info, revisions. Several are separated by |'),
  page: text('parse: the title'),
  pageid: text('parse: the page by number'),
  oldid: text('parse: the page by revision'),
  redirects: text('When present, redirects are followed'),
  titles: text('query: up to 50 titles, separated by |'),
  pageids: text('query: up to 50 pages by number'),
  revids: text('query: up to 50 pages by revision'),
  generator: text('query: links, for properties of what the pages link to'),
  pllimit: text('Links in one answer: 1 to 500 or max, 10 unless given'),
  plcontinue: text('As the answer before said under "continue"'),
  plnamespace: text('Only links to these namespaces'),
  pltitles: text('Only links to these titles'),
  rvprop: text('Of revisions: ids, timestamp, flags, user, userid, comment, size, contentmodel, content'),
  rvslots: text('main, for the form in which content stands in slots'),
  meta: text('query: siteinfo, userinfo, tokens'),
  siprop: text('Of siteinfo: general, namespaces, namespacealiases, statistics'),
  continue: text('As the answer before said under "continue"'),
}
