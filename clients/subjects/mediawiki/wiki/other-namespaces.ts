/** What is no article: templates, categories, talk, portals, the project's own pages. */
export const otherNamespaces: Readonly<Record<string, string>> = {
  'Main Page': `Welcome to the '''Small Encyclopedia''', with {{NUMBEROFARTICLES}} articles.

* [[Salt Isles]]
* [[Brinmouth]]
* [[Lighthouse]]
* [[Portal:Sea]]`,
  'Template:Infobox town': `<includeonly>{| class="infobox"
! colspan="2" | {{{name|{{PAGENAME}}}}}
|-
| People || {{{population|?}}}
|-
| River || {{{river|}}}
|-
| Founded || {{{founded|?}}}
|}[[Category:Pages with an infobox]]</includeonly><noinclude>A box for towns. [[Category:Templates]]</noinclude>`,
  'Template:Stub': `''This article is short. See [[Help:Contents]].''<includeonly>[[Category:Short articles]]</includeonly>`,
  'Template:Main': `:''Main article: [[{{{1}}}]]''`,
  'Template:Salt Isles': `{| class="navbox"
| [[Salt Isles]] · [[Great Harrow]] · [[Little Harrow]] · [[Holm (island)]] · [[Skerry Rock]]
|}<noinclude>
[[Category:Templates]]</noinclude>`,
  'Template:Short description': `<div style="display:none">{{{1}}}</div>`,
  'Template:IPA': `/{{{1}}}/`,
  'Template:Reflist': `<references/>`,
  'Template:Disambiguation': `''This page lists pages of the same name.''<includeonly>[[Category:Disambiguation pages]]__DISAMBIG__</includeonly>`,
  'Template:Lowercase title': `<includeonly>{{DISPLAYTITLE:{{lcfirst:{{PAGENAME}}}}}}</includeonly>`,
  'Category:Salt Isles': `Everything about the [[Salt Isles]].
[[Category:Islands]]`,
  'Category:Towns of the Salt Isles': `Towns.
[[Category:Salt Isles]]`,
  'Category:Villages of the Salt Isles': `[[Category:Salt Isles]]`,
  'Category:Islands': `Islands of all seas.`,
  'Category:Ports': ``,
  'Category:Lighthouses': `[[Category:Ports]]`,
  'Category:Lighthouses of Great Harrow': `[[Category:Lighthouses]]`,
  'Category:Salt': `__HIDDENCAT__`,
  'Category:People of the Salt Isles': `[[Category:Salt Isles|People]]`,
  'Category:History of the Salt Isles': `[[Category:Salt Isles|History]]`,
  'Talk:Brinmouth': `== Population ==
Is it really 48,210? --[[User:Editor|Editor]]

== Name ==
From the river. --[[User:Editor|Editor]]`,
  'Talk:Salt': `Should this be about the [[Salt Isles]]?`,
  'User:Editor': `I write about the [[Salt Isles]].`,
  'User:Editor/Draft': `'''Draft''' of [[Skerry Rock]].`,
  'User talk:Editor': `Welcome!`,
  'Project:About': `The [[Main Page|Small Encyclopedia]] is for tests.`,
  'Help:Contents': `Write about the [[Salt Isles]].`,
  'Portal:Sea': `A gate to the [[Grey Sea]].
[[Category:Portals]]`,
  'Portal talk:Sea': `Which sea?`,
  'File:Map of the isles.png': `A map of the [[Salt Isles]].
[[Category:Maps]]`,
  'MediaWiki:Sitenotice': `-`,
}

/** Redirects: to a section, over several stages, in a circle, to another namespace, to what is not there. */
export const redirects: Readonly<Record<string, string>> = {
  'Brin Mouth': `#REDIRECT [[Brinmouth]]`,
  'Town of salt': `#REDIRECT [[Brin Mouth]]`,
  'Salt Islands': `#REDIRECT [[Salt Isles]]

[[Category:Redirects]]`,
  'Salt years': `#REDIRECT [[Brinmouth#The salt years]]`,
  'Circle A': `#REDIRECT [[Circle B]]`,
  'Circle B': `#REDIRECT [[Circle A]]`,
  'To itself': `#REDIRECT [[To itself]]`,
  'To nowhere': `#REDIRECT [[No such town]]`,
  'Portal of the sea': `#redirect [[Portal:Sea]]`,
  'Sodium chloride': `#REDIRECT: [[Salt]]`,
  'Wikipedia on salt': `#REDIRECT [[w:Salt]]`,
  'East Harbour': `#REDIRECT [[øster Havn]] {{R from translation}}`,
}
