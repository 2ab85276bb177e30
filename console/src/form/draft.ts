import type { Field } from './fields-from-schema.ts'
import type { Scalar } from './json-schema.ts'

/** What stands in one input: always text, as typed. A list has one text for each of its rows. */
export type FieldDraft = string | readonly string[]

/** What stands in the inputs of one part of a request, by field name. */
export type Draft = Readonly<Record<string, FieldDraft>>

/** What an input means: a value, nothing (the field is left out), or a sentence saying what is wrong with it. */
export type Reading = { readonly value: unknown } | { readonly fault: string } | { readonly absent: true }

export function draftFromValue(field: Field, value: unknown): FieldDraft {
  if (field.kind === 'list') return Array.isArray(value) ? value.map(String) : []
  if (value === undefined) return ''
  if (field.kind === 'json' || typeof value === 'object') return JSON.stringify(value, null, 2)
  return String(value)
}

export function draftFromValues(fields: readonly Field[], values: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, draftFromValue(field, values[field.name])]))
}

/** Reads an input as the value that its field holds in JSON. */
export function readField(field: Field, draft: FieldDraft = ''): Reading {
  if (field.kind === 'list') return readList(field.item, rowsOf(draft))
  const text = textOf(draft)
  if (field.kind === 'text' && (text !== '' || field.required))
    return { value: field.orJson ? readTextOrJson(text) : text }
  if (text.trim() === '') return { absent: true }
  if (field.kind === 'number') return readNumber(text)
  if (field.kind === 'choice') return readChoice(field.choices, text)
  return readJson(text)
}

/** A list's rows; an input that was never filled has none. */
export function rowsOf(draft: FieldDraft): readonly string[] {
  if (typeof draft !== 'string') return draft
  return draft === '' ? [] : [draft]
}

export function textOf(draft: FieldDraft): string {
  return typeof draft === 'string' ? draft : draft.join('\n')
}

function readList(item: 'text' | 'number', rows: readonly string[]): Reading {
  if (rows.length === 0) return { absent: true }
  if (item === 'text') return { value: rows }
  const values: unknown[] = []
  for (const row of rows) {
    const reading = readNumber(row)
    if (!('value' in reading)) return reading
    values.push(reading.value)
  }
  return { value: values }
}

function readNumber(text: string): Reading {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) ? { value } : { fault: `"${text}" is not a number.` }
}

function readChoice(choices: readonly Scalar[], text: string): Reading {
  const choice = choices.find((each) => String(each) === text)
  return { value: choice === undefined ? text : choice }
}

/** A list or an object where the text is one, else the text as it stands. */
function readTextOrJson(text: string): unknown {
  const reading = /^\s*[[{]/.test(text) ? readJson(text) : undefined
  return reading && 'value' in reading ? reading.value : text
}

/** Reads JSON typed by hand; the fault is the parser's own, which says where it stopped. */
export function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(text) }
  } catch (thrown) {
    return { fault: `This is not valid JSON: ${thrown instanceof Error ? trimReason(thrown.message) : 'unreadable'}.` }
  }
}

/** Chromium repeats the text and Firefox its function; what is left names the place. */
function trimReason(message: string): string {
  return message.replace(/^JSON\.parse: /, '').replace(/, ("|\.\.\.).*is not valid JSON$/s, '')
}
