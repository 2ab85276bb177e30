import type { SampleArticle } from '../sample-article.ts'

export const englishLandscapes: readonly SampleArticle[] = [
  {
    title: 'Germany',
    redirects: ['Federal Republic of Germany'],
    text: `'''Germany''' is a country in the middle of [[Europe]] with some 84 million inhabitants in sixteen states. Its capital is [[Berlin]].

The [[Rhine]] crosses it from the Swiss border to the Netherlands; the [[Danube]] rises in its south-west and leaves it at Passau. The empire of [[1871]] ended with the First World War. After the [[Second World War]] two states existed from 1949 to 3 October [[1990]].

[[Johannes Gutenberg]] of Mainz brought [[printing]] with single letters to Europe, Karl Drais of Mannheim built the forerunner of the [[bicycle]], and [[Albert Einstein]] was born in Ulm. More than three thousand kinds of [[bread]] are on record with the bakers' trade. The first German [[railway]] ran from Nuremberg to Fürth in 1835.

[[Category:Countries]]`,
  },
  {
    title: 'Japan',
    text: `'''Japan''' is a country of islands off the east coast of [[Asia]], with about 124 million inhabitants. Its capital is [[Tokyo]]; before 1868 it was [[Kyoto]].

Four large islands carry most of the people; three quarters of the land is mountain, the highest of them [[Mount Fuji]]. [[Rice]] is the staple, green [[tea]] the everyday drink.

The art of making [[paper]] arrived from the mainland around the year 600, and a million small charms [[printing|printed]] about 770 are among the oldest prints that have survived. The [[railway]] came in 1872. Among the writers of the modern age [[Natsume Sōseki]] is the one whom everybody has read at school.

[[Category:Countries]]`,
  },
  {
    title: 'Danube',
    redirects: ['River Danube'],
    text: `{{Infobox river
| length = 2,850 km
| mouth = [[Black Sea]]
}}
The '''Danube''' is, after the [[Volga]], the second longest river of [[Europe]]. It rises in the Black Forest in [[Germany]] and reaches the [[Black Sea]] some 2,850 kilometres later, by a delta that [[Romania]] and [[Ukraine]] share.

No other river in the world touches so many countries:

{| class="wikitable"
! Country !! City on the river
|-
| [[Germany]] || Ulm, where [[Albert Einstein]] was born
|-
| [[Austria]] || [[Vienna]]
|-
| [[Slovakia]] || [[Bratislava]]
|-
| [[Hungary]] || [[Budapest]]
|-
| [[Serbia]] || [[Belgrade]]
|}

Croatia, Bulgaria, Romania, Moldova and Ukraine bring the number to ten. A canal opened in 1992 joins it to the [[Rhine]], so that a barge can cross the continent.

[[Category:Rivers]]`,
  },
  {
    title: 'Mount Fuji',
    redirects: ['Fuji', 'Fujisan'],
    text: `'''Mount Fuji''' is the highest mountain of [[Japan]], 3,776 metres above the sea, and a volcano. It last broke out in December 1707, when ash fell on [[Tokyo|Edo]] a hundred kilometres away.

Its cone is almost even on every side, and painters have never tired of it; Hokusai made the best known series of views around 1831. Some two hundred thousand people climb it in the short season of July and August, many by night, so as to see the [[Sun]] rise. Since 2013 it has been on the World Heritage list, as a place of culture and not of nature.

The fast [[railway]] from Tokyo to [[Kyoto]] passes its foot, and fields of [[tea]] lie on its southern side.

[[Category:Mountains]]`,
  },
  {
    title: 'Europe',
    text: `'''Europe''' is the western part of the great landmass of [[Asia]] and Europe, by custom a continent of its own; some 745 million people live in it.

The [[Ural Mountains]] and the Caucasus are usually taken for its border in the east. Its longest rivers are the [[Volga]], the [[Danube]] and the [[Dnipro]]; the [[Rhine]] carries most of the goods. No point of western Europe is more than a few hundred kilometres from the sea.

[[London]], [[Paris]], [[Berlin]], [[Vienna]] and [[Kyiv]] are among its capitals. [[Printing]], the [[university]] and the [[railway]] shaped it, and so did its wars: after the [[Second World War]] most of its countries chose to join in one union, which had 27 members in 2020.

[[Category:Continents]]`,
  },
  {
    title: 'Rhine',
    redirects: ['River Rhine'],
    text: `{{Infobox river
| length = 1,230 km
| mouth = [[North Sea]]
}}
The '''Rhine''' is a river of western [[Europe]] that flows some 1,230 kilometres from the [[Alps]] to the [[North Sea]]. No inland waterway of the continent carries more ships.

It forms borders of Switzerland, Austria, [[France]] and [[Germany]] and ends among the arms of its delta in the Netherlands. [[Johannes Gutenberg]] set his first letters at Mainz, where the Main joins it; at Mannheim Karl Drais set out on the forerunner of the [[bicycle]]. Since 1992 a canal has joined it to the [[Danube]].

[[Category:Rivers]]`,
  },
]
