/** Articles about land and sea: long texts, nested lists, formulas of links that must not count. */
export const landAndSea: Readonly<Record<string, string>> = {
  'Salt Isles': `{{Short description|Group of islands in the Grey Sea}}
The '''Salt Isles''' are a group of 121 islands in the [[Grey Sea]]. The largest are [[Great Harrow]] and [[Little Harrow]]; the capital is [[Brinmouth]].

== Islands ==
# [[Great Harrow]]
## [[Harrow Quay]]
## [[Sankt Olav]]
# [[Little Harrow]]
## [[Éclat-sur-Mer]]
# [[Holm]]

; Area : 4,211 km²
; People : 96,000

== History ==
{{Main|History of the Salt Isles}}
The isles were settled in the ninth century. The [[salt trade]] made them rich.<ref name="varn">Varn, I.: ''Isles of Salt''. Brinmouth 1911.</ref>

== Climate ==
Mild and wet.<ref name="varn"/> The [[Storm of 1703 (Brinmouth)|great storm]] is remembered.

== Notes ==
{{Reflist}}

{{Salt Isles}}
[[Category:Salt Isles| ]]
[[Category:Islands]]
[[de:Salzinseln]]
[[fr:Îles du Sel]]
[[ja:塩の諸島]]
[[ru:Соляные острова]]`,
  'Great Harrow': `'''Great Harrow''' is the largest of the [[Salt Isles]]. It has two towns, [[Harrow Quay]] and [[Brinmouth]].

<!-- [[A link in a comment]] does not count. -->
<nowiki>[[A link that is not one]]</nowiki>

== Hills ==
[[Mount Sorrow]] (612 m) and [[Anvil (hill)|the Anvil]] (498 m).

== Water ==
The [[River Brin]] is 61 km long.

{{Salt Isles}}
[[Category:Islands]]
[[Category:Salt Isles]]`,
  'Little Harrow': `'''Little Harrow''' is an island of the [[Salt Isles]].
{{Stub}}
{{Salt Isles}}
[[Category:Islands]]`,
  Holm: `'''Holm''' may be:
* [[Holm (island)]], one of the [[Salt Isles]]
* [[Holm, Great Harrow]], a farm
* [[Anna Holm]], a sailor
{{Disambiguation}}`,
  'Holm (island)': `'''Holm''' is an island of eleven houses.
{{Salt Isles}}
[[Category:Islands]]`,
  'River Brin': `The '''River Brin''' rises on [[Mount Sorrow]] and reaches the [[Grey Sea]] at [[Brinmouth]].

== Course ==
=== Upper Brin ===
==== Falls ====
The falls are 11 m high.
=== Lower Brin ===
Ships go up to [[Sankt Olav]].

== Fish ==
[[Herring]], [[salmon]], [[eel]].

[[Category:Rivers]]
[[Category:Salt Isles]]
[[de:Brin]]`,
  'Grey Sea': `The '''Grey Sea''' is a sea of the north. It is up to 140 m deep and holds the [[Salt Isles]].

[[Category:Seas]]
[[fr:Mer grise]]`,
  'Mount Sorrow': `'''Mount Sorrow''' is the highest hill of [[Great Harrow]]: 612 m.
[[Category:Hills]]`,
  Harbour: `A '''harbour''' is a place where ships lie safe.

== Depth ==
[[Øster Havn]] has 14 m, [[Brinmouth]] 9 m.

== Walls ==
Moles are built of [[granite]].
[[Category:Ports| ]]`,
  'Storm of 1703 (Brinmouth)': `The '''storm of 1703''' struck [[Brinmouth]] on 26 November 1703 and broke three [[lighthouse]]s.

== Damage ==
"The sea came over the [[South Bank]] as a wall."<ref>Letter of [[Josef Amrein]], 2 December 1703.</ref>

== After the storm ==
A new [[Harbour|harbour]] was built.
[[Category:History of the Salt Isles]]
[[Category:1703]]`,
  'History of the Salt Isles': `{{Short description|none}}
== Settlement ==
Ninth century.
== Salt ==
See [[Salt trade]].
== Union ==
=== Treaty of 1811 ===
Signed in [[Harrow Quay]].
== Today ==
[[Ilse Varn]] wrote their history.
[[Category:History of the Salt Isles| ]]`,
}
