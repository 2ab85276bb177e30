import { hostileWikitexts } from '../../../src/dialects/mediawiki/testing/hostile-wikitexts.ts'
import { postForm } from '../../overload/write-raw-request.ts'
import { drawLength } from '../draw-length.ts'
import type { FormatInput, HostileFormat } from '../format-input.ts'

const api = '/encyclopedia/en/w/api.php'
/** What a form of 256 kB holds once it is percent-encoded. */
const maxLength = 80_000

/** Wikitext given for parsing: headings, tables, templates, references, links, lists. */
export const wikitext: HostileFormat = {
  format: 'wikitext',
  *generate(random) {
    for (const [name, text] of hostileWikitexts(drawLength(random, 1000, maxLength))) {
      yield {
        name,
        by: /to their middle|in one another|starts|nested|deep/.test(name) ? 'depth' : 'count',
        bytes: Buffer.from(text),
      }
    }
  },
  requests({ bytes }: FormatInput) {
    const text = encodeURIComponent(bytes.toString())
    return ['text', 'sections', 'links|templates|categories|externallinks'].map((prop) =>
      postForm(api, `action=parse&format=json&contentmodel=wikitext&prop=${prop}&text=${text}`),
    )
  },
}
