import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import { isFitToSayAgain } from '../style/check-style.ts'
import { isLink, isNoun } from './nouns.ts'

/** Characters of what can be named again in a reply. */
const max = 12

/** What the subject or the object of a sentence counts more, in characters. */
const ofCase = 2

interface Run {
  readonly text: string
  readonly worth: number
  /** Clauses before it. */
  readonly clause: number
}

/** What a turn is about: the longest name or noun of its last clause that has one, as it was written; undefined where it has none. */
export function findTopic(plain: string, tokens: readonly Token[]): string | undefined {
  const runs = listRuns(plain, tokens).filter(
    ({ text }) =>
      (text.length > 2 || /[\p{Script=Han}\p{Script=Katakana}]/u.test(text)) &&
      text.length <= max &&
      !/^[ぁぃぅぇぉっゃゅょー]/.test(text) &&
      isFitToSayAgain(text) &&
      !namesNothing(text),
  )
  const last = runs.at(-1)?.clause
  return runs.filter(({ clause }) => clause === last).toSorted((one, other) => other.worth - one.worth)[0]?.text
}

/** Nouns that stand together, with what follows them. */
function listRuns(plain: string, tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  let parts: Token[] = []
  let clause = 0
  const close = (next: Token | undefined) => {
    const last = parts.findLast((token) => !isLink(token))
    // 「うちの畑」 is the field; 「地味」 is how something is.
    const first = parts.find((token) => !isOwn(token) && !isLink(token))
    const isManner = first !== undefined && first === last && first.detail === '形容動詞語幹'
    if (first && last && !isManner) {
      const text = plain.slice(first.begin, last.begin + last.surface.length)
      runs.push({ text, worth: text.length + (isCase(next) ? ofCase : 0), clause })
    }
    parts = []
  }
  for (const [at, token] of tokens.entries()) {
    // 「一限」 and 「三年」 count, and name nothing.
    const isCounter = tokens[at - 1]?.detail === '数' && parts.length === 0
    const goesOn = (isNoun(token) && token.detail !== '数' && !isCounter) || (parts.length > 0 && isLink(token))
    if (goesOn) parts.push(token)
    else close(token)
    if (isTurn(token)) clause += 1
  }
  close(undefined)
  return runs
}

/** The particles of what does something, or has it done to it. */
function isCase(token: Token | undefined): boolean {
  return token?.partOfSpeech === '助詞' && ['が', 'を'].includes(token.surface)
}

function isOwn({ surface }: Token): boolean {
  return surface === 'うち' || surface === '自分'
}

/** 「学科は大丈夫だけど、駐車が苦手」 is about the second. */
function isTurn({ partOfSpeech, detail, surface }: Token): boolean {
  return partOfSpeech === '助詞' && detail === '接続助詞' && ['けど', 'けれど', 'けれども', 'が'].includes(surface)
}

/** Whether a noun to the dictionary names no thing. */
export function namesNothing(word: string): boolean {
  return waysOfBeing.test(word)
}

const waysOfBeing =
  /^(?:あまり.*|最初|最後|仕方|価値|役|残り|一つ|二つ|三つ|赤|青|白|黒|お前|おまえ|キロ|メートル|センチ|グラム|度|階|番|割|週間|時間|分間?|個|回|枚|円|日間|年間|.か月|.ヶ月|便利|不便|簡単|複雑|正確|静か|丁寧|親切|ラッキー|断然|語|人|者|物|事|続き|お話し?|話題|久しぶり|今夜|今日|昨日|明日|最近|質問|ご質問|言葉|気持ち|お気持ち|様子|[0-9一二三四五六七八九十百千万]+.{0,3}|.*[0-9]+.?|歳|週|国|話|方|言い方|気|目|手|時|年|月|日|人|何|所|中|前|後|今|先|次|他|皆|やつ|奴|もの|こと|ところ|ほう|相談|お腹|マジ|ガチ|めっちゃ|ピーピー|絶対|もう.?|まだ|好き|嫌い|大変|本当|大丈夫|元気|楽しみ|心配|必要|大切|自分|一番|全然|結構|普通|意味|感じ|みんな|最高|無理|残念|苦手|得意)$/u
