/**
 * Prefixes that lead out of a wiki. A dump's siteinfo names none, so these are Wikimedia's own: the codes of Wikipedia's
 * editions (meta.wikimedia.org/wiki/List_of_Wikipedias, closed and renamed ones too) and of its sister projects.
 */
const editions =
  'aa ab ace ady af ak als alt am ami an ang ann anp ar arc ary arz as ast atj av avk awa ay az azb ba ban bar ' +
  'bat-smg bbc bcl bdr be be-tarask be-x-old bew bg bh bi bjn blk bm bn bo bpy br bs btm bug bxr ca cbk-zam cdo ce ' +
  'ceb ch cho chr chy ckb co cr crh cs csb cu cv cy cz da dag de dga din diq dk dsb dtp dty dv dz ee el eml en eo ' +
  'epo es et eu ext fa fat ff fi fiu-vro fj fo fon fr frp frr fur fy ga gag gan gcr gd gl glk gn gom gor got gpe gu ' +
  'guc gur guw gv ha hak haw he hi hif ho hr hsb ht hu hy hyw hz ia iba id ie ig igl ii ik ilo inh io is it iu ja jam ' +
  'jbo jp jv ka kaa kab kaj kbd kbp kcg kg kge ki kj kk kl km kn knc ko koi kr krc ks ksh ku kus kv kw ky la lad lb ' +
  'lbe lez lfn lg li lij lld lmo ln lo lrc lt ltg lv lzh mad mai map-bms mdf mg mh mhr mi min minnan mk ml mn mni mnw ' +
  'mo mos mr mrj ms mt mus mwl my myv mzn na nah nan nap nb nds nds-nl ne new ng nia nl nn no nov nqo nr nrm nso nup ' +
  'nv ny oc olo om or os pa pag pam pap pcd pcm pdc pfl pi pih pl pms pnb pnt ps pt pwn qu rm rmy rn ro roa-rup ' +
  'roa-tara rsk ru rue rup rw sa sah sat sc scn sco sd se sg sgs sh shi shn shy si simple sk skr sl sm smn sn so sq ' +
  'sr srn ss st stq su sv sw szl szy ta tay tcy tdd te tet tg th ti tig tk tl tly tn to tpi tr trv ts tt tum tw ty tyv ' +
  'udm ug uk ur uz ve vec vep vi vls vo vro wa war wo wuu xal xh xmf yi yo yue za zea zgh zh zh-cfr zh-classical zh-cn ' +
  'zh-min-nan zh-tw zh-yue zu'

const projects =
  'b betawikiversity bugzilla c chapter commons d f foundation gerrit incubator irc m mediawikiwiki mediazilla meta ' +
  'metawiki metawikimedia metawikipedia mw n nost nostalgia oldwikisource otrs otrswiki outreach outreachwiki phab ' +
  'phabricator q quality rev s species strategy sul svn testwiki testwikidata toollabs toolforge tools translatewiki ' +
  'v voy w wikibooks wikidata wikifunctions wikimania wikimedia wikinews wikipedia wikiquote wikisource wikispecies ' +
  'wikitech wikiversity wikivoyage wikt wiktionary wmania wmf wmfblog doi google googlebooks hdl imdbname imdbtitle ' +
  'rfc arxiv isbndb orcid pmid viaf worldcat wikia fandom'

/** Codes of Wikipedia's editions. */
export const editionPrefixes: ReadonlySet<string> = new Set(editions.split(' '))

/** Projects that many articles link to, `$1` in place of the title. */
export const projectAddresses: ReadonlyMap<string, string> = new Map([
  ['commons', 'https://commons.wikimedia.org/wiki/$1'],
  ['d', 'https://www.wikidata.org/wiki/$1'],
  ['doi', 'https://dx.doi.org/$1'],
  ['m', 'https://meta.wikimedia.org/wiki/$1'],
  ['meta', 'https://meta.wikimedia.org/wiki/$1'],
  ['mw', 'https://www.mediawiki.org/wiki/$1'],
  ['species', 'https://species.wikimedia.org/wiki/$1'],
  ['w', 'https://en.wikipedia.org/wiki/$1'],
  ['wikibooks', 'https://en.wikibooks.org/wiki/$1'],
  ['wikidata', 'https://www.wikidata.org/wiki/$1'],
  ['wikinews', 'https://en.wikinews.org/wiki/$1'],
  ['wikipedia', 'https://en.wikipedia.org/wiki/$1'],
  ['wikiquote', 'https://en.wikiquote.org/wiki/$1'],
  ['wikisource', 'https://wikisource.org/wiki/$1'],
  ['wikispecies', 'https://species.wikimedia.org/wiki/$1'],
  ['wikiversity', 'https://en.wikiversity.org/wiki/$1'],
  ['wikivoyage', 'https://en.wikivoyage.org/wiki/$1'],
  ['wikt', 'https://en.wiktionary.org/wiki/$1'],
  ['wiktionary', 'https://en.wiktionary.org/wiki/$1'],
])

const projectPrefixes: ReadonlySet<string> = new Set(projects.split(' '))

/** Whether `prefix`, in lower case, leads to another wiki wherever the site has no namespace of that name. */
export function isInterwikiPrefix(prefix: string): boolean {
  return editionPrefixes.has(prefix) || projectPrefixes.has(prefix)
}
