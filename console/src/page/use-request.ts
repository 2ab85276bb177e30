import { useMemo, useState } from 'preact/hooks'
import { prepareCall, type Faults, type PreparedCall } from '../call/prepare-call.ts'
import { draftFromExample, type RequestDraft } from '../call/request-draft.ts'
import { shapeOf, type RequestShape } from '../call/request-shape.ts'
import type { Place } from '../catalogue.ts'

export interface RequestControl {
  readonly shape: RequestShape
  readonly draft: RequestDraft
  /** The call as far as it is filled in, without a key. */
  readonly call: PreparedCall
  readonly faults: Faults
  readonly change: (change: Partial<RequestDraft>) => void
  /** Goes back to the contract's example; absent while nothing was changed. */
  readonly reset: (() => void) | undefined
  /** How often it went back: a form is drawn anew then. */
  readonly resets: number
}

/** The request that is being filled in: the contract's example, or what an earlier visit left. */
export function useRequest(place: Place, earlier: RequestDraft | undefined): RequestControl {
  const shape = useMemo(() => shapeOf(place), [place])
  const example = useMemo(() => draftFromExample(shape, place.operation.example), [shape, place])
  const [draft, setDraft] = useState(earlier ?? example)
  const [resets, setResets] = useState(0)
  const { call, faults } = useMemo(() => prepareCall(place, shape, draft), [place, shape, draft])
  const reset = () => {
    setDraft(example)
    setResets(resets + 1)
  }
  const change = (changed: Partial<RequestDraft>) => setDraft({ ...draft, ...changed })
  return { shape, draft, call, faults, change, reset: draft === example ? undefined : reset, resets }
}
