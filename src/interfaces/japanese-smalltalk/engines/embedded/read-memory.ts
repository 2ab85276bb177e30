import type { Token } from '../../../../capabilities/japanese-text/port.ts'
import { isFitToSayAgain } from './style/check-style.ts'
import { withoutSigns } from './to-plain.ts'

const namePatterns = [
  /(?:名前は|名は)(?<word>.{1,12}?)(?:です|だよ|だ|と申します|といいます|と言います|っていいます|っていう)?$/u,
  /(?<word>.{1,12}?)(?:と申します|と呼んでください|って呼んで(?:ください|ね)?|と呼んで)$/u,
]

/** Who says "I am …" says what they are more often than how they are called. */
const selfPattern = /(?:私|わたし|僕|ぼく|俺|おれ)は(?<word>.{1,12}?)(?:です|だよ|といいます|と言います)$/u

const likingPattern =
  /(?<word>[\p{L}\p{N}ー・]{1,20}?)(?:が|は)(?:大|一番|すごく|とても|本当に)?好き(?:です|だ|なんです|なんだ|だよ|なの)?(?:よ|ね)?$/u

/** What one turn tells of the person: their name, and what they like. */
export function readMemory(turn: string, tokens: readonly Token[]): ReadonlyMap<string, string> {
  const plain = withoutSigns(turn)
  const words = new Map<string, string>()
  const name = namePatterns.map((pattern) => pattern.exec(plain)?.groups?.['word']).find((word) => word !== undefined)
  if (name !== undefined && isName(name, tokens, false)) words.set('name', name)
  const self = selfPattern.exec(plain)?.groups?.['word']
  if (self !== undefined && isName(self, tokens, true)) words.set('name', self)
  const liking = likingPattern.exec(plain)?.groups?.['word']?.replace(/^(?:私|わたし|僕|ぼく|俺|おれ)は/u, '')
  if (liking !== undefined && isNouns(liking, tokens)) words.set('liking', liking)
  return words
}

function isName(word: string, tokens: readonly Token[], isProper: boolean): boolean {
  const own = tokens.filter(({ surface }) => word.includes(surface))
  const isKnown = own.length > 0 && own.every(({ partOfSpeech }) => partOfSpeech === '名詞')
  return isFitToSayAgain(word) && isKnown && (!isProper || own.some(({ detail }) => detail === '固有名詞'))
}

function isNouns(word: string, tokens: readonly Token[]): boolean {
  const own = tokens.filter(({ surface }) => word.includes(surface))
  return (
    isFitToSayAgain(word) &&
    own.length > 0 &&
    own.every(({ partOfSpeech, detail }) => partOfSpeech === '名詞' && detail !== '代名詞' && detail !== '非自立')
  )
}
