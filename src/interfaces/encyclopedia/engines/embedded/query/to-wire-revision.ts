import type { Page } from '../../../storage/wiki-store.ts'
import type { Form } from '../../../domain/form.ts'
import { toWireTime } from '../to-wire-time.ts'

export interface RevisionOptions {
  /** Values of `rvprop`. */
  readonly chosen: ReadonlySet<string>
  /** Whether the content stands in slots, as since MediaWiki 1.32, or beside the other fields. */
  readonly hasSlots: boolean
  /** The source text, when it was asked for. */
  readonly text: string | undefined
}

/** A revision with the fields that were chosen, in MediaWiki's order. */
export function toWireRevision({ revision }: Page, options: RevisionOptions, form: Form): Record<string, unknown> {
  const { chosen, hasSlots } = options
  const content = describeContent(revision, options, form)
  return {
    ...(chosen.has('ids') ? { revid: revision.id, parentid: revision.parentId ?? 0 } : {}),
    ...(chosen.has('flags') ? form.flags({ minor: false }) : {}),
    ...describeUser(revision, chosen, form),
    ...(chosen.has('timestamp') ? { timestamp: toWireTime(revision.timestamp) } : {}),
    ...(chosen.has('size') ? { size: revision.size } : {}),
    ...(hasSlots && Object.keys(content).length > 0 ? { slots: { main: content } } : {}),
    ...(chosen.has('comment') ? { comment: revision.comment } : {}),
    ...(hasSlots ? {} : content),
  }
}

function describeUser({ user, userId = 0 }: Page['revision'], chosen: ReadonlySet<string>, form: Form) {
  if (!chosen.has('user') && !chosen.has('userid')) return {}
  if (user === undefined) return form.flags({ userhidden: true })
  return {
    ...(chosen.has('user') ? { user } : {}),
    ...(chosen.has('userid') ? { userid: userId } : {}),
    ...(userId === 0 ? form.flags({ anon: true }) : {}),
  }
}

function describeContent({ model, format }: Page['revision'], { chosen, text }: RevisionOptions, form: Form) {
  return {
    ...(chosen.has('contentmodel') || text !== undefined ? { contentmodel: model } : {}),
    ...(text === undefined ? {} : { contentformat: format, [form.text('content')]: text }),
  }
}
