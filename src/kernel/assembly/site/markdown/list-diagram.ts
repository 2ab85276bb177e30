import { escapeHtml } from '../../../../libraries/text/escape-html.ts'

/** A flowchart of Mermaid as a list, from each box to those that its arrows lead to: drawing it would take a library of megabytes. */
export function listDiagram(code: string): string {
  const arrows = [...code.matchAll(/^\s*\w+\["([^"]+)"\] --> \w+\["([^"]+)"\]$/gm)]
  const rows = [...Map.groupBy(arrows, ([, from = '']) => from)].map(([from, all]) => {
    const to = all.map(([, , name = '']) => `<code>${escapeHtml(name)}</code>`)
    return `<tr><th scope="row"><code>${escapeHtml(from)}</code></th><td>${to.join(', ')}</td></tr>`
  })
  const head = '<thead><tr><th scope="col">what</th><th scope="col">imports</th></tr></thead>'
  return `<div class="table" role="group" aria-label="Who imports whom" tabindex="0"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`
}
