import { timingSafeEqual } from 'node:crypto'
import type { KeyPlacement, KeyRule } from '../../wire/contract.ts'
import { kernelError, ServiceError } from '../../foundation/errors/service-error.ts'
import { anonymous, type Caller, type Callers } from '../../wire/interface/caller.ts'
import { createCallers } from './create-callers.ts'
import { type CredentialParts, findCredential } from './find-credential.ts'
import { opensInterface } from './key-holder.ts'
import { hashSecret } from './key-text.ts'
import type { KeyStore } from './keys.ts'
import { createStrictAdmission } from './strict-admission.ts'

export interface AccessOptions {
  readonly keys: KeyStore
  /** One more key, which opens everything on the paid plan. */
  readonly devKey?: string | undefined
  /** Asks for a key where a wire has it optional, too. */
  readonly requireKeys?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export interface Access {
  /**
   * Says who is calling. Throws `missing_key`, `wrong_key` or `key_out_of_scope` where a key is required, and `rate_limited` where its
   * address has sent too many wrong ones; where it is optional, a key that does not open this interface leaves the caller anonymous.
   */
  admit(rule: KeyRule, interfaceId: string, parts: CredentialParts): Promise<Caller>
  /** Who may call an interface, for wires with credentials of their own. */
  callersOf(interfaceId: string): Callers
  /** Whether a caller who was let in elsewhere would be let in here by the same key, or needs none. */
  opens(caller: Caller, rule: KeyRule, interfaceId: string): boolean
  /** Whether `admit` would let the caller in as anonymous without looking at anything: no key is asked for, none came. */
  admitsAnyone(rule: KeyRule, parts: CredentialParts): boolean
}

export function createAccess({ keys, devKey, requireKeys = false, now = Date.now }: AccessOptions): Access {
  const isDevKey = createDevKeyCheck(devKey)
  const admitStrictly = createStrictAdmission({ keys, isDevKey, now })
  const callersOf = (interfaceId: string) => createCallers({ keys, devKey, isDevKey }, interfaceId)

  const admitLeniently = async (interfaceId: string, credential: string): Promise<Caller> => {
    try {
      return (await callersOf(interfaceId).byKey(credential)) ?? anonymous
    } catch (thrown) {
      // Nobody is turned away from an open interface because the storage cannot say whose key it is.
      if (thrown instanceof ServiceError) return anonymous
      throw thrown
    }
  }

  const isRequired = ({ need }: KeyRule) => need === 'required' || (requireKeys && need === 'optional')
  return {
    callersOf,
    async admit(rule, interfaceId, parts) {
      if (rule.need === 'own') return anonymous
      const credential = findCredential(rule, parts)
      if (credential !== undefined)
        return isRequired(rule)
          ? admitStrictly({ interfaceId, rule, credential, address: parts.address })
          : admitLeniently(interfaceId, credential)
      if (isRequired(rule)) throw missingKey(rule)
      return anonymous
    },
    opens: ({ scopes }, rule, interfaceId) =>
      (!isRequired(rule) && rule.need !== 'own') ||
      (rule.scope === '*' ? scopes === '*' : opensInterface(scopes, rule, interfaceId)),
    admitsAnyone: (rule, parts) =>
      rule.need === 'own' || (!isRequired(rule) && findCredential(rule, parts) === undefined),
  }
}

/** Hashed first, both sides have one length, and the time of comparing them reveals nothing about the key. */
function createDevKeyCheck(devKey: string | undefined): (credential: string) => boolean {
  if (devKey === undefined) return () => false
  const expected = hashSecret(devKey)
  return (credential) => timingSafeEqual(hashSecret(credential), expected)
}

function missingKey(placement: KeyPlacement): Error {
  return kernelError('missing_key', `Send your key in ${describePlacement(placement)}.`)
}

function describePlacement(placement: KeyPlacement): string {
  switch (placement.in) {
    case 'bearer':
      return 'the header "Authorization: Bearer KEY"'
    case 'basic':
      return 'the header "Authorization: Basic", as base64 of KEY:KEY'
    case 'scheme':
      return `the header "Authorization", after a scheme that ends in "${placement.suffix}"`
    case 'header':
      return `the header "${placement.name}: KEY"`
    case 'query':
      return `the query parameter "${placement.name}"`
    case 'form':
      return `the form field "${placement.name}"`
  }
}
