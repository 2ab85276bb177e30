import type { Query } from './query.ts'

/** Lists, parsing, formats, errors: what clients seldom send, and what they send by mistake. */
export const edgesOfLists: readonly Query[] = [
  {
    id: 'edge-28',
    note: 'categoryinfo',
    query:
      'action=query&prop=categoryinfo&titles=Category:Ports|Category:Salt|Category:None&format=json&formatversion=2',
  },
  {
    id: 'edge-29',
    note: 'langlinks of one language',
    query: 'action=query&prop=langlinks&titles=Salt&lllang=de&llprop=url|langname|autonym&format=json&formatversion=2',
  },
  {
    id: 'edge-30',
    note: 'linkshere, only redirects',
    query:
      'action=query&prop=linkshere&titles=Salt+Isles&lhshow=redirect&lhprop=pageid|title|redirect&format=json&formatversion=2',
  },
  {
    id: 'edge-31',
    note: 'redirects to a page',
    query: 'action=query&prop=redirects&titles=Brinmouth|Salt&rdprop=pageid|title|fragment&format=json&formatversion=2',
  },
  {
    id: 'edge-32',
    note: 'pageprops',
    query: 'action=query&prop=pageprops&titles=Holm|IPort|Ilse+Varn|Category:Salt&format=json&formatversion=2',
  },
  {
    id: 'edge-33',
    note: 'allpages, only redirects, descending',
    query: 'action=query&list=allpages&apfilterredir=redirects&apdir=descending&aplimit=5&format=json&formatversion=2',
  },
  {
    id: 'edge-34',
    note: 'allpages from, to, by size',
    query: 'action=query&list=allpages&apfrom=H&apto=M&apminsize=200&format=json&formatversion=2',
  },
  {
    id: 'edge-35',
    note: 'allcategories with sizes',
    query: 'action=query&list=allcategories&acprop=size|hidden&aclimit=8&format=json&formatversion=2',
  },
  {
    id: 'edge-36',
    note: 'categorymembers by type',
    query:
      'action=query&list=categorymembers&cmtitle=Category:Salt+Isles&cmprop=ids|title|sortkey|sortkeyprefix|type&cmtype=subcat&format=json&formatversion=2',
  },
  {
    id: 'edge-37',
    note: 'categorymembers continued',
    query:
      'action=query&list=categorymembers&cmtitle=Category:Lighthouses+of+Great+Harrow&cmlimit=10&format=json&formatversion=2',
  },
  {
    id: 'edge-38',
    note: 'categorymembers of no category',
    query: 'action=query&list=categorymembers&cmtitle=Salt&format=json&formatversion=2',
  },
  {
    id: 'edge-39',
    note: 'categorymembers without a title',
    query: 'action=query&list=categorymembers&format=json&formatversion=2',
  },
  {
    id: 'edge-40',
    note: 'backlinks through redirects',
    query:
      'action=query&list=backlinks&bltitle=Salt+Isles&blredirect=1&blfilterredir=nonredirects&bllimit=5&format=json&formatversion=2',
  },
  { id: 'edge-41', note: 'search, no words', query: 'action=query&list=search&srsearch=&format=json&formatversion=2' },
  {
    id: 'edge-42',
    note: 'search in texts',
    query:
      'action=query&list=search&srsearch=storm&srwhat=text&srprop=size|wordcount|timestamp&srinfo=totalhits&format=json&formatversion=2',
  },
  {
    id: 'edge-43',
    note: 'search for what is not there',
    query: 'action=query&list=search&srsearch=zzyzx&format=json&formatversion=2',
  },
  {
    id: 'edge-44',
    note: 'generator=search with extracts',
    query:
      'action=query&generator=search&gsrsearch=painter&gsrlimit=3&prop=extracts|info&exintro=1&explaintext=1&exlimit=max&inprop=url&format=json&formatversion=2',
  },
  {
    id: 'edge-45',
    note: 'opensearch',
    query: 'action=opensearch&search=brin&limit=10&namespace=0&redirects=resolve&format=json',
  },
  {
    id: 'edge-46',
    note: 'parse, wikitext',
    query: 'action=parse&page=Brinmouth&prop=wikitext&format=json&formatversion=2',
  },
  {
    id: 'edge-47',
    note: 'parse, everything but text',
    query:
      'action=parse&page=Brinmouth&prop=langlinks|categories|links|templates|images|externallinks|sections|revid|displaytitle|iwlinks|properties&format=json&formatversion=2',
  },
  {
    id: 'edge-48',
    note: 'parse by oldid and a section',
    query: 'action=parse&oldid=33&section=2&prop=wikitext|sections&format=json&formatversion=2',
  },
  {
    id: 'edge-49',
    note: 'parse by pageid with redirects',
    query: 'action=parse&pageid=70&redirects=1&prop=wikitext&format=json&formatversion=2',
  },
  {
    id: 'edge-50',
    note: 'parse a page that is missing',
    query: 'action=parse&page=No+such+town&format=json&formatversion=2',
  },
  { id: 'edge-51', note: 'parse an invalid title', query: 'action=parse&page=A<b&format=json&formatversion=2' },
  {
    id: 'edge-52',
    note: 'parse a section that is missing',
    query: 'action=parse&page=Salt&section=9&prop=wikitext&format=json',
  },
  {
    id: 'edge-53',
    note: 'an unknown prop, list and meta',
    query: 'action=query&titles=Salt&prop=info|nothing&list=nothing&meta=nothing&format=json&formatversion=2',
  },
  { id: 'edge-54', note: 'an unknown generator', query: 'action=query&generator=nothing&titles=Salt&format=json' },
  {
    id: 'edge-55',
    note: 'tokens and userinfo',
    query:
      'action=query&meta=tokens|userinfo&type=csrf|login&uiprop=groups|rights|options|editcount&format=json&formatversion=2',
  },
  { id: 'edge-56', note: 'assert user', query: 'action=query&assert=user&format=json' },
  {
    id: 'edge-57',
    note: 'an old continue',
    query: 'action=query&titles=Salt+Isles&prop=links&pllimit=2&rawcontinue=1&format=json',
  },
  {
    id: 'edge-58',
    note: 'errors as plain text',
    query: 'action=query&titles=Salt&prop=nothing|info&errorformat=plaintext&errorlang=en&format=json&formatversion=2',
  },
  {
    id: 'edge-59',
    note: 'uselang',
    query: 'action=query&list=categorymembers&uselang=de&errorformat=plaintext&format=json&formatversion=2',
  },
  { id: 'edge-60', note: 'JSONP', query: 'action=query&titles=Salt&format=json&callback=show' },
  { id: 'edge-61', note: 'JSON for people', query: 'action=query&titles=Salt&format=jsonfm' },
  { id: 'edge-62', note: 'XML', query: 'action=query&titles=Salt|No+such+town&prop=info|categories&format=xml' },
  { id: 'edge-63', note: 'PHP', query: 'action=query&titles=Salt&format=php' },
  { id: 'edge-64', note: 'none', query: 'action=query&titles=Salt&format=none' },
  { id: 'edge-65', note: 'an unknown format', query: 'action=query&titles=Salt&format=yaml' },
  { id: 'edge-66', note: 'ASCII and utf8', query: 'action=query&titles=東の岬&format=json&utf8=' },
  {
    id: 'edge-67',
    note: 'requestid, servedby, curtimestamp',
    query: 'action=query&titles=Salt&requestid=r1&responselanginfo=1&format=json&formatversion=2',
  },
  { id: 'edge-68', note: 'maxlag of less than nothing', query: 'action=query&titles=Salt&maxlag=-1&format=json' },
  { id: 'edge-69', note: 'a parameter that is not known', query: 'action=query&titles=Salt&colour=red&format=json' },
  {
    id: 'edge-70',
    note: 'a POST with all in the form',
    query: '',
    form: 'action=query&titles=Salt|Herring&prop=info&format=json&formatversion=2',
  },
  {
    id: 'edge-71',
    note: 'edit without a token',
    query: 'action=edit',
    form: 'title=Salt&text=x&format=json&formatversion=2',
  },
]
