import { capabilitiesOf } from '../engines/capabilities-of.ts'
import type { AnyInterface } from '../interface.ts'
import type { Content } from './content.ts'

/** What the capabilities and the interfaces keep, in the order of the list. */
export function contentsOf(interfaces: readonly AnyInterface[]): readonly Content[] {
  return [...capabilitiesOf(interfaces), ...interfaces].flatMap(({ content }) => (content ? [content] : []))
}
