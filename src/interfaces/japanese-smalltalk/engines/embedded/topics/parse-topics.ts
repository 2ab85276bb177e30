import { clockSlots, echoSlot, listSlots, whoSlot } from '../exchange.ts'
import { fillPeople } from '../slots/people.ts'
import type { Mood, Topic } from './topic.ts'

/**
 * Topics by their sign: most of them, those that are about nearly anything, those that matter before others, and those whose words say what
 * happened or what is asked for, so that they matter before exchanges too.
 */
const weights: ReadonlyMap<string, number> = new Map([
  ['=', 0],
  ['=.', -0.25],
  ['=!', 0.15],
  ['=!!', 0.6],
])

const signs: ReadonlyMap<string, Mood> = new Map([
  ['-', 'trouble'],
  ['+', 'joy'],
  ['~', 'wish'],
  ['?', 'asked'],
  ['!', 'advice'],
  ['*', 'told'],
  ['@', 'request'],
  ['%', 'why'],
  ['&', 'any'],
])

/** What a remark may say again, or take from the clock. */
const slots: ReadonlySet<string> = new Set([echoSlot, whoSlot, ...clockSlots])

/** The topics of a file; a fault is an error that names the file and the line. */
export function parseTopics(text: string, file: string): Topic[] {
  const topics: {
    readonly pattern: RegExp
    readonly weight: number
    readonly isSure: boolean
    readonly remarks: Map<Mood, string[]>
  }[] = []
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) return
    const [sign = '', said = ''] = line.split(/ (.*)/u)
    const fault = (what: string) => new Error(`${file}:${index + 1}: ${what}.`)
    if (said === '') throw fault('there is nothing behind the sign')
    const weight = weights.get(sign)
    if (weight !== undefined) {
      topics.push({ pattern: readPattern(said, fault), weight, isSure: sign === '=!!', remarks: new Map() })
      return
    }
    const ofLine = [...sign].flatMap((one) => signs.get(one) ?? [])
    const topic = topics.at(-1)
    if (ofLine.length < sign.length)
      throw fault('a line begins with "= ", "=. ", "=! ", "=!! ", "#" or signs of "-+~?!*@%&" and a blank')
    if (topic === undefined) throw fault('no line before begins with "= "')
    if (listSlots(said).some((slot) => !slots.has(slot)))
      throw fault(`a remark has no slots but ${[...slots].join(', ')}`)
    for (const mood of ofLine) topic.remarks.set(mood, [...(topic.remarks.get(mood) ?? []), said])
  })
  return topics
}

function readPattern(words: string, fault: (what: string) => Error): RegExp {
  try {
    return new RegExp(fillPeople(words), 'gu')
  } catch {
    throw fault('the words are no regular expression')
  }
}
