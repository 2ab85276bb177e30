/** Articles about towns: infoboxes, sections, tables, references, titles beyond ASCII. */
export const towns: Readonly<Record<string, string>> = {
  Brinmouth: `{{Infobox town|name=Brinmouth|population=48210|river=[[River Brin]]|founded=1187}}
'''Brinmouth''' ({{IPA|ˈbrɪnməθ}}) is the largest town of the [[Salt Isles]] and lies where the [[River Brin]] meets the [[Grey Sea]]. It had 48,210 people in 1961.<ref>''Census of the Isles'', 1961, p. 12.</ref>

The town grew by the [[salt trade]] and is known for its [[Harbour|harbours]], its [[lighthouse]]s and the [[Storm of 1703 (Brinmouth)|storm of 1703]].

== History ==
=== Before the charter ===
Fishers lived on the [[North Bank]] long before [[Mara Tolven]] gave the town its charter in 1187.

=== The salt years ===
From 1240 to 1690 all salt of the isles passed the [[Customs House (Brinmouth)|Customs House]]. A [[List of lighthouses in the Salt Isles|chain of lighthouses]] made the way safe.

== Geography ==
The town lies on both banks of the river. {{Main|River Brin}}
{| class="wikitable"
! Quarter !! People
|-
| [[North Bank]] || 21,400
|-
| [[South Bank]] || 26,810
|}

== Economy ==
* [[Salt trade]]
* [[Herring]] and other [[fish]]
* Ferries to [[Harrow Quay]] and [[Øster Havn]]

== See also ==
* [[Harrow Quay]]
* [[No such town]]
* [[:Category:Towns of the Salt Isles|Other towns]]

== References ==
<references/>

== External links ==
* [https://brinmouth.example/ The town's own pages]
* https://brinmouth.example/harbour?ship=1&day=2

[[Category:Towns of the Salt Isles]]
[[Category:Ports|Brinmouth]]
[[de:Brinmünde]]
[[fr:Brinmouth]]
[[ja:ブリンマス]]`,
  'Harrow Quay': `{{Infobox town|name=Harrow Quay|population=9100|river=|founded=1402}}
'''Harrow Quay''' is a town on the west coast of [[Great Harrow]], in the [[Salt Isles]]. A ferry has gone to [[Brinmouth]] since 1811.

[[File:Harrow Quay from the sea.jpg|thumb|left|200px|The quay, seen from the [[Grey Sea]]]]

== Name ==
The name is of a [[harrow]], not of an arrow.

== People ==
* [[Ilse Varn]], painter
* [[Josef Amrein]], keeper of a [[lighthouse]]

== Ferries ==
Ferries go to [[Brinmouth]], to [[Øster Havn]] and, in summer, to [[Éclat-sur-Mer]].

[[Category:Towns of the Salt Isles]]
[[Category:Ports]]
[[de:Harrow Quay]]`,
  'Éclat-sur-Mer': `'''Éclat-sur-Mer''' is a village of [[Little Harrow]]. It was founded by [[Huguenot]] weavers in 1688.

Its church is the '''[[Église Saint-Brice]]'''.

[[Category:Villages of the Salt Isles|Eclat-sur-Mer]]
[[fr:Éclat-sur-Mer (îles)]]`,
  'Øster Havn': `'''Øster Havn''' (''East Harbour'') is the easternmost town of the [[Salt Isles]].

== Harbour ==
The [[harbour]] is 14&nbsp;m deep. See [[Harbour#Depth|depth of harbours]] and [[#Ferries|below]].

== Ferries ==
To [[Brinmouth]], daily.

[[Category:Towns of the Salt Isles|Oster Havn]]
[[da:Øster Havn]]`,
  'Sankt Olav': `'''Sankt Olav''' is a village on [[Great Harrow]] with 412 people.
{{Stub}}
[[Category:Villages of the Salt Isles]]`,
  東の岬: `'''東の岬''' (''Higashi no Misaki'', "eastern cape") is the Japanese name of [[East Cape]] in the [[Salt Isles]]; sailors of [[Ōnami]] gave it in 1862.

[[Category:Capes]]
[[ja:東の岬]]`,
  Ōnami: `'''Ōnami''' (大波) is a village of the [[Salt Isles]], founded by sailors from Japan in 1862.
[[Category:Villages of the Salt Isles|Onami]]`,
  'Q&A Bay': `'''Q&A Bay''' is a bay in the north of [[Great Harrow]]. Its name is short for ''Quarry and Anchor''.
[[Category:Bays]]`,
  "Tom's Harbour": `'''Tom's Harbour''' is a hamlet at ''Tom's'' [[harbour]].
{{Stub}}
[[Category:Villages of the Salt Isles]]`,
  IPort: `'''IPort''' (written '''iPort''' by its makers) was a plan of 1999 to sell [[salt]] over the wire in [[Brinmouth]].
{{Lowercase title}}
[[Category:Salt]]`,
}
