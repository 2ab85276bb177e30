import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  TRANSIT_SEARCH_COLLAPSE: Type.Union([Type.Literal('single'), Type.Literal('never')], {
    default: 'single',
    description:
      'single: an element that may repeat is an object where there is one of it, as the original answers. never: always a list.',
  }),
  TRANSIT_SEARCH_WALK_METRES: Type.Integer({
    default: 400,
    minimum: 0,
    maximum: 2000,
    description:
      'How far apart, as the crow flies, two stops may be for a change on foot. Holds from the next import or "mainstay transit refresh" on.',
  }),
  TRANSIT_SEARCH_WALK_SPEED: Type.Number({
    default: 1.2,
    minimum: 0.3,
    maximum: 3,
    description:
      'How fast people walk, in metres a second. Holds from the next import or "mainstay transit refresh" on.',
  }),
})

export type Settings = Static<typeof settings>
