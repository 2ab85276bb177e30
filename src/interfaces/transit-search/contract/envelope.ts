/** What every answer of this wire is wrapped in, and how it fails. */
import * as Type from 'typebox'
import type { TOptional, TProperties, TSchema, TString } from 'typebox'

export const text = (description?: string) => Type.String(description ? { description } : {})
export const optionalText = (description?: string) => Type.Optional(text(description))

export type Words<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Names

/** Texts of these names, with spaces between: what stands in the client is half as long. */
export const texts = <const Names extends string>(names: Names, about?: Descriptions) =>
  spread(names, (name) => text(about?.get(name))) as { [Name in Words<Names>]: TString }

export const optionalTexts = <const Names extends string>(names: Names, about?: Descriptions) =>
  spread(names, (name) => optionalText(about?.get(name))) as { [Name in Words<Names>]: TOptional<TString> }

type Descriptions = ReadonlyMap<string, string>

const spread = <Schema extends TSchema>(names: string, toSchema: (name: string) => Schema) =>
  Object.fromEntries(names.split(' ').map((name) => [name, toSchema(name)]))

/** An element that may repeat: alone an object, several a list; with `TRANSIT_SEARCH_COLLAPSE=never` always a list. */
export const oneOrMore = <Element extends TSchema>(element: Element) =>
  Type.Union([element, Type.Array(element, { minItems: 1 })])

/** The same where there may be none. */
export const several = <Element extends TSchema>(element: Element) => Type.Optional(oneOrMore(element))

/** An element with attributes and text, or with its text alone. */
export const textOrDetail = Type.Union([Type.String(), Type.Object({ text: Type.String(), detail: Type.String() })])

const apiVersion = text()
const engineVersion = text()

/** What an answer holds, in the envelope of all of them. */
export const answer = <Content extends TProperties>(content: Content) =>
  Type.Object({ ResultSet: Type.Object({ apiVersion, engineVersion, ...content }) })

/** With seconds and offset: 2026-11-24T12:57:00+09:00. */
export const datetime = text()

export const Failure = Type.Object({
  ResultSet: Type.Object({
    apiVersion: Type.Optional(apiVersion),
    Error: Type.Object({
      code: text(),
      Message: text(),
    }),
  }),
})
