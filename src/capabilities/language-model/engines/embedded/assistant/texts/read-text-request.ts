import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'

export type TextTask = 'summary' | 'mood' | 'language' | 'words' | 'count'

/** What is to be done with a text, and the text. */
export interface TextRequest {
  readonly task: TextTask
  readonly text: string
  /** The language of the request, whatever that of the text is. */
  readonly language: AssistantLanguage
  /** As many sentences, words or letters as are asked for; undefined where no number is named. */
  readonly count: number | undefined
}

interface Pattern {
  readonly task: TextTask
  readonly language: AssistantLanguage
  /** The head of a request, up to where the text begins; its first group may be a number. */
  readonly head: RegExp
}

const please = String.raw`^(?:(?:please|can you|could you|would you|help me|hi|hello)[, ]+){0,3}`
const thisText = String.raw`(?: ?(?:this|the following|that|these))?(?: (?:text|article|email|mail|paragraph|passage|sentences?|review|comment|message|document|tweet|story|report))?`
const number = String.raw`(\d{1,2}|one|two|three|four|five|a)`

function inEnglish(task: TextTask, words: string): Pattern {
  return { task, language: 'en', head: new RegExp(`${please}${words}\\s{0,3}(?:[:?\\n]\\s*|\\s(?=["“「]))`, 'i') }
}

function inJapanese(task: TextTask, words: string): Pattern {
  return {
    task,
    language: 'ja',
    head: new RegExp(
      `^(?:${words})(?:して|を?教えて|を?挙げて|を?抜き出して|を?調べて|を?判定して)?(?:ください|くれ|ほしい)?(?:です)?か?[。]?\\s{0,3}(?:[:?\\n。]\\s*|(?=[「『]))`,
    ),
  }
}

const japaneseText =
  '(?:(?:この|次の|以下の|下の)?(?:文章|文|テキスト|記事|レビュー|コメント|メッセージ|メール|感想|口コミ)|これ)'

const heads: readonly Pattern[] = [
  inEnglish(
    'summary',
    `(?:summari[sz]e|sum up|shorten|tl;?dr|(?:give me |write )?a (?:short |brief )?summary of|what is the (?:gist|summary|main point) of)${thisText}(?: (?:for me|briefly|shortly))?(?: (?:in|to|into) ${number} (?:short )?(?:sentences?|lines?))?`,
  ),
  inEnglish(
    'mood',
    `(?:what(?:'s| is) the (?:mood|sentiment|tone|feeling) of|(?:(?:analy[sz]e|classify|determine|tell me|detect) )?(?:the )?(?:mood|sentiment|tone)(?: analysis)?(?: of| in)?|is|how does)${thisText}(?: sound| a| of)?(?: ?(?:positive or negative|negative or positive|positive|negative|happy or sad|good or bad)(?: or neutral)?(?: review| comment| text| one)?)?`,
  ),
  inEnglish(
    'language',
    `(?:(?:what|which) language is|what is the language of|(?:detect|identify|tell me) the language(?: of)?|in (?:what|which) language is|language of)${thisText}(?: (?:written )?in| written)?`,
  ),
  inEnglish(
    'words',
    `(?:(?:what are|list|extract|find|give me|show|name) )?(?:the )?(?:main|key|important|most important)? ?(?:key ?words|words|terms|topics)(?: of| in| from)${thisText}`,
  ),
  inEnglish(
    'count',
    `(?:count (?:the )?(?:words|characters|letters|sentences)(?: and (?:words|characters|letters|sentences))?(?: in| of)?|how many (?:words|characters|letters|sentences)(?: are| does)?(?: there)?(?: in)?|word count(?: of)?|length of)${thisText}(?: have| has)?`,
  ),
  inJapanese('summary', `${japaneseText}を、?(?:短く|簡単に|([0-9])文で)?、?(?:要約|まとめ)(?:て)?|要約`),
  inJapanese(
    'mood',
    `${japaneseText}(?:の(?:感情|気分|雰囲気|トーン|印象)(?:を?(?:分析|判定))?(?:は(?:何|どう|どんな)?)?|は(?:肯定的|ポジティブ|前向き|明るい|暗い|楽しい|悲しい)(?:です|文)?(?:か)?[、か]?(?:(?:それとも)?(?:否定的|ネガティブ|後ろ向き|暗い|明るい|悲しい)(?:です)?か?)?)|感情分析`,
  ),
  inJapanese(
    'language',
    `${japaneseText}(?:の言語|は(?:何語|どの言語|なに語)|の言葉)(?:は(?:何|なに|どれ)?|を(?:判定|検出))?`,
  ),
  inJapanese(
    'words',
    `${japaneseText}(?:の|から)(?:主な|重要な|大事な)?(?:キーワード|単語|言葉|語)(?:は(?:何)?|を)?|キーワード(?:を)?(?:抽出)?`,
  ),
  inJapanese('count', `${japaneseText}(?:の文字数|は何文字|の文字を数え)(?:は|て|を数えて)?|文字数(?:を数えて)?`),
]

/** 「…」は何語, 「…」を要約して. */
const quotedFirst: readonly (readonly [TextTask, RegExp])[] = [
  ['summary', /^[「『]([^]+)[」』]を、?(?:短く|簡単に)?(?:要約|まとめ)/],
  ['mood', /^[「『]([^]+)[」』]は(?:、)?(?:肯定的|否定的|ポジティブ|ネガティブ|どんな(?:感情|気分|印象))/],
  ['language', /^[「『]([^]+)[」』](?:は|って|の言語は)(?:何語|どの言語|なに語|何)/],
  ['count', /^[「『]([^]+)[」』]は何文字/],
]

const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }

/** Characters of a request before its text. */
const maxHead = 200

/** Reads "Summarise this in two sentences: …" and its kin; undefined where the words ask for something else. */
export function readTextRequest(message: string): TextRequest | undefined {
  for (const { task, language, head } of heads) {
    const found = head.exec(message.slice(0, maxHead))
    if (!found || !isSaid(task, found[0])) continue
    const text = withoutQuotes(message.slice(found[0].length).trim())
    if (text === '') continue
    const count = found[1]?.toLowerCase()
    return { task, text, language, count: count === undefined ? undefined : (lookUp(numbers, count) ?? Number(count)) }
  }
  for (const [task, pattern] of quotedFirst) {
    const text = pattern.exec(message)?.[1]?.trim()
    if (text) return { task, text, language: 'ja', count: undefined }
  }
  return undefined
}

/** "Is this: …" alone asks for no mood. */
function isSaid(task: TextTask, head: string): boolean {
  return (
    task !== 'mood' ||
    /mood|sentiment|tone|feeling|positive|negative|happy|sad|good or bad|感情|気分|雰囲気|トーン|印象|肯定|ポジティブ|前向き|否定|明るい|暗い|楽しい|悲しい/i.test(
      head,
    )
  )
}

function withoutQuotes(text: string): string {
  return /^["“「『]([^]*)["”」』][.?。]?$/.exec(text)?.[1]?.trim() ?? text
}
