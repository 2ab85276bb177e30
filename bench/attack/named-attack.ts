import type { RawRequest } from '../overload/send-request.ts'

/** An attack that once succeeded, or was tried. */
export interface NamedAttack {
  readonly name: string
  /** Sent at the same time, each on a connection of its own; written when its turn comes, for some are large. */
  write(): RawRequest[]
}
