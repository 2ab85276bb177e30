/** What a letter is in its sentence, as far as capitals go. */
interface Letter {
  readonly index: number
  readonly letter: string
  readonly isUpper: boolean
  readonly isFirst: boolean
  readonly beginsSentence: boolean
}

/** Finds the letters that words begin with. A sentence begins behind white space behind a mark that ends one. */
class WordStarts {
  #place: 'first' | 'within' | 'ended' | 'start' = 'first'
  #isInWord = false

  read(text: string): Letter[] {
    const found: Letter[] = []
    let index = 0
    for (const character of text) {
      const letter = this.#step(character, index)
      if (letter) found.push(letter)
      index += character.length
    }
    return found
  }

  /** Something that is no text but has its place among words. */
  pass(): void {
    this.#place = 'within'
    this.#isInWord = false
  }

  #step(character: string, index: number): Letter | undefined {
    if (/[\p{L}\p{M}\p{N}]/u.test(character)) {
      const place = this.#place
      const wasInWord = this.#isInWord
      this.#place = 'within'
      this.#isInWord = true
      if (wasInWord || !/\p{L}/u.test(character)) return undefined
      const isUpper = /\p{Lu}/u.test(character)
      return { index, letter: character, isUpper, isFirst: place === 'first', beginsSentence: place === 'start' }
    }
    this.#isInWord = this.#isInWord && /['’.-]/u.test(character)
    if (/[.!?…]/u.test(character)) {
      if (this.#place === 'within') this.#place = 'ended'
    } else if (/\s/u.test(character)) {
      this.#isInWord = false
      if (this.#place === 'ended') this.#place = 'start'
    }
    return undefined
  }
}

/** Sets capitals as the source has them: Apertium begins every message with one, and what follows a dropped word with none. */
export class Capitals {
  readonly #atStart: 'upper' | 'lower' | 'any'
  /** Whether all sentences within begin with one. */
  readonly #inSentences: boolean
  /** Whether no other word has one. */
  readonly #onlyInSentences: boolean
  readonly #starts = new WordStarts()

  constructor(source: string, target: string) {
    const letters = new WordStarts().read(source)
    const first = letters.find(({ isFirst }) => isFirst)
    const sentences = letters.filter(({ beginsSentence }) => beginsSentence)
    const others = letters.filter(({ isFirst, beginsSentence }) => !isFirst && !beginsSentence)
    this.#atStart = first ? (first.isUpper ? 'upper' : 'lower') : 'any'
    this.#inSentences = sentences.every(({ isUpper }) => isUpper)
    // English writes the names of languages and days with one, whatever the source does.
    this.#onlyInSentences = !/^en\b/u.test(target) && others.every(({ isUpper }) => !isUpper)
  }

  pass(): void {
    this.#starts.pass()
  }

  restore(text: string): string {
    let restored = text
    for (const letter of this.#starts.read(text)) {
      const { index } = letter
      const wanted = this.#want(text, letter)
      if (wanted === 'any') continue
      const changed = wanted === 'upper' ? letter.letter.toUpperCase() : letter.letter.toLowerCase()
      if (changed.length === letter.letter.length)
        restored = restored.slice(0, index) + changed + restored.slice(index + changed.length)
    }
    return restored
  }

  #want(text: string, { index, isFirst, beginsSentence }: Letter): 'upper' | 'lower' | 'any' {
    // Words all in capitals stay as they are.
    const isCapitalized = /^\p{Lu}(?!\p{Lu})/u.test(text.slice(index, index + 4))
    if (isFirst) return this.#atStart === 'lower' && !isCapitalized ? 'any' : this.#atStart
    if (beginsSentence) return this.#inSentences ? 'upper' : 'any'
    return this.#onlyInSentences && isCapitalized ? 'lower' : 'any'
  }
}
