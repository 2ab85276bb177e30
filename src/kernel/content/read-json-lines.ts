import { OperatorError } from '../errors/operator-error.ts'
import { readLines } from './read-lines.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export interface JsonLine {
  readonly value: JsonObject
  /** From 1. */
  readonly number: number
}

/** A file of JSON Lines, one object a line; empty lines are passed over. Anything else is an `OperatorError` naming the line. */
export async function* readJsonLines(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<JsonLine> {
  for await (const { text, number } of readLines(stream, path)) {
    if (text.trim() === '') continue
    const value = parseObject(text)
    if (!value) throw new OperatorError(`Line ${number} of ${path} is not a JSON object.`)
    yield { value, number }
  }
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
