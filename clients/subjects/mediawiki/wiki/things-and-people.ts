const paragraphs = Array.from(
  { length: 60 },
  (_, index) =>
    `In the year ${1240 + index * 7} the isles sent ${310 + index * 13} ships with salt to ports of the [[Grey Sea]]; ` +
    `each carried ${18 + (index % 9)} barrels from [[Brinmouth]] and ${7 + (index % 5)} from [[Harrow Quay]].`,
)

/** Articles about things and people: a long one, one with odd markup, titles that need escaping. */
export const thingsAndPeople: Readonly<Record<string, string>> = {
  'Salt trade': `The '''salt trade''' made the [[Salt Isles]] rich.

== Year by year ==
${paragraphs.join('\n\n')}

== End ==
After 1690 salt came from [[Mine|mines]].

[[Category:Salt]]
[[Category:History of the Salt Isles]]`,
  Salt: `'''Salt''' is [[sodium chloride]], NaCl. It was the wealth of the [[Salt Isles]].

== Uses ==
* [[Herring]] in barrels
* [[Cheese]]
== Making ==
Sea water is boiled in [[Pan (salt)|pans]].
[[Category:Salt| ]]
[[de:Salz]]
[[fr:Sel]]
[[ja:塩]]
[[zh-yue:鹽]]`,
  Herring: `'''Herring''' (''Clupea'') are fish of the [[Grey Sea]].
[[Category:Fish]]`,
  Lighthouse: `A '''lighthouse''' is a tower with a light. See the [[list of lighthouses in the Salt Isles]].

== Keepers ==
[[Josef Amrein]] kept one for 41 years.
== Lamps ==
Oil, later [[electricity]]. {{Convert|12|km}}
[[Category:Lighthouses| ]]`,
  'Ilse Varn': `'''Ilse Varn''' (3 May 1861 – 9 July 1934) was a painter and historian from [[Harrow Quay]].

== Works ==
* ''Isles of Salt'' (1911)
* ''Grey Water'' (1922)
{{DEFAULTSORT:Varn, Ilse}}
[[Category:People of the Salt Isles]]
[[Category:1861 births]]`,
  'Josef Amrein': `'''Josef Amrein''' (1661–1740) kept the lighthouse of [[Harrow Quay]] and saw the [[Storm of 1703 (Brinmouth)|storm of 1703]].
{{DEFAULTSORT:Amrein, Josef}}
[[Category:People of the Salt Isles]]`,
  'Mara Tolven': `'''Mara Tolven''' was countess of the [[Salt Isles]] from 1179 to 1204.
{{DEFAULTSORT:Tolven, Mara}}
[[Category:People of the Salt Isles]]`,
  'Anna Holm': `'''Anna Holm''' (born 1902) sailed alone around the [[Salt Isles]].
{{DEFAULTSORT:Holm, Anna}}
[[Category:People of the Salt Isles]]`,
  'What is salt?': `'''''What is salt?''''' is a book of 1931 about [[salt]] by [[Ilse Varn]].
[[Category:Books]]`,
  '100% Sea': `'''''100% Sea''''' is a song about the [[Grey Sea]].
[[Category:Songs]]`,
  'C++ Quay': `'''C++ Quay''' is the third part of the quay C of [[Brinmouth]], after ''C'' and ''C+''.
[[Category:Ports]]`,
  'Brinmouth/Timeline': `* 1187 charter
* 1703 [[Storm of 1703 (Brinmouth)|storm]]
Back to [[Brinmouth]].`,
  'Markup of all kinds': `'''Bold''', ''italic'', '''''both''''', <b>tag</b>, <code>code</code>, H<sub>2</sub>O, m<sup>2</sup>, &amp; &lt;tag&gt; &#8212; &mdash; “quoted” 😀 𝔘 é

 preformatted text with [[Salt|a link]]

:indented
::twice
* one
** two
*# numbered
----
[[salt]]y [[salt|Salz]] [[Salt#Uses]] [[salt_trade]] [[ Salt isles ]] [[:File:Map of the isles.png]] [[w:Salt]] [[Project:About]] [[Help:Contents]]
[mailto:editor@isles.example Mail] [//isles.example/x relative] https://isles.example/bare. ISBN 0-306-40615-2
<pre>[[not a link]]</pre>
<gallery>
Map of the isles.png|The [[Salt Isles]]
</gallery>
__NOTOC__ {{PAGENAME}} {{{missing|default}}} {{Does not exist}} {{:Sankt Olav}} {{lc:LOWER}} {{#if:x|[[Cheese]]|[[Bread]]}}
[[Category:Test pages|{{PAGENAME}}]]`,
  Empty: ``,
}
