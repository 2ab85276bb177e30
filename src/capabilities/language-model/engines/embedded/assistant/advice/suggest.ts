import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { suggestions } from './suggestions.ts'

type Kind = keyof typeof suggestions

const lead = '(?:please |can you |could you |will you |do you know )?'

const meal = 'for (?:dinner|lunch|supper|tea|breakfast)'

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
  [
    'film',
    {
      en: new RegExp(
        `^${lead}(?:(?:recommend|suggest)(?: me| us)?(?: an?| some| any)?|what(?:'s| is) a|what are some|(?:do you have|have you) any|give me an?|i need an?|know an?) ?(?:good |nice |interesting |great |fun |new )*(?:films?|movies?|(?:film|movie) recommendations?|recommendations? for (?:a )?(?:film|movie)s?)(?: to watch| for me| for tonight| tonight)*$|^what (?:film |movie )?(?:should|can) (?:i|we) watch(?: next| tonight)?$`,
        'i',
      ),
      ja: /^(?:何か|なにか)?(?:おすすめ|お勧め|オススメ|面白い|おもしろい|いい)の?映画(?:は|を|って|が|ある).{0,14}$|^映画の(?:おすすめ|お勧め).{0,14}$/u,
    },
  ],
  [
    'meal',
    {
      en: new RegExp(
        `^${lead}(?:what (?:should|can|could|shall) (?:i|we) (?:(?:eat|cook)(?: ${meal})?|(?:make|have) ${meal})|what(?:'s| is) (?:a )?(?:good|nice|easy|quick) (?:for )?(?:dinner|lunch|meal|supper)(?: idea)?|(?:recommend|suggest|give me)(?: me| us)?(?: an?| some| something)? ?(?:good |nice |easy |quick |simple )*(?:(?:dinner|lunch|meal|supper)(?: ideas?)?|ideas? ${meal}|to cook|to eat|${meal}))(?: (?:tonight|today|for tonight|please|for me))*$`,
        'i',
      ),
      ja: /^(?:今日の?|今晩の?|今夜の?)?(?:(?:おすすめ|お勧め|オススメ)の|簡単な|いい)?(?:夕飯|夕食|晩ご飯|晩御飯|晩ごはん|昼ご飯|昼ごはん|昼食|ランチ|ご飯|献立|料理)(?:の(?:おすすめ|お勧め|アイデア|献立|メニュー))?(?:は|を|に|って|、)?(?:何|なに|教え|考え|ある|あり|どう|提案|決めて|おすすめ|お勧め).{0,12}$/u,
    },
  ],
  [
    'activity',
    {
      en: /^(?:i(?:'m| am) (?:so |really |very )?bored|what (?:should|can|could) i do (?:today|now|this weekend|tonight|when i(?:'m| am) bored)|i(?:'ve| have) nothing to do|suggest something to do)(?:[,.]? what (?:should|can|could) i do)?(?: today| this weekend)?$/i,
      ja: /^(?:暇|ひま|退屈)(?:です|だ|だよ|だな)?(?:。|、)?(?:何|なに)?(?:をすれば|したら|しよう|か)?.{0,10}$|^(?:今日|週末|休日)(?:は|に)?(?:何|なに)を(?:すれば|したら|しよう).{0,10}$/u,
    },
  ],
]

/** What is said before what is known by hearsay alone. */
const leads: ReadonlyMap<Kind, string> = new Map([
  ['book', 'I have read none, but many people like these: '],
  ['film', 'I have seen none, but many people like these: '],
])

/** A fun fact, a joke, a book, a film, a meal or something to do: each time another one. */
export const suggest: Topic = ({ text, language, now, earlier }) => {
  if (text.length > 80) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const kind = asks.find(([, forms]) => forms[language].test(asked))?.[0]
  if (kind === undefined) return undefined
  const all = suggestions[kind][language]
  // Whoever asks again in one conversation gets the next one, whatever the clock says.
  const day = Math.floor(now / 86_400_000)
  const chosen = all[(day + earlier.length) % all.length] ?? ''
  return say(0.9, `${language === 'en' ? (leads.get(kind) ?? '') : ''}${chosen}`)
}
