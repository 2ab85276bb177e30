import { parseDate } from '../../domain/calendar.ts'
import { FieldError, type TableRow } from './read-table.ts'

/** Seconds from "H:MM:SS", hours beyond 24 allowed and leading zeros not needed; -1 for an empty one, NaN for any other text. */
export function parseTime(text: string): number {
  if (text === '') return -1
  let total = 0
  let part = 0
  let parts = 1
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === 58) {
      if (digits === 0 || (parts > 1 && part > 59)) return Number.NaN
      total = (total + part) * 60
      part = 0
      digits = 0
      parts++
    } else if (unit >= 48 && unit <= 57 && digits < 3) {
      part = part * 10 + unit - 48
      digits++
    } else return Number.NaN
  }
  return parts === 3 && digits > 0 && part <= 59 ? total + part : Number.NaN
}

export function readTime(row: TableRow, column: string): number {
  const text = row.read(column)
  const time = parseTime(text)
  if (Number.isNaN(time)) throw new FieldError(column, `"${text}" is no time such as 25:10:00`)
  return time
}

/** The day since 1970. */
export function readDay(row: TableRow, column: string): number {
  const text = row.require(column)
  const day = parseDate(text)
  if (day === undefined) throw new FieldError(column, `"${text}" is no date such as 20261122`)
  return day
}

/** `absent` for an empty field. */
export function readInteger(row: TableRow, column: string, absent: number): number {
  const text = row.read(column)
  if (text === '') return absent
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new FieldError(column, `"${text}" is no whole number`)
  return value
}

/** Characters of a name that people read on a sign. */
const maxNameLength = 1_000

/** Longer ones are none: each is read in kana, searched and shown. */
export function readName(row: TableRow, column: string): string {
  const name = row.read(column)
  if (name.length > maxNameLength) throw new FieldError(column, `it is longer than ${maxNameLength} characters`)
  return name
}

export function readCoordinate(row: TableRow, column: string, max: 90 | 180): number {
  const text = row.require(column)
  const value = Number(text)
  if (!(Math.abs(value) <= max)) throw new FieldError(column, `"${text}" is no coordinate in degrees`)
  return value
}
