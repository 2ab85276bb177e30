import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from '../../wire/interface/answer.ts'
import { makeCircle, refuse, thrownValues } from './thrown-values.ts'

const body = { said: 'hi' }

/** Answers that cannot be sent, by name; and `none`, which can. */
export const faultyAnswers: Readonly<Record<string, () => unknown>> = {
  none: () => body,
  slow: () => sleep(300, body),
  'no body': () => undefined,
  'a bigint': () => ({ said: 7n }),
  'a circle': makeCircle,
  'a toJSON that throws': () => ({ said: { toJSON: refuse } }),
  'a bigint beside headers': () => answer({ said: 7n }, { headers: { 'x-one': 'two' } }),
  'a status that is none': () => answer(body, { status: Number.NaN }),
  'a status of 99': () => answer(body, { status: 99 }),
  'a status of 101': () => answer(body, { status: 101 }),
  'a status of 1000': () => answer(body, { status: 1000 }),
  'a header with a line break': () => answer(body, { headers: { 'x-one': 'two\r\nx-three: four' } }),
  'a header without a name': () => answer(body, { headers: { '': 'two' } }),
  'a header name with spaces': () => answer(body, { headers: { 'x one': 'two' } }),
  'a length that is wrong': () => answer(body, { headers: { 'content-length': '3' } }),
}

/** The same for what is thrown, at once or later. */
export function failBy(name: string): unknown {
  const [when = '', what = ''] = name.split(': ')
  if (when === 'later') return Promise.reject(thrownValues[what]?.())
  throw thrownValues[what]?.()
}
