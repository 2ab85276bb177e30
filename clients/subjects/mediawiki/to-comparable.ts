/**
 * Keys whose values are another's on another server: times of an import, versions, numbers of users and words, snippets, tokens,
 * names of languages that an extension translates.
 */
const ownValues = toWords(
  'touched cachetime time generator edits users activeusers admins jobs rights options snippet ' +
    'titlesnippet docref wordcount langname logintoken createaccounttoken',
)

/** Keys that tell of what a server is made of, of its uploads and of its own settings; clients cannot rely on them. */
const leftOut = toWords(
  'phpversion phpsapi dbtype dbversion logo favicon galleryoptions imagelimits thumblimits ' +
    'allcentralidlookupproviders centralidlookupprovider citeresponsivereferences ' +
    'imagewhitelistenabled maxuploadsize minuploadchunksize nofollowlinks nofollownsexceptions ' +
    'nofollowdomainexceptions externallinktarget magiclinks invalidusernamechars ' +
    'fallback8bitEncoding variantarticlepath classname source sourcename licensetag licenselink readonly readonlyreason ' +
    'writeapi helpurls',
)

/** Lists of what is installed, and of what a version of MediaWiki knows: there or not is all that is compared. */
const ownLists = toWords(
  'extensions libraries skins extensiontags functionhooks variables showhooks magicwords ' +
    'defaultoptions specialpagealiases uploaddialog fileextensions dbrepllag usergroups languages ' +
    'languagevariants interwikimap submodules rightsinfo',
)

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** The part of an answer that has to be equal on every wiki of this content. */
export function toComparable(value: unknown, name = ''): unknown {
  if (ownLists.has(name)) return 'list'
  if (ownValues.has(name)) return typeof value
  if (typeof value === 'string') return toComparableText(value)
  if (Array.isArray(value)) return toComparableList(value, name)
  if (typeof value === 'object' && value !== null) return toComparableObject(value, name)
  return value
}

/** The order of a search is the engine's own; all other orders are part of the interface. */
function toComparableList(list: readonly unknown[], name: string): readonly unknown[] {
  const items = list.map((item) => toComparable(item))
  if (name !== 'search') return items
  return items.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1))
}

function toComparableObject(value: object, name: string): object {
  const isError = name === 'error'
  const listsModules = 'submodules' in value
  const entries = Object.entries(value)
    .filter(([key]) => !leftOut.has(key) && !(listsModules && key === 'type'))
    .map(([key, inner]): [string, unknown] => [key, isError && key === '*' ? 'help' : toComparable(inner, key)])
    .filter(([key, inner]) => (key !== 'main' && key !== 'warnings') || !isEmptyWarning(inner))
  return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

/** What is left of MediaWiki's advice to subscribe to its mailing list. */
function isEmptyWarning(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => text === '')
}

/**
 * Without reports of how long parsing took, the advice to subscribe, tokens made for each caller, and the warning that
 * this MediaWiki's search has no profiles, which Wikipedia's has.
 */
export function toComparableText(text: string): string {
  return text
    .replaceAll(/\s*<!--\s*(?:NewPP limit|Transclusion expansion|Saved in parser cache)[^]*?-->\s*/g, '')
    .replaceAll(/(touched=")[^"]*"/g, '$1"')
    .replaceAll(/Subscribe to the mediawiki-api-announce mailing list[^\n]*\n?/g, '')
    .replaceAll('Unrecognized parameter: psprofile.', '')
    .replaceAll(/^[0-9a-f]{32,}\+\\$/g, 'token')
}
