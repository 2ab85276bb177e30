import { composeSite } from '../compose/compose-site.ts'
import type { SampleEdition } from '../edition.ts'
import { russianCities } from './cities.ts'
import { russianLandscapes } from './landscapes.ts'
import { namespaceAliases, namespaceNames } from './namespaces.ts'
import { russianPeople } from './people.ts'
import { russianSkyAndMatter } from './sky-and-matter.ts'
import { russianSociety } from './society.ts'
import { russianThings } from './things.ts'

const capitals = ['Берлин', 'Вена', 'Киев', 'Лондон', 'Париж', 'Токио']
const solarSystem = ['Солнце', 'Меркурий', 'Венера', 'Земля', 'Марс', 'Юпитер', 'Сатурн', 'Уран', 'Нептун']

export function composeRussianEdition(): SampleEdition {
  return {
    site: composeSite({
      language: 'ru',
      name: 'Образец энциклопедии Mainstay',
      mainPage: 'Заглавная страница',
      namespaces: namespaceNames,
      aliases: namespaceAliases,
    }),
    welcome: `'''Добро пожаловать в образец энциклопедии Mainstay.''' Эти статьи написаны для Mainstay, чтобы было что читать ещё до загрузки дампа; ни из какой другой энциклопедии они не взяты.`,
    themes: [
      { heading: 'Места', articles: [...russianCities, ...russianLandscapes] },
      { heading: 'Небо и вещество', articles: russianSkyAndMatter },
      { heading: 'Люди', articles: russianPeople },
      { heading: 'История и общество', articles: russianSociety },
      { heading: 'Изобретения, еда и животные', articles: russianThings },
    ],
    infoboxes: [
      { name: 'Карточка города', fields: ['название', 'страна', 'река', 'население', 'города-побратимы'] },
      { name: 'Карточка реки', fields: ['название', 'длина', 'устье'] },
      { name: 'Карточка планеты', fields: ['название', 'расстояние', 'спутники'] },
      { name: 'Карточка элемента', fields: ['название', 'знак', 'номер'] },
      { name: 'Карточка персоны', fields: ['имя', 'родился', 'родилась', 'умер', 'умерла'] },
    ],
    footers: [
      { name: 'Столицы образца', heading: 'Столицы', titles: capitals },
      { name: 'Солнечная система образца', heading: 'Солнечная система', titles: solarSystem },
    ],
  }
}
