import type { Namespace, Site } from '../../dialects/mediawiki/site.ts'
import { readEach, readField, readText } from '../read-field.ts'

/** Asks for what `readSite` reads (mediawiki.org/wiki/API:Siteinfo). */
export const siteParameters = { meta: 'siteinfo', siprop: 'general|namespaces|namespacealiases' } as const

/** How the edition names its namespaces and writes its titles. What an answer does not say is as in English. */
export function readSite(answer: unknown, language: string): Site {
  const general = readField(answer, 'query', 'general')
  const aliases = readAliases(answer)
  return {
    language,
    name: readText(general, 'sitename') ?? '',
    base: readText(general, 'base') ?? '',
    mainPage: readText(general, 'mainpage') ?? '',
    databaseName: readText(general, 'wikiid') ?? '',
    generator: readText(general, 'generator') ?? '',
    case: toCase(readText(general, 'case')),
    namespaces: readEach(answer, 'query', 'namespaces').flatMap((entry) => toNamespace(entry, aliases) ?? []),
  }
}

function readAliases(answer: unknown): ReadonlyMap<number, readonly string[]> {
  const found = readEach(answer, 'query', 'namespacealiases').flatMap((entry) => {
    const id = readField(entry, 'id')
    const alias = readName(entry, 'alias')
    return typeof id === 'number' && alias !== undefined ? [{ id, alias }] : []
  })
  const byId = Map.groupBy(found, ({ id }) => id)
  return new Map([...byId].map(([id, entries]) => [id, entries.map(({ alias }) => alias)]))
}

function toNamespace(entry: unknown, aliases: ReadonlyMap<number, readonly string[]>): Namespace | undefined {
  const id = readField(entry, 'id')
  const name = readName(entry, 'name')
  if (typeof id !== 'number' || name === undefined) return undefined
  return {
    id,
    name,
    canonical: readText(entry, 'canonical') ?? '',
    aliases: aliases.get(id) ?? [],
    case: toCase(readText(entry, 'case')),
  }
}

/** formatversion 1 has a star where 2 has a name. */
function readName(entry: unknown, name: string): string | undefined {
  return readText(entry, '*') ?? readText(entry, name)
}

function toCase(text: string | undefined): Site['case'] {
  return text === 'case-sensitive' ? 'case-sensitive' : 'first-letter'
}
