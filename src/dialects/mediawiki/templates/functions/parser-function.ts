import type { Link } from '../../read-target.ts'
import type { ExpandOptions } from '../template.ts'
import { joinBracePart, type BracePart, type WikitextNode } from '../wikitext-node.ts'

/** `{{name: first | part | part}}`: what is not asked for is not expanded. */
export interface FunctionCall {
  readonly first: string
  readonly parts: readonly BracePart[]
  readonly expand: (nodes: readonly WikitextNode[]) => string
  readonly exists: (page: Link) => boolean
  readonly options: ExpandOptions
}

/** Answers undefined for what it cannot do. */
export type ParserFunction = (call: FunctionCall) => string | undefined

/** One of the parts after the first, counted from 0, without white space around it; empty where there is none. */
export function readPart({ parts, expand }: FunctionCall, index: number): string {
  const part = parts[index]
  return part ? expand(joinBracePart(part)).trim() : ''
}
