import type { SampleArticle } from '../sample-article.ts'

export const englishSkyAndMatter: readonly SampleArticle[] = [
  {
    title: 'Sun',
    redirects: ['The Sun'],
    text: `The '''Sun''' is the star at the centre of the [[Solar System]]. It is about 4.6 billion years old and holds more than 99.8 per cent of the mass of the system; [[Jupiter]] holds most of the rest.

It consists mainly of [[hydrogen]], which its core turns into [[helium]] at some fifteen million degrees. The surface that we see has about 5,500 °C. Light needs eight minutes and twenty seconds for the 150 million kilometres to [[Earth]].

[[Galileo Galilei]] and others watched dark spots move across it from 1610 on, through the newly found [[telescope]]. In 1919 stars were photographed beside the darkened Sun, and their shifted places agreed with the theory of [[Albert Einstein]].

''Never look into the Sun through any instrument without a filter made for it.''

{{Solar System of the sample}}
[[Category:Astronomy]]`,
  },
  {
    title: 'Earth',
    redirects: ['Planet Earth', 'The Earth'],
    text: `{{Infobox planet
| distance = 149.6 million km
| moons = [[Moon]]
}}
'''Earth''' is the third planet from the [[Sun]] and the only place where life is known. It goes round the Sun in about 365 and a quarter days, which is why nearly every fourth year has a [[List of days and years|leap day]].

Water covers 71 per cent of its surface. The air is four fifths [[nitrogen]] and one fifth [[oxygen]], most of which comes from plants and algae. In the middle is a core of [[iron]] and nickel; its molten outer part makes the magnetic field that turns the needle of a compass.

One large satellite, the [[Moon]], raises the tides and keeps the axis of the planet steady. The neighbours are [[Venus]] on the inside and [[Mars]] on the outside.

{{Solar System of the sample}}
[[Category:Planets]]`,
  },
  {
    title: 'Moon',
    redirects: ['The Moon'],
    text: `The '''Moon''' is the only natural satellite of [[Earth]], 384,400 kilometres away on average. It turns once on its axis in the same 27.3 days in which it goes round us, so that we always see the same side.

Through his [[telescope]] [[Galileo Galilei]] saw mountains on it in 1609 and reckoned their height from their shadows. The grey plains that he took for seas are old lava rich in [[iron]]. There is almost no air, and the temperature at noon and at midnight differs by more than two hundred degrees.

People walked there for the first time on 20 July [[1969]]; twelve have done so. Its pull and that of the [[Sun]] make the tides.

[[Category:Astronomy]]`,
  },
  {
    title: 'Mars',
    text: `{{Infobox planet
| distance = 228 million km
| moons = [[Phobos]], [[Deimos]]
}}
'''Mars''' is the fourth planet from the [[Sun]]. It owes its colour to [[iron]] in its dust, which has bound [[oxygen]] as rust does.

A day there lasts 24 hours and 37 minutes, a year 687 days of [[Earth]]. Olympus Mons, a volcano of some 22 kilometres, is about two and a half times as high as Mount Everest. The thin air is mostly carbon dioxide; dried-up river beds show that water once flowed.

The two small moons, [[Phobos]] and [[Deimos]], were found in 1877 with the largest [[telescope]] of the time. Wheeled laboratories have been driving on the planet since 1997.

{{Solar System of the sample}}
[[Category:Planets]]`,
  },
  {
    title: 'Jupiter',
    text: `{{Infobox planet
| distance = 779 million km
| moons = [[Io]], [[Europa (moon)|Europa]], [[Ganymede]], [[Callisto]] and others
}}
'''Jupiter''' is the largest planet of the [[Solar System]]; all the others together would weigh less than half of it. Like the [[Sun]] it is mainly [[hydrogen]] and [[helium]].

It spins once in less than ten hours and takes almost twelve years for its orbit. The Great Red Spot, a storm wider than [[Earth]], has been watched since the nineteenth century at least.

In January 1610 [[Galileo Galilei]] turned his [[telescope]] on it and found four points of light that changed places from night to night: moons that did not circle the Earth. A good pair of binoculars shows them today.

{{Solar System of the sample}}
[[Category:Planets]]`,
  },
  {
    title: 'Hydrogen',
    redirects: ['H (element)'],
    text: `{{Infobox element
| symbol = H
| number = 1
}}
'''Hydrogen''' is the lightest chemical element and the most frequent in the universe. Three quarters of the ordinary matter of the [[Sun]] and of [[Jupiter]] is hydrogen.

Henry Cavendish described the gas in [[London]] in 1766; Antoine Lavoisier in [[Paris]] named it "maker of water", for together with [[oxygen]] it burns to nothing else. On [[Earth]] it is nearly always bound, in water and in everything that lives.

Stars shine because they fuse hydrogen into [[helium]]. Industry needs it for fertiliser, and uses it more and more in place of coal to win [[iron]] from ore.<ref>The formula of water is written <nowiki>H[[2]]O</nowiki> by nobody; it is H<sub>2</sub>O.</ref>

[[Category:Elements]]`,
  },
  {
    title: 'Oxygen',
    text: `{{Infobox element
| symbol = O
| number = 8
}}
'''Oxygen''' is a chemical element, a gas without colour or smell, and a fifth of the air of [[Earth]]. Nearly half of the weight of the rocks beneath us is oxygen too.

Carl Wilhelm Scheele and Joseph Priestley found it independently in the 1770s; Antoine Lavoisier understood in [[Paris]] that burning, breathing and the rusting of [[iron]] are the same kind of event. With [[hydrogen]] it forms water.

Animals breathe it, from the [[honey bee]] to the [[cat]]; green plants give it back in sunlight. Liquid oxygen is pale blue and boils at −183 °C.

[[Category:Elements]]`,
  },
  {
    title: 'Iron',
    text: `{{Infobox element
| symbol = Fe
| number = 26
}}
'''Iron''' is the metal that people use most. By weight it is the commonest element of [[Earth]] as a whole, since the core of the planet is made of it; the dust of [[Mars]] is red with its rust.

The first iron to be worked fell from the sky: beads made of meteorites in Egypt are more than five thousand years old. Smelting from ore spread about 1200 BC. Pure iron melts at 1,538 °C; a little carbon makes it steel.

The [[railway]] is its child, and so is the [[Eiffel Tower]] in [[Paris]]. In the blood it carries [[oxygen]] from the lungs to the rest of the body.

[[Category:Elements]]`,
  },
]
