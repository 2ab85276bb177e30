import { lookUp } from '../../../../../../libraries/json/look-up.ts'

/** Cities and countries that are not the last part of a zone's name, and Japanese names. */
const others: Readonly<Record<string, string>> = {
  'san francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  california: 'America/Los_Angeles',
  boston: 'America/New_York',
  washington: 'America/New_York',
  miami: 'America/New_York',
  'new york city': 'America/New_York',
  nyc: 'America/New_York',
  dallas: 'America/Chicago',
  houston: 'America/Chicago',
  japan: 'Asia/Tokyo',
  osaka: 'Asia/Tokyo',
  kyoto: 'Asia/Tokyo',
  germany: 'Europe/Berlin',
  munich: 'Europe/Berlin',
  france: 'Europe/Paris',
  uk: 'Europe/London',
  england: 'Europe/London',
  italy: 'Europe/Rome',
  spain: 'Europe/Madrid',
  barcelona: 'Europe/Madrid',
  china: 'Asia/Shanghai',
  beijing: 'Asia/Shanghai',
  india: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  korea: 'Asia/Seoul',
  'hong kong': 'Asia/Hong_Kong',
  kyiv: 'Europe/Kiev',
  utc: 'UTC',
  gmt: 'UTC',
  日本: 'Asia/Tokyo',
  東京: 'Asia/Tokyo',
  大阪: 'Asia/Tokyo',
  ニューヨーク: 'America/New_York',
  ロサンゼルス: 'America/Los_Angeles',
  シカゴ: 'America/Chicago',
  ロンドン: 'Europe/London',
  パリ: 'Europe/Paris',
  ベルリン: 'Europe/Berlin',
  ローマ: 'Europe/Rome',
  マドリード: 'Europe/Madrid',
  モスクワ: 'Europe/Moscow',
  北京: 'Asia/Shanghai',
  上海: 'Asia/Shanghai',
  ソウル: 'Asia/Seoul',
  台北: 'Asia/Taipei',
  香港: 'Asia/Hong_Kong',
  シンガポール: 'Asia/Singapore',
  バンコク: 'Asia/Bangkok',
  シドニー: 'Australia/Sydney',
  ハワイ: 'Pacific/Honolulu',
  ホノルル: 'Pacific/Honolulu',
  ドバイ: 'Asia/Dubai',
  デリー: 'Asia/Kolkata',
  カイロ: 'Africa/Cairo',
}

/** The time zone of a city or country; undefined when it is not known. */
export function findZone(place: string): string | undefined {
  const name = place.trim().toLowerCase()
  const known = lookUp(others, name)
  if (known !== undefined) return known
  const ending = `/${name.replaceAll(' ', '_')}`
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(ending))
}
