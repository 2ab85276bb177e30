import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { parseJson } from '../../../libraries/json/parse-json.ts'

const FeedSourceSchema = Type.Object({
  /** Whole: what is asked for again. It may hold a key, and is shown nowhere. */
  url: Type.String(),
  /** What the server called the version that is here. */
  etag: Type.Optional(Type.String()),
  lastModified: Type.Optional(Type.String()),
})

/** The address that a feed came from. */
export type FeedSource = Static<typeof FeedSourceSchema>

const compiled = Compile(FeedSourceSchema)

/** Undefined for what `JSON.stringify` of a source did not write. */
export function parseSource(text: string): FeedSource | undefined {
  const source = parseJson(text)
  return compiled.Check(source) ? source : undefined
}
