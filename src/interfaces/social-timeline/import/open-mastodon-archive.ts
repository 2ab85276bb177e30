import { hash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { json } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import { openSource } from '../../../kernel/content/open-source.ts'
import { isJsonObject, type JsonObject } from '../../../kernel/content/read-json-lines.ts'
import { OperatorError } from '../../../kernel/operator-error.ts'
import type { NewAccount, SocialRecord } from '../storage/records.ts'
import { TextBuilder, writeHtml } from '../text/html-to-text.ts'
import { objectOf, textOf } from './fields.ts'
import { readElements } from './read-elements.ts'
import type { SocialSource } from './source.ts'
import { toMastodonPost } from './to-mastodon-post.ts'

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
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
      // What was not read is passed over.
      entry.resume()
    }
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(`${path} is not a readable tar.gz archive (${String(cause)}).`, { cause })
  } finally {
    stream.destroy()
    gunzip.destroy()
    tar.destroy()
  }
}

async function readActor(path: string, screenName: string | undefined): Promise<NewAccount> {
  for await (const { name, content } of readTar(path, () => {})) {
    if (!/(^|\/)actor\.json$/.test(name)) continue
    const actor: unknown = await json(content).catch(() => undefined)
    const account = isJsonObject(actor) ? toAccount(actor, screenName) : undefined
    if (account) return account
    throw new OperatorError(`${name} in ${path} names no account.`)
  }
  throw new OperatorError(`${path} has no actor.json: it is no Mastodon archive.`)
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
