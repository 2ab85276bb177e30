import type { FixedTerm } from './find-fixed-terms.ts'

const date = /(?<![\d.])(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日(?!間)/g
/** A full hour alone is left to the model, and so is how long something takes. */
const time = /(午前|午後)(\d{1,2})時(?:(\d{1,2})分|(半))?(?!間)|(?<![\d.])(\d{1,2})時(?:(\d{1,2})分|(半))(?!間)/g
const amount = /(?<![\d.,])(?:(\d+(?:\.\d+)?)億)?(?:(\d{1,4}(?:\.\d+)?)万)?(\d{1,4})?(?![\d,千百兆億])/g

const months = 'January February March April May June July August September October November December'.split(' ')

/** Dates, times and amounts in ten thousands as English writes them: small models lose parts of them, and take 12万 for twelve million. */
export function findJapaneseQuantities(text: string): readonly FixedTerm[] {
  const found = [
    ...list(text, date, ([, year, month, day]) => writeDate(year, Number(month), Number(day))),
    ...list(text, time, ([, half, hour, minutes, isHalf, bareHour, bareMinutes, bareHalf]) => {
      const past = minutes ?? bareMinutes ?? ((isHalf ?? bareHalf) === undefined ? undefined : '30')
      return writeTime(half, Number(hour ?? bareHour), past)
    }),
    ...list(text, amount, ([found, hundredMillions, tenThousands, rest]) =>
      /[億万]/.test(found)
        ? Math.round(
            Number(hundredMillions ?? 0) * 1e8 + Number(tenThousands ?? 0) * 1e4 + Number(rest ?? 0),
          ).toLocaleString('en')
        : undefined,
    ),
  ]
  return found.toSorted((one, other) => one.begin - other.begin)
}

function list(
  text: string,
  pattern: RegExp,
  write: (found: RegExpExecArray) => string | undefined,
): readonly FixedTerm[] {
  return Array.from(text.matchAll(pattern)).flatMap((found) => {
    const written = found[0] === '' ? undefined : write(found)
    if (written === undefined) return []
    return [{ begin: found.index, end: found.index + found[0].length, text: written, isNumber: true }]
  })
}

function writeDate(year: string | undefined, month: number, day: number): string | undefined {
  const name = months[month - 1]
  if (name === undefined || day < 1 || day > 31) return undefined
  return year === undefined ? `${name} ${day}` : `${name} ${day}, ${year}`
}

function writeTime(half: string | undefined, hour: number, minutes: string | undefined): string | undefined {
  if (hour > 24 || Number(minutes ?? 0) > 59) return undefined
  const clock = minutes === undefined ? String(hour) : `${hour}:${minutes.padStart(2, '0')}`
  if (half === undefined || hour > 12) return minutes === undefined ? undefined : clock
  return `${clock} ${half === '午前' ? 'a.m.' : 'p.m.'}`
}
