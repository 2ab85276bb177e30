import type { Danger, FoundDanger } from './danger.ts'
import { findCountry } from './find-country.ts'
import { type HelplineCountry, helplines } from './helplines.ts'
import type { HelpLanguage } from './languages/help-language.ts'
import { helpLanguages } from './languages/help-languages.ts'

type Language = 'en' | 'ja'

const openings: Readonly<Record<Danger, Readonly<Record<Language, string>>>> = {
  despair: {
    en: 'I am sorry that it hurts so much, and glad that you said it. You need not carry this alone: please talk to a person now.',
    ja: '話してくださってありがとうございます。とてもつらいのですね。どうか一人で抱えず、今すぐ人と話してください。',
  },
  violence: {
    en: 'I am sorry that this is happening. It is not your fault, and you have a right to be safe.',
    ja: '話してくださってありがとうございます。あなたは悪くありません。あなたの安全がいちばん大切です。',
  },
  emergency: {
    en: 'This sounds like an emergency.',
    ja: 'すぐに助けが必要な状態かもしれません。',
  },
}

/**
 * A short answer to somebody in danger: kind, in their language, and where people are who help, in the country that they named in
 * `text`, or else in `usual`, where English and Japanese give none away.
 */
export function answerDanger({ danger, language }: FoundDanger, text: string, usual?: HelplineCountry): string {
  const country = findCountry(text)
  if (language !== 'en' && language !== 'ja') return answerInOther(helpLanguages[language], danger, country)
  return answer(danger, language, country ?? (language === 'ja' ? 'jp' : usual))
}

/** The lines of the countries of that language; of another country, in English, where that is named. */
function answerInOther(words: HelpLanguage, danger: Danger, country: HelplineCountry | undefined): string {
  const there = country === undefined || words.countries.includes(country) ? undefined : helplines[country]
  const emergency = there?.emergency.en ?? words.emergency
  const urgent = danger === 'emergency' ? words.atOnce : words.ifNeeded
  const where = danger === 'emergency' ? undefined : (there?.[danger].en ?? words.lines[danger])
  return [words.openings[danger], urgent.replace('NUMBER', emergency), where]
    .filter((part) => part !== undefined)
    .join(words.joint ?? ' ')
}

function answer(danger: Danger, language: Language, country: HelplineCountry | undefined): string {
  const lines = country && helplines[country]
  const emergency = lines?.emergency[language] ?? elsewhere.emergency
  const where = danger === 'emergency' ? undefined : (lines?.[danger][language] ?? elsewhere[danger])
  return [openings[danger][language], urge(danger, emergency, language), where]
    .filter((part) => part !== undefined)
    .join(language === 'ja' ? '' : ' ')
}

/** Where English gives no country away. */
const elsewhere = {
  emergency: '112 or 911 (999 in the UK, 000 in Australia, 111 in New Zealand)',
  despair:
    'Lines that listen: 988 in the USA and Canada, 116 123 in the UK, Ireland and many countries of the EU, 13 11 14 in Australia, 1737 in New Zealand, 14416 in India; findahelpline.com has every other country.',
  violence:
    'Lines that listen and plan with you: 1-800-799-7233 in the USA, sheltersafe.ca in Canada, 0808 2000 247 in the UK, 1800 341 900 in Ireland, 1800 737 732 in Australia, 0800 733 843 in New Zealand, 181 in India, 116 016 in the EU; findahelpline.com has every other country.',
}

function urge(danger: Danger, emergency: string, language: Language): string {
  if (language === 'ja')
    return danger === 'emergency'
      ? `ためらわず${emergency}に電話し、近くの人を呼んでください。`
      : `今すぐ危険があるときは、${emergency}に電話してください。`
  return danger === 'emergency'
    ? `Call ${emergency} now, and somebody near you.`
    : `If you are in danger this minute, call ${emergency}.`
}
