import type { TProperties } from 'typebox'
import * as Type from 'typebox'

/** Versions of the wire; Image Analysis 4.0 goes by dates instead. */
export const versions = ['v1.0', 'v2.0', 'v2.1', 'v3.0', 'v3.1', 'v3.2'] as const

export type Version = (typeof versions)[number]

export const sinceVersion2 = ['v2.0', 'v2.1', 'v3.0', 'v3.1', 'v3.2'] as const
export const upToVersion2 = ['v1.0', 'v2.0', 'v2.1'] as const
export const version2 = ['v2.0', 'v2.1'] as const
export const version3 = ['v3.0', 'v3.1', 'v3.2'] as const

/**
 * Where an operation of these versions answers. Microsoft's clients drop the path of their endpoint and ask for `/vision/v3.2/…`, so
 * that the base alone stands before the version.
 */
export function at<const Served extends readonly Version[]>(served: Served, path: string) {
  return { ...pathsTo(path), params: Type.Object({ version: Type.Enum(served) }) }
}

/** The same with a further parameter in the path. */
export function atEach<const Served extends readonly Version[], const Further extends TProperties>(
  served: Served,
  path: string,
  further: Further,
) {
  return { ...pathsTo(path), params: Type.Object({ version: Type.Enum(served), ...further }) }
}

function pathsTo(path: string) {
  return { path: `/vision/:version/${path}`, aliases: [`/:version/${path}`] }
}
