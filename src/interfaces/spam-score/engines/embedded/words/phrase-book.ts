import { foldText } from './fold-text.ts'
import type { Words } from './words.ts'

/**
 * Phrases by theme, matched word by word: a text is read once, and at each word only the phrases that begin with it are
 * tried.
 *
 * A phrase is words apart by spaces; `verify|confirm` takes either; `your?` may be missing; `*` is any one word. A phrase
 * in a script that does not part words is looked for as it stands.
 */
export interface PhraseBook<Theme extends string> {
  /** How many different phrases of each theme occur. */
  countThemes(words: Words): ReadonlyMap<Theme, number>
}

interface Step {
  readonly choices: ReadonlySet<string>
  readonly isAny: boolean
  readonly isOptional: boolean
}

interface Phrase<Theme> {
  readonly theme: Theme
  readonly steps: readonly Step[]
}

interface UnspacedPhrase<Theme> {
  readonly theme: Theme
  readonly text: string
}

const unspaced = /[\u0E00-\u0E7F\u1100-\u11FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/

export function createPhraseBook<Theme extends string>(
  entries: readonly { readonly theme: Theme; readonly phrases: readonly string[] }[],
): PhraseBook<Theme> {
  const phrasesByFirstWord = new Map<string, Phrase<Theme>[]>()
  const unspacedPhrases: UnspacedPhrase<Theme>[] = []
  for (const { theme, phrases } of entries)
    for (const written of phrases) {
      if (unspaced.test(written)) unspacedPhrases.push({ theme, text: foldText(written) })
      else addPhrase(phrasesByFirstWord, { theme, steps: written.split(' ').map(readStep) })
    }
  return {
    countThemes(words) {
      const found = findPhrases(phrasesByFirstWord, words.list)
      const counts = new Map<Theme, number>()
      const count = (theme: Theme) => counts.set(theme, (counts.get(theme) ?? 0) + 1)
      for (const { theme } of found) count(theme)
      if (unspaced.test(words.folded))
        for (const { theme, text } of unspacedPhrases) if (words.folded.includes(text)) count(theme)
      return counts
    },
  }
}

function readStep(written: string): Step {
  const isOptional = written.endsWith('?')
  const choices = (isOptional ? written.slice(0, -1) : written).split('|').map(foldText)
  return { choices: new Set(choices), isAny: choices.includes('*'), isOptional }
}

/** The first step of a phrase is never optional. */
function addPhrase<Theme>(phrasesByFirstWord: Map<string, Phrase<Theme>[]>, phrase: Phrase<Theme>): void {
  for (const word of phrase.steps[0]?.choices ?? []) {
    const known = phrasesByFirstWord.get(word)
    if (known) known.push(phrase)
    else phrasesByFirstWord.set(word, [phrase])
  }
}

function findPhrases<Theme>(
  phrasesByFirstWord: ReadonlyMap<string, readonly Phrase<Theme>[]>,
  words: readonly string[],
): Set<Phrase<Theme>> {
  const found = new Set<Phrase<Theme>>()
  words.forEach((word, at) => {
    const phrases = phrasesByFirstWord.get(word)
    if (phrases === undefined) return
    for (const phrase of phrases) if (!found.has(phrase) && continues(phrase.steps, 1, words, at + 1)) found.add(phrase)
  })
  return found
}

const end: Step = { choices: new Set(), isAny: false, isOptional: true }

/** An optional step that fits is always taken, so that each phrase is tried in one pass. */
function continues(steps: readonly Step[], step: number, words: readonly string[], at: number): boolean {
  let place = at
  for (let next = step; next < steps.length; next++) {
    const { choices, isAny, isOptional } = steps[next] ?? end
    const word = words[place]
    if (word !== undefined && (isAny || choices.has(word))) place += 1
    else if (!isOptional) return false
  }
  return true
}
