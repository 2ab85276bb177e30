import type { ResponseOf } from '../../kernel/wire/contract.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { userSearch } from './contract.ts'
import type { FoundUser, UserDirectory } from './port.ts'

const usersPerPage = 20

/** For users without a picture: the wire's field is an address. Nothing is served there. */
const noPhoto = 'https://example.com/no-photo.png'

export const handlers: Handlers<typeof userSearch, UserDirectory> = {
  async searchUsers({ query }, { engine }) {
    const page = Number(query.page ?? 1)
    const limit = Number(query.limit ?? usersPerPage)
    const { total, users } = await engine.search({ name: query.q, offset: (page - 1) * limit, limit })
    return {
      meta: { limit, message: 'success', hit_num: total, total_page: Math.ceil(total / limit), page },
      users: users.map(toWireUser),
    }
  },
}

type WireUser = ResponseOf<(typeof userSearch)['operations']['searchUsers']>['users'][number]

function toWireUser({ score, photo = noPhoto, displayName }: FoundUser): WireUser {
  return { score, photo, display_name: displayName }
}
