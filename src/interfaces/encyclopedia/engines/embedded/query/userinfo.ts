import { choices } from '../parameters/choices.ts'
import { defineMeta } from './module.ts'

const properties = [
  'blockinfo',
  'changeablegroups',
  'editcount',
  'groupmemberships',
  'groups',
  'hasmsg',
  'implicitgroups',
  'options',
  'ratelimits',
  'rights',
] as const

const nothingToChange = { add: [], remove: [], 'add-self': [], 'remove-self': [] }

/** `meta=userinfo`: everybody is the same reader, who is not logged in. */
export const userinfo = defineMeta({
  name: 'userinfo',
  prefix: 'ui',
  parameters: { prop: choices(properties, { allSpecifier: '*' }) },
  async describe({ form }, { prop }) {
    const chosen = new Set(prop)
    const user = {
      id: 0,
      name: '127.0.0.1',
      ...form.flags({ anon: true }),
      ...(chosen.has('groups') ? { groups: ['*'] } : {}),
      ...(chosen.has('groupmemberships') ? { groupmemberships: [] } : {}),
      ...(chosen.has('implicitgroups') ? { implicitgroups: ['*'] } : {}),
      ...(chosen.has('rights') ? { rights: ['read'] } : {}),
      ...(chosen.has('changeablegroups') ? { changeablegroups: nothingToChange } : {}),
      ...(chosen.has('options') ? { options: {} } : {}),
      ...(chosen.has('editcount') ? { editcount: 0 } : {}),
      ...(chosen.has('ratelimits') ? { ratelimits: {} } : {}),
    }
    return { userinfo: user }
  },
})
