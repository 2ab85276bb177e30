export interface Choice {
  /** What was said before, at most five turns. */
  readonly turns: readonly string[]
  /** The true next utterance first, then nine others. */
  readonly candidates: readonly string[]
}

/** Places in talks, each with what follows it and nine utterances of other talks of the same source. */
export function drawChoices(
  talks: readonly (readonly string[])[],
  count: number,
  random: () => number,
): readonly Choice[] {
  return Array.from({ length: count }, () => {
    const turns = pick(talks, random)
    const at = 1 + Math.floor(random() * (turns.length - 1))
    return drawOthers(turns, at, () => {
      const other = pick(talks, random)
      return other === turns ? undefined : pick(other, random)
    })
  })
}

/** A talk with who says what. */
interface SpokenTalk {
  readonly turns: readonly string[]
  readonly speakers: readonly string[]
}

/** The same with nine others by the speaker of the true one, so that a way of speaking tells nothing. */
export function drawChoicesOfSpeaker(
  talks: readonly SpokenTalk[],
  count: number,
  random: () => number,
): readonly Choice[] {
  const said = new Map<string, { talk: SpokenTalk; text: string }[]>()
  for (const talk of talks)
    talk.turns.forEach((text, at) => {
      const speaker = talk.speakers[at] ?? ''
      const own = said.get(speaker)
      if (own) own.push({ talk, text })
      else said.set(speaker, [{ talk, text }])
    })
  return Array.from({ length: count }, () => {
    const talk = pick(talks, random)
    const at = 1 + Math.floor(random() * (talk.turns.length - 1))
    const own = said.get(talk.speakers[at] ?? '') ?? []
    return drawOthers(talk.turns, at, () => {
      const other = pick(own, random)
      return other.talk === talk ? undefined : other.text
    })
  })
}

/** Tries after which fewer than nine others have to do: somebody said little elsewhere. */
const maxTries = 200

function drawOthers(turns: readonly string[], at: number, draw: () => string | undefined): Choice {
  const truth = turns[at] ?? ''
  const candidates = [truth]
  for (let tried = 0; candidates.length < 10 && tried < maxTries; tried++) {
    const other = draw()
    if (other !== undefined && other !== truth) candidates.push(other)
  }
  return { turns: turns.slice(Math.max(0, at - 5), at), candidates }
}

function pick<T>(of: readonly T[], random: () => number): T {
  const picked = of[Math.floor(random() * of.length)]
  if (picked === undefined) throw new RangeError('There is nothing to pick from.')
  return picked
}
