/**
 * Writes the borders of Japan's prefectures by which the prefecture of a station is found: `node scripts/write-prefecture-borders.ts ADMIN1.json`, where the file is Natural
 * Earth's "Admin 1 – States, Provinces", 1:10m, as GeoJSON. Natural Earth is in the public domain.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJsonReader } from '../src/libraries/json/create-json-reader.ts'
import * as Type from 'typebox'
import { encodeBorders } from '../src/interfaces/transit-search/import/build/prefecture-borders.ts'

const Ring = Type.Array(Type.Array(Type.Number()))
const Feature = Type.Object({
  properties: Type.Object({ iso_3166_2: Type.Unknown() }),
  geometry: Type.Union([
    Type.Object({ type: Type.Literal('Polygon'), coordinates: Type.Array(Ring) }),
    Type.Object({ type: Type.Literal('MultiPolygon'), coordinates: Type.Array(Type.Array(Ring)) }),
    Type.Null(),
  ]),
})

const readFeatures = createJsonReader(Type.Object({ features: Type.Array(Feature) }))

const { features } = readFeatures(readFileSync(process.argv[2] ?? '', 'utf8'))
const borders = features.flatMap(({ properties, geometry }) => {
  const [, code] = /^JP-(\d\d)$/.exec(String(properties.iso_3166_2)) ?? []
  if (code === undefined || geometry === null) return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const rings = polygons.flat().map((ring) => ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })))
  return [{ code: Number(code), rings }]
})
const path = join(import.meta.dirname, '../src/interfaces/transit-search/import/build/prefecture-borders.bin')
writeFileSync(path, encodeBorders(borders))
console.log(`${borders.length} prefectures`)
