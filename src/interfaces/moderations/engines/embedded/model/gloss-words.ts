import { french } from './glosses/french.ts'
import { germanEveryday } from './glosses/german-everyday.ts'
import { german } from './glosses/german.ts'
import { italian } from './glosses/italian.ts'
import { portuguese } from './glosses/portuguese.ts'
import { spanish } from './glosses/spanish.ts'
import type { Sentence } from './split-sentences.ts'

/** English words for a word or phrase, by the words joined by spaces; those of `stems` stand for every ending. */
interface Glossary {
  readonly phrases: ReadonlyMap<string, readonly string[]>
  readonly stems: ReadonlyMap<string, readonly string[]>
  readonly longestStem: number
  /** Words so common that they tell the language; not those that are English words as well. */
  readonly common: ReadonlySet<string>
}

const shortestStem = 3
/** Words of a phrase, at most. */
const longestPhrase = 6

const glossaries: readonly Glossary[] = [
  readGlossary(
    german + germanEveryday,
    'der das dem des ein eine einen und oder aber nicht kein keine mit auf fur von zu zum zur ist sind bin bist habe hast werde wird wirst kann muss wenn wie wo wer als nie immer alle du dich dir dein deine ich mich mir mein wir uns ihn ihm sie er es euch ihr jetzt morgen heute schon noch mal dann weil dass sich auch nur bei nach aus raus im wurde wurden einem einer am vom',
  ),
  readGlossary(
    spanish,
    'el la los las un una y pero nunca nada nadie con sin en de del al por para que si como cuando donde es esta estas soy hay te ti tu tus su yo mi nos les lo se voy va quiero todos todo muy ya mas ojala este esa ese',
  ),
  readGlossary(
    french,
    'le la les un une des du et ou mais ne pas jamais rien avec sans dans en de au aux pour que qui si est sont suis cest tu te toi vous ta tes votre je jai moi mon ma mes nous il elle ils elles eux leur vais vas va veux ce cette ces tous tout qu bien',
  ),
  readGlossary(
    italian,
    'il lo la gli le un uno una ed ma non mai con senza nel nella di del della dei per che chi se quando sono sei ho ti tu tuo tua io mi mio noi ci lui lei loro voglio tutti tutto piu questa questo appena ancora',
  ),
  readGlossary(
    portuguese,
    'um uma mas nao nunca com sem em na de da dos das ao para que se como sao sou estou vou vai vao voce voces seu sua eu meu minha ele ela eles quero todos tudo mais isso esse essa ja depois',
  ),
]

const english = new Set(
  'the a an and or but not no with without on in for of to is are was were am be have has had will would can must should if how what where who why when so now i me my you your he him his she her they them their we us our this that these those it at as do does did from by all dont im its die war man hat as fast'.split(
    ' ',
  ),
)

/** Gives texts in the languages known here English words in place of theirs; all that was learnt of English then holds for them. */
export function glossSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  const ofText = findGlossary(sentences.flatMap(({ words }) => words.slice(0, 40)).slice(0, 400))
  return sentences.map((sentence) => {
    const glossary = sentences.length === 1 ? ofText : (findGlossary(sentence.words) ?? ofText)
    if (!glossary || countOf(sentence.words, english) > countOf(sentence.words, glossary.common)) return sentence
    return { ...sentence, words: glossWords(sentence.words, glossary) }
  })
}

/** The one whose common words occur most, and more often than English ones; of two alike, the one that knows more of the words. */
function findGlossary(words: readonly string[]): Glossary | undefined {
  const least = countOf(words, english)
  let [best, most]: [Glossary | undefined, number] = [undefined, 0]
  for (const glossary of glossaries) {
    const found = countOf(words, glossary.common)
    if (found <= least) continue
    const score = found + countOf(words, glossary.phrases) / 2
    if (score > most) [best, most] = [glossary, score]
  }
  return best
}

function countOf(words: readonly string[], among: Pick<ReadonlySet<string>, 'has'>): number {
  let count = 0
  for (const word of words) if (among.has(word)) count++
  return count
}

function glossWords(words: readonly string[], glossary: Glossary): readonly string[] {
  const glossed: string[] = []
  for (let at = 0; at < words.length;) {
    const { length, english: found } = findLongest(words, at, glossary)
    for (const word of found) glossed.push(word)
    at += length
  }
  return glossed
}

function findLongest(words: readonly string[], at: number, { phrases, stems, longestStem }: Glossary) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const found = phrases.get(words.slice(at, at + length).join(' '))
    if (found) return { length, english: found }
  }
  const word = words[at] ?? ''
  // A word may be as long as the text; no more of it is looked at than a stem has.
  for (let end = Math.min(word.length, longestStem); end >= shortestStem; end--) {
    const found = stems.get(word.slice(0, end))
    if (found) return { length: 1, english: found }
  }
  return { length: 1, english: [word] }
}

function readGlossary(lines: string, common: string): Glossary {
  const phrases = new Map<string, readonly string[]>()
  const stems = new Map<string, readonly string[]>()
  let longestStem = 0
  for (const line of lines.split('\n').filter(Boolean)) {
    const [entries = '', words = ''] = line.split(' = ')
    for (const entry of entries.split(', ')) {
      const [table, key] = entry.endsWith('*') ? [stems, entry.slice(0, -1)] : [phrases, entry]
      if (!table.has(key)) table.set(key, words.split(' '))
      if (table === stems) longestStem = Math.max(longestStem, key.length)
    }
  }
  return { phrases, stems, longestStem, common: new Set(common.split(' ')) }
}
