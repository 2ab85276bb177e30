import type { MetaModule } from './module.ts'

const types = ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'] as const

/** The token of somebody who is not logged in, the same for everybody. */
const anonymousToken = '+\\'

/** `meta=tokens`: clients ask for them when they begin; there is nothing here that they would open. */
export const tokens: MetaModule = {
  parameters: ['type'],
  async describe({ parameters }) {
    const chosen = parameters.choices('type', 'tokens', types) ?? ['csrf']
    return { tokens: Object.fromEntries(chosen.map((type) => [`${type}token`, anonymousToken])) }
  },
}
