import type { Import } from './read-imports.ts'

/** The part of the diagram that a file belongs to; undefined for what is left out. */
export type PartOf = (path: string) => string | undefined

export interface Diagram {
  readonly partOf: PartOf
  /** Arrows of fewer imports are left out. */
  readonly minImports?: number
}

/** A Mermaid flowchart of which part imports which. It has no counts: they would change with every import, and so would the document. */
export function drawDiagram(imports: readonly Import[], { partOf, minImports = 1 }: Diagram): string {
  const counts = new Map<string, number>()
  for (const { from, to } of imports) {
    const [source, target] = [partOf(from), partOf(to)]
    if (source === undefined || target === undefined || source === target) continue
    const arrow = `${nameNode(source)} --> ${nameNode(target)}`
    counts.set(arrow, (counts.get(arrow) ?? 0) + 1)
  }
  const lines = [...counts]
    .filter(([, count]) => count >= minImports)
    .map(([arrow]) => `  ${arrow}`)
    .sort()
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

function nameNode(part: string): string {
  return `${part.replaceAll(/\W/g, '_')}["${part}"]`
}
