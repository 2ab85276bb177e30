import { expect, test } from 'vitest'
import { answerChat } from '../../../capabilities/language-model/testing/answer-chat.ts'
import { openCapabilitiesOverFake } from '../../../capabilities/language-model/testing/open-capabilities-over-fake.ts'
import type { Fault } from '../../../capabilities/language-model/testing/start-fake-openai.ts'
import type { SummaryRequest } from '../port.ts'
import { describeSummarizer } from './conformance.ts'
import createEngine from './language-model.ts'

async function openOn(answer: Fault) {
  const { capabilities } = await openCapabilitiesOverFake(answer)
  return createEngine({ capabilities })
}

/** Says more than is asked for, as models do. */
const sentences = ['市は給食費を無償にする。', '対象は九千人である。', '議会には慎重な声もある。']

describeSummarizer('language-model', () => openOn((response) => answerChat(response, JSON.stringify({ sentences }))))

const request: SummaryRequest = { text: '雨が降った。', separator: undefined, maxSentences: 1, maxCharacters: Infinity }

test.each(['雨が降ったようです。', '{"sentences": []}', '{"sentences": "雨"}'])(
  'an answer that is no list of sentences is a failure of the engine: %s',
  async (answer) => {
    const engine = await openOn((response) => answerChat(response, answer))
    await expect(engine.summarize(request, new AbortController().signal)).rejects.toMatchObject({
      status: 502,
      message: 'The chat model did not answer with sentences; choose one that keeps to a JSON schema.',
    })
  },
)

test('that the model behind it is not there is no fault of the caller', async () => {
  const engine = await openOn((response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    const error = { message: 'No such model', type: 'invalid_request_error', param: 'model', code: 'model_not_found' }
    response.end(JSON.stringify({ error }))
  })
  await expect(engine.summarize(request, new AbortController().signal)).rejects.toMatchObject({
    status: 503,
    message: 'The language model that would answer is not there; whoever runs this server finds why in its log.',
  })
})
