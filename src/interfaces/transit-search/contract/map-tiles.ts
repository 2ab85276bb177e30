import * as Type from 'typebox'
import { optionalText, text } from './envelope.ts'

/** For the console's map; no answer of the original. */
export const MapTiles = Type.Object({
  /** Of a tile, with {z}, {x} and {y} in it; absent where the operator has set none */
  address: optionalText(),
  /** Whose map it is */
  credit: text(),
})
