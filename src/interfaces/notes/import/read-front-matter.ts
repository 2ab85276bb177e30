import { parse, YAMLParseError } from 'yaml'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** From the first line `---` to the next; the block may be empty. */
const frontMatter = /^\u{feff}?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u

/** Splits a Markdown file into the YAML before it and the text. */
export function readFrontMatter(file: string, path: string): { fields: JsonObject; text: string } {
  const match = frontMatter.exec(file)
  if (!match) return { fields: {}, text: file.replace(/^\u{feff}/u, '') }
  return { fields: parseYaml(match[1] ?? '', path), text: file.slice(match[0].length) }
}

function parseYaml(yaml: string, path: string): JsonObject {
  try {
    const value: unknown = parse(yaml) ?? {}
    if (isJsonObject(value)) return value
  } catch (cause) {
    const reason = cause instanceof YAMLParseError ? (cause.message.split('\n')[0] ?? '') : 'it cannot be read'
    throw new OperatorError(`The front matter of ${path} is no YAML: ${reason}`, { cause })
  }
  throw new OperatorError(`The front matter of ${path} must be fields, such as "title: …".`)
}
