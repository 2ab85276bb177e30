import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { FoundObject } from '../../../port.ts'
import type { SceneElementName, Scene } from '../scene/scene-element.ts'
import { objectKinds } from './object-kinds.ts'
import type { PictureFindings } from './picture-findings.ts'

const openAir: readonly SceneElementName[] = [
  'sky',
  'cloudy-sky',
  'pale-sky',
  'sunset',
  'water',
  'sand',
  'beach',
  'snow',
]
const greenery: readonly SceneElementName[] = ['grass', 'plants']
const surfaces: readonly SceneElementName[] = ['pattern', 'plain', 'text', 'screenshot']

/** Share of a picture from which a face leaves no room for a landscape, and from which anything leaves none for a page. */
const large = { face: 0.2, thing: 0.1 }

/** The scene without what faces and things contradict: a person on a sofa is not under the sky, and a bowl holds no lawn. */
export function settleScene(findings: PictureFindings): Scene {
  const { scene, faces = [], objects = [], metadata } = findings
  const covers = ({ box }: Pick<FoundObject, 'box'>, share: number) =>
    box.width * box.height > share * metadata.width * metadata.height
  const isIndoors = objects.some(({ name }) => lookUp(objectKinds, name)?.isIndoor === true)
  const isServed = objects.some(({ name }) => isOfTable(name))
  const isClose = faces.some((face) => covers(face, large.face))
  const isOfThings = [...faces, ...objects.filter(({ name }) => !showsPages(name))].some((each) =>
    covers(each, large.thing),
  )
  const denied = new Set([
    ...(isIndoors || isServed || isClose ? openAir : []),
    ...(isIndoors || isServed ? greenery : []),
    ...(isOfThings ? surfaces : []),
  ])
  return new Map([...scene].filter(([name]) => !denied.has(name)))
}

function isOfTable(name: string): boolean {
  const { hint, category } = lookUp(objectKinds, name) ?? {}
  return hint === 'food' || category === 'drink_' || name === 'bowl'
}

const showsPages = (name: string) => ['book', 'tv', 'laptop', 'cell phone', 'refrigerator'].includes(name)
