import type { AssistantLanguage } from '../../../../../../kernel/skill.ts'
import { say, type Topic } from '../topic.ts'
import { suggestions } from './suggestions.ts'

type Kind = keyof typeof suggestions

const lead = '(?:please |can you |could you |will you |do you know )?'

const asks: readonly (readonly [Kind, Readonly<Record<AssistantLanguage, RegExp>>])[] = [
  [
    'fact',
    {
      en: new RegExp(
        `^${lead}(?:(?:tell|give|share|teach) (?:me |us )?|what(?:'s| is) |know |do you know )?(?:an?|any|another|some|one)? ?(?:random |good )?(?:fun|interesting|random|cool|surprising|weird) (?:facts?|trivia)$|^${lead}tell me something (?:interesting|i (?:do not|don't) know|fun|new)$`,
        'i',
      ),
      ja: /^(?:何か|なにか)?(?:面白い|おもしろい|おもしろ|楽しい)?(?:豆知識|雑学|トリビア|うんちく)(?:を|は|って|が)?.{0,14}$/u,
    },
  ],
  [
    'joke',
    {
      en: new RegExp(
        `^${lead}(?:tell|give|share|say|know)? ?(?:me |us )?(?:an?|any|another|some|one)? ?(?:good |funny |short |dad )*jokes?(?: please)?$|^(?:make me laugh|say something funny)$`,
        'i',
      ),
      ja: /^(?:何か|なにか)?(?:面白い|おもしろい)?(?:冗談|ジョーク|ダジャレ|だじゃれ|駄洒落|ギャグ)(?:を|は)?.{0,14}$/u,
    },
  ],
  [
    'book',
    {
      en: new RegExp(
        `^${lead}(?:(?:recommend|suggest)(?: me| us)?(?: an?| some| any)?|what(?:'s| is) a|what are some|(?:do you have|have you) any|give me an?|i need an?|know an?) ?(?:good |nice |interesting |great |book )*(?:books?|novels?|book recommendations?|recommendations? for (?:a )?books?)(?: to read| for me)?$|^what (?:book )?should i read(?: next)?$`,
        'i',
      ),
      ja: /^(?:何か|なにか)?(?:おすすめ|お勧め|オススメ|面白い|おもしろい|いい)の?(?:本|小説|読み物)(?:は|を|って|が)?.{0,14}$|^(?:本|小説)の(?:おすすめ|お勧め).{0,14}$/u,
    },
  ],
]

/** A fun fact, a joke or a book: each time another one. */
export const suggest: Topic = ({ text, language, now, earlier }) => {
  if (text.length > 80) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const kind = asks.find(([, forms]) => forms[language].test(asked))?.[0]
  if (kind === undefined) return undefined
  const all = suggestions[kind][language]
  // Whoever asks again in one conversation gets the next one, whatever the clock says.
  const day = Math.floor(now / 86_400_000)
  const chosen = all[(day + earlier.length) % all.length] ?? ''
  return say(
    0.9,
    kind === 'book' && language === 'en' ? `I have read none, but many people like these: ${chosen}` : chosen,
  )
}
