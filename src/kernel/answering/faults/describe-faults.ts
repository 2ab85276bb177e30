import type { Fault, FaultPlan } from './fault-plan.ts'

export type DescribedFault = Fault & { readonly interface: string }

/** What is planned now, of all these interfaces. */
export function describeFaults(faults: Pick<FaultPlan, 'of'>, ids: readonly string[]): readonly DescribedFault[] {
  return ids.flatMap((id) => {
    const fault = faults.of(id)
    return fault ? [{ interface: id, ...fault }] : []
  })
}
