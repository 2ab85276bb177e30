import { ActionError, badContinue } from '../../../domain/action-error.ts'
import { memberTypes } from '../../../storage/tables.ts'
import { choiceOr, choicesOr } from '../parameters/choices.ts'
import { namespaces } from '../parameters/namespaces.ts'
import { integer, limit } from '../parameters/numbers.ts'
import { text } from '../parameters/texts.ts'
import { readSubject, toKey } from '../titles.ts'
import { toWireTime } from '../to-wire-time.ts'
import { defineList, type ListedPage } from './list-module.ts'
import { needIndex } from './need-index.ts'
import type { CategoryMember, MemberRange } from '../../../storage/category-member.ts'

const properties = ['ids', 'sortkey', 'sortkeyprefix', 'timestamp', 'title', 'type'] as const

const categoryNamespace = 14

/** `list=categorymembers` (mediawiki.org/wiki/API:Categorymembers): what is in a category, by what it is sorted by. */
export const categoryMembers = defineList({
  name: 'categorymembers',
  prefix: 'cm',
  parameters: {
    title: text,
    pageid: integer,
    prop: choicesOr(properties, ['ids', 'title']),
    namespace: namespaces,
    type: choicesOr(memberTypes, memberTypes),
    continue: text,
    limit: limit(10),
    sort: choiceOr(['sortkey'], 'sortkey'),
    dir: choiceOr(['asc', 'ascending', 'desc', 'descending', 'newer', 'older'], 'ascending'),
  },
  async list(call, values) {
    const category = await readSubject(call, 'cm', values)
    if (category.namespace !== categoryNamespace)
      throw new ActionError('invalidcategory', 'The category name you entered is not valid.')
    await needIndex(call, 'query+categorymembers')
    const found = await call.store.listCategoryMembers(call.site.language, toKey(category, call.site), {
      types: values.type,
      namespaces: values.namespace,
      since: readContinue(values.continue),
      isDescending: ['desc', 'descending', 'older'].includes(values.dir),
      limit: values.limit + 1,
    })
    const beyond = found[values.limit]
    const chosen = new Set(values.prop)
    return {
      pages: found.slice(0, values.limit).map((member) => describe(member, chosen)),
      next: beyond && { continue: `${beyond.type}|${toHex(beyond.sortKey)}|${beyond.page.id}` },
    }
  },
})

function describe({ page, type, sortKey, sortPrefix }: CategoryMember, chosen: ReadonlySet<string>): ListedPage {
  const { id, namespace, title } = page
  const fields = {
    ...(chosen.has('ids') ? { pageid: id } : {}),
    ...(chosen.has('title') ? { ns: namespace, title } : {}),
    ...(chosen.has('sortkey') ? { sortkey: toHex(sortKey) } : {}),
    ...(chosen.has('sortkeyprefix') ? { sortkeyprefix: sortPrefix } : {}),
    ...(chosen.has('type') ? { type } : {}),
    ...(chosen.has('timestamp') ? { timestamp: toWireTime(page.revision.timestamp) } : {}),
  }
  return { title, page, fields }
}

export function toHex(key: string): string {
  return Buffer.from(key).toString('hex')
}

/** `page|4252494e|33`: what kind of member, what it is sorted by in hexadecimal, and its id. */
function readContinue(sent: string | undefined): MemberRange['since'] {
  if (sent === undefined) return undefined
  const [, type, key = '', id] = /^(page|subcat|file)\|((?:[\da-f]{2})*)\|(\d{1,15})$/.exec(sent) ?? []
  const known = memberTypes.find((each) => each === type)
  if (!known) throw badContinue()
  return { type: known, sortKey: Buffer.from(key, 'hex').toString('utf8'), pageId: Number(id) }
}
