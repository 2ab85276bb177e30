/** How an interface stands in the console: each slice says it of itself in `console/listing.ts`. */
export interface InterfaceListing {
  readonly group: GroupName
  /** What people call it: products, companies, formats. The search knows it by these. */
  readonly knownAs: readonly string[]
  /** The order of its pages, by name; its own address opens the first. */
  readonly pages?: readonly string[]
  /** Those on which operators look after something, by name. */
  readonly operatorPages?: readonly string[]
}

/** The groups of the home page, in its order, each with its heading. */
export const groups = {
  models: 'Language models',
  translation: 'Translation',
  text: 'Text',
  japanese: 'Japanese',
  mail: 'Mail',
  places: 'Pictures and places',
  content: 'Content',
  testing: 'Testing',
  others: 'Others',
} as const

export type GroupName = keyof typeof groups

/** Of an interface whose slice says nothing. */
export const plainListing: InterfaceListing = { group: 'others', knownAs: [] }

/** Files by path, as `import.meta.glob` gives them with `eager` and `import: 'default'`. */
export type ListingFiles = Readonly<Record<string, InterfaceListing>>

export function findListing(files: ListingFiles, interfaceId: string): InterfaceListing {
  const path = Object.keys(files).find((each) => each.endsWith(`/interfaces/${interfaceId}/console/listing.ts`))
  return (path === undefined ? undefined : files[path]) ?? plainListing
}
