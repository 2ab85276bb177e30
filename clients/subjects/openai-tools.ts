import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { useTinyModel } from '../tiny-model.ts'
import { tryCall } from '../try-call.ts'

/** The official client's calls of tools and answers by a schema, on a local model. */
const subject: Subject = {
  spec: 'G2',
  packages: ['openai@7.57.0'],
  prepare: useTinyModel,
  original: 'the same objects and events; which tool is called is the model’s to decide',
  run,
}

export default subject

const parameters = {
  type: 'object',
  properties: { city: { type: 'string', maxLength: 8 }, days: { type: 'integer', minimum: 1, maximum: 9 } },
  required: ['city', 'days'],
  additionalProperties: false,
}
const tools = [{ type: 'function', function: { name: 'weather', parameters } }]
const flatTools = [{ type: 'function', name: 'weather', parameters, strict: true }]
const messages = [{ role: 'user', content: 'What will the weather be in Paris?' }]
const common = { model: 'tiny', temperature: 0 }

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const { OpenAI } = createLoader(folder)('openai')
  const client = new OpenAI({ baseURL: `${baseUrl}/chat/v1`, apiKey: key, maxRetries: 0 })
  return [...(await tryChat(client)), ...(await tryResponses(client))]
}

async function tryChat(client: Loaded): Promise<readonly Trial[]> {
  const chat = { ...common, messages, tools, tool_choice: 'required' }
  return [
    await tryCall(
      'chat.completions.create, tool_choice required',
      async () => {
        const [{ message, finish_reason: reason }] = (await client.chat.completions.create(chat)).choices
        return [reason, ...describeCall(message.tool_calls[0].function)]
      },
      ['tool_calls', 'weather', true],
    ),
    await tryCall(
      'chat.completions.create, a tool by name',
      async () => {
        const choice = { type: 'function', function: { name: 'weather' } }
        const { choices } = await client.chat.completions.create({ ...chat, tool_choice: choice })
        return [choices[0].message.tool_calls.length, ...describeCall(choices[0].message.tool_calls[0].function)]
      },
      [1, 'weather', true],
    ),
    await tryCall(
      'chat.completions.stream, arguments in pieces',
      async () => {
        const stream = client.chat.completions.stream(chat)
        let pieces = 0
        stream.on('tool_calls.function.arguments.delta', () => (pieces += 1))
        const [{ message }] = (await stream.finalChatCompletion()).choices
        return [pieces > 1, ...describeCall(message.tool_calls[0].function)]
      },
      [true, 'weather', true],
    ),
    await tryCall(
      'chat.completions.create, the tool’s answer, then text',
      async () => {
        const [{ message }] = (await client.chat.completions.create(chat)).choices
        const answer = { role: 'tool', tool_call_id: message.tool_calls[0].id, content: 'rain' }
        const further = { ...chat, messages: [...messages, message, answer], tool_choice: 'none', max_tokens: 5 }
        const { choices, usage } = await client.chat.completions.create(further)
        return [choices[0].finish_reason, usage.completion_tokens, choices[0].message.tool_calls]
      },
      ['length', 5, undefined],
    ),
    await tryCall(
      'chat.completions.parse, by a JSON schema',
      async () => {
        const format = { type: 'json_schema', json_schema: { name: 'forecast', strict: true, schema: parameters } }
        const { choices } = await client.chat.completions.parse({ ...common, messages, response_format: format })
        return fits(choices[0].message.parsed ?? JSON.parse(choices[0].message.content))
      },
      true,
    ),
  ]
}

async function tryResponses(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'responses.create, tool_choice required',
      async () => {
        const request = { ...common, input: 'Weather?', tools: flatTools, tool_choice: 'required' }
        const { output } = await client.responses.create(request)
        return [output[0].type, ...describeCall(output[0])]
      },
      ['function_call', 'weather', true],
    ),
    await tryCall(
      'responses.create, stream of a call',
      async () => {
        const request = { ...common, input: 'Weather?', tools: flatTools, tool_choice: 'required', stream: true }
        const types = new Set<string>()
        for await (const { type } of await client.responses.create(request)) types.add(type)
        return [...types]
      },
      [
        'response.created',
        'response.in_progress',
        'response.output_item.added',
        'response.function_call_arguments.delta',
        'response.function_call_arguments.done',
        'response.output_item.done',
        'response.completed',
      ],
    ),
  ]
}

/** Its name, and whether its arguments fit the schema. */
function describeCall({ name, arguments: text }: { name: string; arguments: string }): [string, boolean] {
  return [name, fits(JSON.parse(text))]
}

function fits({ city, days }: { city: unknown; days: unknown }): boolean {
  return (
    typeof city === 'string' && city.length <= 8 && Number.isInteger(days) && Number(days) >= 1 && Number(days) <= 9
  )
}
