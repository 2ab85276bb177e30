/**
 * Kana that are written for one another: sound marks and small letters lost or added, sounds that are alike, and kana whose keys in romaji
 * stand beside each other.
 */

/** A kana and the same with its sound mark. */
export const voicedPairs = [
  'かが',
  'きぎ',
  'くぐ',
  'けげ',
  'こご',
  'さざ',
  'しじ',
  'すず',
  'せぜ',
  'そぞ',
  'ただ',
  'ちぢ',
  'つづ',
  'てで',
  'とど',
] as const

/** Kana of which each may stand for any other: by sound marks, by size, by sound. */
const groups = [
  ...voicedPairs,
  'はばぱ',
  'ひびぴ',
  'ふぶぷ',
  'へべぺ',
  'ほぼぽ',
  'つっ',
  'やゃ',
  'ゆゅ',
  'よょ',
  'あぁ',
  'いぃ',
  'うぅ',
  'えぇ',
  'おぉ',
  'はわ',
  'をお',
  'へえ',
  'じぢ',
  'ずづ',
  'いえ',
  'おう',
  'がは',
  'をが',
  'にで',
  'にを',
  'とに',
  'はが',
  'のが',
  'でと',
  'めぬ',
  'るろ',
  'われ',
  'ねれ',
  'さき',
  'らり',
  'らろ',
  'しつ',
  'んそ',
  'んの',
  'ゆよ',
  'のと',
  'をの',
  'をは',
] as const

const consonants = ['', 'k', 's', 't', 'n', 'h', 'm', 'y', 'r', 'w', 'g', 'z', 'd', 'b', 'p'] as const
const rows = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'や ゆ よ',
  'らりるれろ',
  'わ   を',
  'がぎぐげご',
  'ざじずぜぞ',
  'だぢづでど',
  'ばびぶべぼ',
  'ぱぴぷぺぽ',
] as const
const vowels = 'aiueo'

/** Keys beside each other on a keyboard with Latin letters. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** For each kana, those that may have been meant. */
export function listKanaNeighbours(): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, Set<string>>()
  const join = (one: string, other: string) => {
    if (one === other || one === ' ' || other === ' ') return
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
  }
  const joinBoth = (one: string, other: string) => {
    for (const convert of [(kana: string) => kana, toKatakana]) {
      join(convert(one), convert(other))
      join(convert(other), convert(one))
    }
  }
  for (const group of groups) for (const one of group) for (const other of group) joinBoth(one, other)
  for (const [one, other] of listKeyNeighbours()) joinBoth(one, other)
  for (const [one, other] of [
    'ソン',
    'シツ',
    'ーア',
    'ーイ',
    'ーウ',
    'ーエ',
    'ーオ',
    'ーッ',
    'ヴブ',
    'ィイ',
    'ェエ',
    'クワ',
  ]) {
    join(one ?? '', other ?? '')
    join(other ?? '', one ?? '')
  }
  return new Map([...neighbours].map(([kana, others]) => [kana, [...others]]))
}

function* listKeyNeighbours(): Iterable<readonly [string, string]> {
  for (const [row, kana] of rows.entries())
    for (let column = 0; column < vowels.length; column++)
      for (const [otherRow, others] of rows.entries())
        for (let otherColumn = 0; otherColumn < vowels.length; otherColumn++) {
          const sameVowel = column === otherColumn && areBeside(consonants[row] ?? '', consonants[otherRow] ?? '')
          const sameConsonant = row === otherRow && areBeside(vowels[column] ?? '', vowels[otherColumn] ?? '')
          if (sameVowel || sameConsonant) yield [kana[column] ?? ' ', others[otherColumn] ?? ' ']
        }
}

function areBeside(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  const [first, second] = [placeOf(one), placeOf(other)]
  return Math.abs(first.row - second.row) <= 1 && Math.abs(first.column - second.column) < 1.1
}

/** Each row of keys stands half a key to the right of the one above it. */
function placeOf(key: string): { readonly row: number; readonly column: number } {
  const row = keyRows.findIndex((keys) => keys.includes(key))
  return { row, column: (keyRows[row] ?? '').indexOf(key) + row / 2 }
}

function toKatakana(kana: string): string {
  return /[\u3041-\u3096]/.test(kana) ? String.fromCharCode(kana.charCodeAt(0) + 0x60) : kana
}
