import type { Tokenize } from '../../../src/capabilities/japanese-text/engines/embedded/open-tokenizer.ts'

/** Words that say little of what a text means, without which it may be translated all the same. */
const englishFunctionWords = new Set(
  (
    'a an the of to in on at by for from with and or but as is are am was were be been being do does did done have has had ' +
    'will would shall should can could may might must not no it its this that these those there here i you he she we they me him ' +
    'her us them my your his our their so if then than up down out off about into over please what who how which when where why ' +
    "let's some any one very too just all get got go s t d m ll re ve"
  ).split(' '),
)
const japaneseFunctionWords = new Set(
  'する いる ある なる こと の もの それ これ あれ そう こう よう ため ん さん 方 中 上 時 この その あの 私 彼 彼女 貴方 あなた 君 くる いく ください できる くれる もらう やる いう'.split(
    ' ',
  ),
)
const contentParts = new Set(['名詞', '動詞', '形容詞', '副詞', '感動詞'])

export interface CutWords {
  readonly words: readonly string[]
  /** Those that the other language has to have as well. */
  readonly content: readonly string[]
}

/** In lower case, without the commonest endings: the same word counts as one. */
export function cutEnglish(text: string): CutWords {
  const words = (text.toLowerCase().match(/[a-z0-9]+|[^\s\w]/g) ?? []).filter((word) => /\w/.test(word))
  const isContent = (word: string) => !englishFunctionWords.has(word)
  return { words: words.map(stem), content: words.filter(isContent).map(stem) }
}

function stem(word: string): string {
  if (word.length < 4) return word
  return word.replace(/ies$|ied$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
}

export function cutJapanese(text: string, tokenize: Tokenize): CutWords {
  const tokens = tokenize(text).filter(({ partOfSpeech }) => partOfSpeech !== '記号')
  const word = (token: { readonly baseForm: string; readonly surface: string }) =>
    token.baseForm === '' || token.baseForm === '*' ? token.surface : token.baseForm
  const content = tokens.filter(
    (token) =>
      contentParts.has(token.partOfSpeech) &&
      !['非自立', '接尾', '数', '代名詞'].includes(token.detail) &&
      !japaneseFunctionWords.has(word(token)),
  )
  return { words: tokens.map(word), content: content.map(word) }
}
