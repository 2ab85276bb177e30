import type { MetaModule } from './module.ts'

const properties = ['blockinfo', 'hasmsg', 'groups', 'implicitgroups', 'rights', 'changeablegroups', 'options'] as const

/** `meta=userinfo`: everybody is the same reader, who is not logged in. */
export const userinfo: MetaModule = {
  parameters: ['uiprop'],
  async describe({ parameters, form }) {
    const chosen = new Set(parameters.choices('uiprop', 'userinfo', properties) ?? [])
    const user = {
      id: 0,
      name: '127.0.0.1',
      ...form.flags({ anon: true }),
      ...(chosen.has('groups') ? { groups: ['*'] } : {}),
      ...(chosen.has('implicitgroups') ? { implicitgroups: ['*'] } : {}),
      ...(chosen.has('rights') ? { rights: ['read'] } : {}),
      ...(chosen.has('changeablegroups')
        ? { changeablegroups: { add: [], remove: [], 'add-self': [], 'remove-self': [] } }
        : {}),
      ...(chosen.has('options') ? { options: {} } : {}),
    }
    return { userinfo: user }
  },
}
