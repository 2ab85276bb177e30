import type { DetectedLanguage } from '../translator.ts'
import { isSameLanguage, toLanguageTag } from '../language-tag.ts'
import { countCommonWords } from './common-words.ts'
import { tellHanText } from './han-texts.ts'
import { countScripts } from './scripts.ts'

/** What comes later changes nothing. */
const readCharacters = 2_000

/** One Chinese character or kana says as much as some letters of an alphabet. */
const lettersPerCharacter = 2

/**
 * The likeliest language of a text: by its script where that tells, else by letter statistics. Of a text too short for them a language
 * among `likely` is taken before others. `und` where there are no letters.
 */
export async function detectLanguage(text: string, likely: readonly string[] = []): Promise<DetectedLanguage> {
  const read = withoutTags(text.slice(0, readCharacters))
  const { letters, kana, han, own } = countScripts(read)
  if (letters === 0) return { language: 'und', confidence: 0 }
  const rest = letters - kana - han
  if ((kana + han) * lettersPerCharacter > rest)
    return kana > 0 && kana * 10 >= han ? { language: 'ja', confidence: 1 } : detectHan(read, likely)
  if (own && own.letters * 2 > rest) return { language: own.language, confidence: 1 }
  return detectByStatistics(read, likely)
}

/** Tags and addresses are English whatever the text is. */
function withoutTags(text: string): string {
  return text.replaceAll(/<[^<>]*>|https?:\/\/\S+/g, ' ')
}

async function detectHan(text: string, likely: readonly string[]): Promise<DetectedLanguage> {
  const told = tellHanText(text)
  if (told) return { language: told, confidence: 0.9 }
  const guess = likely.find((tag) => ['ja', 'zh', 'zh-Hant'].includes(tag))
  if (guess) return { language: guess, confidence: 0.5 }
  const { language } = (await loadStatistics()).detect(text)
  return { language: language === 'zh' ? 'zh' : 'ja', confidence: 0.5 }
}

async function detectByStatistics(text: string, likely: readonly string[]): Promise<DetectedLanguage> {
  const result = (await loadStatistics()).detect(text)
  const scores = Object.entries(result.getScores()).map(
    ([code, score]) => [toLanguageTag(code) ?? code, score] as const,
  )
  const [best] = scores
  if (best && result.isReliable()) return { language: best[0], confidence: best[1] }
  const common = countCommonWords(text)
  const most = common[0]?.[1]
  const among = most === undefined ? scores : common.filter(([, count]) => count === most)
  const isLikely = (tag: string) => likely.some((each) => isSameLanguage(each, tag))
  const chosen = among.find(([tag]) => isLikely(tag)) ?? among[0] ?? scores[0]
  return chosen ? { language: chosen[0], confidence: 0.5 } : { language: 'und', confidence: 0 }
}

/** A third of a second and 100 MB: only for those who need it. */
async function loadStatistics() {
  const { eld } = await import('eld/extrasmall')
  return eld
}
