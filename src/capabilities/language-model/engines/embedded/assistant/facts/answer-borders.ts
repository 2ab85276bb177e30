import { say, type Topic } from '../topic.ts'
import { findEnglishCountry, findJapaneseCountry, toWords } from './find-country.ts'
import type { Country } from './country.ts'
import { nameCountry } from './name-country.ts'

const asks = {
  en: /^(?:do|does|is|are) (.{3,30}?) (?:and|border|next to|bordering|share a (?:land )?border with|a neighbou?r of|adjacent to) (.{3,30}?)(?: (?:share a (?:land )?border|border each other|neighbou?rs|have a common border))?$/i,
  ja: /^(.{2,16}?)(?:と|は)(.{2,16}?)(?:は|と)(?:国境を?(?:接して|共有して)|隣り合って|隣接して|陸続き).{0,8}$/u,
}

/** "Do Norway and Sweden share a border?", "Does France border Poland?" */
export const answerBorders: Topic = ({ text, language }) => {
  if (text.length > 100 || !/border|neighbou?r|next to|adjacent|国境|隣|陸続き/i.test(text)) return undefined
  const found = asks[language].exec(text.replace(/[\s?!.。？！]+$/u, ''))
  const [one, other] = [found?.[1] ?? '', found?.[2] ?? ''].map((name) => findWhole(name, language))
  if (!one || !other || one === other) return undefined
  const names = [one, other].map(({ code }) => nameCountry(code, language))
  const isSo = one.neighbours.includes(other.code)
  if (language === 'ja')
    return say(
      0.94,
      isSo
        ? `はい、${names.join('と')}は国境を接しています。`
        : `いいえ、${names.join('と')}は陸で国境を接していません。`,
    )
  const pair = names.join(' and ')
  return say(0.94, isSo ? `Yes, ${pair} share a border.` : `No, ${pair} share no border on land.`)
}

function findWhole(name: string, language: string): Country | undefined {
  const found = language === 'ja' ? findJapaneseCountry(name) : findEnglishCountry(toWords(name).replace(/^the /, ''))
  return found?.rest === '' ? found.country : undefined
}
