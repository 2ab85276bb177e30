import { Type, type Static } from 'typebox'

export const settings = Type.Object({
  TRANSIT_SEARCH_COLLAPSE: Type.Union([Type.Literal('single'), Type.Literal('never')], {
    default: 'single',
    description:
      'single: an element that may repeat is an object where there is one of it, as the original answers. never: always a list.',
  }),
})

export type Settings = Static<typeof settings>
