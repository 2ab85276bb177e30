import { interfaces } from '../interfaces/index.ts'
import { contentsOf, keptContentsOf } from '../kernel/assembly/content/contents-of.ts'

/** What this product keeps, by the words of the command line. */
export const keptContents = keptContentsOf(interfaces)

/** What of it comes from files, and has a sample. */
export const contents = contentsOf(interfaces)
