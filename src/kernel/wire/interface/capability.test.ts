import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineCapability, defineCombinedCapability } from './capability.ts'
import { defineContract } from '../contract.ts'
import type { EngineContext, Capability } from './engine.ts'
import { type AnyInterface, defineInterface } from '../interface.ts'
import type { ReadySkill } from './skill.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

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
    failure: { body: Type.Object({ message: Type.String() }) },
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

/** A capability whose port is the sum of what all its engines count. */
function defineSum(): Capability<Clock> {
  const make = (step: number) => async () => ({ default: () => ({ tick: async () => step }) })
  return defineCombinedCapability<Clock, Clock>({
    id: 'sum',
    title: 'summing',
    prefix: 'SUM',
    engines: { embedded: make(1), ten: make(10), hundred: make(100) },
    defaultEngines: ['ten', 'embedded'],
    combine: (links) => (report) => ({
      async tick() {
        const engines = await Promise.all(links.map((link) => link.load()))
        const steps = await Promise.all(engines.map((engine) => engine.tick()))
        report(links.map(({ name }) => name).join(', '))
        return steps.reduce((sum, step) => sum + step)
      },
    }),
  })
}

/** Served by a capability, with an original of its own. */
function servedWithOriginal(capability: Capability<Clock>): AnyInterface {
  return defineInterface({
    contract: contractOf('own'),
    prefix: 'OWN',
    engines: { of: capability },
    handlers: { tick: async (_input, { engine }) => ({ time: await engine.tick() }) },
    renderError,
  })
}

describe('a capability that makes one port of all its engines', () => {
  test('uses those it names itself unless a setting names others', async () => {
    const answer = await (await openTestApp([servedBy(defineSum(), 'one')])).server.inject('/one/tick')
    expect([answer.json(), answer.headers['x-mainstay-engine']]).toEqual([{ time: 11 }, 'ten, embedded'])
    const other = await openTestApp([servedBy(defineSum(), 'one')], { SUM_ENGINE: 'hundred,ten' })
    expect((await other.server.inject('/one/tick')).json()).toEqual({ time: 110 })
  })

  test('is so for a single engine, too, and for those who ask it', async () => {
    const sum = defineSum()
    const { server } = await openTestApp([servedBy(sum, 'one'), asking(sum)], { SUM_ENGINE: 'hundred' })
    expect((await server.inject('/one/tick')).json()).toEqual({ time: 100 })
    expect((await server.inject('/asking/tick')).json()).toEqual({ said: 'It is 100.' })
  })
})

describe('an interface with a prefix of its own that a capability serves', () => {
  test('is answered by the capability, or by its original, as its own setting says', async () => {
    const original = await openTestApp([servedBy(defineSum(), 'own')], { SUM_ENGINE: 'hundred' })
    const url = `${await original.server.listen({ host: '127.0.0.1', port: 0 })}/own`
    const ask = async (settings: Readonly<Record<string, string>>) => {
      const { server } = await openTestApp([servedWithOriginal(defineSum())], { ...settings, OWN_UPSTREAM_URL: url })
      const answer = await server.inject('/own/tick')
      return [answer.json(), answer.headers['x-mainstay-engine']]
    }
    expect(await ask({})).toEqual([{ time: 11 }, 'ten, embedded'])
    expect(await ask({ OWN_ENGINE: 'upstream' })).toEqual([{ time: 100 }, 'upstream'])
    expect(await ask({ OWN_ENGINE: 'sum,upstream', SUM_ENGINE: 'ten' })).toEqual([{ time: 10 }, 'ten'])
    await original.close()
    expect(await ask({ OWN_ENGINE: 'upstream,sum' })).toEqual([{ time: 11 }, 'ten, embedded'])
  })

  test('a wrong name stops the start and lists the right ones', async () => {
    await expect(openTestApp([servedWithOriginal(defineSum())], { OWN_ENGINE: 'ten' })).rejects.toThrow(
      'OWN_ENGINE names "ten"; the engines there are: sum, upstream.',
    )
  })
})

test('a handler is told under which base it was called', async () => {
  const interfaces = [
    defineInterface({
      contract: { ...contractOf('first'), alternateBases: ['second'] },
      engines: { of: defineClock() },
      handlers: { tick: (_input, { base }) => ({ base }) },
      renderError,
    }),
  ]
  const { server } = await openTestApp(interfaces)
  expect((await server.inject('/first/tick')).json()).toEqual({ base: 'first' })
  expect((await server.inject('/second/tick')).json()).toEqual({ base: 'second' })
  const host = { host: 'second.localhost:8022' }
  expect((await server.inject({ url: '/tick', headers: host })).json()).toEqual({ base: 'second' })
})
