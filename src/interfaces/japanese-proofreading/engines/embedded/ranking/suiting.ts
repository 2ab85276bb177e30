import type { Channel } from '../channel/channel.ts'
import { applyEdit } from '../channel/edit.ts'
import type { Proposal } from '../channel/propose-edits.ts'
import { openPlace } from '../context/context-model.ts'
import { readContext, type TextContext } from '../context/read-context.ts'

/** For each proposal, how its place and the letters beside it suit their surroundings, before the edit and after it. */
export function describeSuiting(channel: Channel, text: string, proposals: readonly Proposal[]): number[][] {
  const context = readContext(text)
  const gains = proposals.map(({ suits, wouldSuit }) => wouldSuit - suits)
  const highest = gains.reduce((most, gain) => Math.max(most, gain), 0)
  const margins = Array.from({ length: text.length }, (_, at) =>
    Math.min(maxMargin, marginOf(channel, context, text, at)),
  )
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / Math.max(1, margins.length)
  const lowest = margins.reduce((least, margin) => Math.min(least, margin), 0)
  return proposals.map((proposal, at) => {
    const { begin, end, replacement, gain, suits, wouldSuit } = proposal
    const contextGain = gains[at] ?? 0
    const edited = applyEdit(text, proposal)
    const editedContext = readContext(edited)
    const behind = begin + replacement.length
    return [
      contextGain,
      gain + contextGain,
      suits,
      wouldSuit,
      contextGain - highest,
      marginOf(channel, editedContext, edited, begin - 1) - marginOf(channel, context, text, begin - 1),
      marginOf(channel, editedContext, edited, behind) - marginOf(channel, context, text, end),
      marginOf(channel, context, text, begin),
      marginOf(channel, context, text, begin - 1),
      marginOf(channel, context, text, end),
      particles.indexOf(text.slice(begin, end)),
      particles.indexOf(replacement),
      mean,
      lowest,
      ...countParticles(text, begin, end),
    ]
  })
}

const particles = ['', 'を', 'が', 'は', 'に', 'で', 'と', 'の', 'へ', 'も', 'や', 'か', 'から', 'まで', 'より', 'って']

/** A letter that suits better than this suits well. */
const maxMargin = 10

/** How much better a letter suits its surroundings than nothing in its place does. */
function marginOf({ contexts }: Channel, context: TextContext, text: string, at: number): number {
  const letter = text[at]
  if (letter === undefined) return 0
  const suiting = openPlace(contexts, context, at, at + 1, false)
  return suiting(letter) - suiting('')
}

const stop = /[、。,，！？!?「」『』（）()]/u

/** How often を, が and は stand in the clause of a place, before it and behind it. */
function countParticles(text: string, begin: number, end: number): number[] {
  const before = text.slice(0, begin).split(stop).at(-1) ?? ''
  const [behind = ''] = text.slice(end).split(stop, 1)
  return [before, behind].flatMap((clause) => ['を', 'が', 'は'].map((particle) => clause.split(particle).length - 1))
}
