import { useWords } from './say.ts'

/**
 * Says why something failed, in the language of the page. What a wire says in words of its own stays English, and is introduced as the
 * server's.
 */
export function useSayFailure(): (sentence: string) => string {
  const { say, language } = useWords()
  return (sentence) => {
    const said = say(sentence)
    const isEnglish = language === 'ja' && said === sentence && !kana.test(withoutQuotes(said))
    return isEnglish ? say('The server says: {sentence}', { sentence }) : said
  }
}

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

/** What an English sentence quotes may be Japanese. */
function withoutQuotes(sentence: string): string {
  return sentence.replaceAll(/"[^"]*"|“[^”]*”/g, '')
}
