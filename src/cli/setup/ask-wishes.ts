import { createInterface } from 'node:readline/promises'
import { writeSize } from '../../kernel/commands/write-size.ts'
import { OperatorError } from '../../kernel/errors/operator-error.ts'
import type { CatalogueEntry } from '../../kernel/models/catalogue-entry.ts'
import { findBySize, type SetupWishes } from './wishes.ts'
import type { EngineSuggestion } from '../../kernel/engines/engine.ts'

export interface Person extends Disposable {
  ask(question: string): Promise<string>
}

/** The person at the terminal. @throws OperatorError where there is none */
export function openPerson(): Person {
  if (!process.stdin.isTTY)
    throw new OperatorError(
      'Nobody can be asked here; say what it is for: mainstay setup --chat small --translate de --pictures --yes',
    )
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  return {
    ask: async (question) => (await lines.question(question)).trim(),
    [Symbol.dispose]: () => lines.close(),
  }
}

/** Asks what Mainstay is for here. Enter leaves the built-in engine. */
export async function askWishes(
  person: Person,
  catalogue: readonly CatalogueEntry[],
  server: EngineSuggestion | undefined,
): Promise<SetupWishes> {
  if (server) process.stderr.write(`${server.about}\n`)
  const chat = await person.ask(
    `Chat by a language model? ${sizesOf('chat', catalogue)}${server ? ', server for the one found' : ''}; Enter for none: `,
  )
  const translate = await person.ask(
    'Translate? Languages to and from English such as "de fr", pairs such as "ja-en"; Enter for none: ',
  )
  const embeddings = await person.ask(
    `Embeddings by a larger model? ${sizesOf('embeddings', catalogue)}; Enter for none: `,
  )
  const moderation = await person.ask(
    `Moderation by a classifier too? ${sizesOf('moderation', catalogue)}; y or Enter for none: `,
  )
  const pictures = await person.ask('Captions, tags, faces and words of pictures? y or Enter for none: ')
  return {
    ...(chat !== '' && { chat }),
    ...(translate !== '' && { translate }),
    ...(embeddings !== '' && { embeddings }),
    moderation: /^y/i.test(moderation),
    pictures: /^y/i.test(pictures),
  }
}

function sizesOf(purpose: string, catalogue: readonly CatalogueEntry[]): string {
  return ['small', 'medium', 'large']
    .flatMap((size) => findBySize(purpose, size, catalogue) ?? [])
    .map(({ size, name, bytes }) => `${size} (${name}, ~${writeSize(bytes)})`)
    .join(', ')
}
