import { drawDiagram, type PartOf } from './draw-diagram.ts'
import { findClimbing, roomOf } from './floors.ts'
import { capabilityLayout, clientLayout, floors, kernelLayout, type Layout, sliceLayout } from './layout.ts'
import type { Import } from './read-imports.ts'

/** docs/architecture.md, from the imports of the code and the layout that a test holds. */
export function writeArchitecturePage(imports: readonly Import[]): string {
  return `# Architecture

Written by \`node scripts/write-architecture.ts\` from the code; a test holds it up to date.
Who may import whom is a rule, not a habit: [decisions/0002](decisions/0002-import-rule.md).
How three requests pass through it: [request.md](request.md).

## The whole

\`main.ts\` hands the interfaces to the kernel, which knows none of them. A slice is one interface, and knows no other.

${drawDiagram(imports, { partOf: layerOf })}

## The kernel

Four floors, and libraries beside it that know nothing of Mainstay. Everything imports downwards alone: between floors, and between the rooms of a
floor, which are listed from the highest to the lowest. Imports that climb: ${findClimbing(imports).length}, types included; a test holds that.

${drawDiagram(imports, { partOf: floorOf })}

${listFloors()}

${Object.entries(floors)
  .map(([floor, layout]) => writeFloor(imports, floor, layout))
  .join('\n\n')}

## A slice

All slices together; most have only some of these. Arrows that stand for fewer than three imports are left out.

${drawDiagram(imports, { partOf: slotOf, minImports: 3 })}

${table(sliceLayout)}

## A capability

${table(capabilityLayout)}

## The client

${table(clientLayout)}
`
}

function listFloors(): string {
  const rows = Object.entries(floors).map(([floor, layout]) => {
    const name = floor.slice(floor.lastIndexOf('/') + 1)
    const rooms = Object.keys(layout).map((room) => room.replace(/(\/|\.ts)$/, ''))
    return `| \`${name}/\` | ${kernelLayout[`${name}/`] ?? 'what would be of use to any program'} | ${rooms.join(', ')} |`
  })
  return ['| floor | | rooms |', '| --- | --- | --- |', ...rows].join('\n')
}

function writeFloor(imports: readonly Import[], floor: string, layout: Layout): string {
  const partOf: PartOf = (path) => {
    const room = roomOf(path)
    return room?.startsWith(`${floor}/`) ? room.slice(floor.length + 1) : undefined
  }
  return [`### ${floor}`, drawDiagram(imports, { partOf }), table(layout)].join('\n\n')
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

const floorOf: PartOf = (path) => /^src\/(?:kernel\/)?([^/]+)\//.exec(roomOf(path) ?? '')?.[1]

function table(layout: Layout): string {
  const rows = Object.entries(layout).map(([name, purpose]) => `| \`${name}\` | ${purpose} |`)
  return ['| | holds |', '| --- | --- |', ...rows].join('\n')
}
