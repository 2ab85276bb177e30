import type { Page } from './read-range.ts'

/** The `Link` header of RFC 8288 for one page of a list; undefined where there is nothing to turn to. */
export function writePageLinks(address: URL, { number, size }: Page, total: number): string | undefined {
  const last = Math.ceil(total / size)
  if (last <= 1 || number > last) return undefined
  const targets = [
    ['first', 1],
    ['prev', number > 1 ? number - 1 : undefined],
    ['next', number < last ? number + 1 : undefined],
    ['last', last],
  ] as const
  return targets
    .flatMap(([relation, page]) => (page === undefined ? [] : `<${toPage(address, page)}>; rel="${relation}"`))
    .join(', ')
}

function toPage(address: URL, page: number): string {
  const target = new URL(address)
  target.searchParams.set('_page', String(page))
  return target.href
}
