import type { AnyInterface } from '../interface.ts'
import type { Content } from './content.ts'

/** What the interfaces keep, in the order of the list. */
export function contentsOf(interfaces: readonly AnyInterface[]): readonly Content[] {
  return interfaces.flatMap(({ content }) => (content ? [content] : []))
}
