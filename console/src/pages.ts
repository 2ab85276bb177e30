import { loadComponent, type ComponentFiles } from './ui/load-component.ts'

/** What a slice's own page is given. */
export interface SlicePageProps {
  /** The key that was entered; what it opens is for the server to say. Empty where none is needed. */
  readonly apiKey: string
}

/**
 * A page that a slice brings besides its operations: `console/NAME.page.tsx` in its folder, or `console/NAME.open.page.tsx`
 * for one that asks for a key only where every call needs one.
 */
export interface SlicePage {
  /** The file's name, which also stands in the address. */
  readonly name: string
  readonly title: string
  readonly isOpen: boolean
  readonly load: () => ReturnType<typeof loadComponent<SlicePageProps>>
}

/** The pages of one interface among those of all, in the order of these names and then by name. */
export function findSlicePages(
  files: ComponentFiles,
  interfaceId: string,
  order: readonly string[] = [],
): readonly SlicePage[] {
  const pages = Object.entries(files).flatMap(([path, load]) => {
    const [, owner, name, open] = /\/interfaces\/([^/]+)\/console\/([^/.]+)(\.open)?\.page\.tsx$/.exec(path) ?? []
    if (owner !== interfaceId || name === undefined) return []
    return [
      { name, title: toTitle(name), isOpen: open !== undefined, load: () => loadComponent<SlicePageProps>(path, load) },
    ]
  })
  const rank = ({ name }: SlicePage) => (order.includes(name) ? order.indexOf(name) : order.length)
  return pages.toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
}

/** `common-links` is "Common links". */
function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
