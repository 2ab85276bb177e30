import type { AssistantLanguage } from '../../../../kernel/wire/interface/skill.ts'
import type { CalendarDay } from './calendar-day.ts'

const english = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const japanese = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "Monday 1 March 2027", 2027年3月1日月曜日. */
export function sayDay(day: CalendarDay, language: AssistantLanguage): string {
  return (language === 'ja' ? japanese : english).format(day)
}

/** "Monday", 月曜日. */
export function sayWeekday(day: CalendarDay, language: AssistantLanguage): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(day)
}

/** "1 March 2027", 2027年3月1日. */
export function sayDate(day: CalendarDay, language: AssistantLanguage): string {
  const form = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', form).format(day)
}
