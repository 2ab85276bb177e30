import type { SampleArticle } from '../sample-article.ts'

export const englishThings: readonly SampleArticle[] = [
  {
    title: 'Printing',
    redirects: ['Printing press'],
    text: `'''Printing''' is the making of many equal copies of a page.

Pages cut into blocks of wood were printed in China by the eighth century; a million charms made in [[Japan]] about the year 770 still exist in part. Bi Sheng set single letters of baked clay around 1040, and a Korean book of 1377 is the oldest that was printed from letters of metal. In [[Europe]] [[Johannes Gutenberg]] of Mainz made the craft pay about 1450. It needed [[paper]], which had become cheap just in time.

Steam came to the press in [[London]] in 1814. Within two centuries of Gutenberg the quarrels about [[Galileo Galilei]] could be followed in every [[university]] town.

[[Category:Inventions]]`,
  },
  {
    title: 'Telescope',
    text: `A '''telescope''' makes distant things appear near. The first that we know of was shown in The Hague in 1608 by Hans Lipperhey, a maker of spectacles.

[[Galileo Galilei]] built his own within a year and found the mountains of the [[Moon]] and the companions of [[Jupiter]] with it. Isaac Newton replaced the lens by a mirror in 1668, and every large instrument since the end of the nineteenth century has been made like that. [[Neptune]] was found from [[Berlin]] in 1846, the moons of [[Mars]] from Washington in 1877.

Air blurs the picture, so telescopes went up mountains and then into orbit round the [[Earth]] and the [[Sun]]: Hubble in [[1990]], James Webb at the end of 2021.

[[Category:Inventions]]`,
  },
  {
    title: 'Bicycle',
    redirects: ['Bike', 'Bicycles'],
    text: `A '''bicycle''' is a vehicle with two wheels, one behind the other, that its rider drives with the feet.

Karl Drais rode out of Mannheim, at the mouth of the Neckar on the [[Rhine]], in June 1817 on a machine of wood without pedals. Pedals on the front wheel were the fashion of [[Paris]] in the 1860s; the high wheel of the seventies went faster and fell harder. In 1885 the safety bicycle of John Kemp Starley, with a chain to the rear wheel, found the shape that has lasted. Tyres filled with air came three years later.

Frames were of wood, then [[iron]], then steel. In [[Berlin]] and [[Tokyo]] alike people ride to the [[railway]] station and leave the machine there. It is the most efficient way known for a body to travel.

[[Category:Inventions]]`,
  },
  {
    title: 'Railway',
    redirects: ['Railroad', 'Train', 'Railways'],
    text: `A '''railway''' guides wheels of [[iron]] or steel on rails of the same, so that little force moves a great weight.

Mines used rails of wood long before steam. The line from Stockton to Darlington carried goods and passengers behind an engine in 1825; Liverpool and Manchester followed in 1830.

{| class="wikitable"
! Year !! Early passenger line with steam
|-
| 1825 || England, Stockton to Darlington
|-
| 1835 || [[Germany]], Nuremberg to Fürth
|-
| 1837 || [[Austria]], from [[Vienna]]; [[France]], from [[Paris]]
|-
| 1872 || [[Japan]], [[Tokyo]] to Yokohama
|}

[[London]] took the trains under the ground in 1863. The Shinkansen of [[1964]] brought the age of high speed; trains from Tokyo to [[Kyoto]] leave every few minutes. Timetables forced towns to share one clock, and so the railway gave us zones of time.

[[Category:Inventions]]`,
  },
  {
    title: 'Paper',
    text: `'''Paper''' is a sheet of felted plant fibres, dried from water.

Tradition names Cai Lun, an official of the Chinese court, who reported on it in the year 105; older scraps have been found. Monks carried the craft to [[Japan]] around 600, where the bark of the mulberry makes sheets that last a thousand years. Baghdad had mills in the eighth century, Spain in the twelfth, [[Germany]] in 1390.

Without cheap paper the [[printing]] of [[Johannes Gutenberg]] would have had little to print on. Rags gave way to wood in the nineteenth century, and the newspaper cost a penny. [[Kyoto]] still makes it by hand.

[[Category:Inventions]]`,
  },
  {
    title: 'Bread',
    redirects: ['Loaf'],
    text: `'''Bread''' is baked from a dough of flour and water, usually raised with yeast or sourdough.

Charred crumbs of flat bread found in Jordan are about fourteen thousand years old, older than farming. The Egyptians baked raised loaves and were paid in them. Wheat holds the gas of the yeast best; rye gives the dark, moist bread of [[Germany]], [[Berlin]] included, and of [[Ukraine]]. In [[Paris]] the baguette is made of flour, water, salt and yeast.

Bread and [[tea]] are breakfast in half of [[Europe]]. A loaf keeps best in [[paper]] or linen.

[[Category:Food]]`,
  },
  {
    title: 'Tea',
    text: `'''Tea''' is a drink made from the leaves of an evergreen shrub, ''Camellia sinensis'', with hot water.

It comes from the south-west of China. Monks brought it to [[Japan]] in the ninth century, and the hills south of [[Kyoto]] have been growing it since the thirteenth. Green tea is heated soon after picking; black tea is left to take up [[oxygen]] first.

Dutch ships carried it to [[Europe]] about 1610. It was sold in [[London]] in the 1650s and in [[Paris]] somewhat earlier, as a medicine. Next to water it is the drink that people take most, in [[Tokyo]] with rice, in [[Kyiv]] with lemon, in London with milk.

[[Category:Food]]`,
  },
  {
    title: 'Honey bee',
    redirects: ['Honeybee', 'Bee'],
    text: `The '''honey bee''' is an insect that lives in colonies of up to sixty thousand around one queen.

Workers build six-sided cells of wax and fill them with honey: for a pound of it they visit some two million flowers. A bee that has found a good place dances on the comb, and the angle of the dance tells the others the direction measured from the [[Sun]]. Karl von Frisch of [[Vienna]] worked this out and received the [[Nobel Prize]] in [[1973]].

About a third of what we eat depends on pollination by insects. Hives stand on roofs in [[Berlin]], [[Paris]] and [[Tokyo]], where flowers bloom from spring to autumn. Honey on [[bread]], honey in [[tea]]: both are older than sugar.

[[Category:Animals]]`,
  },
  {
    title: 'Cat',
    redirects: ['Domestic cat', 'Cats'],
    text: `The '''cat''' is a small beast of prey that has shared houses with people for about ten thousand years.

All house cats descend from the wild cat of the Near East, which came to the first granaries for the mice. Ships took it everywhere; it reached [[Japan]] long before it was written about there, perhaps to guard [[paper]] scrolls from rats. A cat sleeps twelve hours or more a day, sees well with a sixth of the light that we need, and lands on its feet.

''I Am a Cat'', by [[Natsume Sōseki]], lets one speak. The astronomer Edwin Hubble, after whom a [[telescope]] is named, called his own Nicolas Copernicus.

[[Category:Animals]]`,
  },
]
