import { choicesOr } from '../parameters/choices.ts'
import { defineMeta } from './module.ts'

const types = ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'] as const

/** The token of somebody who is not logged in, the same for everybody. */
const anonymousToken = '+\\'

/** Those that begin a session have a part of their own, which some clients look for; none begins here. */
const sessionToken = `${'0'.repeat(40)}${anonymousToken}`
const ofSessions: ReadonlySet<string> = new Set(['createaccount', 'login'])

/** `meta=tokens`: clients ask for them when they begin; there is nothing here that they would open. */
export const tokens = defineMeta({
  name: 'tokens',
  prefix: '',
  parameters: { type: choicesOr(types, ['csrf'], { allSpecifier: '*' }) },
  async describe({ sent, warnings }, { type }) {
    if (!sent.has('callback') && sent.take('origin') !== '*')
      return { tokens: Object.fromEntries(type.map((each) => [`${each}token`, tokenOf(each)])) }
    warnings.add(
      'query+tokens',
      'tokens-origin',
      'Tokens may not be obtained when the same-origin policy is not applied.',
    )
    return {}
  },
})

function tokenOf(type: string): string {
  return ofSessions.has(type) ? sessionToken : anonymousToken
}
