import { createHash } from 'node:crypto'
import type { Form } from '../../../domain/form.ts'
import { toWireTime } from '../to-wire-time.ts'
import type { Page } from '../../../storage/stored-page.ts'

export interface RevisionOptions {
  /** Values of `rvprop`. */
  readonly chosen: ReadonlySet<string>
  /** Whether the content stands in slots, as since MediaWiki 1.32, or beside the other fields. */
  readonly hasSlots: boolean
  /** The source text, where something that was asked for comes from it. */
  readonly whole: string | undefined
  /** What of it is shown; a slot says of itself that it has no such section. */
  readonly content: { readonly text: string } | 'no-such-section' | undefined
  /** The comment in HTML, where it was asked for. */
  readonly comment: string | undefined
}

/** A revision with the fields that were chosen, in MediaWiki's order. */
export function toWireRevision({ revision }: Page, options: RevisionOptions, form: Form): Record<string, unknown> {
  const { chosen, hasSlots, whole } = options
  const slot = describeSlot(revision, options, form)
  return {
    ...(chosen.has('ids') ? { revid: revision.id, parentid: revision.parentId ?? 0 } : {}),
    ...(chosen.has('flags') ? form.flags({ minor: false }) : {}),
    ...describeUser(revision, chosen, form),
    ...(chosen.has('timestamp') ? { timestamp: toWireTime(revision.timestamp) } : {}),
    ...(chosen.has('size') ? { size: revision.size } : {}),
    ...(chosen.has('sha1') && whole !== undefined ? { sha1: hash(whole) } : {}),
    ...(chosen.has('roles') ? { roles: ['main'] } : {}),
    ...(hasSlots && Object.keys(slot).length > 0 ? { slots: { main: slot } } : {}),
    ...(chosen.has('comment') ? { comment: revision.comment } : {}),
    ...(options.comment === undefined ? {} : { parsedcomment: options.comment }),
    ...(hasSlots ? {} : slot),
    ...(chosen.has('tags') ? { tags: [] } : {}),
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

/** Size and hash of the slot have a field of their own in slots alone. */
function describeSlot(revision: Page['revision'], { chosen, hasSlots, whole, content }: RevisionOptions, form: Form) {
  return {
    ...(hasSlots && chosen.has('slotsize') ? { size: revision.size } : {}),
    ...(hasSlots && chosen.has('slotsha1') && whole !== undefined ? { sha1: hash(whole) } : {}),
    ...(chosen.has('contentmodel') || typeof content === 'object' ? { contentmodel: revision.model } : {}),
    ...(content === 'no-such-section' ? form.flags({ nosuchsection: true }) : {}),
    ...(typeof content === 'object' ? { contentformat: revision.format, [form.text('content')]: content.text } : {}),
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
