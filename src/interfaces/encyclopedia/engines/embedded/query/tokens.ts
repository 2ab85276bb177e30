import { choicesOr } from '../parameters/choices.ts'
import { defineMeta } from './module.ts'

const types = ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'] as const

/** The token of somebody who is not logged in, the same for everybody. */
const anonymousToken = '+\\'

/** `meta=tokens`: clients ask for them when they begin; there is nothing here that they would open. */
export const tokens = defineMeta({
  name: 'tokens',
  prefix: '',
  parameters: { type: choicesOr(types, ['csrf'], { allSpecifier: '*' }) },
  async describe({ sent, warnings }, { type }) {
    if (!sent.has('callback') && sent.take('origin') !== '*')
      return { tokens: Object.fromEntries(type.map((each) => [`${each}token`, anonymousToken])) }
    warnings.add(
      'query+tokens',
      'tokens-origin',
      'Tokens may not be obtained when the same-origin policy is not applied.',
    )
    return {}
  },
})
