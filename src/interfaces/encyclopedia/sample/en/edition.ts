import { composeSite } from '../compose/compose-site.ts'
import type { SampleEdition } from '../edition.ts'
import { composeEnglishCalendar } from './calendar.ts'
import { englishCities } from './cities.ts'
import { englishLandscapes } from './landscapes.ts'
import { englishPeople } from './people.ts'
import { englishSkyAndMatter } from './sky-and-matter.ts'
import { englishSociety } from './society.ts'
import { englishThings } from './things.ts'

const capitals = ['Berlin', 'Kyiv', 'London', 'Paris', 'Tokyo', 'Vienna']
const solarSystem = ['Sun', 'Mercury (planet)', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']

export function composeEnglishEdition(): SampleEdition {
  return {
    site: composeSite({
      language: 'en',
      name: 'Mainstay sample encyclopedia',
      mainPage: 'Main Page',
      namespaces: { 4: 'Mainstay', 5: 'Mainstay talk' },
      aliases: { 6: ['Image'], 7: ['Image talk'] },
    }),
    welcome: `'''Welcome to the sample encyclopedia of Mainstay.''' Its articles were written for Mainstay, so that there is something to read before a dump is imported; they are not taken from any other encyclopedia.`,
    themes: [
      { heading: 'Places', articles: [...englishCities, ...englishLandscapes] },
      { heading: 'Sky and matter', articles: englishSkyAndMatter },
      { heading: 'People', articles: englishPeople },
      { heading: 'History and society', articles: englishSociety },
      { heading: 'Inventions, food and animals', articles: englishThings },
      { heading: 'Lists', articles: [composeEnglishCalendar()] },
    ],
    infoboxes: [
      { name: 'Infobox city', fields: ['name', 'country', 'river', 'population', 'twin_towns'] },
      { name: 'Infobox river', fields: ['name', 'length', 'mouth'] },
      { name: 'Infobox planet', fields: ['name', 'distance', 'moons'] },
      { name: 'Infobox element', fields: ['name', 'symbol', 'number'] },
      { name: 'Infobox person', fields: ['name', 'born', 'died'] },
    ],
    footers: [
      { name: 'Capitals of the sample', heading: 'Capitals', titles: capitals },
      { name: 'Solar System of the sample', heading: 'The Solar System', titles: solarSystem },
    ],
  }
}
