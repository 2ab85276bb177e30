import { expect, test } from 'vitest'
import { describeUpstreamFailures } from '../../../dialects/openai/testing/describe-upstream-failures.ts'
import { type DoubleAnswer, startAnsweringDouble } from '../../../dialects/openai/testing/start-answering-double.ts'
import { makeTestHouse } from '../../../kernel/testing/open-test-house.ts'
import moderations from '../index.ts'
import { describeModerator } from './conformance.ts'
import createEngine from './upstream.ts'

const usual = { MODERATIONS_UPSTREAM_RETRIES: 2, MODERATIONS_UPSTREAM_SECONDS: 30 }

describeModerator('upstream, another Mainstay', async () => {
  const { house, dispose } = await makeTestHouse([moderations], { MAINSTAY_DEV_KEY: 'its-key-for-us-here' })
  const origin = await house.server.listen({ host: '127.0.0.1', port: 0 })
  const settings = {
    ...usual,
    MODERATIONS_UPSTREAM_URL: `${origin}/chat/v1/`,
    MODERATIONS_UPSTREAM_KEY: 'its-key-for-us-here',
  }
  return { engine: createEngine({ settings, fetch }), model: 'mainstay-moderation', dispose }
})

async function openOn(answers: readonly DoubleAnswer[], further = {}) {
  const { address, requests } = await startAnsweringDouble(answers)
  const engine = createEngine({ settings: { ...usual, MODERATIONS_UPSTREAM_URL: address, ...further }, fetch })
  return { engine, requests }
}

/** As omni-moderation writes it: with categories that this wire does not have. */
const success: DoubleAnswer = {
  body: {
    id: 'modr-1',
    model: 'theirs-v2',
    results: [
      {
        flagged: true,
        categories: { harassment: true, violence: false, 'self-harm': false, 'self-harm/intent': true },
        category_scores: { harassment: 0.97, violence: 0.25, 'self-harm': 0.125, illicit: 0.5 },
        category_applied_input_types: {},
      },
    ],
  },
}

test('categories beyond the seven are dropped, and flag nothing', async () => {
  const { engine, requests } = await openOn([success], {
    MODERATIONS_UPSTREAM_MODEL: 'theirs',
    MODERATIONS_UPSTREAM_KEY: 'k',
  })
  const { model, verdicts } = await engine.moderate({ texts: ['x'] })
  expect(model).toBe('theirs-v2')
  expect(verdicts[0]?.flagged).toBe(false)
  expect(verdicts[0]?.scores).toEqual({
    sexual: 0,
    'sexual/minors': 0,
    hate: 0,
    'hate/threatening': 0,
    'self-harm': 0.125,
    violence: 0.25,
    'violence/graphic': 0,
  })
  expect(requests[0]?.body).toEqual({ input: ['x'], model: 'theirs' })
  expect(requests[0]?.headers.authorization).toBe('Bearer k')
})

describeUpstreamFailures({
  success,
  addressSetting: 'MODERATIONS_UPSTREAM_URL',
  keySetting: 'MODERATIONS_UPSTREAM_KEY',
  open({ address, retries = usual.MODERATIONS_UPSTREAM_RETRIES, seconds = usual.MODERATIONS_UPSTREAM_SECONDS }) {
    const settings = {
      MODERATIONS_UPSTREAM_URL: address,
      MODERATIONS_UPSTREAM_RETRIES: retries,
      MODERATIONS_UPSTREAM_SECONDS: seconds,
    }
    const engine = createEngine({ settings, fetch })
    return async (options) => (await engine.moderate({ texts: ['x'] }, options)).model
  },
})

test.each<[string, DoubleAnswer, object]>([
  ['too few results', { body: { results: [] } }, { code: 'engine_failed', status: 502 }],
  ['a result without scores', { body: { results: [{ flagged: true }] } }, { code: 'engine_failed' }],
])('%s is said in our words', async (_name, answer, failure) => {
  const { engine } = await openOn([answer])
  await expect(engine.moderate({ texts: ['x'], model: 'x' })).rejects.toMatchObject(failure)
})
