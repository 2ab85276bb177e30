import { composeSite } from '../compose/compose-site.ts'
import type { SampleEdition } from '../edition.ts'
import { composeJapaneseCalendar } from './calendar.ts'
import { japaneseCities } from './cities.ts'
import { japaneseLandscapes } from './landscapes.ts'
import { namespaceAliases, namespaceNames } from './namespaces.ts'
import { japanesePeople } from './people.ts'
import { japaneseSkyAndMatter } from './sky-and-matter.ts'
import { japaneseSociety } from './society.ts'
import { japaneseThings } from './things.ts'

const capitals = ['ウィーン', 'キーウ', '東京', 'パリ', 'ベルリン', 'ロンドン']
const solarSystem = ['太陽', '水星', '金星', '地球', '火星', '木星', '土星', '天王星', '海王星']

export function composeJapaneseEdition(): SampleEdition {
  return {
    site: composeSite({
      language: 'ja',
      name: 'Mainstay 見本百科事典',
      mainPage: 'メインページ',
      namespaces: namespaceNames,
      aliases: namespaceAliases,
    }),
    welcome: `'''Mainstay の見本百科事典へようこそ。''' ここにある記事は、ダンプを取り込む前から読めるように Mainstay のために書かれた見本です。ほかの百科事典から取ったものではありません。`,
    themes: [
      { heading: '地理', articles: [...japaneseCities, ...japaneseLandscapes] },
      { heading: '宇宙と物質', articles: japaneseSkyAndMatter },
      { heading: '人物', articles: japanesePeople },
      { heading: '歴史と社会', articles: japaneseSociety },
      { heading: '発明・食べ物・動物', articles: japaneseThings },
      { heading: '一覧', articles: [composeJapaneseCalendar()] },
    ],
    infoboxes: [
      { name: '基礎情報 都市', fields: ['名称', '国', '川', '人口', '姉妹都市'] },
      { name: '基礎情報 川', fields: ['名称', '長さ', '河口'] },
      { name: '基礎情報 惑星', fields: ['名称', '太陽からの距離', '衛星'] },
      { name: '基礎情報 元素', fields: ['名称', '記号', '番号'] },
      { name: '基礎情報 人物', fields: ['名前', '生誕', '死没'] },
    ],
    footers: [
      { name: '見本の首都', heading: '首都', titles: capitals },
      { name: '見本の太陽系', heading: '太陽系', titles: solarSystem },
    ],
  }
}
