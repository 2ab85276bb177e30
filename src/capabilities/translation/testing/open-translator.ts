/** A translator over fakes: engines that hang, die and decline at will cannot be had otherwise. */
import { CircuitBreaker } from '../../../libraries/retry/circuit-breaker.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { combine } from '../combine.ts'
import type { TextsRequest, TranslatedText, Translator } from '../domain/translator.ts'
import type { TranslationEngine, TranslationRequest } from '../port.ts'
import { settings } from '../settings.ts'
import { migrations } from '../storage/migrations.ts'

export interface OpenedTranslator {
  readonly translator: Translator
  /** The names that were reported, call by call. */
  readonly reported: readonly string[]
  readonly breakers: ReadonlyMap<string, CircuitBreaker>
  say(
    request: Partial<TextsRequest> & Pick<TextsRequest, 'texts'>,
    signal?: AbortSignal,
  ): Promise<readonly TranslatedText[]>
}

/** The engines by name, in the order in which they are asked. */
export async function openTranslator(
  engines: Readonly<Record<string, TranslationEngine>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenedTranslator> {
  const platform = await openTestPlatform(await createSqliteDatabase(), { migrations: [migrations], environment })
  const links = Object.entries(engines).map(([name, engine]) => ({
    name,
    load: async () => engine,
    breaker: new CircuitBreaker(),
  }))
  const capabilities = {
    use: async () => {
      throw new Error('Nothing here asks another capability.')
    },
  }
  const select = combine(links, { ...platform, settings: platform.settings.of(settings), capabilities })
  const reported: string[] = []
  const translator = select((name) => reported.push(name))
  return {
    translator,
    reported,
    breakers: new Map(links.map(({ name, breaker }) => [name, breaker])),
    say: (request, signal = new AbortController().signal) =>
      translator.translate({ target: 'ja', format: 'text', owner: 'anna', ...request }, signal),
  }
}

/** Fake: "translates" by writing its name and the pair before the text, white space kept. */
export function fakeEngine(
  name: string,
  pairs: readonly string[],
  translate: (request: TranslationRequest, signal: AbortSignal) => Promise<string> = async ({ text }) => text,
): TranslationEngine {
  return {
    listPairs: async () =>
      pairs.map((pair) => {
        const [source = '', target = ''] = pair.split('>')
        return { source, target }
      }),
    async translate(request, signal) {
      const text = await translate(request, signal)
      return { text: text.replace(/\S/, (first) => `${name}:${request.source}>${request.target} ${first}`) }
    },
  }
}
