import { say, type Topic } from '../topic.ts'
import { kanjiTable } from './kanji-table.ts'

const readings = new Map(
  kanjiTable
    .trim()
    .split('\n')
    .map((line) => {
      const [kanji = '', sound = '', native = ''] = line.split('|')
      return [kanji, { sound, native }] as const
    }),
)

const asks =
  /^(?:漢字の?)?「?(\p{Script=Han})」?(?:という(?:漢字|字))?(?:の(?:漢字の)?(?:読み方|読み|音読み|訓読み|よみかた|音訓)|は(?:何|なん|どう)と?読(?:む|み)|って(?:何|なん|どう)と?読(?:む|み)|はどう読).{0,14}$/u
const asksInEnglish =
  /^(?:how (?:do you|to|is|do i) (?:read|pronounce)|what (?:are|is) the readings? of) (?:the kanji )?["']?(\p{Script=Han})["']?(?: read| pronounced)?$/iu

/** How a common kanji is read, by sound and in Japanese. */
export const answerKanji: Topic = ({ text }) => {
  const asked = text.slice(0, 60).replace(/[\s?!.。？！]+$/u, '')
  const [, inEnglish] = asksInEnglish.exec(asked) ?? []
  const kanji = inEnglish ?? asks.exec(asked)?.[1] ?? ''
  const known = readings.get(kanji)
  if (!known) return undefined
  const { sound, native } = known
  if (inEnglish !== undefined)
    return say(0.92, `${kanji}: on ${sound === '' ? 'none' : sound}; kun ${native === '' ? 'none' : native}.`)
  const parts = [sound && `音読みは${sound}`, native && `訓読みは${native}`].filter((part) => part !== '')
  return say(0.92, `「${kanji}」の${parts.join('、')}です。`)
}
