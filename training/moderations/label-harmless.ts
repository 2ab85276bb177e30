import type { ThemedSentence } from '../../src/interfaces/moderations/engines/embedded/model/extract-features.ts'
import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import { themeNumber } from '../../src/interfaces/moderations/engines/embedded/model/themes.ts'

/** Themes that make a sentence of a book or a mail doubtful, by learned category; two different ones where `atLeast` says so. */
const doubts: readonly { readonly themes: readonly string[]; readonly atLeast: number }[] = [
  { themes: ['listed', 'porn-trade', 'sexual-act', 'sexual-force'], atLeast: 1 },
  { themes: ['slur', 'extremist'], atLeast: 1 },
  { themes: ['slur', 'extremist'], atLeast: 1 },
  { themes: ['suicide', 'cutting'], atLeast: 1 },
  { themes: ['kill', 'hurt', 'weapon', 'gore', 'death', 'threat', 'glorify'], atLeast: 2 },
  { themes: ['gore', 'hurt', 'kill'], atLeast: 2 },
]

/** Of doubtful sentences only this share counts as harmless. */
const trust = 0.25

/** Nobody read all the books: what may be harmful in them is mostly left open. */
export function labelHarmless(sentences: readonly ThemedSentence[], random: () => number): (number | undefined)[] {
  const present = new Set(
    sentences.flatMap(({ low, high }) => [...low].flatMap((mask, at) => namesIn(mask, high[at] ?? 0))),
  )
  return learned.map((_, category) => {
    const { themes = [], atLeast = 1 } = doubts[category] ?? {}
    const isDoubtful = themes.filter((theme) => present.has(theme)).length >= atLeast
    return isDoubtful && random() > trust ? undefined : 0
  })
}

const watched = [...new Set(doubts.flatMap(({ themes }) => themes))]

function namesIn(low: number, high: number): string[] {
  return watched.filter((theme) => {
    const number = themeNumber.get(theme) ?? 0
    return number < 32 ? (low >>> number) & 1 : (high >>> (number - 32)) & 1
  })
}
