import type { Channel } from '../channel/channel.ts'
import type { Proposal } from '../channel/propose-edits.ts'
import { openPlace } from '../context/context-model.ts'
import { readContext, type TextContext } from '../context/read-context.ts'
import { areNear } from './are-near.ts'

/** For each proposal, how it stands among the others of its place and of the sentence, and among words of one reading and particles. */
export function describeRivalry(channel: Channel, text: string, proposals: readonly Proposal[]): number[][] {
  const context = readContext(text)
  const gains = proposals.map(({ gain, suits, wouldSuit }) => gain + wouldSuit - suits)
  const all = sumOfPowers(gains)
  return proposals.map((proposal, at) => {
    const beside = gains.filter((_, other) => other !== at && areNear(proposal, proposals[other] ?? proposal))
    const here = sumOfPowers([...beside, gains[at] ?? 0])
    return [
      (gains[at] ?? 0) - here,
      here - all,
      (gains[at] ?? 0) - beside.reduce((most, gain) => Math.max(most, gain), 0),
      proposals.length,
      ...rankAmongHomophones(channel, text, proposal),
      ...chooseAmongParticles(channel, context, text, proposal),
    ]
  })
}

/** Of no edit and edits of such gains together, in nats. */
function sumOfPowers(gains: readonly number[]): number {
  const most = gains.reduce((one, other) => Math.max(one, other), 0)
  return most + Math.log(gains.reduce((sum, gain) => sum + Math.exp(gain - most), Math.exp(-most)))
}

/** Which of the words of one reading stands there and which is meant, the most frequent being 0, and how many there are. */
function rankAmongHomophones(
  { homophones }: Channel,
  text: string,
  { kind, begin, end, replacement }: Proposal,
): number[] {
  if (kind !== 'homophone') return [-2, -2, 0]
  const here = text.slice(begin, end)
  const meant = homophones.get(here) ?? []
  return [homophones.get(replacement)?.indexOf(here) ?? -1, meant.indexOf(replacement), meant.length]
}

const particles = ['', ...'をがはにでとのもへやか']

/** Where an edit sets, takes or changes a particle: how likely what stands there and what is meant are among all of them, by what stands around. */
function chooseAmongParticles(
  { contexts }: Channel,
  context: TextContext,
  text: string,
  { begin, end, replacement }: Proposal,
): number[] {
  const here = text.slice(begin, end)
  if (!particles.includes(here) || !particles.includes(replacement)) return [1, 1]
  const suiting = openPlace(contexts, context, begin, end, false)
  const suits = particles.map(suiting)
  const most = suits.reduce((one, other) => Math.max(one, other), -Infinity)
  const all = most + Math.log(suits.reduce((sum, suit) => sum + Math.exp(suit - most), 0))
  return [suiting(here) - all, suiting(replacement) - all]
}
