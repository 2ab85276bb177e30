import type { Person } from '../feed.ts'

const address = String.raw`[^\s<>()@,;]+@[^\s<>()@,;]+`
const addressThenName = new RegExp(String.raw`^(${address})\s*\(([^)]*)\)$`)
const nameThenAddress = new RegExp(String.raw`^([^<(]*)[<(]\s*(?:mailto:)?(${address})\s*[>)]$`)
const addressAlone = new RegExp(`^(?:mailto:)?(${address})$`)

/** A person as RSS writes one: `mark@example.org (Mark)`, `Mark (mark@example.org)`, `Mark <mark@example.org>`, or either. */
export function readPerson(written: string): Person {
  const [, firstAddress, lastName] = addressThenName.exec(written) ?? []
  if (firstAddress) return toPerson(lastName, firstAddress)
  const [, firstName, lastAddress] = nameThenAddress.exec(written) ?? []
  if (lastAddress) return toPerson(firstName, lastAddress)
  const [, email] = addressAlone.exec(written) ?? []
  return email ? { email } : { name: written }
}

/** The names of people, for readers that show one line. */
export function nameAuthors(authors: readonly Person[]): string {
  if (authors.length === 0) return ''
  return [...new Set(authors.flatMap(({ name, email, uri }) => name ?? email ?? uri ?? []))].join(', ')
}

function toPerson(name: string | undefined, email: string): Person {
  const trimmed = name?.trim()
  return trimmed ? { name: trimmed, email } : { email }
}
