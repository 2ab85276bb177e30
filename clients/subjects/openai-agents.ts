import { toBookingSchema } from '../booking-schema.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { useTinyModel } from '../tiny-model.ts'
import { tryCall } from '../try-call.ts'

/** Agents with a tool, with a schema for their answer, and with another agent to hand over to, on either wire. */
const subject: Subject = {
  spec: 'G2',
  packages: ['@openai/agents@0.20.0', 'openai@7.57.0', 'zod@4.6.7'],
  prepare: useTinyModel,
  original: 'the same steps; the tool is called with arguments that make sense',
  run,
}

export default subject

const modelSettings = { toolChoice: 'required', parallelToolCalls: false, maxTokens: 200, temperature: 0 }
const common = { model: 'tiny', modelSettings }

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const agents = load('@openai/agents')
  const { OpenAI } = load('openai')
  agents.setDefaultOpenAIClient(new OpenAI({ baseURL: `${baseUrl}/chat/v1`, apiKey: key, maxRetries: 0 }))
  agents.setTracingDisabled(true)
  const trials: Trial[] = []
  for (const wire of ['responses', 'chat_completions']) {
    agents.setOpenAIAPI(wire)
    trials.push(...(await tryTools(wire, agents, load('zod').z)))
    trials.push(...(await tryAnswers(wire, agents, load('zod').z)))
  }
  return trials
}

async function tryTools(wire: string, { Agent, run: runAgent, tool }: Loaded, z: Loaded): Promise<readonly Trial[]> {
  const add = createAdder(tool, z)
  const clerk = new Agent({ ...common, name: 'Clerk', tools: [add], toolUseBehavior: 'stop_on_first_tool' })
  return [
    await tryCall(
      `${wire}: an agent calls its tool`,
      async () => {
        const { finalOutput, newItems } = await runAgent(clerk, 'How much is 3 + 4?')
        return [finalOutput, newItems.map(({ type }: { type: string }) => type)]
      },
      ['sum true', ['tool_call_item', 'tool_call_output_item']],
    ),
    await tryCall(
      `${wire}: the same as a stream`,
      async () => {
        const result = await runAgent(clerk, 'How much is 3 + 4?', { stream: true })
        const names: string[] = []
        for await (const event of result) if (event.type === 'run_item_stream_event') names.push(event.name)
        await result.completed
        return [result.finalOutput, names]
      },
      ['sum true', ['tool_called', 'tool_output']],
    ),
    await tryCall(
      `${wire}: a tool whose schema has formats, a pattern and steps`,
      async () => {
        const booking = toBookingSchema(z)
        const execute = async (input: unknown) => `booked ${booking.safeParse(input).success}`
        const book = tool({ name: 'book', description: 'Books.', parameters: booking, execute })
        const settings = { ...modelSettings, maxTokens: 400 }
        const agent = new Agent({
          ...common,
          modelSettings: settings,
          name: 'Desk',
          tools: [book],
          toolUseBehavior: 'stop_on_first_tool',
        })
        return (await runAgent(agent, 'Book it.')).finalOutput
      },
      'booked true',
    ),
    await tryCall(
      `${wire}: turns that never end are counted`,
      async () => {
        const endless = new Agent({ ...common, name: 'Endless', tools: [add], resetToolChoice: false })
        return runAgent(endless, 'Go on.', { maxTurns: 2 }).catch((error: Error) => error.constructor.name)
      },
      'MaxTurnsExceededError',
    ),
  ]
}

async function tryAnswers(wire: string, { Agent, run: runAgent }: Loaded, z: Loaded): Promise<readonly Trial[]> {
  const outputType = z.object({ fine: z.boolean(), points: createDigit(z) })
  const judge = new Agent({ ...common, name: 'Judge', outputType, modelSettings: { maxTokens: 200, temperature: 0 } })
  const front = Agent.create({ ...common, name: 'Front', handoffs: [judge] })
  const isVerdict = ({ fine, points }: { fine: unknown; points: unknown }) =>
    typeof fine === 'boolean' && Number.isInteger(points)
  return [
    await tryCall(
      `${wire}: an answer by a schema`,
      async () => isVerdict((await runAgent(judge, 'Judge it.')).finalOutput),
      true,
    ),
    await tryCall(
      `${wire}: handed over to another agent`,
      async () => {
        const { finalOutput, lastAgent } = await runAgent(front, 'Judge it.')
        return [lastAgent.name, isVerdict(finalOutput)]
      },
      ['Judge', true],
    ),
  ]
}

function createAdder(tool: Loaded, z: Loaded): Loaded {
  return tool({
    name: 'add',
    description: 'Adds two digits.',
    parameters: z.object({ left: createDigit(z), right: createDigit(z) }),
    execute: async ({ left, right }: Record<string, number>) => `sum ${Number(left) + Number(right) <= 18}`,
  })
}

function createDigit(z: Loaded): Loaded {
  return z.number().int().min(0).max(9)
}
