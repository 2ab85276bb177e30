/** Archives as the two networks hand them out, made here in their layout. */
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'

/** A zip of deflated files (PKWARE APPNOTE 4.3). */
export async function writeZip(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  await writeFile(path, Buffer.concat([...parts, list, end]))
}

export async function writeTarGz(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  const tar = pack()
  for (const [name, text] of Object.entries(files)) tar.entry({ name }, text)
  tar.finalize()
  await writeFile(path, gzipSync(await buffer(tar)))
}

export const twitterAccount = {
  account: {
    email: 'ada@example.com',
    createdVia: 'web',
    username: 'ada',
    accountId: '12345',
    createdAt: '2009-03-01T10:00:00.000Z',
    accountDisplayName: 'Ada',
  },
}

/** `count` tweets and followers of the account `ada`, in several parts as large archives have them. */
export function twitterFiles(count: number): Record<string, string> {
  const tweets = Array.from({ length: count }, (_, index) => ({
    tweet: {
      id_str: String(10n ** 18n + BigInt(index)),
      full_text: `tweet ${index} [}]"\\`,
      created_at: 'Wed Aug 27 13:08:45 +0000 2008',
    },
  }))
  const followers = Array.from({ length: count }, (_, index) => ({
    follower: { accountId: String(50_000 + index), userLink: 'https://twitter.com/intent/user?user_id=1' },
  }))
  const half = Math.ceil(count / 2)
  return {
    'data/account.js': ytd('account', 0, [twitterAccount]),
    'data/tweets.js': ytd('tweets', 0, tweets.slice(0, half)),
    'data/tweets-part1.js': ytd('tweets', 1, tweets.slice(half)),
    'data/follower.js': ytd('follower', 0, followers),
  }
}

export function ytd(name: string, part: number, entries: readonly object[]): string {
  return `window.YTD.${name}.part${part} = ${JSON.stringify(entries, undefined, 2)}`
}
