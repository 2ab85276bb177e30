/** Feeds that are not written in UTF-8, as real ones are: read as what they are, or refused with a sentence. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../domain/text-table.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { type FeedTexts, smallFeed } from '../testing/small-feed.ts'
import { importGtfs } from './import-gtfs.ts'

/** By the C library's iconv, which shares no code with what is tested. */
function encode(text: string, encoding: string): Buffer {
  return execFileSync('iconv', ['-f', 'UTF-8', '-t', encoding], { input: text })
}

async function importAs(feed: FeedTexts, encode: (text: string, file: string) => Buffer, encoding?: string) {
  const path = await mkdtemp(join(tmpdir(), 'gtfs-'))
  for (const [file, text] of Object.entries(feed)) await writeFile(join(path, file), encode(text, file))
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  const { feeds } = await importGtfs({ feeds: [{ path, shown: 'town.zip', encoding }], dataFolder, now: 0 })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('The import left no timetable.')
  const { stations, texts } = loaded.timetable
  const names = [...stations.name].map((name) => readText(texts, name))
  return { encoding: feeds[0]?.encoding, names }
}

const japaneseNames = ['北町', '港', '南浜', '山手', '丘', '丘', '岬']

test.each([
  ['CP932', 'shift_jis'],
  ['EUC-JP', 'euc-jp'],
  ['UTF-16', 'utf-16le'],
  ['UTF-16LE', 'utf-16le'],
  ['UTF-16BE', 'utf-16be'],
  ['UTF-8', 'utf-8'],
])('a Japanese feed in %s', async (written, read) => {
  expect(await importAs(smallFeed, (text) => encode(text, written))).toEqual({ encoding: read, names: japaneseNames })
})

/** The feed of a town whose stops have these names, in a time zone. */
function nameStops(names: readonly string[], timeZone: string, language = ''): FeedTexts {
  const stops = names.map((name, index) => `s${index},${name},${50 + index / 10},10`)
  const calls = names.map((_, index) => `t,${8 + index}:00:00,${8 + index}:00:00,s${index},${index}`)
  return {
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone,agency_lang\nA,Town,https://example.invalid/,${timeZone},${language}\n`,
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${stops.join('\n')}\n`,
    'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nr,1,,3\n',
    'calendar.txt': smallFeed['calendar.txt'] ?? '',
    'trips.txt': 'route_id,service_id,trip_id\nr,daily,t\n',
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${calls.join('\n')}\n`,
  }
}

const english = ['St John’s', 'King’s Cross', 'Earl’s Court', 'Bow Road']
const german = ['Zürich Bahnhofplatz', 'Größenstraße', 'Königsallee', 'Café “Übersee”', 'St. Gallen']
const french = ['Hôtel de Ville – Mairie', 'Gare de l’Est', 'Œuvres', 'Château-d’Eau', 'Île Saint-Louis', 'À la Côte']
const spanish = ['Peñón', '2º Ensanche', 'San Martín', 'Güell', 'Año Nuevo']
const icelandic = ['Þingvellir', 'Háskóli Íslands', 'Ásvallalaug', 'Breiðholt', 'Sæbraut', 'Nýbýlavegur']

test.each([
  ['an English', english, 'Europe/London'],
  ['a German', german, 'Europe/Zurich'],
  ['a French', french, 'Europe/Paris'],
  ['a Spanish', spanish, 'America/Bogota'],
  ['an Icelandic', icelandic, 'Atlantic/Reykjavik'],
])('%s feed in windows-1252', async (_, names, zone) => {
  const read = await importAs(nameStops(names, zone), (text) => encode(text, 'CP1252'))
  expect(read).toEqual({ encoding: 'windows-1252', names })
})

