import type { Skill } from '../../kernel/wire/interface/skill.ts'
import type { IpLocator, Position } from './port.ts'
import { type Address, parseAddress } from './domain/parse-address.ts'

/** Tells where an address is: "Where is 8.8.8.8?". */
export const skill: Skill<IpLocator> = {
  offer: { en: 'locate IP addresses', ja: 'IP アドレスの位置の検索' },
  example: { en: 'Where is 133.11.0.1?', ja: '133.11.0.1 はどこ?' },
  match({ text, language }) {
    const address = text.length > maxRequestLength ? undefined : findAddress(text)
    if (!address) return undefined
    const confidence = asks.test(text) || isAlone(text) ? 0.95 : 0.6
    return {
      confidence,
      async perform(engine) {
        if (!address.isPublic) return bogon[language](address.text)
        const position = await engine.locate(address.text, address.family)
        return language === 'ja' ? formatInJapanese(address.text, position) : formatInEnglish(address.text, position)
      },
    }
  },
}

const maxRequestLength = 400
const asks =
  /\b(?:where|locate|location|located|position|country|city|geolocat\w*|look ?up|whois|from|ip)\b|どこ|位置|場所|国|所在|調べ/i

function findAddress(text: string): Address | undefined {
  for (const word of text.split(/[^0-9A-Fa-f:.]+/)) {
    const address = parseAddress(word.replace(/[.]+$/, ''))
    if (address) return address
    // A colon may belong to the sentence: "IP: 8.8.8.8".
    const bare = parseAddress(word.replace(/^:|:$/g, ''))
    if (bare) return bare
  }
  return undefined
}

function isAlone(text: string): boolean {
  return !/\s/.test(text.trim())
}

const bogon = {
  en: (address: string) => `${address} is a private or reserved address: it is nowhere on the public internet.`,
  ja: (address: string) =>
    `${address} はプライベートまたは予約済みのアドレスで、公開インターネット上の場所はありません。`,
}

function formatInEnglish(address: string, position: Position | undefined): string {
  const place = placeOf(position, 'en')
  if (!position || place === '') return `Nothing is known about where ${address} is.`
  return `${address} is in ${place}${coordinates(position, ' (', ')')}.${position.timeZone ? ` Time zone: ${position.timeZone}.` : ''}`
}

function formatInJapanese(address: string, position: Position | undefined): string {
  const place = placeOf(position, 'ja')
  if (!position || place === '') return `${address} の場所は分かりません。`
  const zone = position.timeZone ? `タイムゾーンは ${position.timeZone} です。` : ''
  return `${address} は ${place} にあります${coordinates(position, '(', ')')}。${zone}`
}

function placeOf({ city, region, country }: Position = {}, language: 'en' | 'ja'): string {
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [...new Set([city, region, land])].filter((part) => part !== undefined && part !== '').join(', ')
}

function coordinates({ latitude, longitude }: Position, before: string, after: string): string {
  return latitude === undefined || longitude === undefined
    ? ''
    : `${before}${latitude.toFixed(4)}, ${longitude.toFixed(4)}${after}`
}
