import { createInterface } from 'node:readline/promises'
import { writeSize } from '../../libraries/numbers/write-size.ts'
import { OperatorError } from '../../libraries/errors/operator-error.ts'
import type { CatalogueEntry } from '../../kernel/foundation/shelf/catalogue-entry.ts'
import type { EngineSuggestion } from '../../kernel/wire/interface/engine.ts'
import { findBySize, type SetupWishes, toModelNames } from './wishes.ts'

export interface Person extends Disposable {
  ask(question: string): Promise<string>
}

/** The person at the terminal. @throws OperatorError where there is none */
export function openPerson(mayAsk = true): Person {
  if (!mayAsk || !process.stdin.isTTY)
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
  const chat = await askForModel(
    person,
    'chat',
    catalogue,
    `Chat by a language model? ${sizesOf('chat', catalogue)}${server ? ', server for the one found' : ''}; Enter for none: `,
  )
  const translate = await askUnlessNo(
    person,
    'Translate? Languages to and from English such as "de fr", pairs such as "ja-en"; Enter for none: ',
  )
  const embeddings = await askForModel(
    person,
    'embeddings',
    catalogue,
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

/** Yes is the small one; what names no model is asked again. */
async function askForModel(
  person: Person,
  purpose: 'chat' | 'embeddings',
  catalogue: readonly CatalogueEntry[],
  question: string,
): Promise<string> {
  for (let tries = 0; tries < maxTries; tries++) {
    const answer = await askUnlessNo(person, question)
    const wish = /^(?:y|yes|はい)$/i.test(answer) ? 'small' : answer
    try {
      if (wish !== '') toModelNames({ [purpose]: wish }, catalogue)
      return wish
    } catch (thrown) {
      if (!(thrown instanceof OperatorError)) throw thrown
      process.stderr.write(`${thrown.message}\n`)
    }
  }
  return ''
}

const maxTries = 3

/** What somebody answers; nothing where that is no. */
async function askUnlessNo(person: Person, question: string): Promise<string> {
  const answer = await person.ask(question)
  return /^(?:n|no|none|nothing|-|いいえ|なし)$/i.test(answer) ? '' : answer
}

function sizesOf(purpose: string, catalogue: readonly CatalogueEntry[]): string {
  return ['small', 'medium', 'large']
    .flatMap((size) => findBySize(purpose, size, catalogue) ?? [])
    .map(({ size, name, bytes }) => `${size} (${name}, ~${writeSize(bytes)})`)
    .join(', ')
}
