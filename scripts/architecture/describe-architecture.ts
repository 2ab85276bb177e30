import { drawDiagram, type PartOf } from './draw-diagram.ts'
import { capabilityLayout, clientLayout, kernelLayout, type Layout, sliceLayout } from './layout.ts'
import type { Import } from './read-imports.ts'

/** docs/architecture.md, from the imports of the code and the layout that a test holds. */
export function describeArchitecture(imports: readonly Import[]): string {
  return `# Architecture

Written by \`node scripts/write-architecture.ts\` from the code; a test holds it up to date.
Who may import whom is a rule, not a habit: [decisions/0002](decisions/0002-import-rule.md).

## The whole

\`main.ts\` hands the interfaces to the kernel, which knows none of them. A slice is one interface, and knows no other.

${drawDiagram(imports, { partOf: layerOf })}

## A slice

All slices together; most have only some of these. Arrows that stand for fewer than three imports are left out.

${drawDiagram(imports, { partOf: slotOf, minImports: 3 })}

${table(sliceLayout)}

## A capability

${table(capabilityLayout)}

## The kernel

${drawDiagram(imports, { partOf: kernelFolderOf, minImports: 2 })}

${table(kernelLayout)}

## The client

${table(clientLayout)}
`
}

const layerOf: PartOf = (path) => {
  const [, layer = '', name = ''] = path.split('/')
  if (layer === 'interfaces') return name.endsWith('.ts') ? `interfaces/${name}` : 'a slice'
  return layer === 'capabilities' ? 'a capability' : layer
}

const slotOf: PartOf = (path) => {
  const [, slot] = /^src\/interfaces\/[^/]+\/([^/]+?)(\.ts|\/.*)$/.exec(path) ?? []
  return slot
}

const kernelFolderOf: PartOf = (path) => /^src\/kernel\/([^/]+?)(\.ts|\/.*)$/.exec(path)?.[1]

function table(layout: Layout): string {
  const rows = Object.entries(layout).map(([name, purpose]) => `| \`${name}\` | ${purpose} |`)
  return ['| | holds |', '| --- | --- |', ...rows].join('\n')
}
