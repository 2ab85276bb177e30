/** A map as TopoJSON has it: borders once each, and areas as rings of them. */
interface Topology {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] }
  /** Steps from point to point, in whole units. */
  readonly arcs: readonly (readonly (readonly number[])[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}

interface Geometry {
  readonly type: string
  /** Of a polygon, rings; of several polygons, lists of rings. A number below zero is an arc that is run backwards. */
  readonly arcs?: readonly unknown[]
}

type Point = readonly [longitude: number, latitude: number]

/** Right and down, in degrees: a plain map, whose every degree is as long as the other. */
export function toMapPoint([longitude, latitude]: Point): readonly [number, number] {
  return [longitude, -latitude]
}

/** The outline of each country as the `d` of a path, in degrees to the right and down. */
export function outlineCountries(topology: Topology): readonly string[] {
  const arcs = topology.arcs.map((arc) => decodeArc(arc, topology.transform))
  return topology.objects.countries.geometries.map(({ type, arcs: rings = [] }) =>
    (type === 'Polygon' ? [rings] : rings)
      .filter(isList)
      .flatMap((polygon) => polygon.filter(isRing))
      .map((ring) => toPath(ring.flatMap((index, position) => pickArc(arcs, index).slice(position === 0 ? 0 : 1))))
      .join(''),
  )
}

function decodeArc(arc: readonly (readonly number[])[], { scale, translate }: Topology['transform']): readonly Point[] {
  let [x, y] = [0, 0]
  return arc.map(([right = 0, up = 0]) => {
    x += right
    y += up
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
  })
}

/** `~index` stands for the arc run backwards. */
function pickArc(arcs: readonly (readonly Point[])[], index: number): readonly Point[] {
  return index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed()
}

/** Where a ring steps over the edge of the map, it goes on as another piece at the other side. */
function toPath(points: readonly Point[]): string {
  const pieces: Point[][] = []
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    const piece = pieces.at(-1)
    if (piece && before && Math.abs(point[0] - before[0]) <= 180) piece.push(point)
    else pieces.push([point])
  }
  return pieces.map(writePiece).join('')
}

function writePiece(points: readonly Point[]): string {
  const written = points.map((point) =>
    toMapPoint(point)
      .map((each) => each.toFixed(1))
      .join(' '),
  )
  return `M${written.join('L')}Z`
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isRing(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

/** The outlines, fetched when a map is first drawn; Natural Earth at 1:110 million, which is in the public domain. */
export async function loadWorld(): Promise<readonly string[]> {
  const { default: topology } = await import('world-atlas/countries-110m.json')
  return outlineCountries(topology)
}
