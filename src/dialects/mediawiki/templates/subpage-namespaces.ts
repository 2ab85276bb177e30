/** Namespaces whose pages have subpages: a slash in the title of an article is a letter like others. */
const all: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15])

export function hasSubpages(namespace: number): boolean {
  return all.has(namespace) || namespace >= 100
}
