import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { isRude } from '../style/check-style.ts'

/** Characters of what is said again, so that it is worth it and no burden. */
const [min, max] = [5, 30]

/** How the people of somebody else are spoken of. */
const polite: Readonly<Record<string, string>> = {
  妻: '奥さま',
  嫁: 'お嫁さん',
  夫: 'ご主人',
  旦那: 'ご主人',
  主人: 'ご主人',
  母: 'お母さま',
  父: 'お父さま',
  祖母: 'おばあさま',
  祖父: 'おじいさま',
  娘: '娘さん',
  息子: '息子さん',
  孫: 'お孫さん',
  子ども: 'お子さん',
  子供: 'お子さん',
  兄: 'お兄さん',
  姉: 'お姉さん',
  弟: '弟さん',
  妹: '妹さん',
  彼女: '彼女さん',
  彼氏: '彼氏さん',
  友達: 'お友達',
  友人: 'ご友人',
  親: '親御さん',
  両親: 'ご両親',
  家族: 'ご家族',
  実家: 'ご実家',
}

/** Words that point to who speaks. */
const ownWords = /^(?:私|わたし|僕|ぼく|俺|おれ|わし|自分|うち)$/

/** A clause in plain form as it can be said again before 「のですね」; undefined where that would be no sentence, or turn its sense. */
export function toEcho(plain: string, tokens: readonly Token[]): string | undefined {
  const last = tokens.at(-1)
  if (!last || plain.length < min || plain.length > max || isRude(plain)) return undefined
  // Who says that of themselves does not want to hear it again.
  if (/あなた|あんた|君|きみ|お前|死|殺/.test(plain) || /ます|まし|ませ|です|でし|る[っそ]/.test(plain))
    return undefined
  const [first, second] = tokens
  if (ownWords.test(first?.surface ?? '') && second?.surface === 'は')
    return toEcho(plain.slice(tokens[2]?.begin), tokens.slice(2))
  const copula = endsAsNoun(last) || endsAsNamedDeed(last) ? 'な' : ''
  if (copula === '' && !endsAsPredicate(last)) return undefined
  return `${tokens.map((token, at) => (isOfDay(tokens, at) ? token.surface : toOther(token, tokens[at + 1]))).join('')}${copula}`
}

function endsAsPredicate({ partOfSpeech, conjugationForm, conjugationType, baseForm }: Token): boolean {
  if (!/^(?:基本形|連体形)/.test(conjugationForm)) return false
  if (partOfSpeech === '助動詞') return conjugationType === '特殊・タ' || ['ない', 'たい', 'らしい'].includes(baseForm)
  return partOfSpeech === '動詞' || partOfSpeech === '形容詞'
}

function endsAsNoun({ partOfSpeech, detail }: Token): boolean {
  return partOfSpeech === '名詞' && !['代名詞', '非自立', '副詞可能', '特殊', '数'].includes(detail)
}

/** 「早起き」, 「一人暮らし」: what is done, as a noun. */
function endsAsNamedDeed({ partOfSpeech, conjugationForm, surface }: Token): boolean {
  return (
    partOfSpeech === '動詞' &&
    conjugationForm === '連用形' &&
    /[いきしちにみりけせえ]$/u.test(surface) &&
    surface.length > 1
  )
}

/** Father's and mother's day are nobody's father and mother. */
function isOfDay(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.surface === 'の' && tokens[at + 2]?.surface === '日'
}

function toOther({ surface, partOfSpeech }: Token, next: Token | undefined): string {
  if (partOfSpeech !== '名詞') return surface
  if (ownWords.test(surface)) return surface === '自分' ? surface : 'あなた'
  const known = lookUp(polite, surface)
  return known === undefined || /^(?:さん|さま|様|ちゃん|くん|たち|方)/.test(next?.surface ?? '') ? surface : known
}
