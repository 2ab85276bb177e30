import type { Catalogue, CatalogueEntry, NamedOperation } from '../catalogue.ts'
import { fullPath } from '../catalogue.ts'

/** Entries and operations that hold every word of the query; an entry that matches by itself keeps all its operations. */
export function filterCatalogue(catalogue: Catalogue, query: string): Catalogue {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return catalogue
  return catalogue.flatMap((entry) => {
    const about = textOf(entry)
    if (holdsAll(about, words)) return [entry]
    const operations = entry.operations.filter((each) => holdsAll(`${about} ${textOfOperation(entry, each)}`, words))
    const pages = entry.pages.filter(({ title }) => holdsAll(`${about} ${title.toLowerCase()}`, words))
    return operations.length + pages.length > 0 ? [{ ...entry, operations, pages }] : []
  })
}

function textOf({ contract: { id, spec, title, base } }: CatalogueEntry): string {
  return `${id} ${spec} ${title} /${base}`.toLowerCase()
}

function textOfOperation(entry: CatalogueEntry, { name, operation }: NamedOperation): string {
  return `${operation.method} ${fullPath(entry, operation.path)} ${name} ${operation.summary}`.toLowerCase()
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
