import type { FeedCalls } from './feed.ts'
import type { ImportProblems } from './import-problems.ts'

/** Seconds by which a time may lie before the one that goes before it, and be a slip; what lies further back is another mistake. */
export const maxSlip = 300

/** Puts times right that lie a little before the one before: no vehicle arrives before it has left. Others stay as they are. */
export function straightenTimes({ start, arrival, departure, line }: FeedCalls, problems: ImportProblems): void {
  for (let trip = 0; trip + 1 < start.length; trip++) {
    let before = -1
    for (let call = start[trip] ?? 0; call < (start[trip + 1] ?? 0); call++) {
      before = straighten(arrival, call, before, { field: 'arrival_time', line: line[call] ?? 0, problems })
      before = straighten(departure, call, before, { field: 'departure_time', line: line[call] ?? 0, problems })
    }
  }
}

interface Place {
  readonly field: string
  readonly line: number
  readonly problems: ImportProblems
}

/** The time that the next one may not lie before. */
function straighten(times: Int32Array, call: number, before: number, { field, line, problems }: Place): number {
  const time = times[call] ?? -1
  if (time === -1) return before
  if (time >= before || time < before - maxSlip) return time
  const message = `${formatTime(time)} lies before ${formatTime(before)}, the time before it, and is taken for that.`
  problems.mend({ file: 'stop_times.txt', line, field, message })
  times[call] = before
  return before
}

export function formatTime(seconds: number): string {
  const parts = [seconds / 3_600, (seconds % 3_600) / 60, seconds % 60]
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
