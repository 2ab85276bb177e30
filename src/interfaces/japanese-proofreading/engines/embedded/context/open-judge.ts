import type { Channel } from '../channel/channel.ts'
import type { EditKind } from '../channel/edit.ts'
import { openPlace } from './context-model.ts'
import { openMeaning } from './meaning-model.ts'
import type { TextContext } from './read-context.ts'

/** What the meaning of words counts beside the letters; particles are judged by letters alone. */
const meaningWeight = 0.7

/** Opens a place from `begin` to before `end` for edits of one kind; what it returns says how well something suits it, in nats. */
export function openJudge(
  { contexts, meanings }: Channel,
  context: TextContext,
  kind: EditKind,
  begin: number,
  end: number,
): (filler: string) => number {
  const isWord = kind === 'homophone'
  const suiting = openPlace(contexts, context, begin, end, isWord)
  if (!isWord) return suiting
  const meaning = openMeaning(meanings, context, begin, end)
  return (filler) => suiting(filler) + meaningWeight * meaning(filler)
}
