import type { GenerationEvent } from '../../port.ts'
import { asJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import { asNumber, asJsonObjects, asText } from '../../upstream/json.ts'
import { fromParallelLists, fromTokenList } from './log-probabilities.ts'
import { type ReadChoice, toTextEvents } from './read-answer.ts'

/** A choice of a chat: `message` when it is whole, `delta` when it is a piece. */
export const readChatChoice: ReadChoice = (choice, index) => {
  const said = asJsonObject(choice['delta']) ?? asJsonObject(choice['message'])
  if (!said) return []
  const reasoning = asText(said['reasoning_content']) ?? asText(said['reasoning'])
  const refusal = asText(said['refusal'])
  const tokens = choice['logprobs'] ? fromTokenList(choice['logprobs']) : []
  return [
    ...(reasoning ? [{ kind: 'reasoning', choice: index, text: reasoning } as const] : []),
    ...toTextEvents(index, said['content'], tokens),
    ...(refusal ? [{ kind: 'refusal', choice: index, text: refusal } as const] : []),
    ...readToolCalls(said, index),
  ]
}

function readToolCalls(said: JsonObject, choice: number): readonly GenerationEvent[] {
  const legacy = asJsonObject(said['function_call'])
  const calls = legacy ? [{ function: legacy }] : asJsonObjects(said['tool_calls'])
  return calls.map((call: JsonObject, place) => {
    const called = asJsonObject(call['function'])
    const id = asText(call['id'])
    const name = asText(called?.['name'])
    return {
      kind: 'tool-call',
      choice,
      index: asNumber(call['index']) ?? place,
      ...(id && { id }),
      ...(name && { name }),
      arguments: toArguments(called?.['arguments']),
    }
  })
}

/** JSON as a text; some servers write it out. */
function toArguments(value: unknown): string {
  if (typeof value === 'string') return value
  return asJsonObject(value) ? JSON.stringify(value) : ''
}

/** @param others how many likely tokens were asked for */
export function createCompletionReader(others = 0): ReadChoice {
  return (choice, index) => {
    const tokens = choice['logprobs'] ? fromParallelLists(choice['logprobs'], others) : []
    return toTextEvents(index, choice['text'], tokens)
  }
}
