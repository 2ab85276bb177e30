import { cleanText } from '../../../kernel/assembly/content/clean-text.ts'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { makeKey } from '../domain/make-key.ts'
import type { StoredNote } from '../domain/stored-note.ts'
import { readDate } from './read-date.ts'

/** A note as its source has it. */
export interface NoteSource {
  /** For messages: the file, or the line of one. */
  readonly origin: string
  /** What makes the note the same one next time: its path in the folder, or its key. */
  readonly place: string
  /** HTML. */
  readonly body: string
  readonly fields: JsonObject
}

export interface NoteOptions {
  readonly urlname?: string
  readonly nickname?: string
}

export interface ReadNote {
  readonly account: { readonly urlname: string; readonly nickname: string | undefined }
  readonly note: StoredNote
}

const maxNameLength = 255

/** Reads the fields of a note under the names of the wire, of Jekyll, of Hugo and of its kin. */
export function toNote({ origin, place, body, fields }: NoteSource, options: NoteOptions): ReadNote {
  const user = isJsonObject(fields.user) ? fields.user : {}
  const urlname = cleanText(options.urlname ?? user.urlname ?? fields.urlname)
  if (urlname === '') throw new OperatorError(`${origin} names no account; say which one with --urlname.`)
  const key = cleanText(fields.key) || makeKey(urlname, place)
  if (urlname.length > maxNameLength || key.length > maxNameLength)
    throw new OperatorError(`${origin}: the urlname or the key is longer than ${maxNameLength} characters.`)
  const note = {
    urlname,
    key,
    title: cleanText(fields.title ?? fields.name),
    body: body.toWellFormed().replaceAll('\u{0}', ''),
    publishAt: readDate(fields.publish_at ?? fields.published_at ?? fields.publishDate ?? fields.date, origin),
    isDraft: fields.draft === true || fields.published === false || fields.status === 'draft',
    likes: readCount(fields.like_count ?? fields.likes, origin),
    address: cleanText(fields.note_url ?? fields.url) || undefined,
    tags: readTags(fields),
    isSample: false,
  }
  return { account: { urlname, nickname: cleanText(options.nickname ?? user.nickname) || undefined }, note }
}

function readCount(value: unknown, origin: string): number {
  if (value === undefined || value === null) return 0
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new OperatorError(`${origin}: the number of likes must be a whole number.`)
}

/** A list, or one text with commas; the wire's own form is read too. A hash sign before a tag is dropped. */
function readTags({ tags, hashtag_notes: hashtags }: JsonObject): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? hashtags)
  if (!Array.isArray(list)) return []
  return list.map((tag: unknown) => cleanText(nameOf(tag)).replace(/^#/, '')).filter((tag) => tag !== '')
}

function nameOf(tag: unknown): unknown {
  return isJsonObject(tag) && isJsonObject(tag.hashtag) ? tag.hashtag.name : tag
}
