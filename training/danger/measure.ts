import { findBySigns } from '../../src/capabilities/language-model/domain/danger/find-by-signs.ts'
import { findDanger } from '../../src/capabilities/language-model/domain/danger/find-danger.ts'
import type { JudgeWords } from '../../src/capabilities/language-model/domain/danger/learnt/judge-words.ts'
import { type HeldBackText, readHeldBack, readOrdinaryRemarks } from './read-held-back.ts'

/** Prints how many of the texts held back are taken for danger: by phrases alone, and together with the model. */
export async function measure(judge: JudgeWords, natural: readonly string[]): Promise<void> {
  const danger = await readHeldBack('danger')
  const harmless = await readHeldBack('harmless')
  const isHeard = ({ text }: Pick<HeldBackText, 'text'>) => findDanger(text, judge) !== undefined
  const bySigns = ({ text }: Pick<HeldBackText, 'text'>) => findBySigns(text) !== undefined
  const count = (texts: readonly HeldBackText[]) =>
    `${texts.filter(isHeard).length} of ${texts.length} (phrases alone ${texts.filter(bySigns).length})`
  console.log(`danger heard: ${count(danger)}; harmless taken for it: ${count(harmless)}`)
  for (const language of new Set(danger.map((text) => text.language)))
    console.log(`  ${language}: ${count(danger.filter((text) => text.language === language))}`)
  for (const kind of new Set(danger.map((text) => text.kind)))
    console.log(`  ${kind}: ${count(danger.filter((text) => text.kind === kind))}`)
  const ordinary = await readOrdinaryRemarks()
  console.log(
    `ordinary remarks taken for danger: ${ordinary.filter((text) => isHeard({ text })).length} of ${ordinary.length}`,
  )
  const wrong = natural.filter((text) => isHeard({ text }))
  console.log(`sentences of others taken for danger: ${wrong.length} of ${natural.length}`)
  if (process.env['DANGER_SHOW'] === '1') console.log(wrong.join('\n'))
}
