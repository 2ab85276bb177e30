import { describe, expect, test } from 'vitest'
import { defineEcho, speaker, type Speaker } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { LackError, ServiceError } from '../../foundation/errors/service-error.ts'

async function* failAtOnce(): AsyncGenerator<{ n: number }> {
  yield* []
  throw new Error('no connection')
}

const broken: Speaker = {
  say: async () => {
    throw new Error('no connection')
  },
  count: async () => failAtOnce(),
}
const strict: Speaker = {
  ...speaker,
  say: async () => {
    throw new ServiceError('rude', 422, 'Say that politely.')
  },
}
const engines = { broken: async () => broken, strict: async () => strict }

const open = (setting: string) => openTestApp([defineEcho(engines)], { ECHO_ENGINE: setting })

describe('choosing engines by a setting', () => {
  test('a wrong name stops the start and lists the right ones', async () => {
    await expect(open('brokn')).rejects.toThrow(
      'ECHO_ENGINE names "brokn"; the engines there are: embedded, broken, strict, upstream.',
    )
  })

  test('an engine that was not chosen, or not yet used, is not loaded', async () => {
    let loads = 0
    const counting = async () => {
      loads += 1
      return speaker
    }
    const { server } = await openTestApp([defineEcho({ counting })], { ECHO_ENGINE: 'counting' })
    expect(loads).toBe(0)
    await server.inject('/echo/say/a')
    await server.inject('/echo/say/b')
    expect(loads).toBe(1)
  })
})

describe('a chain of engines', () => {
  test('the next one answers when the first fails, and is named', async () => {
    const { server } = await open('broken,embedded')
    const response = await server.inject('/echo/say/hi')
    expect([response.json(), response.headers['x-mainstay-engine']]).toEqual([{ said: 'hi' }, 'embedded'])
  })

  test("the caller's own mistake is not passed on", async () => {
    const { server } = await open('strict,embedded')
    const response = await server.inject('/echo/say/hi')
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { echoError: { code: 'rude', message: 'Say that politely.' } },
    ])
  })

  test('a stream that fails before its first item goes to the next engine', async () => {
    const { server } = await open('broken,embedded')
    const response = await server.inject('/echo/events?count=1')
    expect(response.body).toBe('data: {"n":0}\n\ndata: [DONE]\n\n')
    expect(response.headers['x-mainstay-engine']).toBe('embedded')
  })

  test('after five failures in a row the first is no longer asked', async () => {
    let asked = 0
    const failing: Speaker = {
      ...speaker,
      say: async () => {
        asked += 1
        throw new Error('down')
      },
    }
    const { server } = await openTestApp([defineEcho({ failing: async () => failing })], {
      ECHO_ENGINE: 'failing,embedded',
    })
    for (let call = 0; call < 8; call++) await server.inject('/echo/say/hi')
    expect(asked).toBe(5)
    const status = (await server.inject('/status.json')).json()
    expect(status.interfaces[0].engines).toEqual([
      { name: 'failing', loaded: true, circuit: 'open' },
      { name: 'embedded', loaded: true, circuit: 'closed' },
    ])
  })

  test('what an engine does not do goes to the next one, and does not keep it from what it does', async () => {
    const half: Speaker = {
      ...speaker,
      say: async (word) => {
        if (word === 'never') throw new ServiceError('not_served', 501, 'This is not said here.')
        return speaker.say(word)
      },
    }
    const app = await openTestApp([defineEcho({ half: async () => half })], { ECHO_ENGINE: 'half,embedded' })
    const engineOf = async (word: string) => (await app.server.inject(`/echo/say/${word}`)).headers['x-mainstay-engine']
    for (let at = 0; at < 6; at += 1) expect(await engineOf('never')).toBe('embedded')
    expect(await engineOf('hello')).toBe('half')
  })

  test('an engine that lacks a model answers at once when it has one', async () => {
    let hasModel = false
    const waiting: Speaker = {
      ...speaker,
      say: async (word) => {
        if (!hasModel) throw new LackError('There is no model yet.')
        return speaker.say(word)
      },
    }
    const app = await openTestApp([defineEcho({ waiting: async () => waiting })], { ECHO_ENGINE: 'waiting,embedded' })
    const askEngine = async () => (await app.server.inject('/echo/say/hi')).headers['x-mainstay-engine']
    for (let at = 0; at < 6; at += 1) expect(await askEngine()).toBe('embedded')
    hasModel = true
    expect(await askEngine()).toBe('waiting')
  })

  test('when all fail, the failure names no insides', async () => {
    const { server } = await open('broken,broken')
    const response = await server.inject('/echo/say/hi')
    expect([response.statusCode, response.json().echoError.code]).toEqual([502, 'engine_failed'])
    expect(response.body).not.toContain('no connection')
  })
})
