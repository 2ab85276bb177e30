import type { MountedInterface } from './http/operation.ts'
import type { ReadySkill } from './skill.ts'

/** The skills of the interfaces that have one; an engine is loaded when its skill is first performed. */
export function readySkills(mounted: readonly MountedInterface[]): readonly ReadySkill[] {
  return mounted.flatMap(({ definition: { skill }, chain }) => {
    if (!skill) return []
    const match: ReadySkill['match'] = (request) => {
      const found = skill.match(request)
      if (!found) return undefined
      const perform = async (signal: AbortSignal) => found.perform(await chain.select(() => {}), signal)
      return { certainty: found.certainty, perform }
    }
    return [{ offer: skill.offer, example: skill.example, match }]
  })
}
