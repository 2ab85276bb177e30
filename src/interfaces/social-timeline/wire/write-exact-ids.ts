import { Answer } from '../../../kernel/wire/interface/answer.ts'

/** ECMAScript 2025 (JSON.parse source text access), which TypeScript's ES2024 library does not know yet. */
declare global {
  interface JSON {
    rawJSON(text: string): unknown
  }
}

/**
 * An answer in which every number with a twin as text (`id` beside `id_str`) is written with the twin's digits: a
 * JavaScript number would round ids beyond 2^53, and clients in other languages page by them.
 */
export function answerWithExactIds<Body>(body: Body, headers: Readonly<Record<string, string>>): Answer<Body> {
  return new Answer(body, { headers }, JSON.stringify(body, writeExactly))
}

function writeExactly(this: object, name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value
  const twin: unknown = Reflect.get(this, `${name}_str`)
  return typeof twin === 'string' ? JSON.rawJSON(twin) : value
}

/** A page of numbers alone, exact as text or as digits. */
export function answerWithIdList<Page extends object>(
  ids: readonly string[],
  { asText, page }: { readonly asText: boolean; readonly page: Page },
  headers: Readonly<Record<string, string>>,
): Answer<Page & { readonly ids: readonly (number | string)[] }> {
  const body = { ids: asText ? ids : ids.map(Number), ...page }
  const written = JSON.stringify({ ids: asText ? ids : ids.map((id) => JSON.rawJSON(id)), ...page }, writeExactly)
  return new Answer(body, { headers }, written)
}
