import type { Edit } from './edit.ts'
import { scriptOf } from './script.ts'
import type { WordFilter } from './word-filter.ts'

/** Whether an edit only writes a word the other usual way: 行なう and 行う, サーバ and サーバー, 組込み and 組み込み. */
export function isVariant(dictionary: WordFilter, text: string, edit: Edit): boolean {
  const here = text.slice(edit.begin, edit.end)
  if (here !== '' && unifyKanji(here) === unifyKanji(edit.replacement)) return true
  switch (edit.kind) {
    case 'homophone':
      return unifyKanji(kanjiOf(here)) === unifyKanji(kanjiOf(edit.replacement))
    case 'insert':
      return edit.replacement === 'ー'
        ? endsKatakana(text, edit.begin)
        : isOkurigana(dictionary, text, edit.begin, edit.replacement)
    case 'delete':
      return here === 'ー'
        ? endsKatakana(text, edit.end)
        : (here === 'な' && text[edit.begin - 1] === '行') ||
            isOkurigana(dictionary, text.slice(0, edit.begin) + text.slice(edit.end), edit.begin, here)
    case 'kana':
    case 'substitute':
      return areLongVowels(here, edit.replacement) && eSounds.includes(text[edit.begin - 1] ?? '')
    case 'repeat':
    case 'swap':
      return false
  }
}

const eSounds = 'エケセテネヘメレゲゼデベペェ'

function areLongVowels(one: string, other: string): boolean {
  return (one === 'イ' && other === 'ー') || (one === 'ー' && other === 'イ')
}

/** Whether a word of katakana ends at a place. */
function endsKatakana(text: string, at: number): boolean {
  return scriptOf(text[at - 1] ?? ' ') === 'katakana' && scriptOf(text[at] ?? ' ') !== 'katakana'
}

/** Whether a kana between two kanji may be written or left out. */
function isOkurigana(dictionary: WordFilter, without: string, at: number, kana: string): boolean {
  const [before, after] = [without[at - 1] ?? ' ', without[at] ?? ' ']
  if (scriptOf(kana) !== 'kana' || scriptOf(before) !== 'kanji' || scriptOf(after) !== 'kanji') return false
  const written = without.slice(0, at) + kana + without.slice(at)
  return isInWord(dictionary, without, at - 1, at + 1) && isInWord(dictionary, written, at - 1, at + 2)
}

const maxWord = 6

function isInWord(dictionary: WordFilter, text: string, begin: number, end: number): boolean {
  for (let length = end - begin; length <= maxWord; length++)
    for (let from = Math.max(0, end - length); from <= begin && from + length <= text.length; from++)
      if (dictionary.has(text.slice(from, from + length))) return true
  return false
}

/** Kanji that are written for the same words. */
const sameKanji: ReadonlyMap<string, string> = new Map([
  ['薦', '勧'],
  ['奨', '勧'],
  ['附', '付'],
  ['廻', '回'],
  ['竜', '龍'],
  ['嶋', '島'],
  ['讃', '賛'],
  ['摑', '掴'],
  ['頬', '頰'],
])

function unifyKanji(word: string): string {
  return word.replaceAll(/\p{Script=Han}/gu, (kanji) => sameKanji.get(kanji) ?? kanji)
}

function kanjiOf(word: string): string {
  return word.replaceAll(/[^\p{Script=Han}]/gu, '')
}
