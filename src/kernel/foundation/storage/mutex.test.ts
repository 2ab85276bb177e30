import { expect, onTestFinished, test, vi } from 'vitest'
import { Mutex } from './mutex.ts'

test('lets holders in one after another, in the order of asking', async () => {
  const mutex = new Mutex()
  const entered: string[] = []
  const enter = (name: string) => mutex.lock().then(() => entered.push(name))
  await enter('first')
  const waiting = [enter('second'), enter('third')]
  expect(entered).toEqual(['first'])
  mutex.unlock()
  await waiting[0]
  expect(entered).toEqual(['first', 'second'])
  mutex.unlock()
  await waiting[1]
  mutex.unlock()
  await enter('fourth')
  expect(entered).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a wait ends with "busy" after 30 s, and the next in line is let in', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const mutex = new Mutex()
  await mutex.lock()
  const refused = expect(mutex.lock()).rejects.toMatchObject({ code: 'busy', status: 503 })
  await vi.advanceTimersByTimeAsync(20_000)
  const later = mutex.lock()
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  mutex.unlock()
  await later
})
