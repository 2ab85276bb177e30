import { kernelError, type ServiceError } from '../../foundation/errors/service-error.ts'
import { ExpiringCache } from './expiring-cache.ts'

const windowMs = 60_000
/** A person mistypes a key a few times; a program that goes on with a revoked one need not get an answer to each of its calls. */
const maxWrong = 60
const maxAddresses = 10_000

/** Counts the wrong keys of each address, so that nobody tries them by the hundred. In this process alone: it slows, and stops nobody. */
export class WrongKeys {
  readonly #now: () => number
  readonly #counts: ExpiringCache<{ count: number; readonly since: number }>

  constructor(now: () => number) {
    this.#now = now
    this.#counts = new ExpiringCache({ ttlMs: windowMs, maxEntries: maxAddresses, now })
  }

  note(address: string): void {
    const known = this.#counts.get(address)?.value
    if (known) known.count += 1
    else this.#counts.set(address, { count: 1, since: this.#now() }, this.#now())
  }

  /** The failure for an address that has sent too many in the last minute, before its next key is looked at. */
  refusal(address: string): ServiceError | undefined {
    const known = this.#counts.get(address)?.value
    if (!known || known.count < maxWrong) return undefined
    const seconds = Math.max(1, Math.ceil((known.since + windowMs - this.#now()) / 1000))
    return kernelError('rate_limited', `Too many wrong keys came from your address; try again in ${seconds} s.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
