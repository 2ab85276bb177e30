import { type Command, InvalidArgumentError } from 'commander'
import {
  type CommonLinks,
  type CommonLinksOptions,
  findCommonLinks,
  supportedLanguageCodes,
} from '../common-links/index.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { readEnvironment, readOwnAddress } from './read-environment.ts'
import { listenForStop } from './stop-signal.ts'

interface Options {
  readonly lang: string
  readonly url?: string
  readonly withKey?: boolean
  readonly userAgent?: string
  readonly maxRequests?: number
  readonly json?: boolean
}

export function addCommonLinksCommand(program: Command): void {
  program
    .command('common-links')
    .description('List the titles that two articles of an encyclopedia both link to.')
    .argument('<article>', 'title of an article, written as the edition writes it')
    .argument('<other>', 'title of the other')
    .option('--lang <code>', 'the edition', 'en')
    .option(
      '--url <address>',
      'the encyclopedia, {lang} for the edition; that of the Mainstay on this machine unless given',
    )
    .option('--with-key', 'send $MAINSTAY_KEY to that address too, for a Mainstay elsewhere')
    .option('--user-agent <text>', 'how to name yourself elsewhere, such as "MyTool/1.0 (me@example.org)"')
    .option('--max-requests <number>', 'send no more requests than this', parseNumber)
    .option('--json', 'the whole result as JSON')
    .addHelpText(
      'after',
      `\nExamples:\n  mainstay common-links ベルリン ウィーン --lang jp\n  mainstay common-links Berlin Vienna --url 'https://{lang}.wikipedia.org'\n\nEditions: ${supportedLanguageCodes().join(' ')}`,
    )
    .action(listCommonLinks)
}

function parseNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a number from 1.')
}

async function listCommonLinks(article: string, other: string, { json, url, ...options }: Options): Promise<void> {
  using stop = listenForStop()
  const result = await search(article, other, options.lang, {
    baseUrl: url ?? `${readOwnAddress()}/encyclopedia/{lang}`,
    userAgent: options.userAgent,
    maxRequests: options.maxRequests,
    // The key of the Mainstay on this machine is no business of an encyclopedia elsewhere.
    key: url === undefined || options.withKey ? readEnvironment().environment['MAINSTAY_KEY'] : undefined,
    signal: stop.signal,
  })
  if (json) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
  if (!result.ok) throw new OperatorError(result.message)
  if (!json) process.stdout.write(result.titles.map((title) => `${title}\n`).join(''))
}

async function search(article: string, other: string, code: string, options: CommonLinksOptions): Promise<CommonLinks> {
  try {
    return await findCommonLinks(article, other, code, options)
  } catch (cause) {
    if (options.signal?.aborted) throw new OperatorError('Stopped before the links were read.', { cause })
    // What is wrong with the command line.
    if (cause instanceof TypeError) throw new OperatorError(cause.message, { cause })
    throw cause
  }
}
