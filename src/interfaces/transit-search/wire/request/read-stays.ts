import { refuse } from './refuse.ts'
import type { JourneyQuery, SearchKind } from '../../domain/journey.ts'

const maxMinutes = 1_440

/** Ours: minutes at each place on the way, as seconds; undefined where one stays nowhere. */
export function readStays(
  text: string | undefined,
  places: JourneyQuery['places'],
  kind: SearchKind,
): readonly number[] | undefined {
  if (!text) return undefined
  const vias = places.slice(1, -1)
  const minutes = text.split(':')
  if (minutes.length !== vias.length)
    throw refuse(
      'stay',
      `"stay" has ${minutes.length} values for ${vias.length} places on the way; it takes one for each.`,
    )
  if (kind === 'average') throw refuse('stay', '"stay" is for times of day; averages have none.')
  const stays = minutes.map((each) => {
    if (/^\d{1,4}$/.test(each) && Number(each) <= maxMinutes) return Number(each) * 60
    throw refuse('stay', `"stay" names "${each}"; it takes minutes from 0 to ${maxMinutes}.`)
  })
  if (vias.some((via, index) => 'position' in via && (stays[index] ?? 0) > 0))
    throw refuse('stay', 'One stays at stations; "stay" is more than 0 at a position.')
  return stays
}
