/** Tests hold every answer against its contract; here are answers that are not as theirs says. */
import { Type } from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import type { Operation } from '../../wire/contract.ts'
import { ServiceError } from '../../foundation/errors/service-error.ts'
import { answerAs } from '../../wire/interface/answer.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { type Reply, startOriginal } from '../../answering/upstream/testing/open-relay.ts'
import { defineEcho, echo } from '../echo.ts'
import { makeTestApp } from '../open-test-app.ts'
import { openRawRequest } from '../raw-request.ts'

/** The echo interface with a contract that says something else of one operation. */
function promising(name: keyof typeof echo.operations, change: Partial<Operation>): AnyInterface {
  const operation: Operation = { ...echo.operations[name], ...change }
  return { ...defineEcho(), contract: { ...echo, operations: { ...echo.operations, [name]: operation } } }
}

async function listen(definition: AnyInterface, environment: Readonly<Record<string, string>> = {}) {
  const { app, dispose } = await makeTestApp([definition], environment)
  return { origin: await app.server.listen({ host: '127.0.0.1', port: 0 }), dispose }
}

/** What disposing of an app says after one GET. */
async function faultOf(definition: AnyInterface, path: string, environment: Readonly<Record<string, string>> = {}) {
  const { origin, dispose } = await listen(definition, environment)
  await (await fetch(origin + path)).arrayBuffer()
  return dispose().then(
    () => 'nothing',
    (thrown: Error) => thrown.message,
  )
}

const beginning = 'Answers are not as their contracts say:\n'

test('a status that is not declared', async () => {
  const rude: AnyInterface = {
    ...defineEcho(),
    handlers: {
      ...defineEcho().handlers,
      query: () => {
        throw new ServiceError('rude', 418, 'Say that politely.')
      },
    },
  }
  expect(await faultOf(rude, '/echo/query?one=a')).toBe(
    beginning +
      '"query" of echo (GET /echo/query?one=a) answered 418, but the contract declares no 418; the body was {"echoError":{"code":"rude","message":"Say that politely."}}',
  )
})

test('a body of another shape, of a success and of a failure', async () => {
  const numbers = promising('path', { response: Type.Object({ said: Type.Integer() }) })
  expect(await faultOf(numbers, '/echo/say/hi')).toBe(
    `${beginning}"path" of echo (GET /echo/say/hi) answered 200, but The answer field "said" must be an integer. It was {"said":"hi"}`,
  )
  const curt: AnyInterface = { ...defineEcho(), renderError: ({ status }) => ({ status, body: { no: true } }) }
  expect(await faultOf(curt, '/echo/query')).toBe(
    `${beginning}"query" of echo (GET /echo/query) answered 400, but The answer lacks "echoError". It was {"no":true}`,
  )
})

test('an event of another shape, and events that are not declared', async () => {
  const words = promising('events', { events: Type.Object({ n: Type.String() }) })
  expect(await faultOf(words, '/echo/events?count=1')).toMatch(/"events" of echo .* answered 200, but .*\{"n":0\}$/)
  const { events: _events, ...silent } = echo.operations.events
  const contract = { ...echo, operations: { ...echo.operations, events: silent } }
  expect(await faultOf({ ...defineEcho(), contract }, '/echo/events?count=1')).toBe(
    `${beginning}"events" of echo (GET /echo/events?count=1) answered 200, but the contract declares no events with 200`,
  )
})

test('a media type that is not declared', async () => {
  const handlers = { ...defineEcho().handlers, query: () => answerAs({ said: 1 }, '<said>1</said>', 'text/xml') }
  expect(await faultOf({ ...defineEcho(), handlers }, '/echo/query?one=a')).toBe(
    `${beginning}"query" of echo (GET /echo/query?one=a) answered 200, but the contract declares no media type "text/xml"`,
  )
})

test('what is written while the body is still on its way', async () => {
  const curt: AnyInterface = { ...defineEcho(), renderError: ({ status }) => ({ status, body: { no: true } }) }
  const { origin, dispose } = await listen(curt)
  const head = ['POST /echo/json HTTP/1.1', `Host: ${new URL(origin).host}`, 'Content-Length: 3000']
  const request = openRawRequest(origin, head)
  onTestFinished(() => void request.socket.destroy())
  await expect.poll(() => request.received).toMatch(/^HTTP\/1\.1 413 /)
  request.socket.end()
  await expect(dispose()).rejects.toThrow('"json" of echo (POST /echo/json) answered 413, but The answer lacks')
})

/** In two pieces, of which nobody says the length before. */
const inPieces =
  (first: string, second: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(first)
    response.end(second)
  }

test('what the original of a wire says', async () => {
  const ask = async (reply: Reply) => {
    const { origin } = await startOriginal(reply)
    return faultOf(defineEcho(), '/echo/say/hi', { ECHO_ENGINE: 'upstream', ECHO_UPSTREAM_URL: origin })
  }
  expect(await ask(inPieces('{"said"', ':"é"}'))).toBe('nothing')
  expect(await ask(inPieces(`{"said":"${'é'.repeat(20_000)}`, '"}'))).toBe('nothing')
  expect(await ask(inPieces('{"heard"', ':"é"}'))).toBe(
    `${beginning}"path" of echo (GET /echo/say/hi) answered 200, but The answer lacks "said". It was {"heard":"é"}`,
  )
})

test('an answer without a body to a HEAD is as it should be', async () => {
  const { origin, dispose } = await listen(defineEcho())
  expect((await fetch(`${origin}/echo/say/hi`, { method: 'HEAD' })).status).toBe(200)
  await dispose()
})
