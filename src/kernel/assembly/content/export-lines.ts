import type { KeptContent } from '../../wire/interface/content.ts'
import type { Platform } from '../../foundation/platform.ts'

/** Everything that the contents hold as JSON Lines, the name of the content first; the same content gives the same bytes. */
export async function* exportLines(contents: readonly KeptContent[], platform: Platform): AsyncGenerator<string> {
  for (const content of contents) {
    for await (const record of content.export(platform)) {
      if ('content' in record)
        throw new Error(`A record of ${content.name} has a field "content", which is the line's.`)
      yield `${JSON.stringify({ content: content.name, ...record })}\n`
    }
  }
}
