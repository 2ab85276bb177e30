import { toBookingSchema } from '../booking-schema.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { useTinyModel } from '../tiny-model.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** Vercel's AI SDK over its provider for the original: text, streams, tools, objects by a schema, vectors. */
const subject: Subject = {
  spec: 'G2, G5',
  packages: ['ai@7.0.173', '@ai-sdk/openai@4.0.118', 'zod@4.6.7'],
  prepare: useTinyModel,
  original: 'the same results; its model says what makes sense',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const sdk = load('ai')
  const openai = load('@ai-sdk/openai').createOpenAI({ baseURL: `${baseUrl}/chat/v1`, apiKey: key })
  const { z } = load('zod')
  const model = openai.embedding('text-embedding-3-small')
  return [
    ...(await tryModel('responses', openai('tiny'), sdk, z)),
    ...(await tryModel('chat', openai.chat('tiny'), sdk, z)),
    await tryCall(
      'embed',
      async () => {
        const { embedding, usage } = await sdk.embed({ model, value: 'A dog runs.' })
        return [embedding.length, usage.tokens]
      },
      [384, 3],
    ),
    await tryCall(
      'embedMany, the nearer of two',
      async () => {
        const values = ['A dog runs.', 'A dog is running.', 'Taxes were raised.']
        const { embeddings } = await sdk.embedMany({ model, values })
        const [dog, same, taxes] = embeddings
        return sdk.cosineSimilarity(dog, same) > sdk.cosineSimilarity(dog, taxes)
      },
      true,
    ),
    await tryCall(
      'a model that is not here',
      () => readFailure(() => sdk.generateText({ model: openai('nobody'), prompt: 'x', maxRetries: 0 }), 'statusCode'),
      [404],
    ),
  ]
}

async function tryModel(wire: string, model: unknown, sdk: Loaded, z: Loaded): Promise<readonly Trial[]> {
  const providerOptions = { openai: { parallelToolCalls: false } }
  const common = { model, temperature: 0, maxRetries: 0, maxOutputTokens: 120, providerOptions }
  const digit = z.number().int().min(0).max(9)
  return [
    ...(await tryTexts(wire, sdk, common)),
    ...(await tryTools(wire, sdk, common, z, digit)),
    await tryCall(
      `${wire}: an object by a schema`,
      async () => {
        const schema = z.object({ points: digit, kind: z.enum(['a', 'b']) })
        const answer = await sdk.generateText({ ...common, prompt: 'x', output: sdk.Output.object({ schema }) })
        return [Number.isInteger(answer.output.points), ['a', 'b'].includes(answer.output.kind)]
      },
      [true, true],
    ),
  ]
}

async function tryTexts(wire: string, { generateText, streamText }: Loaded, common: object): Promise<readonly Trial[]> {
  const short = { ...common, prompt: 'How much?', maxOutputTokens: 10 }
  return [
    await tryCall(
      `${wire}: generateText`,
      async () => {
        const { finishReason, usage, warnings } = await generateText(short)
        return [finishReason, usage.outputTokens, warnings ?? []]
      },
      ['length', 10, []],
    ),
    await tryCall(
      `${wire}: streamText gives the same text`,
      async () => {
        const stream = streamText(short)
        let text = ''
        for await (const piece of stream.textStream) text += piece
        return [text === (await generateText(short)).text, await stream.finishReason]
      },
      [true, 'length'],
    ),
  ]
}

async function tryTools(
  wire: string,
  { generateText, tool, stepCountIs }: Loaded,
  common: object,
  z: Loaded,
  digit: Loaded,
): Promise<readonly Trial[]> {
  const add = tool({
    description: 'Adds two digits.',
    inputSchema: z.object({ left: digit, right: digit }),
    execute: async ({ left, right }: Record<string, number>) => Number(left) + Number(right),
  })
  return [
    await tryCall(
      `${wire}: a loop of two steps with a tool`,
      async () => {
        const prepareStep = ({ stepNumber }: { stepNumber: number }) => ({
          toolChoice: stepNumber === 0 ? 'required' : 'none',
        })
        const options = { ...common, prompt: 'How much is 3 + 4?', tools: { add }, prepareStep }
        const { steps } = await generateText({ ...options, stopWhen: stepCountIs(2) })
        const [{ toolCalls, toolResults }] = steps
        const { left, right } = toolCalls[0].input
        return [steps.length, toolCalls[0].toolName, toolResults[0].output === left + right]
      },
      [2, 'add', true],
    ),
    await tryCall(
      `${wire}: a tool whose schema has formats, a pattern and steps, strict or not`,
      async () => {
        const booking = toBookingSchema(z)
        const found: boolean[] = []
        for (const strict of [false, true]) {
          const book = tool({ description: 'Books.', inputSchema: booking, strict })
          const { toolCalls } = await generateText({
            ...common,
            maxOutputTokens: 400,
            prompt: 'Book it.',
            tools: { book },
            toolChoice: 'required',
          })
          found.push(booking.safeParse(toolCalls[0].input).success)
        }
        return found
      },
      [true, true],
    ),
  ]
}
