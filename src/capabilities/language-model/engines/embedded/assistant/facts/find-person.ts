import { toWords } from './find-country.ts'
import { type Deed, people, type Person } from './person.ts'

/** Names that people use besides those of the table. */
const others = `
アリストテレース: アリストテレス
ダビンチ: レオナルドダビンチ
レオナルド: レオナルドダビンチ
キュリー夫人: マリーキュリー
アンデルセン: ハンスクリスチャンアンデルセン
ガンジー: マハトマガンディー
キング牧師: マーティンルーサーキング
コナンドイル: アーサーコナンドイル
バッハ: ヨハンゼバスティアンバッハ
漱石: 夏目漱石
鴎外: 森鷗外
森鴎外: 森鷗外
兼好法師: 吉田兼好
芭蕉: 松尾芭蕉
北斎: 葛飾北斎
広重: 歌川広重
信長: 織田信長
秀吉: 豊臣秀吉
家康: 徳川家康
太宰: 太宰治
芥川: 芥川龍之介
黒沢明: 黒澤明
松本行弘: まつもとゆきひろ
matz: まつもとゆきひろ
`

/** So common as words that they name nobody by themselves. */
const tooCommon: ReadonlySet<string> = new Set(['king', 'no', 'prince', 'jr'])

/** Made when they are first needed. */
let byName: ReadonlyMap<string, Person> | undefined
let byTitle: ReadonlyMap<string, readonly AttributedDeed[]> | undefined

/** A deed, and whose. */
export interface AttributedDeed {
  readonly deed: Deed
  readonly person: Person
}

/** By the whole name, or a part of it that nobody else has. */
export function findPerson(name: string): Person | undefined {
  byName ??= listNames()
  return byName.get(toKey(name))
}

/** What is called so, by whomever. */
export function findDeeds(title: string): readonly AttributedDeed[] {
  byTitle ??= Map.groupBy(
    people.flatMap((person) =>
      person.deeds.flatMap((deed) =>
        [deed.title.en, deed.title.ja].map((each) => ({ key: toKey(each), deed, person })),
      ),
    ),
    ({ key }) => key,
  )
  return byTitle.get(toKey(title)) ?? []
}

/** Words of English without their article; Japanese without marks between, and ヴ as バ行, which is as usual. */
function toKey(name: string): string {
  const japanese = name
    .replace(/[\s・＝=「」『』"]+/gu, '')

    .replace(/^(?:我が輩|我輩|吾が輩|わがはい)は/u, '吾輩は')
    .replace(/ヴ([ァィェォ]?)/gu, (_, vowel: string) => bRow.get(vowel) ?? 'ブ')
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(japanese)) return japanese
  return toWords(name).replace(/^(?:the|an?) (?=.)/, '')
}

const bRow = new Map([
  ['ァ', 'バ'],
  ['ィ', 'ビ'],
  ['ェ', 'ベ'],
  ['ォ', 'ボ'],
])

function listNames(): ReadonlyMap<string, Person> {
  const parts = Map.groupBy(
    people.flatMap((person) => listParts(person).map((key) => ({ key, person }))),
    ({ key }) => key,
  )
  const unique = [...parts].flatMap(([key, found]) => {
    const [one, another] = new Set(found.map(({ person }) => person))
    return one && !another && !tooCommon.has(key) ? [[key, one] as const] : []
  })
  const names = new Map(unique)
  for (const line of others.trim().split('\n')) {
    const [name = '', of = ''] = line.split(': ')
    const person = names.get(of)
    if (person) names.set(name, person)
  }
  return names
}

/** The name, its last words, in Japanese its last part; of people of Japan either word, in either order. */
function listParts({ name }: Person): readonly string[] {
  const words = toWords(name.en).split(' ')
  const tails = words.map((_, index) => words.slice(index).join(' '))
  const isOfJapan = /\p{Script=Han}/u.test(name.ja)
  const turned = isOfJapan ? [words.toReversed().join(' '), ...words] : []
  return [...new Set([...tails, ...turned, toKey(name.ja), toKey(name.ja.split('・').at(-1) ?? '')])]
}
