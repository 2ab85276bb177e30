import { tmpdir } from 'node:os'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { writeGrammar } from '../engines/gguf/json-schema/grammar-text.ts'
import { openBudget, toRules } from '../engines/gguf/json-schema/to-grammar.ts'
import { loadLlama } from '../../../kernel/foundation/gguf/load-llama.ts'
import type { JsonSchema } from '../port.ts'

/** Grammars of schemas, as llama.cpp itself reads them. */
export async function openGrammars() {
  const { llama } = await loadLlama({ log: createLogger('silent'), threads: 1, dataFolder: tmpdir() })
  return {
    /** Whether each of the texts is whole by the schema's grammar. */
    async takes(schema: JsonSchema, texts: readonly string[], isStrict = true): Promise<boolean[]> {
      const { root, rules } = toRules(schema, { prefix: '', isStrict, budget: openBudget() })
      const grammar = await llama.createGrammar({ grammar: writeGrammar([['root', root], ...rules]) })
      // The package's own test of a text, which its types leave out.
      const test: unknown = Reflect.get(grammar, '_testText')
      if (typeof test !== 'function') throw new TypeError('This version of node-llama-cpp cannot test a text.')
      return texts.map((text) => Reflect.apply(test, grammar, [text]) === true)
    },
    [Symbol.asyncDispose]: () => llama.dispose(),
  }
}
