import type { ComponentType } from 'preact'

/** Files by path, each with a function that loads it: what `import.meta.glob` gives. */
export type ComponentFiles = Readonly<Record<string, () => Promise<unknown>>>

/** The component that a file has as its default export; its props are what its folder's README says. */
export async function loadComponent<Props>(path: string, load: () => Promise<unknown>): Promise<ComponentType<Props>> {
  const file = await load()
  if (hasComponent<Props>(file)) return file.default
  throw new TypeError(`${path} has no component as its default export.`)
}

function hasComponent<Props>(file: unknown): file is { readonly default: ComponentType<Props> } {
  return typeof file === 'object' && file !== null && 'default' in file && typeof file.default === 'function'
}
