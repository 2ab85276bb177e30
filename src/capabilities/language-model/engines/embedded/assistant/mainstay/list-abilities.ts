import type { AssistantLanguage } from '../../../../../../kernel/skill.ts'
import { type Question, say, type Topic } from '../topic.ts'

const asks = {
  en: /^(?:(?:so|and|ok|hi|hello)[,\s]+)?(?:what (?:can|could|do) you (?:do|help(?: me)? with|know|offer|answer)|what can i (?:ask|do)|what are you (?:able to do|good at|capable of)|help(?: me)?|can you help(?: me)?|how can you help(?: me)?|what are your (?:skills|abilities|features|functions|capabilities)|list your (?:skills|abilities))(?: (?:here|for me|exactly|please))?[\s?!.]*$/i,
  ja: /^(?:あなたは|君は)?(?:何|なに|どんなこと|どういうこと)(?:が|を)(?:でき|出来|聞け|して(?:くれ|もらえ))(?:ます|る|るの)?(?:か)?[\s?。]*$|^(?:ヘルプ|助けて(?:ください)?|(?:あなたに|君に)?できること(?:は(?:何ですか)?)?)[\s?。]*$/,
}

interface Ability {
  readonly offer: Readonly<Record<AssistantLanguage, string>>
  readonly example: Readonly<Record<AssistantLanguage, string>>
}

const own: readonly Ability[] = [
  { offer: { en: 'work out sums', ja: '計算' }, example: { en: 'What is 15% of 80?', ja: '12かける12は?' } },
  {
    offer: { en: 'convert units', ja: '単位の換算' },
    example: { en: '5 miles in km', ja: '摂氏30度は華氏で何度?' },
  },
  {
    offer: { en: 'tell dates and times', ja: '日付と時刻の計算' },
    example: { en: 'What day is 2027-03-01?', ja: 'クリスマスまであと何日?' },
  },
  {
    offer: { en: 'answer questions about Mainstay', ja: 'Mainstay についての質問への回答' },
    example: { en: 'How do I add a real model?', ja: 'モデルを追加するには?' },
  },
]

/** All that can be asked, an example each. */
export const listAbilities: Topic = ({ text, language, skills }) => {
  if (!asks[language].test(text)) return undefined
  const lines = [...own, ...skills].map(({ offer, example }) => toLine(offer[language], example[language], language))
  const opening = language === 'ja' ? '次のことができます。' : 'I can:'
  return say(0.95, [opening, ...lines].join('\n'))
}

function toLine(offer: string, example: string, language: AssistantLanguage): string {
  return language === 'ja' ? `- ${offer}(例:「${example}」)` : `- ${offer}, such as "${example}"`
}

/** What is said when nothing else answers: what this is, what it can do, and how to have more. */
export function admit({ language, skills }: Question): string {
  const offers = [...own, ...skills].map(({ offer }) => offer[language])
  return language === 'ja' ? admitInJapanese(offers) : admitInEnglish(offers)
}

function admitInEnglish(offers: readonly string[]): string {
  const list = `${offers.slice(0, -1).join(', ')} and ${offers.at(-1)}`
  return [
    `That is beyond me: I am mainstay-builtin, the small assistant that Mainstay brings along, not a large language model. I can ${list}.`,
    'For everything else, add a real model: CHAT_ENGINE=gguf runs one on this machine, CHAT_ENGINE=upstream asks any OpenAI-compatible server. docs/chat.md says how.',
  ].join('\n\n')
}

function admitInJapanese(offers: readonly string[]): string {
  return [
    `それにはお答えできません。私は Mainstay に付属する小さなアシスタント mainstay-builtin で、大規模言語モデルではありません。${offers.join('、')}ができます。`,
    'それ以外には本物のモデルを追加してください。CHAT_ENGINE=gguf ならこのマシンでモデルを動かし、CHAT_ENGINE=upstream なら OpenAI 互換サーバーに尋ねます。方法は docs/chat.md にあります。',
  ].join('\n\n')
}
