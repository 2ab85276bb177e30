/** Rows of each content that searches, lists or looks up by words from outside. */
export const rows = 100_000
const galleryRows = 1000
const glossaryEntries = 10_000
const embeddingLength = 512

const words =
  'river station garden winter north bridge paper morning light stone market silver harbour music window'.split(' ')
const japanese = '図書館 駅前 天気 電車 新聞 港町 音楽 朝食 公園 病院'.split(' ')

/** What a large installation keeps, as "mainstay import all" reads it, one record a line, beside the sample. */
export function* writeRecords(): Generator<string> {
  for (const record of listRecords()) yield `${JSON.stringify(record)}\n`
}

function* listRecords(): Generator<object> {
  yield* listTranslations()
  for (let index = 0; index < rows; index++) yield toPage(index)
  for (let index = 0; index < galleryRows; index++) yield toPicture(index)
  for (let index = 0; index < rows; index++) yield toEntry(index)
  for (let index = 0; index < rows; index++) yield toNote(index)
  for (let index = 0; index < rows; index++) yield toFollower(index)
  for (let index = 0; index < rows; index++) yield toPost(index)
  for (let index = 0; index < rows; index++) {
    yield { content: 'social', type: 'follower', account_id: '8022', follower_id: String(followerId(index)) }
  }
  for (let index = 0; index < rows; index++) {
    yield { content: 'users', type: 'user', id: `u${index}`, display_name: toTitle(index), score: index % 9973 }
  }
}

function* listTranslations(): Generator<object> {
  const saved_at = '2026-01-01T00:00:00.000Z'
  for (let index = 0; index < rows; index++) {
    const [text, translation] = [`${toTitle(index)}.`, `${toJapanese(index)}。`]
    yield {
      content: 'translation',
      type: 'unit',
      source: 'en',
      target: 'ja',
      format: 'text',
      text,
      translation,
      saved_at,
    }
  }
  const entries = Array.from({ length: glossaryEntries }, (_, index) => [toTitle(index), toJapanese(index)])
  const id = '7d0a3f5e-0c1b-4f43-9a53-1f2a6a3c5eff'
  yield {
    content: 'translation',
    type: 'glossary',
    id,
    owner: '',
    name: 'Large',
    source: 'en',
    target: 'ja',
    entries,
    created_at: saved_at,
  }
}

function toPage(index: number): object {
  const title = toTitle(index)
  const text = `'''${title}''' is near [[${toTitle(index + 1)}]] and [[${toTitle(index * 7)}]]. {{lang|ja|${toJapanese(index)}}}\n\n== History ==\n${words.join(' ')} ${index}.\n\n[[Category:${words[index % words.length]}]]`
  const page = {
    content: 'wiki',
    type: 'page',
    language: 'en',
    id: 1_000_000 + index,
    namespace: 0,
    title,
    revision: 1_000_000 + index,
  }
  return {
    ...page,
    timestamp: 1_793_491_200_000,
    user: 'Ann',
    user_id: 2,
    comment: '',
    model: 'wikitext',
    format: 'text/x-wiki',
    text,
  }
}

function toPicture(index: number): object {
  const embedding = Array.from({ length: embeddingLength }, (_, at) =>
    Number(((((index + 1) * (at + 3)) % 97) / 970).toFixed(4)),
  )
  return { content: 'gallery', type: 'picture', kind: 'place', name: `Place ${index}`, embedding }
}

function toEntry(index: number): object {
  const key = Buffer.from(String(index).padStart(16, '0')).toString('base64url')
  const entry = {
    content: 'feeds',
    type: 'entry',
    category: 'travel',
    source: 'sample:harbour-lines',
    idKey: key,
    linkKey: key,
    contentKey: key,
    version: key,
  }
  const link = `https://example.com/${index}`
  return {
    ...entry,
    title: toTitle(index),
    link,
    author: 'Ann',
    description: `<p>${toTitle(index)}</p>`,
    publishedAt: 1_700_000_000_000 + index,
  }
}

function toNote(index: number): object {
  const publish_at = new Date(1_600_000_000_000 + index * 60_000).toISOString()
  const note = {
    content: 'notes',
    type: 'note',
    key: `n${index.toString(16).padStart(12, '0')}`,
    urlname: 'mainstay',
    title: toTitle(index),
  }
  return {
    ...note,
    body: `<p>${toJapanese(index)}</p>`,
    publish_at,
    likes: index % 50,
    tags: [words[index % words.length]],
  }
}

function toFollower(index: number): object {
  return {
    content: 'social',
    type: 'account',
    id: String(followerId(index)),
    screen_name: `f_${index}`,
    name: toTitle(index),
    created_at: '2025-01-01T01:00:00.000Z',
  }
}

function toPost(index: number): object {
  const entities = { hashtags: [], symbols: [], mentions: [], links: [], media: [] }
  const created_at = new Date(1_600_000_000_000 + index * 60_000).toISOString()
  return {
    content: 'social',
    type: 'post',
    id: String(1_300_000_000_000_000_000n + BigInt(index)),
    account_id: '8022',
    created_at,
    text: toTitle(index),
    entities,
  }
}

function followerId(index: number): bigint {
  return 1_500_000_000_000_000_000n + BigInt(index)
}

function toTitle(index: number): string {
  const [first, second] = [words[index % words.length], words[(index * 7 + 3) % words.length]]
  return `${first} ${second} ${index}`.replace(/^./, (letter) => letter.toUpperCase())
}

function toJapanese(index: number): string {
  return `${japanese[index % japanese.length]}の${japanese[(index * 3 + 1) % japanese.length]}${index}`
}
