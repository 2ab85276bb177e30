import { type Choice, drawChoices, drawChoicesOfSpeaker } from '../../training/smalltalk/draw-choices.ts'
import { readBookTalks } from '../../training/smalltalk/read-book-talks.ts'
import type { Dialogues } from '../../training/smalltalk/read-dialogues.ts'
import { readGameTalks } from './sources/read-game-talks.ts'
import { readTatoebaTalks } from './sources/read-tatoeba-talks.ts'

/** Where people say something to each other, none of which the tables were learnt from. */
export interface Source {
  readonly name: string
  readonly talks: readonly (readonly string[])[]
  readonly draw: (count: number, random: () => number) => readonly Choice[]
}

export async function listSources({ bySpeaker, byTopic }: Dialogues): Promise<readonly Source[]> {
  const toTalks = (dialogues: typeof bySpeaker) => dialogues.map(({ turns }) => turns)
  const ofTalks = (name: string, talks: readonly (readonly string[])[]): Source => ({
    name,
    talks,
    draw: (count, random) => drawChoices(talks, count, random),
  })
  const sources = [
    ofTalks('RealPersonaChat, 26 speakers held back', toTalks(bySpeaker)),
    {
      ...ofTalks('the same, the nine others by the same speaker', toTalks(bySpeaker)),
      draw: (count: number, random: () => number) => drawChoicesOfSpeaker(bySpeaker, count, random),
    },
    ofTalks('RealPersonaChat, a topic held back', toTalks(byTopic)),
    ofTalks('talks in books, other works than the weights were chosen on', (await readBookTalks()).heldBack),
    ofTalks('Tatoeba, two quotations', await readTatoebaTalks()),
    ofTalks('a game’s campaigns (Wesnoth)', await readGameTalks()),
  ]
  return sources.filter(({ talks }) => talks.length > 0)
}
