import { badValue } from '../../../domain/action-error.ts'
import { keepKnown } from './choices.ts'
import type { Parameter, Sent } from './parameter.ts'
import { readList, readText } from './read-text.ts'

/** The namespace of media and that of special pages: no page lies there, yet links may lead there. */
const withoutPages = [-2, -1]

/** A namespace by its number. */
export function namespaceOr(standard: number): Parameter<number> {
  return {
    read(sent) {
      const value = readText(sent)
      if (value === undefined) return standard
      if (knownTo(sent).includes(value)) return Number(value)
      throw badValue(sent.name, value)
    },
    info: { type: 'namespace', default: standard },
  }
}

/** Namespaces by their numbers; `*` and an empty list are all of them, which is undefined here. */
export const namespaces: Parameter<readonly number[] | undefined> = declare({})

/** With those where no page lies. */
export const linkedNamespaces: Parameter<readonly number[] | undefined> = declare({ extraNamespaces: withoutPages })

export function namespacesOr(standard: number): Parameter<readonly number[] | undefined> {
  return {
    read: (sent) => (sent.text === undefined ? [standard] : namespaces.read(sent)),
    info: { ...namespaces.info, default: standard },
  }
}

function declare({
  extraNamespaces,
}: {
  extraNamespaces?: readonly number[]
}): Parameter<readonly number[] | undefined> {
  return {
    read(sent) {
      const values = readList(sent)
      if (!values || values.includes('*')) return undefined
      const known = [...knownTo(sent), ...(extraNamespaces ?? []).map(String)]
      const chosen = keepKnown(sent, values, known)
      return chosen.length > 0 ? chosen.map(Number) : undefined
    },
    info: { type: 'namespace', isMulti: true, allSpecifier: '*', ...(extraNamespaces ? { extraNamespaces } : {}) },
  }
}

function knownTo({ site }: Sent): string[] {
  return site.namespaces.flatMap(({ id }) => (id < 0 ? [] : String(id)))
}
