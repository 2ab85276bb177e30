import { canonicalNames, findLocalisedNames } from './localised-names.ts'
import type { Namespace, TitleCase } from './site.ts'

/** A namespace as a dump's siteinfo has it. */
export interface NamedNamespace {
  readonly id: number
  readonly name: string
  readonly case: TitleCase
}

/** MediaWiki's own namespaces and those of Wikimedia's extensions, by number. */
const canonical: ReadonlyMap<number, string> = new Map([
  [-2, 'Media'],
  [-1, 'Special'],
  [0, ''],
  [1, 'Talk'],
  [2, 'User'],
  [3, 'User talk'],
  [4, 'Project'],
  [5, 'Project talk'],
  [6, 'File'],
  [7, 'File talk'],
  [8, 'MediaWiki'],
  [9, 'MediaWiki talk'],
  [10, 'Template'],
  [11, 'Template talk'],
  [12, 'Help'],
  [13, 'Help talk'],
  [14, 'Category'],
  [15, 'Category talk'],
  [710, 'TimedText'],
  [711, 'TimedText talk'],
  [828, 'Module'],
  [829, 'Module talk'],
  [2300, 'Gadget'],
  [2301, 'Gadget talk'],
  [2302, 'Gadget definition'],
  [2303, 'Gadget definition talk'],
  [2600, 'Topic'],
])

/** Users of either gender have a name of their own in some languages. */
const userAliases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ar: ['مستخدمة'],
    cs: ['Uživatelka', 'Wikipedistka'],
    de: ['Benutzerin'],
    es: ['Usuaria'],
    fr: ['Utilisatrice'],
    pl: ['Użytkowniczka', 'Wikipedysta', 'Wikipedystka'],
    pt: ['Usuária', 'Utilizadora', 'Usuário'],
    ru: ['Участница', 'У'],
    uk: ['Користувачка'],
  }),
)

/** Adds the names that siteinfo leaves out: the canonical English ones and the language's well-known aliases. */
export function completeNamespaces(language: string, namespaces: readonly NamedNamespace[]): Namespace[] {
  return namespaces.map(({ id, name, case: titleCase }) => ({
    id,
    name,
    canonical: canonical.get(id) ?? name,
    aliases: findAliases(id, name, language),
    case: titleCase,
  }))
}

function findAliases(id: number, name: string, language: string): string[] {
  const localised = findLocalisedNames(language)
  const known: Readonly<Record<number, readonly string[]>> = {
    2: userAliases.get(language) ?? [],
    4: name === 'Wikipedia' ? ['WP'] : [],
    5: name === 'Wikipedia talk' ? ['WT'] : [],
    6: [...localised.file, ...canonicalNames.file],
    7: ['Image talk'],
    14: localised.category,
  }
  return (known[id] ?? []).filter((alias) => alias !== name && alias !== canonical.get(id))
}
