import type { KeyRule } from '../../wire/contract.ts'
import { type Caller, developer } from '../../wire/interface/caller.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { opensInterface, toCaller } from './key-holder.ts'
import type { KeyStore } from './keys.ts'
import type { StoredKey } from './stored-key.ts'
import { WrongKeys } from './wrong-keys.ts'

export interface StrictAdmissionParts {
  readonly keys: Pick<KeyStore, 'verify' | 'remembers'>
  readonly isDevKey: (credential: string) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Claim {
  readonly interfaceId: string
  readonly rule: KeyRule
  readonly credential: string
  /** Where it came from, if that is known. */
  readonly address: string | undefined
}

/** Lets in whoever has a right key where one is required; an address that has sent too many wrong ones has to wait. */
export function createStrictAdmission({ keys, isDevKey, now }: StrictAdmissionParts) {
  const wrongKeys = new WrongKeys(now)

  let hasDeveloperCalled = false
  /** What was right a moment ago is let in from an address that others share. */
  const isRemembered = (credential: string) =>
    keys.remembers(credential) || (hasDeveloperCalled && isDevKey(credential))

  return async ({ interfaceId, rule, credential, address = '' }: Claim): Promise<Caller> => {
    const refusal = wrongKeys.refusal(address)
    if (refusal && !isRemembered(credential)) throw refusal
    if (isDevKey(credential)) {
      hasDeveloperCalled = true
      return developer
    }
    const key = await keys.verify(credential)
    if (!key) {
      wrongKeys.note(address)
      throw kernelError(
        'wrong_key',
        'This key is not known here, was revoked or has expired; check it for missing letters.',
      )
    }
    assertInScope(key, rule, interfaceId)
    return toCaller(key)
  }
}

function assertInScope({ scopes }: StoredKey, rule: KeyRule, interfaceId: string): void {
  if (!opensInterface(scopes, rule, interfaceId))
    throw kernelError('key_out_of_scope', `This key does not open "${interfaceId}"; use one whose scopes name it.`)
  if (rule.scope === '*' && scopes !== '*')
    throw kernelError('key_out_of_scope', 'This key opens single interfaces; use one that opens every interface.')
}
