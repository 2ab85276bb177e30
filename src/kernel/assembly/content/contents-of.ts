import { capabilitiesOf } from '../../wire/interface/capabilities-of.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Content, KeptContent } from '../../wire/interface/content.ts'

/** What the capabilities and the interfaces keep, in the order of the list. */
export function keptContentsOf(interfaces: readonly AnyInterface[]): readonly KeptContent[] {
  return [...capabilitiesOf(interfaces), ...interfaces].flatMap(({ content }) => (content ? [content] : []))
}

/** What of it comes from files, and has a sample. */
export function contentsOf(interfaces: readonly AnyInterface[]): readonly Content[] {
  return keptContentsOf(interfaces).filter((content): content is Content => 'import' in content)
}
