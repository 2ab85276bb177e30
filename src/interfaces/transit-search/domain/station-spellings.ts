import { foldStationName } from './fold-station-name.ts'

/** Of the same name as far as its letters go: ヶ, ケ and が between kanji are one, as 霞ヶ関, 霞ケ関 and 霞が関 are. */
export function spellExactly(name: string): string {
  return foldStationName(name).replaceAll(/(?<=\p{Script=Han})[ゖけが](?=\p{Script=Han}|$)/gu, 'け')
}

/**
 * Of the same name as people say it: without what follows in brackets or after a stroke, without "station", and without the ツ, の or お that
 * stand in one spelling and not in the other (四ツ谷, 丸の内, お茶の水). Empty where nothing is left.
 */
export function spellLoosely(name: string): string {
  return spellExactly(dropNote(name))
    .replace(/(?<=.)(?:駅|停留所|バス停|station|sta|eki|えき)$/u, '')
    .replace(/^お(?=\p{Script=Han})/u, '御')
    .replaceAll(/(?<=\p{Script=Han})[つっのノ之](?=\p{Script=Han})/gu, '')
}

/** `大手町(東京都)`, `明治神宮前〈原宿〉` and `川南／関東バス` by what stands before. */
export function dropNote(name: string): string {
  const end = name.search(/[（(〈<［[【「／]/u)
  return end < 1 ? name : name.slice(0, end)
}

/** `三宮・花時計前` is called by either half, too. */
export function splitDoubleName(name: string): readonly string[] {
  const parts = dropNote(name).split(/[・･]/u)
  return parts.length === 2 ? parts.filter((part) => part.length > 1) : []
}
