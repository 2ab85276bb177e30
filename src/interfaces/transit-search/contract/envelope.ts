/** What every answer of this wire is wrapped in, and how it fails. */
import * as Type from 'typebox'
import type { TSchema } from 'typebox'

export const text = (description?: string) => Type.String(description === undefined ? {} : { description })
export const optionalText = (description?: string) => Type.Optional(text(description))

/** An element that may repeat: alone an object, several a list; with `TRANSIT_SEARCH_COLLAPSE=never` always a list. */
export const oneOrMore = <Element extends TSchema>(element: Element) =>
  Type.Union([element, Type.Array(element, { minItems: 1 })])

/** An element with attributes and text, or with its text alone. */
export const textOrDetail = Type.Union([
  Type.String(),
  Type.Object({ text: Type.String(), detail: Type.String({ description: 'local, shinkansen' }) }),
])

export const apiVersion = text('Version of the wire, such as 1.27.0.0')
export const engineVersion = text('Version of the timetables, from the day of the newest import: 202611_22a')

export const Failure = Type.Object({
  ResultSet: Type.Object({
    apiVersion: Type.Optional(apiVersion),
    Error: Type.Object({
      code: text('Such as E102; the README of this interface lists them'),
      Message: text('A sentence in Japanese, then one in English'),
    }),
  }),
})
