import type { Catalogue, CatalogueEntry, NamedOperation } from '../catalogue.ts'
import { fullPath } from '../catalogue.ts'
import type { Say } from '../words/say.ts'

/**
 * Entries and operations that hold every word of the query; an entry that matches by itself keeps all its operations. Titles are
 * found in English and in the language of the page, interfaces also by what people call them.
 */
export function filterCatalogue(catalogue: Catalogue, query: string, say: Say): Catalogue {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return catalogue
  return catalogue.flatMap((entry) => {
    const about = textOf(entry, say)
    if (holdsAll(about, words)) return [entry]
    const operations = entry.operations.filter((each) =>
      holdsAll(`${about} ${textOfOperation(entry, each, say)}`, words),
    )
    const pages = entry.pages.filter(({ title }) => holdsAll(`${about} ${bothOf(title, say)}`, words))
    return operations.length + pages.length > 0 ? [{ ...entry, operations, pages }] : []
  })
}

function textOf({ contract: { id, spec, title, base }, listing }: CatalogueEntry, say: Say): string {
  return `${id} ${spec} ${bothOf(title, say)} /${base} ${listing.knownAs.join(' ')}`.toLowerCase()
}

function textOfOperation(entry: CatalogueEntry, { name, operation }: NamedOperation, say: Say): string {
  const { method, path, summary } = operation
  return `${method} ${fullPath(entry, path)} ${name}`.toLowerCase() + ` ${bothOf(summary, say)}`
}

function bothOf(english: string, say: Say): string {
  return `${english} ${say(english)}`.toLowerCase()
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
