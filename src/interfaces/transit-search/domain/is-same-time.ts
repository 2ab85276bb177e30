const years = { first: 2020, count: 20 }

/** Whether clocks of two time zones (IANA names) go alike, as those of Paris and Berlin: on the 1st and 15th of every month from 2020 to 2039. */
export function isSameTime(one: string, other: string): boolean {
  if (one === other) return true
  const [ofOne, ofOther] = [createClock(one), createClock(other)]
  return listMoments().every((moment) => ofOne.format(moment) === ofOther.format(moment))
}

function createClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', { timeZone, day: 'numeric', hour: 'numeric', minute: 'numeric' })
}

function listMoments(): number[] {
  return Array.from({ length: years.count * 24 }, (_, half) =>
    Date.UTC(years.first, half >> 1, half % 2 === 0 ? 1 : 15, 12),
  )
}
