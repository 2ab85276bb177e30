import type { JsonObject } from '../../../libraries/json/json-object.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { NewAccount, SocialRecord } from '../storage/records.ts'
import { idOf, objectOf, textOf } from './fields.ts'
import { openZip, type ZipEntry } from './open-zip.ts'
import { readElements } from './read-elements.ts'
import type { SocialSource } from './source.ts'
import { toTwitterPost } from './to-twitter-post.ts'

/** Large archives come in parts: `tweets.js`, `tweets-part1.js`, and `tweet.js` in older ones. */
const files = {
  account: /(^|\/)data\/account\.js$/,
  profile: /(^|\/)data\/profile\.js$/,
  posts: /(^|\/)data\/tweets?(-part\d+)?\.js$/,
  followers: /(^|\/)data\/follower(-part\d+)?\.js$/,
  friends: /(^|\/)data\/following(-part\d+)?\.js$/,
}

/** A Twitter archive: the zip with account.js, tweets.js, follower.js and following.js in its folder `data`. */
export async function openTwitterArchive(path: string, screenName: string | undefined): Promise<SocialSource> {
  const { entries, close } = await openZip(path)
  const find = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name))
  const [posts, followers, friends] = [find(files.posts), find(files.followers), find(files.friends)]
  const counter = { done: 0 }
  const total = [...posts, ...followers, ...friends].reduce((sum, { size }) => sum + size, 0)
  const read = (entry: ZipEntry) => readEntry(entry, path, counter)

  async function* records(): AsyncGenerator<SocialRecord> {
    const [accountFile] = find(files.account)
    if (!accountFile) throw new OperatorError(`${path} has no data/account.js: it is no Twitter archive.`)
    const [profileFile] = find(files.profile)
    const account = await readAccount(read(accountFile), profileFile && read(profileFile), screenName)
    if (!account) throw new OperatorError(`data/account.js in ${path} names no account.`)
    counter.done = 0
    yield { type: 'account', account }
    for (const file of posts) {
      for await (const entry of read(file)) {
        const post = toTwitterPost(entry)
        if (post) yield { type: 'post', accountId: account.id, post }
      }
    }
    for await (const followerId of readRelations(followers.map(read), 'follower'))
      yield { type: 'follower', accountId: account.id, followerId }
    for await (const friendId of readRelations(friends.map(read), 'following'))
      yield { type: 'follower', accountId: friendId, followerId: account.id }
  }
  return {
    records: records(),
    progress: () => ({ done: Math.min(counter.done, total), total }),
    [Symbol.asyncDispose]: async () => close(),
  }
}

async function* readEntry(entry: ZipEntry, path: string, counter: { done: number }): AsyncGenerator<JsonObject> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of entry.read()) {
      counter.done += chunk.length
      yield chunk
    }
  }
  // `window.YTD.tweets.part0 = [ … ]`
  yield* readElements(counted(), '=', `${entry.name} in ${path}`)
}

/** The accounts at the other end. */
async function* readRelations(
  files: readonly AsyncIterable<JsonObject>[],
  kind: 'follower' | 'following',
): AsyncGenerator<string> {
  for (const file of files) {
    for await (const entry of file) {
      const id = idOf(objectOf(entry, kind), 'accountId')
      if (id !== undefined) yield id
    }
  }
}

async function readAccount(
  accounts: AsyncIterable<JsonObject>,
  profiles: AsyncIterable<JsonObject> | undefined,
  screenName: string | undefined,
): Promise<NewAccount | undefined> {
  const account = objectOf(await first(accounts), 'account')
  const profile = profiles ? objectOf(await first(profiles), 'profile') : {}
  const [id, name] = [idOf(account, 'accountId'), textOf(account, 'username')]
  if (id === undefined || name === undefined) return undefined
  const description = objectOf(profile, 'description')
  const created = Date.parse(textOf(account, 'createdAt') ?? '')
  return {
    id,
    screenName: screenName ?? name,
    name: textOf(account, 'accountDisplayName') ?? name,
    ...dropUndefined({
      description: textOf(description, 'bio'),
      location: textOf(description, 'location'),
      url: textOf(description, 'website'),
      imageUrl: textOf(profile, 'avatarMediaUrl'),
    }),
    createdAt: Number.isNaN(created) ? 0 : created,
  }
}

async function first(objects: AsyncIterable<JsonObject>): Promise<JsonObject> {
  for await (const object of objects) return object
  return {}
}
