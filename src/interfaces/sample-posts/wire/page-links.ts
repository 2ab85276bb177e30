import type { Page } from './read-range.ts'

/** The `Link` header of RFC 8288 for one page of a list; undefined where there is nothing to turn to. */
export function writePageLinks(address: string, { number, size }: Page, total: number): string | undefined {
  const last = Math.ceil(total / size)
  if (last <= 1 || number > last) return undefined
  const targets = [
    ['first', 1],
    ['prev', number > 1 ? number - 1 : undefined],
    ['next', number < last ? number + 1 : undefined],
    ['last', last],
  ] as const
  return targets
    .flatMap(([relation, page]) => (page === undefined ? [] : `<${toPage(address, number, page)}>; rel="${relation}"`))
    .join(', ')
}

/** The original changes the text of its address: where `_page` is no number of a page, every link leads to where one is. */
function toPage(address: string, number: number, page: number): string {
  return address.replace(`page=${number}`, `page=${page}`)
}
