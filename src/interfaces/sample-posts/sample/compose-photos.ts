import type { Album, Photo } from '../port.ts'
import { pick } from './pick.ts'

const subjects = [
  'A red umbrella',
  'Two dogs',
  'An empty chair',
  'A yellow bicycle',
  'Three paper lanterns',
  'A sleeping cat',
  'An old suitcase',
  'A row of boots',
  'A man reading the news',
  'A basket of oranges',
  'A broken clock',
  'A child in a raincoat',
  'A ladder',
  'A blue door key',
  'Two cups of tea',
  'A brass band',
  'A kite',
  'A heap of leaves',
  'A violin case',
  'A lost glove',
  'An accordion',
  'A woman in a green coat',
  'A flock of pigeons',
  'A wooden boat',
  'A picnic blanket',
  'A chess game',
  'A bunch of balloons',
  'A watering can',
  'A pile of books',
  'Four empty bottles',
  'A snow shovel',
  'A street musician',
  'A tin of paint',
  'A folded map',
  'A pair of twins',
  'A feather',
  'A birthday cake',
  'A small crowd',
  'A rope',
  'A sunflower',
  'A toy train',
  'A puddle',
  'A hat with a ribbon',
  'A loaf of bread',
  'A swing',
  'A hand-written sign',
  'A telephone',
  'A scarf',
  'A dragonfly',
  'A long shadow',
]

const places = [
  'by the river',
  'at the market',
  'on the station platform',
  'under the bridge',
  'behind the church',
  'in the courtyard',
  'beside the pond',
  'on the roof',
  'at the bus stop',
  'in the doorway',
  'on the pier',
  'in front of the bakery',
  'at the edge of the wood',
  'on the stairs',
  'along the garden wall',
  'in the car park',
  'next to the fountain',
  'at the school gate',
  'on the windowsill',
  'below the lighthouse',
]

const moments = ['early in the morning', 'at noon', 'just after rain', 'in the last light', 'on the first cold day']

/** Fifty pictures an album: the subject moves on with each picture, the place and the moment with each album. */
export function composePhotos(albums: readonly Album[]): Photo[] {
  return albums.flatMap((album, albumIndex) =>
    subjects.map((subject, index) => {
      const id = albumIndex * subjects.length + index + 1
      const place = pick(places, albumIndex + index)
      const moment = pick(moments, Math.floor(albumIndex / places.length) + index)
      const file = `${toColour(id)}.png`
      return {
        albumId: album.id,
        id,
        title: `${subject} ${place}, ${moment}`,
        url: `https://example.com/photos/600/${file}`,
        thumbnailUrl: `https://example.com/photos/150/${file}`,
      }
    }),
  )
}

/** A colour of its own for each number: multiplying by an odd number modulo 2^24 never meets the same value twice. */
function toColour(id: number): string {
  return ((id * 0x9e_37_79) % 0x1_00_00_00).toString(16).padStart(6, '0')
}
