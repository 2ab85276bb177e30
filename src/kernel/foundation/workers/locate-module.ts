const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'))

/**
 * Where a module lies that was named by its source, as in `new URL('./x-worker.ts', import.meta.url)`: in the compiled
 * package it ends in `.js`. Compilers write import specifiers anew, addresses they leave alone.
 */
export function locateModule(source: URL): string {
  return source.href.replace(/\.ts$/, extension)
}
