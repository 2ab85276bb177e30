/** How the fake answers: as the original's documents describe it, for chat and completions, whole or in pieces. */
import type { FakeRequest } from './fake-request.ts'
import { countWords, type Drawn, type DrawnToken, drawWords, promptText } from './draw-words.ts'

interface FakeChoice {
  /** One part for each piece of a stream; put together they are the whole. */
  readonly parts: readonly object[]
  readonly message: object
  readonly finish: string
  readonly tokens: number
}

/** The pieces of a stream, without the final `[DONE]`. */
export function toPieces(request: FakeRequest): readonly object[] {
  const isChat = request.messages !== undefined
  const frame = toFrame(request, isChat ? 'chat.completion.chunk' : 'text_completion')
  const all = sayAll(request)
  const pieces = all.flatMap(({ parts, finish }, index) => {
    const choice = { index, logprobs: null }
    return [
      ...(isChat
        ? [{ ...frame, choices: [{ ...choice, delta: { role: 'assistant', content: '' }, finish_reason: null }] }]
        : []),
      ...parts.map((part) => ({ ...frame, choices: [{ ...choice, ...part, finish_reason: null }] })),
      { ...frame, choices: [{ ...choice, ...(isChat ? { delta: {} } : { text: '' }), finish_reason: finish }] },
    ]
  })
  const usage = request.stream_options?.include_usage ? [{ ...frame, choices: [], usage: toUsage(request, all) }] : []
  return [...pieces, ...usage]
}

export function toWhole(request: FakeRequest): object {
  const frame = toFrame(request, request.messages ? 'chat.completion' : 'text_completion')
  const all = sayAll(request)
  const choices = all.map(({ message, finish }, index) => ({
    index,
    logprobs: null,
    ...message,
    finish_reason: finish,
  }))
  return { ...frame, choices, usage: toUsage(request, all) }
}

function toFrame({ model }: FakeRequest, object: string) {
  return { id: 'fake-1', object, created: 1_700_000_000, model, system_fingerprint: 'fp_fake' }
}

function toUsage(request: FakeRequest, all: readonly FakeChoice[]) {
  const [prompt, completion] = [countWords(request), all.reduce((total, { tokens }) => total + tokens, 0)]
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

function sayAll(request: FakeRequest): readonly FakeChoice[] {
  return Array.from({ length: request.n ?? 1 }, (_, choice) => say(request, choice))
}

function say(request: FakeRequest, choice: number): FakeChoice {
  if (!request.messages) return complete(request, drawWords(request, choice))
  const last = request.messages.at(-1)
  if (request.tools && request.tool_choice !== 'none' && last?.role !== 'tool') return callTool(request)
  if (last?.role === 'tool') return speak([`The tool says: `, String(last.content)])
  if (request.response_format) return speak([JSON.stringify(fillSchema(request))])
  return chat(request, drawWords(request, choice))
}

function speak(words: readonly string[]): FakeChoice {
  return {
    parts: words.map((content) => ({ delta: { content } })),
    message: { message: { role: 'assistant', content: words.join(''), refusal: null } },
    finish: 'stop',
    tokens: words.length,
  }
}

function chat({ logprobs, top_logprobs = 0 }: FakeRequest, { tokens, finish }: Drawn): FakeChoice {
  const toContent = (each: DrawnToken) => ({
    token: each.token,
    logprob: each.logprob,
    bytes: [...Buffer.from(each.token)],
    top_logprobs: each.others.slice(0, top_logprobs),
  })
  const content = tokens.map(({ token }) => token).join('')
  return {
    parts: tokens.map((each) => ({
      delta: { content: each.token },
      ...(logprobs && { logprobs: { content: [toContent(each)], refusal: null } }),
    })),
    message: {
      message: { role: 'assistant', content, refusal: null },
      ...(logprobs && { logprobs: { content: tokens.map(toContent), refusal: null } }),
    },
    finish,
    tokens: tokens.length,
  }
}

function complete(request: FakeRequest, { tokens, finish }: Drawn): FakeChoice {
  const { logprobs, echo } = request
  const prompt = echo ? promptText(request) : ''
  const offsets = listOffsets(tokens, prompt.length)
  const toLists = (some: readonly DrawnToken[]) => ({
    tokens: some.map(({ token }) => token),
    token_logprobs: some.map(({ logprob }) => logprob),
    top_logprobs: some.map(({ others }) =>
      Object.fromEntries(others.slice(0, Number(logprobs)).map(({ token, logprob }) => [token, logprob])),
    ),
    text_offset: some.map((each) => offsets.get(each)),
  })
  const toPart = (text: string, some: readonly DrawnToken[]) => ({
    text,
    ...(typeof logprobs === 'number' && { logprobs: toLists(some) }),
  })
  const text = prompt + tokens.map(({ token }) => token).join('')
  return {
    parts: [...(echo ? [{ text: prompt }] : []), ...tokens.map((each) => toPart(each.token, [each]))],
    message: toPart(text, tokens),
    finish,
    tokens: tokens.length,
  }
}

/** Where each token begins in the text. */
function listOffsets(tokens: readonly DrawnToken[], start: number): ReadonlyMap<DrawnToken, number> {
  let offset = start
  return new Map(tokens.map((each) => [each, (offset += each.token.length) - each.token.length]))
}

/** Asks for the first tool, its arguments in two pieces. */
function callTool({ tools = [] }: FakeRequest): FakeChoice {
  const name = tools[0]?.function.name ?? ''
  const head = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }
  const toPiece = (written: string) => ({ delta: { tool_calls: [{ index: 0, function: { arguments: written } }] } })
  const call = { id: 'call_1', type: 'function', function: { name, arguments: '{"city":"Paris"}' } }
  return {
    parts: [{ delta: { tool_calls: [head] } }, toPiece('{"city":'), toPiece('"Paris"}')],
    message: { message: { role: 'assistant', content: null, refusal: null, tool_calls: [call] } },
    finish: 'tool_calls',
    tokens: 5,
  }
}

function fillSchema({ response_format }: FakeRequest): object {
  const schema = response_format?.json_schema?.schema
  const properties: object = schema && 'properties' in schema ? Object(schema.properties) : { answer: {} }
  return Object.fromEntries(Object.keys(properties).map((name) => [name, `a ${name}`]))
}
