import type { SampleArticle } from '../sample-article.ts'

export const englishCities: readonly SampleArticle[] = [
  {
    title: 'Berlin',
    redirects: ['Berlin, Germany', 'Capital of Germany'],
    text: `{{Infobox city
| name = Berlin
| country = [[Germany]]
| river = [[Spree]]
| population = 3,700,000
| twin_towns = [[London]], [[Tokyo]], [[Kyiv]]
}}
'''Berlin''' is the capital and largest city of [[Germany]]. It lies on the river [[Spree]] in a flat country of lakes and pine woods, and about 3.7 million people live in it.<!-- Sample content of Mainstay. -->

== History ==
Two trading towns faced each other across the Spree: Cölln, first named in a document of [[1237]], and Berlin itself, first named in [[1244]]. The town grew slowly until it became the seat of the Prussian kings and, in [[1871]], of a united [[Germany|German Empire]]. The first [[railway]] reached it in 1838, and within a lifetime lines ran from here to [[Paris]], [[Vienna]] and beyond. After the [[Second World War]] the city was divided; a wall cut through its streets from 1961 until the night of 9 November [[1989]].

== Science and culture ==
[[Albert Einstein]] lived here from 1914 to 1932 and completed his theory of gravitation at his desk in the city. The planet [[Neptune]] was first recognised through a [[telescope]] of the Berlin observatory in 1846. The [[museum]]s on an island in the Spree are among the most visited in [[Europe]], and the oldest [[university]] dates from 1810.

== Everyday life ==
The city is flat, so the [[bicycle]] is as common as the underground. Bakeries sell dark rye [[bread]] and a plain roll that Berliners call ''Schrippe''.

== See also ==
* [[Vienna]]
* [[Paris]]
* [[Kyoto#The old capital|Another old capital]]

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
  {
    title: 'Vienna',
    redirects: ['Wien'],
    text: `{{Infobox city
| name = Vienna
| country = [[Austria]]
| river = [[Danube]]
| population = 2,000,000
}}
'''Vienna''' is the capital of [[Austria]]. It stands where the [[Danube]] leaves the last hills of the [[Alps]] and enters the plain, and two million people live in it.

== History ==
A Roman camp named Vindobona guarded the river here. For centuries the city was the seat of the Habsburgs, and in 1814 and 1815 the powers of [[Europe]] met in it to redraw the map after Napoleon. It was occupied by four armies after the [[Second World War]] and became free in [[1955]].

== Culture ==
Vienna is a city of music, of coffee houses and of [[museum]]s. Its [[university]], founded in 1365, is the oldest in the German-speaking world; [[Albert Einstein]] spoke in the city in 1913 and again in 1921. Karl von Frisch, who read the dance of the [[honey bee]], was born here. [[Lesya Ukrainka]] came to its doctors in 1891.

By [[railway]] the city was joined to [[Paris]] through the Orient Express from 1883; night trains run to [[Berlin]] today.

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
  {
    title: 'Paris',
    text: `{{Infobox city
| name = Paris
| country = [[France]]
| river = [[Seine]]
| population = 2,100,000
}}
'''Paris''' is the capital of [[France]]. The [[Seine]] winds through it from east to west, around the island on which the town began.

== Sights ==
The [[Eiffel Tower]] was put up for the world's fair of [[1889]] from some seven thousand tonnes of [[iron]]; it was meant to stand for twenty years. The Louvre, once a palace, is the most visited [[museum]] in the world.

== Science ==
The [[university]] of Paris is one of the oldest in [[Europe]]. Antoine Lavoisier worked in the city when he gave [[hydrogen]] and [[oxygen]] their names. [[Marie Curie]] came here to study in 1891 and became the first woman to teach at the Sorbonne; [[Albert Einstein]] spoke at the Collège de France in the spring of 1922.

== Everyday life ==
Underground trains have run since 1900. Pedals were first sold on a [[bicycle]] here in the 1860s. The long white [[bread]] of the city, the baguette, entered UNESCO's list of living heritage in 2022. Fast [[railway]] lines lead to [[London]] and, with a change, to [[Berlin]] and [[Vienna]].

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
  {
    title: 'London',
    text: `{{Infobox city
| name = London
| country = [[United Kingdom]]
| river = [[Thames]]
| population = 8,900,000
}}
'''London''' is the capital of the [[United Kingdom]]. It grew from a Roman bridge over the [[Thames]] into the largest city on [[Earth]] of the nineteenth century.

The first underground [[railway]] anywhere opened here in 1863, with steam engines. In 1814 ''The Times'' was the first newspaper to be [[printing|printed]] by steam. The line from which the world counts its longitudes passes through a [[telescope]] at Greenwich.

[[Tea]] was first offered for sale in a London coffee house in the 1650s and has been the national drink ever since. [[Natsume Sōseki]] spent two lonely years here from 1900 to 1902, reading in rented rooms and learning to ride a [[bicycle]] on the advice of his landlady.

Trains under the sea reach [[Paris]] in a little over two hours.

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
  {
    title: 'Tokyo',
    redirects: ['Edo'],
    text: `{{Infobox city
| name = Tokyo
| country = [[Japan]]
| river = [[Sumida River|Sumida]]
| population = 14,000,000
}}
'''Tokyo''' is the capital of [[Japan]]. As Edo it was the seat of the shoguns and by 1720 probably had a million inhabitants; in [[1868]] the emperor moved here from [[Kyoto]], and the city was given its present name, "eastern capital".

The country's first [[railway]] left from Shimbashi in 1872, and the first of its fast trains, the Shinkansen, in [[1964]]. The earthquake of 1 September 1923 and the air raids of the [[Second World War]] each destroyed about half of the city.

[[Natsume Sōseki]] was born and died here, and his [[cat]] looked down on the people of these streets. [[Albert Einstein]] lectured in the city in November 1922. On clear winter mornings [[Mount Fuji]], a hundred kilometres away, stands above the roofs.

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
  {
    title: 'Kyoto',
    text: `{{Infobox city
| name = Kyoto
| country = [[Japan]]
| river = [[Kamo River|Kamo]]
| population = 1,400,000
}}
'''Kyoto''' is a city in the west of [[Japan]] with about 1.4 million inhabitants.

== The old capital ==
It was laid out in 794 on a grid of straight avenues and remained the residence of the emperors for more than a thousand years, until the court moved to [[Tokyo]] in [[1868]]. Mountains close it in on three sides; the Kamo flows through it from the north.

== Crafts and food ==
The hills of Uji, just to the south, give some of the finest green [[tea]] of the country. Handmade [[paper]], silk and lacquer are still worked in small houses of wood. [[Natsume Sōseki]] arrived on a cold evening in 1907 and wrote that the city made him feel lonely.

== Transport ==
In 1895 Japan's first electric tramway began to run here, on power from a canal that brings water from Lake Biwa. The fast [[railway]] to Tokyo takes a little over two hours and passes [[Mount Fuji]].

[[Category:Cities]]`,
  },
  {
    title: 'Kyiv',
    redirects: ['Kiev'],
    text: `{{Infobox city
| name = Kyiv
| country = [[Ukraine]]
| river = [[Dnipro]]
| population = 2,900,000
}}
'''Kyiv''' is the capital of [[Ukraine]], on the high right bank of the [[Dnipro]].

In the eleventh century it was one of the great cities of [[Europe]]; the mosaics of Saint Sophia's Cathedral are from that time. Monks dug the cave monastery into the hill above the river and later ran a [[printing]] house in it. The [[university]] was founded in 1834, the first [[railway]] bridge over the Dnipro built in 1870.

Much of the centre was destroyed in the [[Second World War]] and built anew. One station of the underground, Arsenalna, lies more than a hundred metres below the street. The poet [[Lesya Ukrainka]] lived here in several houses, one of which is a [[museum]], and is buried in the city.

{{Capitals of the sample}}
[[Category:Cities]]
[[Category:Capitals]]`,
  },
]
