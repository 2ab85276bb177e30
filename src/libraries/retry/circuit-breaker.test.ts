import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('opens after failures in a row, rests, lets one trial through, and closes on success', () => {
  let now = 0
  const breaker = new CircuitBreaker({ threshold: 2, restMs: 100, now: () => now })
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  expect([breaker.state, breaker.admits()]).toEqual(['closed', true])
  breaker.failed()
  expect([breaker.state, breaker.admits()]).toEqual(['open', false])
  now = 100
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.failed()
  now = 199
  expect(breaker.admits()).toBe(false)
  now = 200
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  expect([breaker.state, breaker.admits()]).toEqual(['closed', true])
})
