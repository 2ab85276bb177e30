import type { QuotaState } from '../../../kernel/wire/interface/quotas.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { Settings } from '../settings.ts'

/** Spends the caller's names of the day, however they ask for them. Throws `quota_used_up` when too few are left; none is spent then. */
export function spendCredit(
  { caller, quotas, settings }: Pick<OperationContext<object, Settings>, 'caller' | 'quotas' | 'settings'>,
  names = 1,
): Promise<QuotaState> {
  const limit = caller.plan === 'paid' ? settings.NAME_GENDER_PAID_CREDITS : settings.NAME_GENDER_FREE_CREDITS
  return quotas.spendDaily(caller, 'name-gender', limit, names)
}
