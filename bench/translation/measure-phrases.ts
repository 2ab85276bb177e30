import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerPhrase } from '../../src/capabilities/translation/engines/phrase-book/answer-phrase.ts'
import { phraseBookPath } from '../../src/capabilities/translation/engines/phrase-book/phrase-book-path.ts'
import { type BookLanguage, PhraseBook } from '../../src/capabilities/translation/engines/phrase-book/phrase-book.ts'
import { readPhraseFile } from '../../src/capabilities/translation/engines/phrase-book/phrase-file.ts'
import { type Figure, toFigure } from '../result.ts'
import { corpusChrf } from './corpus-chrf.ts'
import { hasHeldBack, readHeldBack } from './held-back-pairs.ts'

const lists = join(import.meta.dirname, '../../training/translation/held-back-texts')
const languages = ['en', 'ja'] as const
const maxWords = 8

/** How many short texts the phrase book answers, of lists of everyday texts and of programs that it was not made from; how fast. */
export async function measurePhrases(): Promise<Figure[]> {
  const began = performance.now()
  const book = new PhraseBook(await readPhraseFile(phraseBookPath))
  const figures = [toFigure('phrase book, loading', performance.now() - began, 'ms')]
  for (const language of languages) {
    const texts = (await readFile(join(lists, `short.${language}.txt`), 'utf8')).trimEnd().split('\n')
    figures.push(toFigure(`phrase book, everyday texts of ${language} answered`, share(texts, language, book), '%'))
    figures.push(measureSpeed(texts, language, book))
  }
  if (hasHeldBack()) figures.push(...(await measureStrings(book)))
  return figures
}

async function measureStrings(book: PhraseBook): Promise<Figure[]> {
  const pairs = (await readHeldBack('strings')).filter(({ en }) => en.split(/\s+/).length <= maxWords)
  return languages.flatMap((language) => {
    const target = language === 'en' ? 'ja' : 'en'
    const answers = pairs.map((pair) => answer(pair[language], language, book))
    const known = [...answers.keys()].filter((at) => answers[at] !== undefined)
    const chrf = corpusChrf(
      known.map((at) => answers[at] ?? ''),
      known.map((at) => pairs[at]?.[target] ?? ''),
    )
    return [
      toFigure(`phrase book, strings of ${language} answered`, (100 * known.length) / pairs.length, '%'),
      toFigure(`phrase book, chrF of the strings answered from ${language}`, chrf, ''),
    ]
  })
}

function measureSpeed(texts: readonly string[], language: BookLanguage, book: PhraseBook): Figure {
  const began = performance.now()
  for (const text of texts) answer(text, language, book)
  return toFigure(`phrase book, a look-up from ${language}`, (performance.now() - began) / texts.length, 'ms')
}

function share(texts: readonly string[], language: BookLanguage, book: PhraseBook): number {
  return (100 * texts.filter((text) => answer(text, language, book) !== undefined).length) / texts.length
}

function answer(text: string, language: BookLanguage, book: PhraseBook): string | undefined {
  return answerPhrase(text, { language, kind: undefined, formality: undefined }, book)[0]
}
