import type { Query } from './query.ts'

/** What wikiapi, m3api, wikijs and wikipedia send, as a proxy between them and MediaWiki wrote it down. */
export const sentByOtherPackages: readonly Query[] = [
  {
    id: 'wikiapi-01',
    note: 'wikiapi',
    query: 'action=paraminfo&modules=query%2Brevisions&maxlag=5&format=json&utf8=1',
  },
  { id: 'wikiapi-02', note: 'wikiapi', query: 'action=paraminfo&modules=query&maxlag=5&format=json&utf8=1' },
  {
    id: 'wikiapi-03',
    note: 'wikiapi',
    query: 'titles=Brinmouth&rvprop=ids|timestamp|content&prop=revisions&action=query&maxlag=5&format=json&utf8=1',
    form: '',
  },
  {
    id: 'wikiapi-04',
    note: 'wikiapi',
    query:
      'action=query&meta=siteinfo&siprop=dbrepllag|defaultoptions|extensions|extensiontags|fileextensions|functionhooks|general|interwikimap|languages|languagevariants|libraries|magicwords|namespacealiases|namespaces|protocols|restrictions|rightsinfo|showhooks|skins|specialpagealiases|statistics|uploaddialog|usergroups|variables&maxlag=5&format=json&utf8=1',
  },
  {
    id: 'wikiapi-05',
    note: 'wikiapi',
    query:
      'titles=Salt+Islands&redirects=1&rvprop=ids|timestamp|content&prop=revisions&action=query&maxlag=5&format=json&utf8=1',
    form: '',
  },
  {
    id: 'wikiapi-06',
    note: 'wikiapi',
    query: 'action=paraminfo&modules=query%2Bcategorymembers&maxlag=5&format=json&utf8=1',
  },
  {
    id: 'wikiapi-07',
    note: 'wikiapi',
    query: 'maxlag=5&format=json&utf8=1',
    form: 'cmtitle=Category:Ports&action=query&list=categorymembers&cmlimit=max',
  },
  {
    id: 'wikiapi-08',
    note: 'wikiapi',
    query: 'action=query&prop=redirects&rdlimit=max&titles=Brinmouth&maxlag=5&format=json&utf8=1',
  },
  {
    id: 'wikiapi-09',
    note: 'wikiapi',
    query: 'maxlag=5&format=json&utf8=1',
    form: 'eititle=Template:Stub&action=query&list=embeddedin&eilimit=max',
  },
  {
    id: 'wikiapi-10',
    note: 'wikiapi',
    query:
      'action=query&list=search&srsearch=herring&srnamespace=0|6|828|10|14|12|100&srprop=redirecttitle&srlimit=max&srinterwiki=1&maxlag=5&format=json&utf8=1',
  },
  {
    id: 'wikiapi-11',
    note: 'wikiapi',
    query: 'maxlag=5&format=json&utf8=1',
    form: 'pssearch=Salt&action=query&list=prefixsearch&pslimit=max',
  },
  {
    id: 'm3api-01',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&titles=Salt|Brinmouth&prop=info|revisions&rvprop=ids|content&rvslots=main&format=json',
  },
  {
    id: 'm3api-02',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&titles=Salt|Brinmouth&prop=categories|langlinks&cllimit=max&lllimit=max&format=json',
  },
  {
    id: 'm3api-03',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&titles=Salt+Isles|Brinmouth&prop=links&pllimit=5&format=json',
  },
  {
    id: 'm3api-04',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&titles=Salt+Isles|Brinmouth&prop=links&pllimit=5&plcontinue=33|0|Herring&continue=||&format=json',
  },
  {
    id: 'm3api-05',
    note: 'm3api',
    query: 'formatversion=2&errorformat=plaintext&action=query&list=allpages&apprefix=Light&aplimit=50&format=json',
  },
  {
    id: 'm3api-06',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&list=allpages&apprefix=Light&aplimit=50&apcontinue=Light_051&continue=-||&format=json',
  },
  {
    id: 'm3api-07',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&generator=categorymembers&gcmtitle=Category:Ports&gcmlimit=3&prop=info&format=json',
  },
  {
    id: 'm3api-08',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=query&generator=categorymembers&gcmtitle=Category:Ports&gcmlimit=3&prop=info&gcmcontinue=page|484152524f572051554159|34&continue=gcmcontinue||&format=json',
  },
  {
    id: 'm3api-09',
    note: 'm3api',
    query:
      'formatversion=2&errorformat=plaintext&action=parse&page=Brinmouth&prop=sections|links|categories&format=json',
  },
  {
    id: 'm3api-10',
    note: 'm3api',
    query: 'formatversion=2&errorformat=plaintext&action=query&titles=Q%26A+Bay|100%25+Sea|C%2B%2B+Quay&format=json',
  },
  {
    id: 'm3api-11',
    note: 'm3api',
    query: 'formatversion=2&errorformat=plaintext&action=parse&page=No+such+town&format=json',
  },
  { id: 'm3api-12', note: 'm3api', query: 'formatversion=2&errorformat=plaintext&action=nothing&format=json' },
  { id: 'm3api-13', note: 'm3api', query: 'formatversion=2&errorformat=plaintext&action=parse&format=json' },
  {
    id: 'wikijs-01',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&prop=info|pageprops&inprop=url&ppprop=disambiguation&titles=Brinmouth',
  },
  {
    id: 'wikijs-02',
    note: 'wikijs',
    query:
      'format=json&action=query&redirects=1&prop=info|pageprops&inprop=url&ppprop=disambiguation&titles=Salt+Islands',
  },
  {
    id: 'wikijs-03',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&prop=revisions&rvprop=content&rvlimit=1&rvparse=&titles=Sankt+Olav',
  },
  {
    id: 'wikijs-04',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&pageids=33&explaintext=1&prop=extracts',
  },
  {
    id: 'wikijs-05',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&pageids=33&explaintext=1&exintro=1&prop=extracts',
  },
  {
    id: 'wikijs-06',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&prop=links&plnamespace=0&pllimit=100&titles=Brinmouth',
  },
  {
    id: 'wikijs-07',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&prop=revisions&rvprop=content&rvlimit=1&rvparse=&titles=Brinmouth',
  },
  {
    id: 'wikijs-08',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&list=backlinks&bllimit=100&bltitle=Brinmouth',
  },
  {
    id: 'wikijs-09',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&pageids=33&lllimit=max&llprop=url&prop=langlinks',
  },
  {
    id: 'wikijs-10',
    note: 'wikijs',
    query:
      'format=json&action=query&redirects=1&generator=images&gimlimit=max&prop=imageinfo&iiprop=url&titles=Brinmouth',
  },
  {
    id: 'wikijs-11',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&prop=revisions&rvprop=content&rvsection=0&titles=Brinmouth',
  },
  {
    id: 'wikijs-12',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&list=search&srsearch=salt&srlimit=5',
  },
  { id: 'wikijs-13', note: 'wikijs', query: 'format=json&action=opensearch&search=Sal&limit=50&namespace=0' },
  {
    id: 'wikijs-14',
    note: 'wikijs',
    query: 'format=json&action=query&redirects=1&list=prefixsearch&pslimit=50&psprofile=fuzzy&pssearch=Brin',
  },
  { id: 'wikijs-15', note: 'wikijs', query: 'format=json&action=query&redirects=1&list=allcategories&aclimit=500' },
  {
    id: 'wikipedia-01',
    note: 'wikipedia',
    query: 'prop=extracts&explaintext=&exintro=&pageids=33&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-02',
    note: 'wikipedia',
    query: 'prop=categories&cllimit=undefined&pageids=33&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-03',
    note: 'wikipedia',
    query: 'prop=links&plnamespace=0&pllimit=max&pageids=33&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-04',
    note: 'wikipedia',
    query:
      'generator=images&gimlimit=5&prop=imageinfo&iiprop=url&pageids=34&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-05',
    note: 'wikipedia',
    query: 'list=search&srprop=&srlimit=5&srsearch=salt&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-06',
    note: 'wikipedia',
    query: 'list=search&srinfo=suggestion&srprop=&srsearch=Brinmuth&format=json&redirects=&action=query&origin=*',
  },
  {
    id: 'wikipedia-07',
    note: 'wikipedia',
    query: 'list=search&limit=10&search=Sal&action=opensearch&redirect=return&format=json&origin=*',
  },
  {
    id: 'wikipedia-08',
    note: 'wikipedia',
    query: 'meta=siteinfo&siprop=languages&format=json&redirects=&action=query&origin=*',
  },
]
