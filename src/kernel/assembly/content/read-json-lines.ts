import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { asJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'
import { parseJson } from '../../../libraries/json/parse-json.ts'
import { readLines } from './read-lines.ts'

export interface JsonLine {
  readonly value: JsonObject
  /** From 1. */
  readonly number: number
}

/** A file of JSON Lines, one object a line; empty lines are passed over. Anything else is an `OperatorError` naming the line. */
export async function* readJsonLines(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<JsonLine> {
  for await (const { text, number } of readLines(stream, path)) {
    if (text.trim() === '') continue
    const value = asJsonObject(parseJson(text))
    if (!value) throw new OperatorError(`Line ${number} of ${path} is not a JSON object.`)
    yield { value, number }
  }
}
