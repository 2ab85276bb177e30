import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { type Capability, defineCapability } from './capability.ts'
import { defineContract } from '../contract.ts'
import type { EngineContext } from './engine.ts'
import { type AnyInterface, defineInterface } from '../interface.ts'
import type { ReadySkill } from '../skill.ts'
import { openTestApp } from '../testing/open-test-app.ts'

interface Clock {
  tick(): Promise<number>
}

/** A capability that counts its calls, so that a shared engine shows. */
function defineClock(): Capability<Clock> {
  const make = (step: number) => async () => ({
    default() {
      let time = 0
      return { tick: async () => (time += step) }
    },
  })
  return defineCapability<Clock>({
    id: 'clock',
    title: 'ticking',
    prefix: 'CLOCK',
    engines: { embedded: make(1), fast: make(100) },
  })
}

function contractOf<const Base extends string>(base: Base) {
  return defineContract({
    id: base,
    spec: 'X',
    title: base,
    summary: 'Tells the time.',
    base,
    key: { in: 'bearer', need: 'optional' },
    operations: {
      tick: { method: 'GET', path: '/tick', summary: 'Tick', response: Type.Unknown(), example: {} },
    },
  })
}

const renderError = ({ status, message }: { status: number; message: string }) => ({ status, body: { message } })

function servedBy(clock: Capability<Clock>, base: string): AnyInterface {
  return defineInterface({
    contract: contractOf(base),
    engines: { of: clock },
    handlers: { tick: async (_input, { engine }) => ({ time: await engine.tick() }) },
    renderError,
  })
}

function asking(clock: Capability<Clock>): AnyInterface {
  const create = ({ capabilities }: EngineContext) => ({
    tick: async () => (await capabilities.use(clock)).tick(),
    ask: async (text: string, skills: readonly ReadySkill[]) => {
      const [match] = skills.flatMap((skill) => skill.match({ text, language: 'en' }) ?? [])
      return match?.perform(new AbortController().signal)
    },
  })
  return defineInterface({
    contract: contractOf('asking'),
    engines: { embedded: async () => ({ default: create }) },
    uses: [clock],
    skill: {
      offer: { en: 'tell the time', ja: '時刻を言うことが' },
      example: { en: 'tick', ja: 'チック' },
      match: ({ text }) =>
        text === 'tick' ? { confidence: 1, perform: async (engine) => `It is ${await engine.tick()}.` } : undefined,
    },
    handlers: { tick: async (_input, { engine, skills }) => ({ said: await engine.ask('tick', skills) }) },
    renderError,
  })
}

test('all who are served by a capability, or ask it, share one engine', async () => {
  const clock = defineClock()
  const { server } = await openTestApp([servedBy(clock, 'one'), servedBy(clock, 'two'), asking(clock)])
  const first = await server.inject('/one/tick')
  expect(first.json()).toEqual({ time: 1 })
  expect(first.headers['x-mainstay-engine']).toBe('embedded')
  expect((await server.inject('/two/tick')).json()).toEqual({ time: 2 })
  expect((await server.inject('/asking/tick')).json()).toEqual({ said: 'It is 3.' })
})

test('one setting chooses the engine of all of them', async () => {
  const clock = defineClock()
  const { server } = await openTestApp([servedBy(clock, 'one'), asking(clock)], { CLOCK_ENGINE: 'fast' })
  const answer = await server.inject('/one/tick')
  expect(answer.json()).toEqual({ time: 100 })
  expect(answer.headers['x-mainstay-engine']).toBe('fast')
  expect((await server.inject('/asking/tick')).json()).toEqual({ said: 'It is 200.' })
})

test.each([
  ['that serves an interface', (clock: Capability<Clock>) => servedBy(clock, 'one')],
  ['that is only asked', asking],
])('a wrong name for a capability %s stops the start', async (_how, define) => {
  await expect(openTestApp([define(defineClock())], { CLOCK_ENGINE: 'slow' })).rejects.toThrow(
    'CLOCK_ENGINE names "slow"; the engines there are: embedded, fast.',
  )
})
