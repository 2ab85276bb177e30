import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import { readJsonLines } from '../../../kernel/assembly/content/read-json-lines.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readTextFile } from './read-text-file.ts'
import type { NoteSource } from './to-note.ts'

/** A larger file would not fit into memory as one value. */
const limit = { mebibytes: 200, otherwise: 'write it as JSON Lines (.jsonl), one note a line' }

/** Notes of a JSON file (an array, `{notes: […]}`, or an answer of this wire as it was saved) or of JSON Lines. */
export async function* readJsonNotes(path: string): AsyncGenerator<NoteSource> {
  if (/\.(jsonl|ndjson)$/i.test(path)) {
    yield* readLines(path)
    return
  }
  for (const [index, note] of parseNotes(await readTextFile(path, limit), path).entries()) {
    yield toSource(note, `Note ${index + 1} of ${path}`)
  }
}

async function* readLines(path: string): AsyncGenerator<NoteSource> {
  const { stream } = await openSource(path)
  try {
    for await (const { value, number } of readJsonLines(stream, path))
      yield toSource(value, `Line ${number} of ${path}`)
  } finally {
    stream.destroy()
  }
}

function parseNotes(text: string, path: string): readonly unknown[] {
  const value = parseJson(text, path)
  const outer = isJsonObject(value) && isJsonObject(value.data) ? value.data : value
  const notes = isJsonObject(outer) ? outer.notes : outer
  if (Array.isArray(notes)) return notes
  throw new OperatorError(`${path} must hold an array of notes, or an object whose field "notes" is one.`)
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''))
  } catch (cause) {
    const reason = reasonOf(cause)
    throw new OperatorError(`${path} is neither JSON nor a Markdown file (.md): ${reason}.`, { cause })
  }
}

function toSource(note: unknown, origin: string): NoteSource {
  if (!isJsonObject(note)) throw new OperatorError(`${origin} is not an object.`)
  const { body = '', key, id, title, name } = note
  if (typeof body !== 'string') throw new OperatorError(`${origin}: the body is no text.`)
  return { origin, place: String(key ?? id ?? title ?? name ?? ''), body, fields: note }
}
