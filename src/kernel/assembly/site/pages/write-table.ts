import { escapeHtml } from '../../../../libraries/text/escape-html.ts'

/** A table in a box that scrolls where it is too wide. Cells are HTML; the first of a row names it. */
export function writeTable(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`)
  const lines = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell) => `<td>${cell}</td>`)
    return `<tr><th scope="row">${first}</th>${cells.join('')}</tr>`
  })
  return `<div class="table" role="group" aria-label="${escapeHtml(name)}" tabindex="0"><table><thead><tr>${titles.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}
