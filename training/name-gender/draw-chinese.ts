import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import { createDraw } from './random.ts'
import type { GenderRow } from './row.ts'
import { toWadeGiles } from './to-wade-giles.ts'

interface Character {
  readonly sign: string
  readonly pinyin: string
  readonly share: number
  readonly commonness: number
}

const drawn = 60_000
/** More names of scholars are men's; so are those that pinyin leaves open. */
const shareOfWomen = 0.4
const shareOfSingle = 0.2

/** Chinese given names put together from the characters of `names/chinese-characters.txt`: in characters, pinyin and Wade-Giles. */
export async function drawChineseNames(): Promise<GenderRow[]> {
  const characters = await readCharacters()
  const random = createRandom(11)
  const weightOf = ({ commonness }: Character) => 2 ** commonness
  const ofWomen = createDraw(characters, (one) => weightOf(one) * one.share, random)
  const ofMen = createDraw(characters, (one) => weightOf(one) * (1 - one.share), random)
  const origin = origins.indexOf('cn')
  const rows: GenderRow[] = []
  for (let count = 0; count < drawn; count++) {
    const isWoman = random() < shareOfWomen
    const draw = isWoman ? ofWomen : ofMen
    const signs = random() < shareOfSingle ? [draw()] : [draw(), draw()]
    const share = isWoman ? 1 : 0
    const syllables = signs.map(({ pinyin }) => pinyin)
    const spelled = random() < 0.5 ? syllables.join('') : syllables.join('-')
    rows.push({ word: spelled, origin, share, weight: 0.3 })
    if (count % 2 === 0) rows.push({ word: signs.map(({ sign }) => sign).join(''), origin, share, weight: 0.3 })
    if (count % 3 === 0) rows.push({ word: syllables.map(toWadeGiles).join('-'), origin, share, weight: 0.3 })
  }
  return rows
}

async function readCharacters(): Promise<Character[]> {
  const text = await readFile(join(import.meta.dirname, 'names/chinese-characters.txt'), 'utf8')
  let share = 0.5
  return text.split('\n').flatMap((line) => {
    const percent = /^% (\d+)$/.exec(line)?.[1]
    if (percent) share = Number(percent) / 100
    if (percent || line.startsWith('#')) return []
    return [...line.matchAll(/(\p{Script=Han})([a-z]+)(\d)/gu)].map(([, sign = '', pinyin = '', commonness]) => ({
      sign,
      pinyin,
      share,
      commonness: Number(commonness),
    }))
  })
}
