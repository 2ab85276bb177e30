/** One Mainstay asks another to translate, by either of the two wires. */
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import createEngine from '../src/capabilities/translation/engines/upstream.ts'
import { upstreamSettings } from '../src/capabilities/translation/engines/upstream/settings.ts'
import { apertiumMissing } from '../src/capabilities/translation/testing/apertium.ts'
import translateHeaderKey from '../src/interfaces/translate-header-key/index.ts'
import translateQueryKey from '../src/interfaces/translate-query-key/index.ts'
import { readSettings } from '../src/kernel/foundation/config/read-settings.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'

const key = 'the-key-of-the-other'

describe.skipIf(apertiumMissing)(`another Mainstay${apertiumMissing ? ` (skipped: ${apertiumMissing})` : ''}`, () => {
  let other: TestApp
  let origin: string
  beforeAll(async () => {
    const environment = { MAINSTAY_DEV_KEY: key, TRANSLATION_ENGINE: 'apertium' }
    other = await makeTestApp([translateHeaderKey, translateQueryKey], environment)
    origin = await other.app.server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => other?.dispose())

  test.each([
    ['deepl', 'translate'],
    ['google', 'translate2'],
  ])('translates by the wire %s', async (wire, base) => {
    const environment = {
      TRANSLATION_UPSTREAM_URL: `${origin}/${base}`,
      TRANSLATION_UPSTREAM_KEY: key,
      TRANSLATION_UPSTREAM_WIRE: wire,
    }
    const engine = createEngine({
      settings: readSettings(Type.Object(upstreamSettings), environment),
      now: Date.now,
      yieldToEventLoop: createYieldToEventLoop(),
    })
    onTestFinished(() => engine[Symbol.asyncDispose]())
    const pairs = (await engine.listPairs()).map(({ source, target }) => `${source}>${target}`)
    expect(pairs).toContain('en>es')
    const say = (text: string, format: 'text' | 'html') =>
      engine.translate({ source: 'en', target: 'es', text, format }, new AbortController().signal)
    const said = await Promise.all([
      say(' The house is red.\n\nIt is 1 < 2.', 'text'),
      say('<p>This is a <b>very important</b> thing &amp; 1 &lt; 2.</p>', 'html'),
    ])
    expect(said.map(({ text }) => text)).toEqual([
      ' La casa es roja.\n\nEs 1 < 2.',
      '<p>Esto es una cosa <b>muy importante</b> &amp; 1 &lt; 2.</p>',
    ])
  })
})
