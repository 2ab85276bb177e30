import type { Query } from './query.ts'

/** What MediaWiki::Bot and mwclient send, and, after their documentation, pywikibot, wikipedia and Wikipedia-API of Python. */
export const sentByDebianPackages: readonly Query[] = [
  {
    id: 'mediawiki-bot-01',
    note: 'MediaWiki::Bot',
    query: 'rvprop=content&titles=Salt|Herring|No+such+town&prop=revisions&maxlag=5&format=json&action=query',
  },
  {
    id: 'mediawiki-bot-02',
    note: 'MediaWiki::Bot',
    query: 'list=backlinks&bltitle=Ilse+Varn&bllimit=max&maxlag=5&rawcontinue=&format=json&action=query',
  },
  {
    id: 'mediawiki-bot-03',
    note: 'MediaWiki::Bot',
    query: 'eititle=Template:Stub&list=embeddedin&eilimit=max&rawcontinue=&action=query&format=json&maxlag=5',
  },
  { id: 'mediawiki-bot-04', note: 'MediaWiki::Bot', query: 'list=allcategories&format=json&action=query&maxlag=5' },
  {
    id: 'mediawiki-bot-05',
    note: 'MediaWiki::Bot',
    query:
      'srwhat=text&srsearch=herring&srlimit=max&srnamespace=0&srredirects=0&rawcontinue=&action=query&format=json&maxlag=5&srprop=size&list=search',
  },
  {
    id: 'mediawiki-bot-06',
    note: 'MediaWiki::Bot',
    query: '',
    form: 'prop=wikitext&format=json&action=expandtemplates&title=Lighthouse&maxlag=5&text={{Main|Salt}}',
  },
  {
    id: 'mediawiki-bot-07',
    note: 'MediaWiki::Bot',
    query:
      'action=query&format=json&euquery=brinmouth.example&rawcontinue=&maxlag=5&euprop=url|title&eulimit=max&list=exturlusage',
  },
  {
    id: 'mediawiki-bot-08',
    note: 'MediaWiki::Bot',
    query: 'action=query&format=json&maxlag=5&meta=siteinfo&siprop=general',
  },
  {
    id: 'mwclient-01',
    note: 'mwclient',
    query:
      'meta=siteinfo|userinfo|userinfo&siprop=general|namespaces&uiprop=groups|rights|blockinfo|hasmsg&continue=&action=query&format=json',
  },
  {
    id: 'mwclient-02',
    note: 'mwclient',
    query:
      'prop=revisions&titles=Brinmouth&rvslots=main&rvdir=older&rvprop=content|timestamp&rvlimit=1&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-03',
    note: 'mwclient',
    query:
      'prop=revisions&titles=Brinmouth&rvslots=main&rvdir=older&rvprop=content|timestamp&rvsection=2&rvlimit=1&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-04',
    note: 'mwclient',
    query:
      'prop=info&titles=No+such+town&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-05',
    note: 'mwclient',
    query:
      'prop=pageprops&titles=Salt+Islands&redirects=&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-06',
    note: 'mwclient',
    query:
      'generator=categories&titles=Brinmouth&gcllimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-07',
    note: 'mwclient',
    query:
      'generator=links&titles=Brinmouth&gpllimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-08',
    note: 'mwclient',
    query:
      'generator=backlinks&gblfilterredir=all&gbltitle=Brinmouth&gbllimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-09',
    note: 'mwclient',
    query:
      'generator=templates&titles=Brinmouth&ggtllimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-10',
    note: 'mwclient',
    query:
      'generator=images&titles=Harrow+Quay&glimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-11',
    note: 'mwclient',
    query:
      'prop=iwlinks&titles=Markup+of+all+kinds&iwlimit=500&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-12',
    note: 'mwclient',
    query:
      'prop=revisions&titles=Brinmouth&rvdir=older&rvprop=ids|timestamp|user|comment&rvlimit=50&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-13',
    note: 'mwclient',
    query:
      'generator=categorymembers&gcmtitle=Category:Ports&gcmlimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-14',
    note: 'mwclient',
    query:
      'generator=allpages&gapprefix=Salt&gapnamespace=0&gapfilterredir=all&gapdir=ascending&gapfilterlanglinks=all&gaplimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-15',
    note: 'mwclient',
    query:
      'generator=allcategories&gacprefix=P&gacdir=ascending&gaclimit=500&prop=info|imageinfo&inprop=protection&iiprop=timestamp|user|comment|url|size|sha1|metadata|archivename&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  {
    id: 'mwclient-16',
    note: 'mwclient',
    query:
      'list=search&srsearch=herring&srnamespace=0&srlimit=500&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&action=query&format=json',
  },
  { id: 'mwclient-17', note: 'mwclient', query: '', form: "text=A+'''lamp'''.&action=parse&format=json" },
  { id: 'mwclient-18', note: 'mwclient', query: 'text={{Main|Salt}}&action=expandtemplates&format=json' },
  {
    id: 'documented-01',
    note: 'pywikibot: site',
    query:
      'action=query&meta=siteinfo|userinfo&siprop=namespaces|namespacealiases|general&uiprop=blockinfo|hasmsg&continue=&maxlag=5&format=json',
  },
  {
    id: 'documented-02',
    note: 'pywikibot: page text',
    query:
      'action=query&prop=info|revisions|pageprops|categoryinfo&titles=Brinmouth&rvprop=ids|flags|timestamp|user|comment|content|sha1&rvslots=main&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&maxlag=5&format=json',
  },
  {
    id: 'documented-03',
    note: 'pywikibot: preload',
    query:
      'action=query&prop=revisions|info|categoryinfo&titles=Salt|Herring|Brinmouth&rvprop=ids|flags|timestamp|user|comment|content&rvslots=*&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&maxlag=5&format=json',
  },
  {
    id: 'documented-04',
    note: 'pywikibot: links',
    query:
      'action=query&generator=links&gpllimit=500&prop=info|categoryinfo&titles=Salt+Isles&gplnamespace=0&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&maxlag=5&format=json',
  },
  {
    id: 'documented-05',
    note: 'pywikibot: category members',
    query:
      'action=query&generator=categorymembers&gcmtitle=Category:Ports&gcmtype=page&gcmprop=ids|title|sortkey&gcmlimit=500&prop=info|categoryinfo&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&maxlag=5&format=json',
  },
  {
    id: 'documented-06',
    note: 'pywikibot: random',
    query:
      'action=query&generator=random&grnlimit=1&grnnamespace=0&prop=info&inprop=protection&continue=&meta=userinfo&uiprop=blockinfo|hasmsg&maxlag=5&format=json',
  },
  {
    id: 'documented-07',
    note: 'python wikipedia: search and suggestion',
    query: 'action=query&list=search&srprop=&srlimit=1&limit=1&srsearch=Brinmouth&srinfo=suggestion&format=json',
  },
  {
    id: 'documented-08',
    note: 'python wikipedia: summary',
    query: 'action=query&prop=extracts&explaintext=&exintro=&titles=Salt+Isles&format=json',
  },
  {
    id: 'documented-09',
    note: 'python wikipedia: sentences',
    query: 'action=query&prop=extracts&explaintext=&exsentences=1&titles=Salt+Isles&format=json',
  },
  {
    id: 'documented-10',
    note: 'python wikipedia: sections',
    query: 'action=parse&prop=sections&page=Brinmouth&format=json',
  },
  {
    id: 'documented-11',
    note: 'Wikipedia-API: page',
    query: 'action=query&prop=extracts&titles=Salt_Isles&explaintext=1&exsectionformat=wiki&format=json&redirects=1',
  },
  {
    id: 'documented-12',
    note: 'Wikipedia-API: info',
    query:
      'action=query&prop=info&titles=Salt_Isles&inprop=protection|talkid|watched|watchers|visitingwatchers|notificationtimestamp|subjectid|url|readable|preload|displaytitle&format=json&redirects=1',
  },
]
