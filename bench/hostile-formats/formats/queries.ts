import { developmentKey } from '../../overload/watched-server.ts'
import { get } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { keyInQuery } from '../operations.ts'

/** Node reads 16 KiB of an address and its headers. */
const maxLength = 15_000

/** As they stand in an address, encoded well or badly. */
const growths: readonly Growth[] = [
  { name: 'fields', by: 'count', head: 'a', unit: (index) => `&a${index}=b` },
  { name: 'one field many times', by: 'repetition', head: 'a', unit: '&q=a' },
  { name: 'ampersands', by: 'repetition', head: 'a', unit: '&' },
  { name: 'equals signs', by: 'repetition', head: 'a', unit: '=' },
  { name: 'fields in brackets', by: 'depth', head: 'a&q', unit: '[a]', tail: '=b' },
  { name: 'percent signs', by: 'repetition', unit: '%' },
  { name: 'encoded percent signs', by: 'depth', unit: '%25', tail: '41' },
  { name: 'letters encoded', by: 'length', unit: '%61' },
  { name: 'zeros', by: 'repetition', unit: '%00' },
  { name: 'line ends', by: 'repetition', unit: '%0D%0A' },
  { name: 'slashes', by: 'repetition', unit: '%2F' },
  { name: 'dot segments', by: 'repetition', unit: '%2E%2E%2F' },
  { name: 'overlong UTF-8 of two bytes', by: 'repetition', unit: '%C0%AF' },
  { name: 'overlong UTF-8 of four bytes', by: 'repetition', unit: '%F0%80%80%AF' },
  { name: 'surrogates in UTF-8', by: 'repetition', unit: '%ED%A0%80' },
  { name: 'beyond Unicode', by: 'repetition', unit: '%F4%90%80%80' },
  { name: 'UTF-8 cut off', by: 'repetition', unit: '%E3%81' },
  { name: 'continuations alone', by: 'repetition', unit: '%80' },
  { name: 'bytes of Latin-1', by: 'repetition', unit: '%E9' },
  { name: 'marks on a letter', by: 'length', head: 'a', unit: '%CC%81%CC%A3' },
  { name: 'letters that grow when folded', by: 'length', unit: '%EF%AC%83%C4%B0%EF%B7%BA' },
  { name: 'plus signs', by: 'repetition', unit: '+' },
  { name: 'semicolons', by: 'repetition', head: 'a', unit: ';q=a' },
  { name: 'quotation marks', by: 'repetition', unit: '%22' },
  { name: 'words in quotation marks', by: 'count', unit: '%22a+b%22+' },
  { name: 'brackets', by: 'depth', unit: '(', middle: 'a', close: ')' },
  { name: 'words and or', by: 'count', unit: 'a+OR+' },
  { name: 'words excluded', by: 'count', unit: '-a+' },
  { name: 'signs of search', by: 'repetition', unit: '*a*+' },
  { name: 'words of one letter', by: 'count', unit: (index) => `${'abcdefghijklmnopqrstuvwxyz'[index % 26]}+` },
  { name: 'different words', by: 'count', unit: (index) => `w${index}+` },
  {
    name: 'words of the stores',
    by: 'count',
    unit: (index) => `${['river', 'station', 'garden', 'stone'][index % 4]}+`,
  },
  { name: 'field operators', by: 'count', unit: 'intitle:a+insource:b+from:c+' },
  { name: 'titles by bars', by: 'count', unit: (index) => `River+light+${index}|` },
  { name: 'bars', by: 'repetition', unit: '|' },
  { name: 'digits', by: 'length', unit: '9' },
  { name: 'minus digits', by: 'length', head: '-', unit: '9' },
  { name: 'parts of an IPv6 address', by: 'count', unit: ':1' },
  { name: 'decimals', by: 'length', head: '0.', unit: '1' },
  { name: 'places of a journey', by: 'count', unit: encodeURIComponent('港:') },
  { name: 'kanji', by: 'length', unit: '%E6%BC%A2' },
  { name: 'a long word', by: 'length', unit: 'a' },
]

const wiki = '/encyclopedia/en/w/api.php?format=json&action='
const paths: readonly string[] = [
  `${wiki}query&list=search&srsearch=`,
  `${wiki}query&list=search&srlimit=500&srsort=last_edit_desc&srsearch=`,
  `${wiki}query&prop=links|revisions|categories&rvprop=content&titles=`,
  `${wiki}query&list=allpages&aplimit=500&apprefix=`,
  `${wiki}query&list=backlinks&bllimit=500&bltitle=`,
  `${wiki}query&list=prefixsearch&pssearch=`,
  `${wiki}opensearch&search=`,
  `${wiki}query&generator=allpages&gaplimit=500&prop=info|links&gapfrom=`,
  `${wiki}parse&prop=text&page=`,
  '/qa/api/v1/users/search?q=',
  '/social/1.1/search/tweets.json?count=100&q=',
  '/social/1.1/statuses/user_timeline.json?count=200&screen_name=',
  '/social/1.1/users/lookup.json?screen_name=',
  '/social/1.1/followers/list.json?screen_name=mainstay&count=200&cursor=',
  '/notes/api/v1/notes?urlname=mainstay&page=',
  '/notes/api/v1/notes?urlname=',
  keyInQuery('/feed/api/36/feeds/travel', 'access_token') + '&page=',
  keyInQuery('/transit/v1/json/station') + '&name=',
  keyInQuery('/transit/v1/json/station/light') + '&name=',
  keyInQuery('/transit/v1/json/search/course/extreme') + '&viaList=',
  keyInQuery('/transit/v1/json/search/course') + '&to=a&from=',
  keyInQuery('/translate2/language/translate/v2') + '&target=ja&q=',
  keyInQuery('/translate2/language/translate/v2/detect') + '&q=',
  keyInQuery('/gender/api') + '&name=',
  keyInQuery('/gender/api/email') + '&email=',
  keyInQuery('/gender/api/username') + '&username=',
  '/geo/8.8.8.8?x=',
  `/jp-ml/proofreading/v2/typo?apikey=${developmentKey}&sentence=`,
  '/test/posts?title=',
  '/test/comments?_sort=',
]
const atOnce = 6

/** Queries, to searches, lists and look-ups over full stores; each input goes to some of them, by its length. */
export const queries: HostileFormat = {
  format: 'queries',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const start = bytes.length % paths.length
    return Array.from(
      { length: atOnce },
      (_, index) => `${paths[(start + index * 5) % paths.length]}${bytes.toString()}`,
    ).map(get)
  },
}
