import type { Query } from './query.ts'

/** What mwn and nodemw send, as a proxy between them and MediaWiki wrote it down. */
export const sentByMwnAndNodemw: readonly Query[] = [
  {
    id: 'mwn-01',
    note: 'mwn',
    query:
      'format=json&formatversion=2&action=query&meta=tokens|siteinfo|userinfo&type=csrf|createaccount|login|patrol|rollback|userrights|watch&siprop=general|namespaces|namespacealiases&uiprop=rights',
  },
  {
    id: 'mwn-02',
    note: 'mwn',
    query: '',
    form: 'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=revisions&rvprop=content|timestamp&rvslots=main&redirects=1',
  },
  {
    id: 'mwn-03',
    note: 'mwn',
    query: '',
    form: 'format=json&formatversion=2&maxlag=5&action=query&titles=Salt|Herring|No+such+town|東の岬&prop=revisions&rvprop=content|timestamp&rvslots=main&redirects=1',
  },
  {
    id: 'mwn-04',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=revisions&rvprop=content&rvslots=main',
  },
  {
    id: 'mwn-05',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=categories&cllimit=max',
  },
  {
    id: 'mwn-06',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=templates&tllimit=max',
  },
  {
    id: 'mwn-07',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=links&pllimit=max',
  },
  {
    id: 'mwn-08',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&prop=linkshere&titles=Brinmouth&lhprop=title&lhlimit=max',
  },
  {
    id: 'mwn-09',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&prop=transcludedin&titles=Template:Salt_Isles&tiprop=title&tilimit=max',
  },
  {
    id: 'mwn-10',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Harrow_Quay&prop=images&imlimit=max',
  },
  {
    id: 'mwn-11',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=extlinks&ellimit=max',
  },
  {
    id: 'mwn-12',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&titles=Salt_Islands&redirects=1',
  },
  {
    id: 'mwn-13',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&titles=Brinmouth&prop=revisions&rvprop=user&rvlimit=1&rvdir=newer',
  },
  {
    id: 'mwn-14',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&prop=revisions&titles=Brinmouth&rvprop=timestamp|user|comment|size&rvlimit=5',
  },
  {
    id: 'mwn-15',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&list=categorymembers&cmtitle=Category:Ports&cmlimit=max',
  },
  {
    id: 'mwn-16',
    note: 'mwn',
    query: '',
    form: "format=json&formatversion=2&maxlag=5&action=parse&text=A+'''lamp'''.&contentmodel=wikitext&disablelimitreport=1&disableeditsection=1",
  },
  {
    id: 'mwn-17',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&page=Sankt+Olav&action=parse&contentmodel=wikitext',
  },
  {
    id: 'mwn-18',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&list=allpages&apprefix=Light_0&apnamespace=0&aplimit=max',
  },
  {
    id: 'mwn-19',
    note: 'mwn',
    query: 'format=json&formatversion=2&maxlag=5&action=query&list=search&srsearch=herring&srlimit=10&srprop=size',
  },
  { id: 'mwn-20', note: 'mwn', query: 'format=json&formatversion=2&maxlag=5&action=query&meta=userinfo' },
  {
    id: 'mwn-21',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&titles=List+of+lighthouses+in+the+Salt+Isles&prop=links&pllimit=60',
  },
  {
    id: 'mwn-22',
    note: 'mwn',
    query:
      'format=json&formatversion=2&maxlag=5&action=query&titles=List+of+lighthouses+in+the+Salt+Isles&prop=links&pllimit=60&plcontinue=80|0|Light_061&continue=||',
  },
  {
    id: 'nodemw-01',
    note: 'nodemw',
    query: 'action=query&prop=revisions&rvprop=content&rand=1&titles=Brinmouth&format=json',
  },
  {
    id: 'nodemw-02',
    note: 'nodemw',
    query: 'action=query&prop=revisions&rvprop=content&rand=1&redirects=&titles=Salt+Islands&format=json',
  },
  {
    id: 'nodemw-03',
    note: 'nodemw',
    query:
      'action=query&prop=revisions&rvprop=ids|timestamp|size|flags|comment|user&rvdir=newer&rvlimit=5000&titles=Salt&continue=&format=json',
  },
  { id: 'nodemw-04', note: 'nodemw', query: 'action=query&prop=categories&cllimit=5000&titles=Brinmouth&format=json' },
  { id: 'nodemw-05', note: 'nodemw', query: 'action=query&prop=pageprops&titles=IPort&format=json' },
  {
    id: 'nodemw-06',
    note: 'nodemw',
    query:
      'action=query&prop=info&inprop=associatedpage|displaytitle|notificationtimestamp|preload|protection|subjectid|talkid|url|varianttitles|visitingwatchers|watched|watchers&titles=Salt&titles=Brinmouth&continue=&format=json',
  },
  {
    id: 'nodemw-07',
    note: 'nodemw',
    query: 'action=query&list=allpages&apfilterredir=nonredirects&aplimit=5000&continue=&format=json',
  },
  {
    id: 'nodemw-08',
    note: 'nodemw',
    query: 'action=query&list=allcategories&acprefix=P&aclimit=5000&continue=&format=json',
  },
  {
    id: 'nodemw-09',
    note: 'nodemw',
    query: 'action=query&list=categorymembers&cmtitle=Category:Lighthouses&cmlimit=5000&continue=&format=json',
  },
  { id: 'nodemw-10', note: 'nodemw', query: 'action=query&list=allpages&apprefix=Salt&aplimit=5000&format=json' },
  {
    id: 'nodemw-11',
    note: 'nodemw',
    query: 'action=query&prop=transcludedin&titles=Template:Stub&continue=&format=json',
  },
  { id: 'nodemw-12', note: 'nodemw', query: 'action=query&prop=extlinks&titles=Brinmouth&ellimit=5000&format=json' },
  {
    id: 'nodemw-13',
    note: 'nodemw',
    query: 'action=query&list=backlinks&blnamespace=0&bltitle=Ilse+Varn&bllimit=5000&format=json',
  },
  {
    id: 'nodemw-14',
    note: 'nodemw',
    query: 'action=query&list=search&srsearch=painter&srprop=timestamp&srlimit=5000&continue=&format=json',
  },
  {
    id: 'nodemw-15',
    note: 'nodemw',
    query: '',
    form: "action=parse&text=A+'''lamp'''.&title=Lighthouse&contentmodel=wikitext&generatexml=1&format=json",
  },
  {
    id: 'nodemw-16',
    note: 'nodemw',
    query: '',
    form: 'action=expandtemplates&text={{Main|Salt}}&title=Lighthouse&generatexml=1&format=json',
  },
  { id: 'nodemw-17', note: 'nodemw', query: 'action=query&meta=siteinfo&siprop=statistics&format=json' },
]
