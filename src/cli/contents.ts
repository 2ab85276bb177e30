import { interfaces } from '../interfaces/index.ts'
import { contentsOf } from '../kernel/content/contents-of.ts'

/** What this product keeps, by the words of the command line. */
export const contents = contentsOf(interfaces)
