import type { JsonSchema } from '../../../port.ts'
import { type Budget, GrammarWriter, type WriterOptions } from './grammar-writer.ts'
import { invalid, NothingAllowed, TooLarge } from './schema-fault.ts'

/** Values of a schema, as rules of a grammar. */
export interface SchemaRules {
  /** The right side of a rule. */
  readonly root: string
  readonly rules: ReadonlyMap<string, string>
  /** Whether what is written by them may yet be wrong by the schema. */
  readonly isLoose: boolean
}

/**
 * The rules of a schema. Of one that is too large, and need not be kept to strictly, nothing is left but whether it is an object.
 *
 * @throws ServiceError `unsupported_parameter` for a schema that nothing can be written by, or that cannot be kept to strictly
 */
export function toRules(schema: JsonSchema, options: WriterOptions): SchemaRules {
  const writer = new GrammarWriter(schema, options)
  try {
    const root = writer.write(schema)
    return { root, rules: writer.rules, isLoose: writer.isLoose }
  } catch (thrown) {
    if (thrown instanceof NothingAllowed) throw invalid(thrown.message)
    if (!(thrown instanceof TooLarge)) throw thrown
    if (options.isStrict) throw invalid(thrown.message)
    return toLooseRules(schema)
  }
}

/** Any object, or any value at all: the schema is held to afterwards. */
export function toLooseRules({ type }: JsonSchema): SchemaRules {
  return { root: type === 'object' ? 'object' : 'value', rules: new Map(), isLoose: true }
}

/** For the schemas of one request together: llama.cpp reads grammars on the event loop. */
export function openBudget(): Budget {
  return { left: 64 * 1024 }
}
