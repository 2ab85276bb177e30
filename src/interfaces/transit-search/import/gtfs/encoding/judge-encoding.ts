import { countJapanese, isLikelyJapanese, shareOfKana } from './japanese-bytes.ts'
import { measureUtf8 } from './measure-utf8.ts'
import { isLikelyWestern } from './western-bytes.ts'

/** What a feed says about itself in ASCII letters, in whatever encoding it is. */
export interface FeedHints {
  readonly timeZones: readonly string[]
  /** As in BCP 47, in small letters; empty where it says none. */
  readonly languages: readonly string[]
}

/** Of a file that is no UTF-8: how likely each of these is, by its lines beyond ASCII. Undefined where none is, or where it is not certain. */
export function judgeEncoding(bytes: Uint8Array, hints: FeedHints): string | undefined {
  const { characters, damaged } = measureUtf8(bytes)
  // Names cut off in the middle of a character are common where a column has a length in bytes.
  if (characters > damaged * 20) return 'utf-8'
  const [shiftJis, eucJp] = [countJapanese(bytes, 'shift_jis'), countJapanese(bytes, 'euc-jp')]
  const isShiftJis = isLikelyJapanese(shiftJis)
  // Chinese (GB 2312) and Korean (KS X 1001) lie in the same bytes as the kanji of EUC-JP, without its kana.
  const isEucJp = isLikelyJapanese(eucJp) && (shareOfKana(eucJp) > 0.05 || isJapanese(hints))
  if (isShiftJis !== isEucJp) return isShiftJis ? 'shift_jis' : 'euc-jp'
  if (isShiftJis || isJapanese(hints)) return undefined
  return isLikelyWestern(bytes) && writesWestern(hints) ? 'windows-1252' : undefined
}

function isJapanese({ timeZones, languages }: FeedHints): boolean {
  return timeZones.includes('Asia/Tokyo') || languages.some((language) => language.startsWith('ja'))
}

/** Those that windows-1252 has all letters of. */
const westernLanguages = /^(?:af|br|ca|cy|da|de|en|es|eu|fi|fo|fr|ga|gd|gl|is|it|lb|nb|nl|nn|no|oc|pt|rm|sv|sw)\b/

/** Where other encodings of single bytes were usual, whose letters would be taken for others: ř for ø. */
const otherZones =
  /^(?:Asia|Turkey|Europe\/(?:Athens|Belgrade|Bratislava|Bucharest|Budapest|Chisinau|Istanbul|Kaliningrad|Kiev|Kyiv|Ljubljana|Minsk|Moscow|Podgorica|Prague|Riga|Samara|Sarajevo|Simferopol|Skopje|Sofia|Tallinn|Tirane|Vilnius|Volgograd|Warsaw|Zagreb))\b/

function writesWestern({ timeZones, languages }: FeedHints): boolean {
  if (languages.length > 0) return languages.every((language) => westernLanguages.test(language))
  return !timeZones.some((zone) => otherZones.test(zone))
}
