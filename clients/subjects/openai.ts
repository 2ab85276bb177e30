import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** The official client of the chat wires, with the built-in assistant and models behind them. */
const subject: Subject = {
  spec: 'G2 to G5',
  packages: ['openai@7.57.0'],
  settings: { CHAT_ENGINE: 'embedded' },
  original: 'the same calls and events; its models say more, and their vectors have 1,536 numbers',
  run,
}

export default subject

const question = 'How much is 17 * 23?'
const reply = '17 × 23 = 391'
const messages = [{ role: 'user', content: question }]
const model = 'gpt-4o'
const embeddingModel = 'text-embedding-3-small'

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const { OpenAI } = createLoader(folder)('openai')
  const client = new OpenAI({ baseURL: `${baseUrl}/chat/v1`, apiKey: key, maxRetries: 0 })
  const stranger = new OpenAI({ baseURL: `${baseUrl}/chat/v1`, apiKey: 'nobody', maxRetries: 0 })
  return [
    ...(await tryChat(client)),
    ...(await tryResponses(client)),
    ...(await tryOthers(client)),
    await tryCall('a wrong key', () => readFailure(() => stranger.models.list(), 'status', 'code'), [
      401,
      'invalid_api_key',
    ]),
    await tryCall(
      'an unknown model',
      () => readFailure(() => client.chat.completions.create({ model: 'nobody', messages }), 'status', 'code', 'param'),
      [404, 'model_not_found', 'model'],
    ),
  ]
}

async function tryChat(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'chat.completions.create',
      async () => {
        const { object, choices, usage } = await client.chat.completions.create({ model, messages })
        return [object, choices[0].message.content, choices[0].finish_reason, usage.total_tokens]
      },
      ['chat.completion', reply, 'stop', 22],
    ),
    await tryCall(
      'chat.completions.create, stream with usage',
      async () => {
        const options = { model, messages, stream: true, stream_options: { include_usage: true } }
        let [text, tokens] = ['', 0]
        for await (const { choices, usage } of await client.chat.completions.create(options)) {
          text += choices[0]?.delta.content ?? ''
          tokens = usage?.total_tokens ?? tokens
        }
        return [text, tokens]
      },
      [reply, 22],
    ),
    await tryCall(
      'chat.completions.stream, put together by the client',
      async () =>
        (await client.chat.completions.stream({ model, messages }).finalChatCompletion()).choices[0].message.content,
      reply,
    ),
    await tryCall(
      'chat.completions.create, two choices',
      async () => (await client.chat.completions.create({ model, messages, n: 2 })).choices.length,
      2,
    ),
  ]
}

async function tryResponses(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'responses.create, retrieve and delete',
      async () => {
        const made = await client.responses.create({ model, input: question })
        const kept = await client.responses.retrieve(made.id)
        await client.responses.delete(made.id)
        const gone = await readFailure(() => client.responses.retrieve(made.id), 'status')
        return [made.status, made.output_text, kept.id === made.id, gone]
      },
      ['completed', reply, true, [404]],
    ),
    await tryCall(
      'responses.create, stream',
      async () => {
        const types: string[] = []
        for await (const { type } of await client.responses.create({ model, input: question, stream: true }))
          types.push(type)
        return [types[0], types.at(-1), types.includes('response.output_text.delta')]
      },
      ['response.created', 'response.completed', true],
    ),
    await tryCall(
      'responses.create, going on from a previous one',
      async () => {
        const first = await client.responses.create({ model, input: 'Hello' })
        const second = await client.responses.create({ model, input: question, previous_response_id: first.id })
        return [second.previous_response_id === first.id, second.output_text]
      },
      [true, reply],
    ),
  ]
}

async function tryOthers(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'completions.create',
      async () => {
        const request = { model: 'gpt-3.5-turbo-instruct', prompt: 'The', max_tokens: 3 }
        const { object, choices, usage } = await client.completions.create(request)
        return [object, choices[0].finish_reason, usage.completion_tokens]
      },
      ['text_completion', 'length', 3],
    ),
    await tryCall(
      'embeddings.create of two texts',
      async () => {
        const { data, usage } = await client.embeddings.create({ model: embeddingModel, input: ['A dog', 'A cat'] })
        return [data.map(({ embedding }: { embedding: number[] }) => embedding.length), usage.prompt_tokens]
      },
      [[384, 384], 4],
    ),
    await tryCall(
      'embeddings.create of tokens, with 1,536 dimensions',
      async () => {
        const [text, tokens] = ['A dog', [32, 5679]]
        const create = (input: unknown) => client.embeddings.create({ model: embeddingModel, input, dimensions: 1_536 })
        const [ofText, ofTokens] = [(await create(text)).data[0].embedding, (await create([tokens])).data[0].embedding]
        return [ofTokens.length, JSON.stringify(ofText) === JSON.stringify(ofTokens)]
      },
      [1_536, true],
    ),
    await tryCall(
      'moderations.create',
      async () => {
        const { results } = await client.moderations.create({ input: ['I will break your legs.', 'Good morning.'] })
        return results.map(({ flagged, categories }: Loaded) => [flagged, categories.violence])
      },
      [
        [true, true],
        [false, false],
      ],
    ),
    await tryCall('models.list', async () => (await client.models.list()).data.map(({ id }: { id: string }) => id), [
      'mainstay-builtin',
      'mainstay-embedding',
      'mainstay-moderation',
    ]),
    await tryCall('models.retrieve', async () => (await client.models.retrieve(model)).object, 'model'),
  ]
}