test.each([
  ['few kana', ['県庁前', '市役所前', '駅前通', '本町一丁目', '国道四号線', '三ノ宮']],
  ['kana alone', ['さくらまち', 'ふれあいセンター', 'ゆりのき', 'イオンモール']],
  ['kana of half width among others', ['県庁前ﾊﾞｽﾀｰﾐﾅﾙ', '南ｲﾝﾀｰ入口', '市役所', 'さくら通り']],
  ['characters that firms added', ['髙島屋前', '﨑山', '①番のりば前', '橋本通り']],
])('Japanese names of %s, in CP932', async (_, names) => {
  expect(await importAs(nameStops(names, 'Asia/Tokyo'), (text) => encode(text, 'CP932'))).toEqual({
    encoding: 'shift_jis',
    names,
  })
})

test('each file is what it is: one in UTF-8 among those in Shift_JIS, and marks at the beginning', async () => {
  const mixed = await importAs(smallFeed, (text, file) => {
    if (file === 'translations.txt') return Buffer.from(`\u{feff}${text}`)
    return file === 'stops.txt' ? encode(text, 'CP932') : Buffer.from(text)
  })
  expect(mixed).toEqual({ encoding: 'shift_jis', names: japaneseNames })
})

test('UTF-8 with names that a column’s length has cut is still UTF-8', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Größe ${index}`)
  const cut = (text: string, file: string) => {
    const bytes = Buffer.from(text.replace('Größe 29', 'Grö'))
    const end = bytes.lastIndexOf('ö')
    return file === 'stops.txt' ? Buffer.concat([bytes.subarray(0, end + 1), bytes.subarray(end + 2)]) : bytes
  }
  const read = await importAs(nameStops(names, 'Europe/Berlin'), cut)
  expect([read.encoding, read.names[0], read.names[29]]).toEqual(['utf-8', 'Größe 0', 'Gr\u{fffd}'])
})

test.each([
  ['Polish in windows-1250', ['Świętokrzyska', 'Łódź', 'Żoliborz', 'Dąbrowa'], 'Europe/Warsaw', '', 'CP1250'],
  [
    'Polish in ISO 8859-2, of no zone that says so',
    ['Świętokrzyska', 'Łódź', 'Dąbrowa'],
    'Europe/London',
    '',
    'ISO-8859-2',
  ],
  ['Czech in windows-1250', ['Náměstí Míru', 'Žižkov', 'Karlovo náměstí', 'Křížova'], 'Europe/Prague', '', 'CP1250'],
  ['Hungarian, by its language', ['Széll Kálmán tér', 'Kőbánya', 'Újpest'], 'Europe/Vienna', 'hu', 'CP1250'],
  ['Turkish in windows-1254', ['Şişli', 'Beşiktaş', 'Kağıthane', 'Kadıköy'], 'Europe/Istanbul', '', 'CP1254'],
  ['Turkish, of no zone that says so', ['Şişli', 'Beşiktaş', 'Kağıthane', 'Kadıköy'], 'Europe/Berlin', '', 'CP1254'],
  ['Russian in windows-1251', ['Площадь Ленина', 'Вокзал'], 'Europe/Moscow', '', 'CP1251'],
  ['Russian in KOI8-R, of no zone that says so', ['Площадь Ленина', 'Вокзал'], 'Europe/London', '', 'KOI8-R'],
  ['Greek', ['Σύνταγμα', 'Ομόνοια'], 'Europe/Athens', '', 'CP1253'],
  ['Chinese in GB 18030', ['火车站', '人民广场', '中山路', '大学城'], 'Asia/Shanghai', 'zh', 'GB18030'],
  ['Korean in CP949', ['서울역', '시청앞', '종로'], 'Asia/Seoul', 'ko', 'CP949'],
])('%s is refused, and read where somebody says what it is', async (_, names, zone, language, written) => {
  const feed = nameStops(names, zone, language)
  const encoded = (text: string) => encode(text, written)
  await expect(importAs(feed, encoded)).rejects.toThrow(
    'town.zip is not written in UTF-8 (stops.txt line 2), and its encoding is not certain; name it, such as --encoding shift_jis',
  )
  const labels: Readonly<Record<string, string>> = { CP949: 'euc-kr', 'KOI8-R': 'koi8-r', GB18030: 'gb18030' }
  const label = labels[written] ?? written.replace('CP', 'windows-')
  expect((await importAs(feed, encoded, label)).names).toEqual(names)
})
