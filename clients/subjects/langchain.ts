import { toBookingSchema } from '../booking-schema.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { useTinyModel } from '../tiny-model.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** LangChain's classes for the original: chat on either wire, completion, tools, answers by a schema, vectors. */
const subject: Subject = {
  spec: 'G2, G3, G5',
  packages: ['@langchain/openai@1.6.0', '@langchain/core@1.4.0', 'zod@4.6.7'],
  prepare: useTinyModel,
  original: 'the same messages; its model says what makes sense',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const { ChatOpenAI, OpenAI, OpenAIEmbeddings } = load('@langchain/openai')
  const access = { apiKey: key, configuration: { baseURL: `${baseUrl}/chat/v1` }, maxRetries: 0 }
  const open = (options: object) => new ChatOpenAI({ ...access, model: 'tiny', temperature: 0, ...options })
  return [
    ...(await tryTexts('chat', open({ maxTokens: 10, useResponsesApi: false }))),
    ...(await tryTexts('responses', open({ maxTokens: 10, useResponsesApi: true }))),
    ...(await tryTools(open({ maxTokens: 400, useResponsesApi: false }), load)),
    await tryCall(
      'a model that is not here',
      () => readFailure(() => open({ model: 'nobody' }).invoke('x'), 'status', 'lc_error_code'),
      [404, 'MODEL_NOT_FOUND'],
    ),
    await tryCall(
      'OpenAI.invoke, a completion',
      async () => typeof (await new OpenAI({ ...access, model: 'tiny', maxTokens: 5 }).invoke('The')),
      'string',
    ),
    ...(await tryEmbeddings(
      new OpenAIEmbeddings({ ...access, model: 'text-embedding-3-small', stripNewLines: false }),
    )),
  ]
}

async function tryTexts(wire: string, chat: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      `${wire}: invoke`,
      async () => {
        const { usage_metadata: usage, response_metadata: about } = await chat.invoke('How much?')
        return [usage.output_tokens, about.model_name]
      },
      [10, 'tiny'],
    ),
    await tryCall(
      `${wire}: stream gives the same text`,
      async () => {
        let text = ''
        for await (const piece of await chat.stream('How much?')) text += piece.text
        return text === (await chat.invoke('How much?')).text
      },
      true,
    ),
    await tryCall(`${wire}: batch of three`, async () => (await chat.batch(['a', 'b', 'c'])).length, 3),
  ]
}

async function tryTools(chat: Loaded, load: NodeJS.Require): Promise<readonly Trial[]> {
  const { tool }: Loaded = load('@langchain/core/tools')
  const { HumanMessage }: Loaded = load('@langchain/core/messages')
  const { z }: Loaded = load('zod')
  const digit = z.number().int().min(0).max(9)
  const about = { name: 'add', description: 'Adds two digits.', schema: z.object({ left: digit, right: digit }) }
  const add = tool(async ({ left, right }: Record<string, number>) => String(Number(left) + Number(right)), about)
  const question = new HumanMessage('How much is 3 + 4?')
  return [
    await tryCall(
      'a tool is called, its answer read',
      async () => {
        const called = await chat.bindTools([add], { tool_choice: 'required' }).invoke([question])
        const [call] = called.tool_calls
        const answered = await add.invoke(call)
        const last = await chat.bindTools([add], { tool_choice: 'none' }).invoke([question, called, answered])
        return [call.name, answered.content === String(call.args.left + call.args.right), last.tool_calls]
      },
      ['add', true, []],
    ),
    await tryCall(
      'withStructuredOutput by a schema that has formats, a pattern and steps, in both ways',
      async () => {
        const booking = toBookingSchema(z)
        const found: boolean[] = []
        for (const method of ['functionCalling', 'jsonSchema'])
          found.push(
            booking.safeParse(await chat.withStructuredOutput(booking, { method, name: 'book' }).invoke('x')).success,
          )
        return found
      },
      [true, true],
    ),
    await tryCall(
      'withStructuredOutput',
      async () => {
        const schema = z.object({ points: digit, kind: z.enum(['a', 'b']) })
        const { points, kind } = await chat.withStructuredOutput(schema, { strict: true }).invoke('x')
        return [Number.isInteger(points), ['a', 'b'].includes(kind)]
      },
      [true, true],
    ),
  ]
}

async function tryEmbeddings(embeddings: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall('embedQuery', async () => (await embeddings.embedQuery('A dog runs.')).length, 384),
    await tryCall(
      'embedDocuments of 1,000 texts, in two calls',
      async () =>
        (await embeddings.embedDocuments(Array.from({ length: 1_000 }, (_, index) => `text ${index}`))).length,
      1_000,
    ),
    await tryCall(
      'embedQuery of tokens, as LangChain for Python sends them',
      async () => {
        const [text, tokens] = [await embeddings.embedQuery('A dog'), await embeddings.embedQuery([32, 5679])]
        return JSON.stringify(text) === JSON.stringify(tokens)
      },
      true,
    ),
  ]
}
