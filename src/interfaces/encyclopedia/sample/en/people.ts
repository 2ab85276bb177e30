import type { SampleArticle } from '../sample-article.ts'

export const englishPeople: readonly SampleArticle[] = [
  {
    title: 'Albert Einstein',
    redirects: ['Einstein', 'Einstein, Albert'],
    text: `{{Infobox person
| name = Albert Einstein
| born = 14 March 1879, Ulm, [[Germany]]
| died = 18 April 1955, Princeton, [[United States]]
}}
'''Albert Einstein''' was a physicist who changed what is meant by space, time and gravity.

He was born in Ulm on the [[Danube]] and worked at the patent office of [[Bern]] when, in [[1905]], he published four papers that would each have made a name. One explained why light sets electrons free, another joined mass and energy. In [[Berlin]], where he lived from 1914 to 1932, he completed the general theory of relativity in November [[1915]]; the eclipse of the [[Sun]] in 1919 confirmed it and made him famous overnight.

The [[Nobel Prize]] in physics for 1921 was awarded while he was sailing to [[Japan]], where he spoke in [[Tokyo]] and [[Kyoto]] before thousands. He was a friend of [[Marie Curie]] and spoke in [[Paris]] in the spring of 1922. When the National Socialists came to power he did not return to [[Germany]].

[[Category:Physicists]]
[[Category:1879 births]]`,
  },
  {
    title: 'Marie Curie',
    redirects: ['Maria Skłodowska-Curie', 'Curie, Marie'],
    text: `{{Infobox person
| name = Marie Curie
| born = 7 November 1867, [[Warsaw]]
| died = 4 July 1934, Passy, [[France]]
}}
'''Marie Curie''' was a physicist and chemist, born Maria Skłodowska in [[Warsaw]]. As women could not study there, she went to [[Paris]] in 1891.

With her husband Pierre she found two new elements in 1898, [[polonium]] and [[radium]], and coined the word ''radioactive''. To win a tenth of a gram of radium she boiled down tonnes of ore in a shed. She is the only person to have received the [[Nobel Prize]] in two sciences: physics in 1903, chemistry in 1911.

During the First World War she drove X-ray cars to the front. In 1911 she met [[Albert Einstein]] at a congress in [[Brussels]]; they went hiking together two summers later. Her notebooks, of ordinary [[paper]], are still kept in boxes of lead.

[[Category:Physicists]]
[[Category:1867 births]]`,
  },
  {
    title: 'Johannes Gutenberg',
    redirects: ['Gutenberg'],
    text: `'''Johannes Gutenberg''' (about 1400 to 1468) was a goldsmith of Mainz on the [[Rhine]], in what is now [[Germany]], who made [[printing]] with movable letters practical in [[Europe]].

His invention was a chain of inventions: a hand mould for casting any number of equal letters, an alloy that sets quickly, an ink of oil that clings to metal, and a press like those used for wine. His Bible of about 1455 has 42 lines to the column; of some 180 copies, three quarters were on [[paper]] and the rest on calfskin.

He lost the workshop to his creditor, and none of his books bears his name. Fifty years after the Bible there were presses in more than two hundred towns, [[Paris]], [[Vienna]] and [[London]] among them.

[[Category:Inventors]]`,
  },
  {
    title: 'Galileo Galilei',
    redirects: ['Galileo'],
    text: `{{Infobox person
| name = Galileo Galilei
| born = 15 February 1564, Pisa
| died = 8 January 1642, Arcetri near [[Florence]]
}}
'''Galileo Galilei''' was an Italian scholar who put nature to the test of measurement.

In 1609 he heard of a Dutch spyglass, built a better one and pointed this [[telescope]] at the sky. He saw mountains on the [[Moon]], four moons of [[Jupiter]], the phases of [[Venus]] and spots on the [[Sun]]. That the [[Earth]] is a planet among others now had witnesses.

His dialogue on the two systems of the world, written in Italian so that everyone could read it, brought him before the Inquisition in 1633. He spent the rest of his life under house arrest near [[Florence]] and there wrote his best book, on the strength of materials and on motion, which had to be [[printing|printed]] in Leiden.

[[Category:Physicists]]`,
  },
  {
    title: 'Natsume Sōseki',
    redirects: ['Soseki', 'Sōseki Natsume', 'Natsume Soseki'],
    text: `{{Infobox person
| name = Natsume Sōseki (夏目漱石)
| born = 9 February 1867, Edo, now [[Tokyo]]
| died = 9 December 1916, [[Tokyo]]
}}
'''Natsume Sōseki''' was a novelist and scholar of English literature, the most widely read writer of modern [[Japan]].

The government sent him to [[London]], where he spent the years 1900 to 1902 in poverty among his books. Back in [[Tokyo]] he taught at the [[university]] until his first novel, ''I Am a Cat'' (1905), told by a nameless [[cat]] that finds its master ridiculous, made him known. ''Botchan'' followed in 1906, ''Kokoro'' in [[1914]].

From 1907 he wrote for a newspaper, a novel a year, and received younger writers on Thursday afternoons over [[tea]]. He liked [[Kyoto]] and disliked the [[railway]], in which he saw people packed like parcels. His portrait was on the note of a thousand yen from 1984 to 2007.

[[Category:Writers]]
[[Category:1867 births]]`,
  },
  {
    title: 'Lesya Ukrainka',
    redirects: ['Larysa Kosach'],
    text: `{{Infobox person
| name = Lesya Ukrainka (Леся Українка)
| born = 25 February 1871, Zviahel, [[Ukraine]]
| died = 1 August 1913, Surami, [[Georgia (country)|Georgia]]
}}
'''Lesya Ukrainka''' was the pen name of the poet and playwright Larysa Kosach, who made Ukrainian a language of modern drama.

Tuberculosis of the bones took the piano from her as a child; she learned about ten languages instead. Treatment led her to [[Vienna]], [[Berlin]], the Crimea, Egypt and [[Georgia (country)|Georgia]], where in the summer of 1911 she wrote ''The Forest Song'', a play about a wood nymph and a village boy, in less than two weeks.

Books in her language could hardly be [[printing|printed]] in the Russian Empire, and many of hers appeared across the border in [[Lviv]]. She lies buried in [[Kyiv]]. A [[museum]] there shows her rooms.

[[Category:Writers]]`,
  },
]
