import { developer } from '../../../kernel/wire/interface/caller.ts'
import type { Caller, Plan } from '../../../kernel/wire/interface/caller.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Charge } from '../../../kernel/wire/interface.ts'
import type { Settings } from '../settings.ts'

const freeBase = 'translate-free'

/** The plan whose keys a base takes. */
function planOf(base: string): Plan {
  return base === freeBase ? 'free' : 'paid'
}

/** Where a key of a plan is taken. */
export function baseOf(plan: Plan): string {
  return plan === 'free' ? freeBase : 'translate'
}

/** Refuses keys of the other plan, whichever engine answers: each plan has a host of its own. The development key opens both. */
export const chargePlan: Charge<Settings> = async ({ base, caller }) => {
  if (caller.id !== developer.id && caller.plan !== planOf(base)) throw wrongHost(caller)
  return {}
}

function wrongHost({ plan }: Caller): ServiceError {
  const other = plan === 'free' ? 'paid' : 'free'
  const message = `This key is on the ${plan} plan, whose base address ends in /${baseOf(plan)}; here keys on the ${other} plan are taken.`
  return new ServiceError('wrong_plan', 403, message)
}

/** Characters of a day, and the name under which they are counted. */
export function allowanceAt(base: string, settings: Settings): { readonly subject: string; readonly limit: number } {
  const isFree = planOf(base) === 'free'
  return {
    subject: base,
    limit: isFree ? settings.TRANSLATE_HEADER_KEY_FREE_CHARACTERS : settings.TRANSLATE_HEADER_KEY_PAID_CHARACTERS,
  }
}
