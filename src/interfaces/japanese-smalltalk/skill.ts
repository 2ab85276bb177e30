import type { Skill } from '../../kernel/wire/interface/skill.ts'
import type { SmallTalker } from './port.ts'

/** Talks: "Chat with me in Japanese: 今日は疲れた", 「雑談しよう: 今日は疲れた」. */
export const skill: Skill<SmallTalker> = {
  offer: { en: 'make small talk in Japanese', ja: '雑談' },
  example: { en: 'Chat with me in Japanese: 今日は疲れました。', ja: '雑談しましょう: 今日は疲れました。' },
  match({ text }) {
    const said = readSaid(text)
    if (said === undefined) return undefined
    return {
      confidence: 0.95,
      async perform(engine, { signal }) {
        return (await engine.reply([said], signal))?.text
      },
    }
  },
}

/** Words that ask for a talk, and nothing behind them or what is said first. */
const requests = [
  /^(?:please )?(?:(?:let us|let's|can we|could we|i want to|i'd like to) )?(?:chat|talk|small talk|make small talk|have a chat|have a talk)(?: with me)?(?: a (?:bit|little))? in japanese\s{0,3}(?:[:：,\n]|[.!?]?$)/i,
  /^(?:say something|reply|answer) (?:to this )?in japanese\s{0,3}[:：\n]/i,
  /^(?:ちょっと|少し|一緒に)?、?(?:雑談|おしゃべり|お喋り|世間話|お話)を?(?:し(?:ましょう|ませんか|よう|たい(?:です)?|て(?:ください|よ|ほしい)?|ない)?|に付き合って(?:ください)?|の相手をして(?:ください)?)(?:よ|か|ね)?\s{0,3}(?:[:：\n]|[。!！?？]?$)/u,
  /^(?:話し相手|話相手)になって(?:ください|ほしい|よ)?\s{0,3}(?:[:：\n]|[。!！?？]?$)/u,
]

/** What somebody says who asks for nothing else. */
const opening = '何かお話ししましょう'

function readSaid(message: string): string | undefined {
  const found = requests.map((pattern) => pattern.exec(message)).find((match) => match !== null)
  if (!found) return undefined
  const said = message.slice(found[0].length).trim().slice(0, 600)
  return said === '' ? opening : said
}
