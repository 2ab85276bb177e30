import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { createLogger } from '../../foundation/observability/logger.ts'
import { defineEcho } from '../../testing/echo.ts'
import { createFailure } from './failure.ts'

/** The levels of the lines that a failure leaves in the log. */
async function levelsOf(failure: ReturnType<typeof kernelError>, level: string): Promise<number[]> {
  const lines = new PassThrough()
  const fail = createFailure(defineEcho(), { log: createLogger(level, lines) })
  const app = fastify()
  app.get('/', (request, reply) => fail(failure, request, reply))
  await app.inject('/')
  const text = String(lines.read() ?? '')
  return text.split('\n').flatMap((line) => (line === '' ? [] : [Number(JSON.parse(line).level)]))
}

const [debug, error] = [20, 50]

test('too much to do and callers who leave are logged for debugging alone', async () => {
  for (const failure of [kernelError('busy', 'Busy.'), kernelError('cancelled', 'Left.')]) {
    expect(await levelsOf(failure, 'info')).toEqual([])
    expect(await levelsOf(failure, 'debug')).toEqual([debug])
  }
})

test('what fails on our side is an error, what the caller does wrong no line at all', async () => {
  expect(await levelsOf(kernelError('internal', 'Broken.'), 'info')).toEqual([error])
  expect(await levelsOf(kernelError('engine_failed', 'Broken.'), 'info')).toEqual([error])
  expect(await levelsOf(kernelError('invalid_request', 'Wrong.'), 'debug')).toEqual([])
})
