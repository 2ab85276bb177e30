import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type Fault, startFakeOpenai } from '../../../capabilities/language-model/testing/start-fake-openai.ts'
import { openCapabilities } from '../../../kernel/answering/engines/open-capabilities.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import type { SummaryRequest } from '../port.ts'
import { describeSummarizer } from './conformance.ts'
import createEngine from './language-model.ts'

/** A fake of a model server, since no real model can be had here. */
async function openOn(answer: Fault) {
  const fake = await startFakeOpenai()
  fake.faults.push(...Array.from({ length: 4 }, () => answer))
  const environment = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: fake.url, CHAT_UPSTREAM_RETRIES: '0' }
  const capabilities = openCapabilities(await openTestPlatform(await createSqliteDatabase(), { environment }))
  onTestFinished(() => capabilities.close())
  return createEngine({ capabilities })
}

function say(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  response.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'fake-1', choices }))
}

/** Says more than is asked for, as models do. */
const sentences = ['市は給食費を無償にする。', '対象は九千人である。', '議会には慎重な声もある。']

describeSummarizer('language-model', () => openOn((response) => say(response, JSON.stringify({ sentences }))))

const request: SummaryRequest = { text: '雨が降った。', separator: undefined, maxSentences: 1, maxCharacters: Infinity }

test.each(['雨が降ったようです。', '{"sentences": []}', '{"sentences": "雨"}'])(
  'an answer that is no list of sentences is a failure of the engine: %s',
  async (answer) => {
    const engine = await openOn((response) => say(response, answer))
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
