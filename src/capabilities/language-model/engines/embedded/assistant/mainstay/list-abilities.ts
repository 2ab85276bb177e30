import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
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
    offer: {
      en: 'tell facts of countries, people, history, elements, planets and terms',
      ja: '国・人物・歴史・元素・惑星・用語についての回答',
    },
    example: { en: 'Who wrote Hamlet?', ja: 'フランスの首都は?' },
  },
  {
    offer: { en: 'flip coins, roll dice, choose and make passwords', ja: 'コイン・サイコロ・くじ・パスワード' },
    example: { en: 'Choose between pizza and sushi', ja: 'サイコロを振って' },
  },
  {
    offer: { en: 'summarise, compare and judge texts', ja: '文章の要約・比較・感情の判定' },
    example: { en: 'Is this positive or negative: The food was awful.', ja: '「この映画は最高でした」は肯定的ですか?' },
  },
  {
    offer: {
      en: 'write mails, put lists in order, make tables and JSON of texts, and explain regular expressions',
      ja: 'メールの下書き、リストの整理、表や JSON の作成、正規表現の説明',
    },
    example: { en: 'Sort these: pear, apple, fig', ja: '上司に今日休むというメールを書いて' },
  },
  {
    offer: {
      en: 'explain words, read kanji, give simple recipes and lines of code, suggest a book, tell a joke',
      ja: '言葉の意味、漢字の読み、簡単な料理やコードの書き方、本の紹介、豆知識',
    },
    example: { en: 'What does "ubiquitous" mean?', ja: '「東」の読み方は?' },
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

/** The command of docs/models.md that adds a small model. */
const command = 'mainstay setup --chat small'

/** What is said when nothing else answers, and what would change it. */
export function admit({ language }: Question): string {
  return language === 'ja'
    ? `それには言語モデルが必要で、「${command}」で加えられます。`
    : `That needs a language model, which "${command}" adds.`
}
