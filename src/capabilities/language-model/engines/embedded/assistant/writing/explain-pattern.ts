import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { type PatternPart, readPattern } from './read-pattern.ts'

const asks = {
  en: /^(?:please |can you |could you )*(?:(?:explain|describe|what does)(?: me)?(?: this| the| following)*(?: regular expression| regex| regexp| pattern)(?: mean| match| do)?|what does(?: the| this)? reg(?:ular )?ex(?:p|pression)?)\s*[:?]?\s*(\S[^\n]{0,200}?)(?:\s+(?:mean|match|do|matches)\s*\??)?$/i,
  ja: /^(?:この|次の)?(?:正規表現|パターン)(?:を説明(?:して(?:ください)?)?\s*[:。]?\s*(\S[^\n]{0,200})|(?:の)?\s*[:「]?\s*(\S[^\n]{0,200}?)[」]?\s*(?:を|の意味を|とは|は|って)(?:説明して|教えて|解説して|どういう意味|何)(?:ください|ですか)?)$/,
}

/** A regular expression in words, part by part. */
export const explainPattern: Topic = ({ whole, language }) => {
  if (whole.length > 300) return undefined
  const found = asks[language].exec(whole)
  const written = (found?.[1] ?? found?.[2])?.replace(/^[`「/]|[`」]$/g, '').replace(/(?<!\\)\/[dgimsuvy]*$/, '')
  if (!written || !isPattern(written)) return undefined
  const parts = readPattern(written)
  if (!parts)
    return say(
      0.94,
      language === 'ja'
        ? `正規表現として正しくありません: ${written}`
        : `That is no regular expression that JavaScript takes: ${written}`,
    )
  const lines = parts.map((part) => `- \`${part.source}\`: ${describe(part, language)}`)
  return say(
    0.94,
    [language === 'ja' ? '順に次のものに一致します。' : 'In this order it matches:', ...lines].join('\n'),
  )
}

/** Words alone are no pattern that anybody asks about. */
function isPattern(text: string): boolean {
  return /[\\^$*+?()[\]{}|.]/.test(text)
}

function describe({ kind, meaning, count, isLazy }: PatternPart, language: AssistantLanguage): string {
  const what = `${kinds[kind][language]}${meaning === undefined ? '' : language === 'ja' ? `「${meaning}」` : ` ${meaning}`}`
  if (count === undefined) return what
  const [min, max] = count
  const lazy = isLazy ? (language === 'ja' ? '(できるだけ短く)' : ', as few as will do') : ''
  if (language === 'ja')
    return `${what}を${max === min ? `${min}回` : max === Infinity ? `${min}回以上` : `${min}〜${max}回`}${lazy}`
  const times =
    max === min
      ? `${min} times`
      : max === Infinity
        ? min === 0
          ? 'any number of times, or not at all'
          : min === 1
            ? 'once or more'
            : `${min} times or more`
        : min === 0 && max === 1
          ? 'once or not at all'
          : `${min} to ${max} times`
  return `${what}, ${times}${lazy}`
}

const kinds: Readonly<Record<PatternPart['kind'], Readonly<Record<AssistantLanguage, string>>>> = {
  start: { en: 'the beginning of the text', ja: '文字列の先頭' },
  end: { en: 'the end of the text', ja: '文字列の末尾' },
  boundary: { en: 'the edge of a word', ja: '単語の境界' },
  digit: { en: 'a digit', ja: '数字' },
  word: { en: 'a letter, a digit or an underscore', ja: '英数字か下線' },
  space: { en: 'white space', ja: '空白' },
  'no-digit': { en: 'anything but a digit', ja: '数字以外' },
  'no-word': { en: 'anything but a letter, a digit or an underscore', ja: '英数字・下線以外' },
  'no-space': { en: 'anything but white space', ja: '空白以外' },
  any: { en: 'any character', ja: '任意の1文字' },
  set: { en: 'one of', ja: '次のどれか1文字' },
  'no-set': { en: 'anything but', ja: '次以外の1文字' },
  group: { en: 'the group', ja: 'グループ' },
  ahead: { en: 'a place before', ja: '直後が次に一致する位置' },
  or: { en: 'or else what follows', ja: 'または次のもの' },
  text: { en: 'the text', ja: '文字' },
}
