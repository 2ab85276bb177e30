/** A small interface that exercises every kind of request and answer the kernel knows; for the kernel's own tests. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { defineContract } from '../wire/contract.ts'
import { kernelError, type ServiceError } from '../foundation/errors/service-error.ts'
import { answer, EventStream } from '../wire/interface/answer.ts'
import { type AnyInterface, defineInterface, type Handlers } from '../wire/interface.ts'

const Echo = Type.Object({ said: Type.Unknown(), caller: Type.Optional(Type.String()) })
const Failure = Type.Object({ echoError: Type.Object({ code: Type.String(), message: Type.String() }) })

export const echo = defineContract({
  id: 'echo',
  spec: 'X',
  title: 'Echo',
  summary: 'Says it again.',
  base: 'echo',
  key: { in: 'bearer', need: 'optional' },
  failure: { body: Failure },
  operations: {
    path: {
      method: 'GET',
      path: '/say/:word',
      summary: 'Path',
      params: Type.Object({ word: Type.String() }),
      response: Echo,
      errors: { 404: Failure, 422: Failure },
      example: { params: { word: 'hi' } },
    },
    query: {
      method: 'GET',
      path: '/query',
      summary: 'Query',
      query: Type.Object({ one: Type.String(), many: Type.Optional(Type.Array(Type.String())) }),
      response: Echo,
      example: { query: { one: 'a' } },
    },
    json: {
      method: 'POST',
      path: '/json',
      summary: 'JSON',
      body: { accepts: ['json', 'form'], schema: Type.Object({ word: Type.String() }), maxBytes: 2000 },
      response: Echo,
      example: { body: { word: 'hi' } },
    },
    bytes: {
      method: 'POST',
      path: '/bytes',
      summary: 'Bytes',
      body: { accepts: ['bytes'], schema: Type.Unknown() },
      response: Echo,
      example: {},
    },
    keyed: {
      method: 'GET',
      path: '/keyed',
      summary: 'Keyed',
      key: { in: 'bearer', need: 'required' },
      response: Echo,
      example: {},
    },
    formKeyed: {
      method: 'POST',
      path: '/form-keyed',
      summary: 'Key in the form',
      key: { in: 'form', name: 'apikey', need: 'required' },
      maxFields: 3,
      body: { accepts: ['form', 'multipart', 'json'], schema: Type.Object({}) },
      response: Echo,
      example: {},
    },
    fieldKeyed: {
      method: 'POST',
      path: '/field-keyed',
      summary: 'Key in a header or a field',
      key: { in: 'bearer', orField: 'key', need: 'required' },
      query: Type.Object({}),
      body: { accepts: ['json', 'form'], schema: Type.Object({}) },
      response: Echo,
      example: {},
    },
    events: {
      method: 'GET',
      path: '/events',
      summary: 'Events',
      query: Type.Object({ count: Type.Optional(Type.String()), failAt: Type.Optional(Type.String()) }),
      response: Echo,
      events: Type.Object({ n: Type.Integer() }),
      example: {},
    },
    created: { method: 'POST', path: '/created', summary: 'Created', status: 201, response: Echo, example: {} },
    wrong: { method: 'GET', path: '/wrong', summary: 'Throws', response: Echo, example: {} },
    slow: { method: 'GET', path: '/slow', summary: 'Slow', response: Echo, example: {} },
  },
})

export interface Speaker {
  say(word: unknown): Promise<unknown>
  count(to: number, failAt: number, signal: AbortSignal): Promise<AsyncIterable<{ n: number }>>
  /** How many streams were left before their end. */
  readonly left?: number
}

const handlers: Handlers<typeof echo, Speaker> = {
  path: async ({ params }, { engine }) => ({ said: await engine.say(params.word) }),
  query: async ({ query }) => ({ said: query }),
  json: async ({ body }, { engine }) => ({ said: await engine.say(body.word) }),
  bytes: async ({ body }) => ({ said: Buffer.isBuffer(body) ? body.toString('hex') : 'none' }),
  keyed: async (_input, { caller }) => ({ said: 'in', caller: caller.id }),
  fieldKeyed: async ({ body }, { caller }) => ({ said: body, caller: caller.id }),
  formKeyed: async ({ body }, { caller }) => ({ said: body, caller: caller.id }),
  events: async ({ query }, { engine, signal }) =>
    new EventStream(await engine.count(Number(query.count ?? 3), Number(query.failAt ?? -1), signal), {
      last: '[DONE]',
    }),
  created: async () => answer({ said: 'made' }, { headers: { location: '/echo/say/made' } }),
  wrong: async () => {
    throw new Error('the secret inside')
  },
  slow: async () => {
    await sleep(150)
    return { said: 'at last' }
  },
}

export const streams = { left: 0 }

async function* countTo(to: number, failAt: number, signal: AbortSignal) {
  let finished = false
  try {
    for (let n = 0; n < to; n++) {
      if (n === failAt) throw kernelError('engine_failed', 'The count broke off.')
      yield { n }
      await sleep(5, undefined, { signal })
    }
    finished = true
  } finally {
    if (!finished) streams.left += 1
  }
}

export const speaker: Speaker = { say: async (word) => word, count: async (...input) => countTo(...input) }

/** The echo interface over engines of the test's choice. */
export function defineEcho(engines: Record<string, () => Promise<Speaker>> = {}): AnyInterface {
  const table = Object.fromEntries(
    Object.entries(engines).map(([name, make]) => [name, async () => ({ default: make })]),
  )
  return defineInterface({
    contract: echo,
    engines: { embedded: async () => ({ default: () => speaker }), ...table },
    handlers,
    renderError: ({ code, status, message }: ServiceError) => ({ status, body: { echoError: { code, message } } }),
  })
}
