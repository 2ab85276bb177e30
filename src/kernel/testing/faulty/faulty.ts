/** An interface that fails wherever an interface can fail, as it is asked to; for the tests of what is contained. */
import { Type } from 'typebox'
import { defineContract } from '../../wire/contract.ts'
import { ServiceError } from '../../foundation/errors/service-error.ts'
import { type AnyInterface, defineInterface, type RenderedError } from '../../wire/interface.ts'
import { failBy, faultyAnswers } from './faulty-answers.ts'
import { FaultyEngine } from './faulty-engine.ts'
import { faultyStreams } from './faulty-streams.ts'
import { makeCircle, refuse } from './thrown-values.ts'

const params = Type.Object({ fault: Type.String() })
const example = { params: { fault: 'none' } }
const common = { method: 'GET', params, response: Type.Unknown(), example } as const

const contract = defineContract({
  id: 'faulty',
  spec: 'X',
  title: 'Faulty',
  summary: 'Fails.',
  base: 'faulty',
  key: { in: 'bearer', need: 'optional' },
  failure: { body: Type.Object({ faultyError: Type.Object({ code: Type.String(), message: Type.String() }) }) },
  operations: {
    answer: { ...common, path: '/answer/:fault', summary: 'Answers' },
    fail: { ...common, path: '/fail/:fault', summary: 'Throws' },
    render: { ...common, path: '/render/:fault', summary: 'Fails with a code' },
    events: { ...common, path: '/events/:fault', summary: 'Streams', events: Type.Unknown() },
    engine: { ...common, path: '/engine/:fault', summary: 'Asks the engine' },
    keyed: { ...common, path: '/keyed/:fault', summary: 'Asks for a key', key: { in: 'bearer', need: 'required' } },
    quota: { ...common, path: '/quota/:fault', summary: 'Spends' },
    body: {
      method: 'POST',
      path: '/body',
      summary: 'Reads a body',
      body: { accepts: ['json'], schema: Type.Object({ word: Type.String() }), maxBytes: 1000 },
      response: Type.Unknown(),
      example: { body: { word: 'hi' } },
    },
  },
})

/** Everything works except what is asked to fail; its failures can be written. */
export const faulty: AnyInterface = defineInterface({
  contract,
  engines: { embedded: async () => ({ default: ({ workers }) => new FaultyEngine(workers) }) },
  jobs: {
    throws: { everyMs: 3_600_000, run: refuse },
    rejects: { everyMs: 3_600_000, run: () => Promise.reject(undefined) },
  },
  handlers: {
    answer: ({ params: { fault } }) => faultyAnswers[fault]?.(),
    fail: ({ params: { fault } }) => failBy(fault),
    render: ({ params: { fault } }) => {
      throw new ServiceError(fault, 500, 'The secret inside.')
    },
    events: ({ params: { fault } }) => faultyStreams[fault]?.(),
    engine: async ({ params: { fault } }, { engine }) => ({ said: await engine.work(fault) }),
    keyed: (_input, { caller }) => ({ said: caller.id }),
    quota: (_input, { caller, quotas }) => quotas.spendDaily(caller, 'faulty', 10),
    body: ({ body }) => ({ said: body.word }),
  },
  renderError: ({ code, status, message }) => ({ status, body: { faultyError: { code, message } } }),
})

/** The same under another name, with other ways to fail. */
function variantOf(id: string, changes: Partial<AnyInterface>): AnyInterface {
  return { ...faulty, jobs: {}, ...changes, contract: { ...contract, id, base: id } }
}

/** Failures of this one cannot be written, each code in its own way. */
export const unrenderable = variantOf('unrenderable', {
  renderError: ({ code }) => (renderings[code] ?? refuse)(),
})

const body = { said: 'broken' }
export const renderings: Readonly<Record<string, () => RenderedError>> = {
  'a body that is a bigint': () => ({ status: 500, body: 7n }),
  'a body that is a circle': () => ({ status: 500, body: makeCircle() }),
  'a status that is none': () => ({ status: Number.NaN, body }),
  'a status of 1000': () => ({ status: 1000, body }),
  'a header with a line break': () => ({ status: 500, body, headers: { 'x-one': 'two\r\nthree' } }),
  'headers that cannot be read': () => ({
    status: 500,
    body,
    get headers() {
      return refuse()
    },
  }),
}

/** The engine of this one cannot be loaded. */
export const unloadable = variantOf('unloadable', { prefix: 'UNLOADABLE', engines: { embedded: refuse } })
/** The engine of this one can be loaded and not made. */
export const unmakeable = variantOf('unmakeable', {
  prefix: 'UNMAKEABLE',
  engines: { embedded: async () => ({ default: refuse }) },
})
