import { composeSite } from '../compose/compose-site.ts'
import type { SampleEdition } from '../edition.ts'
import { ukrainianCities } from './cities.ts'
import { ukrainianLandscapes } from './landscapes.ts'
import { namespaceAliases, namespaceNames } from './namespaces.ts'
import { ukrainianPeople } from './people.ts'
import { ukrainianSkyAndMatter } from './sky-and-matter.ts'
import { ukrainianSociety } from './society.ts'
import { ukrainianThings } from './things.ts'

const capitals = ['Берлін', 'Відень', 'Київ', 'Лондон', 'Париж', 'Токіо']
const solarSystem = [
  'Сонце',
  'Меркурій (планета)',
  'Венера',
  'Земля',
  'Марс',
  'Юпітер',
  'Сатурн (планета)',
  'Уран (планета)',
  'Нептун',
]

export function composeUkrainianEdition(): SampleEdition {
  return {
    site: composeSite({
      language: 'uk',
      name: 'Зразок енциклопедії Mainstay',
      mainPage: 'Головна сторінка',
      namespaces: namespaceNames,
      aliases: namespaceAliases,
    }),
    welcome: `'''Ласкаво просимо до зразка енциклопедії Mainstay.''' Ці статті написано для Mainstay, щоб було що читати ще до завантаження дампа; з жодної іншої енциклопедії їх не взято.`,
    themes: [
      { heading: 'Місця', articles: [...ukrainianCities, ...ukrainianLandscapes] },
      { heading: 'Небо й речовина', articles: ukrainianSkyAndMatter },
      { heading: 'Люди', articles: ukrainianPeople },
      { heading: 'Історія й суспільство', articles: ukrainianSociety },
      { heading: 'Винаходи, їжа й тварини', articles: ukrainianThings },
    ],
    infoboxes: [
      { name: 'Картка міста', fields: ['назва', 'країна', 'річка', 'населення', 'міста-побратими'] },
      { name: 'Картка річки', fields: ['назва', 'довжина', 'гирло'] },
      { name: 'Картка планети', fields: ['назва', 'відстань', 'супутники'] },
      { name: 'Картка елемента', fields: ['назва', 'знак', 'номер'] },
      { name: 'Картка особи', fields: ["ім'я", 'народився', 'народилася', 'помер', 'померла'] },
    ],
    footers: [
      { name: 'Столиці зразка', heading: 'Столиці', titles: capitals },
      { name: 'Сонячна система зразка', heading: 'Сонячна система', titles: solarSystem },
    ],
  }
}
