const dayMs = 86_400_000
const given = 3
const readCharacters = 500

/** Names that come round, in the words that are usual. */
const cycles: readonly (readonly string[])[] = [
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  ['月', '火', '水', '木', '金', '土', '日'],
  Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
  ['春', '夏', '秋', '冬'],
  ['north', 'east', 'south', 'west'],
  ['spring', 'summer', 'autumn', 'winter'],
]

/** Two items at least, and a comma behind. */
const series = /(?:^|[\n:：]\s*)([^\n:：]{3,300}?)\s*([,、])(\s*)$/

/** Goes on with days of the week, months, letters and dates that stand in order. */
export function continueSeries(text: string): string | undefined {
  const [, listed = '', comma = ',', space = ''] = series.exec(text.slice(-readCharacters)) ?? []
  const items = listed.split(/[,、]/).map((item) => item.trim())
  if (items.length < 2) return undefined
  const next = continueNames(items) ?? continueLetters(items) ?? continueDates(items)
  if (next === undefined) return undefined
  const between = comma === ',' ? ', ' : comma
  return (space === '' && comma === ',' ? ' ' : '') + next.join(between)
}

function continueNames(items: readonly string[]): readonly string[] | undefined {
  for (const cycle of cycles) {
    const places = items.map((item) => cycle.findIndex((name) => name.toLowerCase() === item.toLowerCase()))
    const isInOrder = places.every((place, at) => place >= 0 && place === ((places[0] ?? 0) + at) % cycle.length)
    if (!isInOrder) continue
    const isSmall = items[0] === items[0]?.toLowerCase()
    const last = places.at(-1) ?? 0
    return Array.from({ length: given }, (_, at) => cycle[(last + 1 + at) % cycle.length] ?? '').map((name) =>
      isSmall ? name.toLowerCase() : name,
    )
  }
  return undefined
}

/** Three letters at least: two may be anything. */
function continueLetters(items: readonly string[]): readonly string[] | undefined {
  const codes = items.map((item) => (/^(?:[a-z]|[A-Z])$/.test(item) ? item.charCodeAt(0) : Number.NaN))
  const [first = Number.NaN] = codes
  if (items.length < 3 || !codes.every((code, at) => code === first + at)) return undefined
  const letters = Array.from({ length: given }, (_, at) => String.fromCharCode(first + items.length + at))
  const isCapital = /[A-Z]/.test(items[0] ?? '')
  const within = letters.filter((letter) => (isCapital ? /[A-Z]/ : /[a-z]/).test(letter))
  return within.length > 0 ? within : undefined
}

function continueDates(items: readonly string[]): readonly string[] | undefined {
  if (!items.every((item) => /^\d{4}-\d{2}-\d{2}$/.test(item))) return undefined
  const days = items.map((item) => Date.parse(item) / dayMs)
  const step = (days[1] ?? Number.NaN) - (days[0] ?? Number.NaN)
  if (!(step !== 0) || !days.every((day, at) => at === 0 || day - (days[at - 1] ?? Number.NaN) === step))
    return undefined
  const last = days.at(-1) ?? 0
  return Array.from({ length: given }, (_, at) => new Date((last + step * (at + 1)) * dayMs).toISOString().slice(0, 10))
}
