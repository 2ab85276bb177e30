import { type FixedTerm, mergeTerms } from './find-fixed-terms.ts'
import { findEnglishQuantities } from './find-english-quantities.ts'
import { findJapaneseQuantities } from './find-japanese-quantities.ts'
import { readEnglishNumber } from './read-english-number.ts'
import { readJapaneseNumber } from './read-japanese-number.ts'

const units = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const word = `(?:${tens}|${teens}|${units})`
const english = new RegExp(
  `(?<![\\p{L}\\d-])${word}(?:(?:[ -]| and )(?:hundred|thousand|${word})){0,8}(?![\\p{L}\\d]|[ -](?:hundred|thousand|million|billion|trillion|dozen)|-\\p{L})`,
  'giu',
)

/** Words that count; without one behind it a numeral may be part of a word, such as 千葉, a place. */
const counters =
  '歳|才|人|年|月|日|時|秒|円|個|本|枚|冊|台|回|階|度|倍|番|号|%|％|パーセント|キロ|メートル|センチ|ミリ|グラム|リットル|ドル|ユーロ|ポンド|ページ|頁|点|名|週間|か月|ヶ月|カ月|ヵ月|か国|ヶ国|カ国|匹|頭|羽|杯|足|着|軒|件|問|歩|棟|分'
/** 十分 is "enough", but where it is a time. */
const enough = '十分(?!間|後|前|以|ほど|くらい|ぐらい|おき|ごと)'
const japanese = new RegExp(
  `(?<![何数幾〇一二三四五六七八九十百千万億兆\\d])(?!${enough})[〇一二三四五六七八九十百千万]{1,12}(?=${counters})`,
  'gu',
)

/** The least that is put in digits; smaller ones are part of too many phrases. */
const least = { english: 11, japanese: 10 }

/** Numbers in words or Chinese characters as digits, dates, times and amounts as the other language has them: a model that has to write them itself takes one for another. */
export function findSpelledNumbers(text: string, language: string): readonly FixedTerm[] {
  if (language === 'en')
    return mergeTerms(findEnglishQuantities(text), list(text, english, readEnglishNumber, least.english))
  if (language === 'ja') {
    const quantities = findJapaneseQuantities(text)
    return mergeTerms(quantities, list(text, japanese, readJapaneseNumber, least.japanese))
  }
  return []
}

function list(
  text: string,
  pattern: RegExp,
  read: (numeral: string) => number | undefined,
  from: number,
): readonly FixedTerm[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: numeral, index: begin }) => {
    const value = read(numeral)
    if (value === undefined || value < from) return []
    return [{ begin, end: begin + numeral.length, text: write(value), isNumber: true }]
  })
}

/** A year has no separator. */
function write(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en')
}
