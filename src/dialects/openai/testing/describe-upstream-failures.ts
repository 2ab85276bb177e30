import { expect, test } from 'vitest'
import { type DoubleAnswer, startAnsweringDouble } from './start-answering-double.ts'

/** What an engine is set to; without a word of it, two retries and 30 seconds. */
export interface UpstreamOptions {
  readonly address: string
  readonly retries?: number
  readonly seconds?: number
}

/** One small request to the engine: resolves to the model that it says has answered. */
export type Ask = (options?: { readonly signal: AbortSignal }) => Promise<string | undefined>

interface Upstream {
  /** Makes the engine; throws for an address that is none. */
  readonly open: (options: UpstreamOptions) => Ask
  /** What a server answers to this request, by a model called `theirs-v2`. */
  readonly success: DoubleAnswer
  /** The settings whose names the engine says where they are wrong. */
  readonly addressSetting: string
  readonly keySetting: string
}

const soon = { 'retry-after': '0' }

/** What every engine owes that passes a request on to one server of the OpenAI wire. */
export function describeUpstreamFailures({ open, success, addressSetting, keySetting }: Upstream): void {
  const openOn = async (answers: readonly DoubleAnswer[], options: Partial<UpstreamOptions> = {}) => {
    const { address, requests } = await startAnsweringDouble(answers)
    return { ask: open({ address, ...options }), requests }
  }

  test.each<[string, DoubleAnswer]>([
    ['429 with Retry-After', { status: 429, headers: soon, body: {} }],
    ['503', { status: 503, headers: { 'retry-after-ms': '1' }, body: 'overloaded' }],
    ['500', { status: 500, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, body: {} }],
  ])('%s is tried again', async (_name, refusal) => {
    const { ask, requests } = await openOn([refusal, success])
    expect(await ask()).toBe('theirs-v2')
    expect(requests.length).toBe(2)
  })

  test.each<[string, DoubleAnswer, object]>([
    [
      'what stays busy',
      { status: 429, headers: soon, body: {} },
      { code: 'busy', status: 503, headers: { 'retry-after': '1' } },
    ],
    [
      'a wait that is too long',
      { status: 429, headers: { 'retry-after': '60' }, body: {} },
      { code: 'busy', headers: { 'retry-after': '60' } },
    ],
    ['a failure that lasts', { status: 500, headers: soon, body: {} }, { code: 'engine_failed', status: 502 }],
    [
      'a wrong key',
      { status: 401, body: {} },
      { code: 'engine_unavailable', status: 503, message: expect.stringContaining(keySetting) },
    ],
    [
      'no such model',
      { status: 404, body: { error: { message: 'model "x" not found' } } },
      { code: 'model_not_found', status: 404 },
    ],
    [
      'a bad request',
      { status: 400, body: { error: { message: 'too long', param: 'input' } } },
      { status: 400, message: 'too long', field: 'input' },
    ],
    ['what is no JSON', { body: '<html>' }, { code: 'engine_failed', status: 502 }],
  ])('%s is said in our words', async (_name, answer, failure) => {
    const { ask } = await openOn([answer])
    await expect(ask()).rejects.toMatchObject(failure)
  })

  test('a server that does not answer in time, and a caller who goes away', async () => {
    const late = await openOn([{ ...success, delayMs: 5000 }], { seconds: 0.05 })
    await expect(late.ask()).rejects.toMatchObject({ code: 'timed_out', status: 504 })
    const { ask } = await openOn([{ ...success, delayMs: 5000 }])
    await expect(ask({ signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('a server that is not there, and an address that is none', async () => {
    const ask = open({ address: 'http://127.0.0.1:1', retries: 0 })
    await expect(ask()).rejects.toMatchObject({ code: 'engine_failed' })
    expect(() => open({ address: 'nonsense' })).toThrow(addressSetting)
  })
}
