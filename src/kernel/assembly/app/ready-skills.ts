import type { Access } from '../../answering/access/access.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

export interface SkillSources {
  readonly mounted: readonly MountedInterface[]
  readonly access: Access
  readonly quotas: Quotas
  readonly now: () => number
}

/**
 * The skills of the interfaces that a caller could call themselves; an engine is loaded when its skill is first performed. They work
 * in the caller's name, so whoever is handed them can do no more than the caller.
 */
export function readySkills({ mounted, access, quotas, now }: SkillSources, caller: Caller): readonly ReadySkill[] {
  return mounted.flatMap(({ definition: { skill, contract }, chain, settings }) => {
    // Who passes calls on whole has nothing to do the work with.
    if (!skill || chain.names.length === 0 || !access.opens(caller, contract.key, contract.id)) return []
    const match: ReadySkill['match'] = (request) => {
      const found = skill.match(request)
      if (!found) return undefined
      const perform = async (signal: AbortSignal) =>
        found.perform(await chain.select(() => {}), { caller, quotas, settings, signal, now })
      return { confidence: found.confidence, perform }
    }
    return [{ offer: skill.offer, example: skill.example, match }]
  })
}
