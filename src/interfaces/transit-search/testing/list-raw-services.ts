/** A row of a feed's table by the names of its columns. */
export type RawRow = Readonly<Record<string, string>>

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Services that run on a day, by the rows of calendar.txt and calendar_dates.txt. */
export function listRawServices(
  calendar: readonly RawRow[],
  exceptions: readonly RawRow[],
  date: string,
): ReadonlySet<string> {
  const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T12:00:00Z`)
  const weekday = weekdays[day.getUTCDay()] ?? ''
  const services = new Set(
    calendar
      .filter((row) => row[weekday] === '1' && (row['start_date'] ?? '') <= date && date <= (row['end_date'] ?? ''))
      .map((row) => row['service_id'] ?? ''),
  )
  for (const row of exceptions.filter((each) => each['date'] === date))
    if (row['exception_type'] === '1') services.add(row['service_id'] ?? '')
    else services.delete(row['service_id'] ?? '')
  return services
}
