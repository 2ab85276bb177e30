import type { Query } from './query.ts'

/** Site, revisions, titles: what clients seldom send, and what they send by mistake. */
export const edgesOfPages: readonly Query[] = [
  {
    id: 'edge-01',
    note: 'siteinfo, an unknown kind',
    query: 'action=query&meta=siteinfo&siprop=general|nothing&format=json',
  },
  {
    id: 'edge-02',
    note: 'revisions, every property',
    query:
      'action=query&prop=revisions&titles=Salt&rvprop=ids|flags|timestamp|user|userid|size|slotsize|sha1|slotsha1|contentmodel|comment|parsedcomment|content|tags|roles&rvslots=main&format=json&formatversion=2',
  },
  {
    id: 'edge-03',
    note: 'revisions without slots in the old form',
    query:
      'action=query&prop=revisions&titles=Salt&rvprop=ids|flags|timestamp|user|userid|size|sha1|contentmodel|comment|parsedcomment|content|tags&format=json',
  },
  {
    id: 'edge-04',
    note: 'revisions, slots in formatversion 1',
    query: 'action=query&prop=revisions&titles=Salt&rvprop=ids|content&rvslots=*&format=json',
  },
  {
    id: 'edge-05',
    note: 'revisions of a revid',
    query: 'action=query&prop=revisions&revids=55|33&rvprop=ids|timestamp&format=json&formatversion=2',
  },
  { id: 'edge-06', note: 'revids that are not there', query: 'action=query&revids=999999|55&format=json' },
  {
    id: 'edge-07',
    note: 'revisions with a limit for several titles',
    query: 'action=query&prop=revisions&titles=Salt|Herring&rvlimit=2&format=json',
  },
  {
    id: 'edge-08',
    note: 'info with all of inprop',
    query:
      'action=query&prop=info&titles=IPort|Talk:Salt&inprop=protection|talkid|subjectid|url|displaytitle|associatedpage|varianttitles|linkclasses&format=json&formatversion=2',
  },
  {
    id: 'edge-09',
    note: 'info of pages that cannot be',
    query:
      'action=query&prop=info&titles=No+such+town|Special:Version|Talk:No+such+town|Media:x.png&inprop=url&format=json&formatversion=2',
  },
  {
    id: 'edge-10',
    note: 'titles that are invalid',
    query: 'action=query&titles=A<b|[x]|%23part||Talk:|a{b}&format=json&formatversion=2',
  },
  {
    id: 'edge-11',
    note: 'titles to normalise',
    query:
      'action=query&titles=salt_isles|++Salt+++trade++|talk:salt|project:about|WP:About|:Salt|Salt%23Uses|%C3%98ster%20Havn&format=json&formatversion=2',
  },
  {
    id: 'edge-12',
    note: 'titles in another Unicode form',
    query: 'action=query&titles=%C3%89clat-sur-Mer|E%CC%81clat-sur-Mer&format=json&formatversion=2',
  },
  {
    id: 'edge-13',
    note: 'interwiki titles',
    query: 'action=query&titles=de:Salz|w:Salt|fr:Catégorie:Sel&iwurl=1&format=json&formatversion=2',
  },
  {
    id: 'edge-14',
    note: 'redirects of every kind',
    query:
      'action=query&titles=Town+of+salt|Salt+years|Circle+A|To+itself|To+nowhere|Portal+of+the+sea|Wikipedia+on+salt|East+Harbour&redirects=1&format=json&formatversion=2',
  },
  {
    id: 'edge-15',
    note: 'redirects of every kind, formatversion 1',
    query: 'action=query&titles=Town+of+salt|Salt+years|To+nowhere&redirects=&indexpageids=&format=json',
  },
  { id: 'edge-16', note: 'pageids, one missing', query: 'action=query&pageids=33|99999|55&format=json' },
  { id: 'edge-17', note: 'titles and pageids together', query: 'action=query&titles=Salt&pageids=33&format=json' },
  {
    id: 'edge-18',
    note: 'fifty-one titles',
    query:
      'action=query&titles=Light_001|Light_002|Light_003|Light_004|Light_005|Light_006|Light_007|Light_008|Light_009|Light_010|Light_011|Light_012|Light_013|Light_014|Light_015|Light_016|Light_017|Light_018|Light_019|Light_020|Light_021|Light_022|Light_023|Light_024|Light_025|Light_026|Light_027|Light_028|Light_029|Light_030|Light_031|Light_032|Light_033|Light_034|Light_035|Light_036|Light_037|Light_038|Light_039|Light_040|Light_041|Light_042|Light_043|Light_044|Light_045|Light_046|Light_047|Light_048|Light_049|Light_050|Light_051&format=json&formatversion=2',
  },
  { id: 'edge-19', note: 'no titles', query: 'action=query&prop=info&format=json' },
  { id: 'edge-20', note: 'empty titles', query: 'action=query&titles=&prop=info&format=json&formatversion=2' },
  { id: 'edge-21', note: 'one title twice', query: 'action=query&titles=Salt|Salt|salt&format=json&formatversion=2' },
  {
    id: 'edge-22',
    note: 'a parameter twice',
    query: 'action=query&titles=Salt&titles=Herring&format=json&formatversion=2',
  },
  {
    id: 'edge-23',
    note: 'links into some namespaces and of some titles',
    query:
      'action=query&prop=links&titles=Markup+of+all+kinds|Main+Page&plnamespace=4|12|100&pllimit=max&format=json&formatversion=2',
  },
  {
    id: 'edge-24',
    note: 'links, descending',
    query: 'action=query&prop=links&titles=River+Brin&pldir=descending&pllimit=3&format=json&formatversion=2',
  },
  {
    id: 'edge-25',
    note: 'links, too many asked for',
    query: 'action=query&prop=links&titles=Salt&pllimit=5001&format=json',
  },
  {
    id: 'edge-26',
    note: 'links, a bad continue',
    query: 'action=query&prop=links&titles=Salt&plcontinue=nonsense&format=json&formatversion=2',
  },
  {
    id: 'edge-27',
    note: 'categories with sort keys',
    query:
      'action=query&prop=categories&titles=Ilse+Varn|Salt&clprop=sortkey|hidden&clshow=!hidden&cllimit=max&format=json&formatversion=2',
  },
  {
    id: 'edge-72',
    note: 'a section that one page lacks',
    query:
      'action=query&prop=revisions&titles=Salt|Brinmouth&rvprop=content|ids&rvslots=main&rvsection=3&format=json&formatversion=2',
  },
  {
    id: 'edge-73',
    note: 'the same without slots',
    query: 'action=query&prop=revisions&titles=Salt|Brinmouth&rvprop=content&rvsection=9&format=json',
  },
  {
    id: 'edge-74',
    note: 'categories with and without pages and members',
    query:
      'action=query&prop=categoryinfo&titles=Category:Islands|Category:Portals|Category:Nothing&format=json&formatversion=2',
  },
  {
    id: 'edge-75',
    note: 'links that lead out of the wiki',
    query:
      'action=query&prop=extlinks|iwlinks|langlinks&titles=Markup+of+all+kinds|Brinmouth&ellimit=max&lllimit=max&format=json&formatversion=2',
  },
  {
    id: 'edge-76',
    note: 'links that templates bring in, from both ends',
    query:
      'action=query&prop=links|linkshere&titles=Holm+(island)|Sankt+Olav&pllimit=max&lhlimit=max&format=json&formatversion=2',
  },
  {
    id: 'edge-77',
    note: 'backlinks through templates',
    query: 'action=query&list=backlinks&bltitle=Help:Contents&bllimit=max&format=json&formatversion=2',
  },
]
