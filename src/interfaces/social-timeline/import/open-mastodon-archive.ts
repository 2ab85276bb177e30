import { hash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import { formatSystemError } from '../../../libraries/errors/format-system-error.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { NewAccount, SocialRecord } from '../storage/records.ts'
import { TextBuilder, writeHtml } from '../domain/text/html-to-text.ts'
import { objectOf, textOf } from './fields.ts'
import { readElements } from './read-elements.ts'
import type { SocialSource } from './source.ts'
import { toMastodonPost } from './to-mastodon-post.ts'

/** Bytes. */
const largestActor = 1024 * 1024

/** A Mastodon archive: the tar.gz with actor.json and outbox.json. Read twice, as the actor may come after the outbox. */
export async function openMastodonArchive(path: string, screenName: string | undefined): Promise<SocialSource> {
  let done = 0
  const { stream, size } = await openSource(path)
  stream.destroy()

  async function* records(): AsyncGenerator<SocialRecord> {
    const account = await readActor(path, screenName)
    yield { type: 'account', account }
    for await (const { name, content } of readTar(path, (bytes) => (done = bytes))) {
      if (!/(^|\/)outbox\.json$/.test(name)) continue
      for await (const activity of readElements(content, '"orderedItems"', `${name} in ${path}`)) {
        const post = toMastodonPost(activity)
        if (post) yield { type: 'post', accountId: account.id, post }
      }
    }
  }
  return { records: records(), progress: () => ({ done, total: size }), [Symbol.asyncDispose]: async () => {} }
}

interface TarFile {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

async function* readTar(path: string, report: (bytesRead: number) => void): AsyncGenerator<TarFile> {
  const { stream } = await openSource(path)
  const tar = extract()
  const gunzip = createGunzip()
  const fail = (cause: Error) => tar.destroy(cause)
  stream.on('error', fail).pipe(gunzip).on('error', fail).pipe(tar)
  try {
    for await (const entry of tar) {
      report(stream.bytesRead)
      // streamx's own types say `unknown`; tar-stream's chunks are buffers.
      yield { name: entry.header.name, content: readContent(entry as AsyncIterable<Buffer>, path) }
      // What was not read is passed over.
      entry.resume()
    }
  } catch (cause) {
    throw notReadable(path, cause)
  } finally {
    stream.destroy()
    gunzip.destroy()
    tar.destroy()
  }
}

/** A failure in the middle of the archive is thrown to the reader of one of its files. */
async function* readContent(content: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (cause) {
    throw notReadable(path, cause)
  }
}

function notReadable(path: string, cause: unknown): OperatorError {
  if (cause instanceof OperatorError) return cause
  const reason = formatSystemError(cause) ?? reasonOf(cause)
  return new OperatorError(`${path} is not a readable tar.gz archive: ${reason}.`, { cause })
}

async function readActor(path: string, screenName: string | undefined): Promise<NewAccount> {
  for await (const { name, content } of readTar(path, () => {})) {
    if (!/(^|\/)actor\.json$/.test(name)) continue
    const actor = await readObject(content, `${name} in ${path}`)
    const account = actor && toAccount(actor, screenName)
    if (account) return account
    throw new OperatorError(`${name} in ${path} names no account.`)
  }
  throw new OperatorError(`${path} has no actor.json: it is no Mastodon archive.`)
}

/** Undefined for what is no JSON object. */
async function readObject(content: AsyncIterable<Buffer>, place: string): Promise<JsonObject | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of content) {
    length += part.length
    if (length > largestActor)
      throw new OperatorError(`${place} is larger than 1 MiB; a description of an account is not.`)
    parts.push(part)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function toAccount(actor: JsonObject, screenName: string | undefined): NewAccount | undefined {
  const [address, name] = [textOf(actor, 'id'), textOf(actor, 'preferredUsername')]
  if (address === undefined || name === undefined) return undefined
  const description = new TextBuilder()
  writeHtml(description, textOf(actor, 'summary') ?? '', new Map())
  const image = textOf(objectOf(actor, 'icon'), 'url')
  return {
    id: toAccountId(address),
    screenName: screenName ?? name,
    name: textOf(actor, 'name') ?? name,
    description: description.text,
    url: textOf(actor, 'url'),
    imageUrl: image !== undefined && URL.canParse(image) ? image : undefined,
    createdAt: Date.parse(textOf(actor, 'published') ?? '') || 0,
  }
}

/** The archive names accounts by address alone: 48 bits of its hash are their number, the same in every archive. */
function toAccountId(address: string): string {
  return String(hash('sha256', address, 'buffer').readUIntBE(0, 6) + 1)
}
