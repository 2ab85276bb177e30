import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'

/** Whether it is the IANA name of a time zone that this machine knows. Asking Intl takes some 50 µs, and stops by the thousand name a few. */
export const isTimeZone = memoizeRecent(100, (name: string): boolean => {
  if (name === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
})
