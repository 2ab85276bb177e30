import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashSecret } from './key-text.ts'

/** One-time tokens for the person who started the server: a link with one makes a key in the console. */
export interface Invitations {
  /** A token for an hour, in place of any before it. */
  issue(): string
  /** Whether it is the token and still good; it is used up then. */
  redeem(token: string): boolean
}

const validMs = 60 * 60_000

export function createInvitations(now: () => number): Invitations {
  let open: { readonly hash: Buffer; readonly until: number } | undefined
  return {
    issue() {
      const token = randomBytes(24).toString('hex')
      open = { hash: hashSecret(token), until: now() + validMs }
      return token
    },
    redeem(token) {
      if (!open || now() > open.until || !timingSafeEqual(hashSecret(token), open.hash)) return false
      open = undefined
      return true
    },
  }
}
