/** A program of somebody who has installed the package: type-checked, run by Node and bundled for a browser as it stands. */
import { createClient, type Result } from '@mainstay-server/mainstay/client'
import { createClient as createFeedClient } from '@mainstay-server/mainstay/client/news-feeds'
import { createClient as createLocationClient } from '@mainstay-server/mainstay/client/ip-location'
import { listUpCommonElements } from '@mainstay-server/mainstay/common-links'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="40" fill="#c00"/></svg>'

/** Asks engines that stand alone, work in threads and read models; gives what each answered. */
export async function ask(baseUrl: string, key: string) {
  const mainstay = createClient({ baseUrl, key })
  const input = 'I will find you and break your legs.'
  const messages = [{ role: 'user' as const, content: 'How much is 17 * 23?' }]
  const place = await mainstay.ipLocation.locate({ params: { address: '8.8.8.8' } })
  const packing = await mainstay.binPacking.pack({ body: { bins: '0:50:5x5x5', items: '0:0:1:2x4x2', binId: '0' } })
  const judged = await mainstay.moderations.createModeration({ body: { input } })
  const answer = await mainstay.chatCompletions.createChatCompletion({ body: { model: 'mainstay-builtin', messages } })
  const vectors = await mainstay.embeddings.createEmbedding({ body: { model: 'mainstay-embedding', input } })
  const spam = await mainstay.spamScore.score({ body: { email: 'Subject: hello\n\nhow are you?' } })
  const gender = await mainstay.nameGender.detect({ body: { name: 'Andrea', country: 'IT' } })
  const { ipLocation } = createLocationClient({ baseUrl, key })
  const alone: Result<{ ip: string }> = await ipLocation.locate({ params: { address: '1.1.1.1' } })
  const headlines: string[] = []
  for await (const entry of createFeedClient({ baseUrl, key }).newsFeeds.readEntries(36, 'travel'))
    headlines.push(entry.title)
  const picture = { params: { version: 'v3.2' as const }, body: new TextEncoder().encode(drawing) }
  const words = await mainstay.imageAnalysis.ocr(picture)
  const thumbnail = await mainstay.imageAnalysis.generateThumbnail({ ...picture, query: { width: 9, height: 9 } })
  const jpeg = thumbnail.ok ? Array.from(thumbnail.body.subarray(0, 3)) : thumbnail
  const links = await listUpCommonElements('月', '木星', 'jp', { baseUrl: `${baseUrl}/encyclopedia/{lang}` })
  return { place, packing, judged, answer, vectors, spam, gender, alone, headlines, words, jpeg, links }
}

/** The types are the contracts': what no contract holds is refused. */
export async function misuse(baseUrl: string): Promise<void> {
  const mainstay = createClient({ baseUrl })
  // @ts-expect-error The path needs an address.
  await mainstay.ipLocation.locate({ params: {} })
  // @ts-expect-error There is no such interface.
  await mainstay.weather.today()
  const { ipLocation } = createLocationClient({ baseUrl })
  // @ts-expect-error The client of one interface has the types of the whole one.
  await ipLocation.locate({ params: {} })
  // @ts-expect-error It has no other interface.
  await createLocationClient({ baseUrl }).binPacking.pack({ body: { bins: '', items: '', binId: '' } })
  const place = await mainstay.ipLocation.locate({ params: { address: '8.8.8.8' } })
  // @ts-expect-error An answer has a body of this shape only when it is one.
  place.body.loc.split(',')
}
