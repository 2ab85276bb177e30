import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { eventsTable } from './events-table.ts'

interface HistoricEvent {
  readonly name: string
  /** In what words English asks, without its article. */
  readonly asked: RegExp
  readonly japanese: readonly string[]
  /** yyyy, yyyy-mm or yyyy-mm-dd. */
  readonly begin: string
  /** Empty for what did not last. */
  readonly end: string
}

const events: readonly HistoricEvent[] = eventsTable
  .trim()
  .split('\n')
  .map((line) => {
    const columns = line.split('|')
    const [begin = '', end = ''] = columns.slice(-2)
    const asked = columns.slice(1, -3).join('|')
    return {
      name: columns[0] ?? '',
      asked: new RegExp(`^(?:the )?(?:${asked})$`, 'i'),
      japanese: (columns.at(-3) ?? '').split('・'),
      begin,
      end,
    }
  })

/** Which of its days somebody wants to know. */
type Wanted = 'begin' | 'end' | 'all'

/** When something happened that everybody has heard of, and how long it lasted. */
export const answerEvents: Topic = ({ text, language }) => {
  if (text.length > 120) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const found = language === 'ja' ? findInJapanese(asked) : findInEnglish(asked)
  return found && say(0.93, sayWhen(found.event, found.wanted, language))
}

interface EventQuestion {
  readonly event: HistoricEvent
  readonly wanted: Wanted
}

const inEnglish =
  /^(?:when|(?:in )?(?:what|which) year|(?:on )?what (?:date|day)|how long)(?: exactly)? (?:was|were|is|did|does) (.+?)(?: (end|finish|over|start|begin|break out|last|take place|happen|occur|(?:be )?(?:signed|fought|founded|held|established|promulgated)))?$/i

function findInEnglish(asked: string): EventQuestion | undefined {
  const [, what = '', verb = ''] = inEnglish.exec(asked) ?? []
  const event =
    what === '' ? undefined : findEvent(({ asked: words }) => words.test(what) || words.test(`${what} ${verb}`))
  const wanted = /^(?:end|finish|over)$/i.test(verb)
    ? 'end'
    : /^(?:start|begin|break out)$/i.test(verb)
      ? 'begin'
      : 'all'
  return event && { event, wanted }
}

const inJapanese =
  /^(.+?)(?:は|が|って|の年は|が起きたのは|が起こったのは|が終わったのは|が始まったのは)?(?:いつ|何年)(?:に|から)?(始|終|完|起|あ|で|から|まで|の|だ|続)?.{0,14}$/u

function findInJapanese(asked: string): EventQuestion | undefined {
  const [, what = '', verb = ''] = inJapanese.exec(asked) ?? []
  const event = what === '' ? undefined : findEvent(({ japanese }) => japanese.includes(what))
  const wanted =
    verb === '終' || /終わったのは/u.test(asked)
      ? 'end'
      : verb === '始' || /始まったのは/u.test(asked)
        ? 'begin'
        : 'all'
  return event && { event, wanted }
}

function findEvent(suits: (event: HistoricEvent) => boolean): HistoricEvent | undefined {
  return events.find(suits)
}

function sayWhen({ name, japanese, begin, end }: HistoricEvent, wanted: Wanted, language: AssistantLanguage): string {
  if (language === 'ja') {
    const [of = ''] = japanese
    if (end !== '' && wanted === 'end') return `${of}は${toJapanese(end)}に終わりました。`
    if (end !== '' && wanted === 'begin') return `${of}は${toJapanese(begin)}に始まりました。`
    return end === ''
      ? `${of}は${toJapanese(begin)}です。`
      : `${of}は${toJapanese(begin)}から${toJapanese(end)}まで続きました。`
  }
  if (end !== '' && wanted === 'end') return `${name} ended ${at(end)}.`
  if (end !== '' && wanted === 'begin') return `${name} began ${at(begin)}.`
  return end === '' ? `${name}: ${toEnglish(begin)}.` : `${name} lasted from ${toEnglish(begin)} to ${toEnglish(end)}.`
}

const at = (date: string) => `${date.length > 7 ? 'on' : 'in'} ${toEnglish(date)}`

function toEnglish(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return String(Number(year))
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, Number(month) - 1),
  )
  return [day === undefined ? '' : Number(day), name, Number(year)].join(' ').trim()
}

function toJapanese(date: string): string {
  const [year = '', month, day] = date.split('-').map(Number)
  return [`${year}年`, month === undefined ? '' : `${month}月`, day === undefined ? '' : `${day}日`].join('')
}
