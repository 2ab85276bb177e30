import { expect, test } from 'vitest'
import { migrate } from '../../../../../kernel/foundation/storage/migrate.ts'
import {
  type CreateDatabase,
  describeOnEachDatabase,
} from '../../../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { addEntry, removeEntries } from '../../../storage/gallery.ts'
import { migrations } from '../../../storage/migrations.ts'
import { CurrentGallery } from './current-gallery.ts'
import { Recognizer } from './recognizer.ts'

/** Two processes on one database: one enrols, the other recognizes. */
async function open(create: CreateDatabase) {
  const database = await create()
  const [storage, other] = [await database.open(), await database.open()]
  await migrate(storage, [migrations])
  const yieldToEventLoop = createYieldToEventLoop()
  const recognizer = new Recognizer(new CurrentGallery(other, yieldToEventLoop), yieldToEventLoop)
  const box = { left: 1, top: 2, width: 33, height: 44 }
  const look = (...embeddings: readonly number[][]) =>
    recognizer.recognizeFaces(
      embeddings.map((embedding) => ({ embedding, box, confidence: 1, smile: 0 })),
      new AbortController().signal,
    )
  const enroll = (name: string, embedding: readonly number[]) => addEntry(storage, { kind: 'person', name, embedding })
  return { storage, recognizer, look, enroll, box }
}

const faceOf = (first: number, length = 128) => Array.from({ length }, (_, place) => (place === 0 ? first : 1))

describeOnEachDatabase('a gallery', (create) => {
  test('persons are known as soon as another process enrolled them, and until it forgets them', async () => {
    const { storage, look, enroll, box } = await open(create)
    expect(await look(faceOf(1))).toEqual([])
    expect([await enroll('Ada', faceOf(1)), await enroll('Ada', faceOf(1))]).toEqual([true, false])
    await enroll('Grace', faceOf(9))
    // A distance of 0.1 is 0.005 of Human's own scale, and above 0.8 of it all are alike.
    expect(await look(faceOf(1.1), faceOf(9))).toEqual([
      { name: 'Ada', confidence: 1, box },
      { name: 'Grace', confidence: 1, box },
    ])
    expect(await look(faceOf(1000))).toEqual([])
    await removeEntries(storage, 'Ada')
    expect((await look(faceOf(1.1), faceOf(8.9))).map(({ name }) => name)).toEqual(['Grace'])
    expect([await removeEntries(storage, 'Ada'), await removeEntries(storage, 'Grace')]).toEqual([0, 1])
    expect(await look(faceOf(9))).toEqual([])
  })

  test('the nearest of many is found, and what has another length is none', async () => {
    const { look, enroll } = await open(create)
    await enroll('Short', faceOf(0, 64))
    for (let number = 0; number < 60; number += 1) await enroll(`Person ${number}`, faceOf(number))
    expect((await look(faceOf(17.2))).map(({ name }) => name)).toEqual(['Person 17'])
    expect((await look(faceOf(0, 64))).map(({ name }) => name)).toEqual(['Short'])
    expect(await look([], faceOf(1, 32))).toEqual([])
  })

  test('those who look while others enrol see them all in the end', async () => {
    const { look, enroll } = await open(create)
    const looks = Array.from({ length: 10 }, () => look(faceOf(5)))
    await Promise.all([...looks, enroll('Ada', faceOf(5)), enroll('Grace', faceOf(50))])
    expect((await look(faceOf(5), faceOf(50))).map(({ name }) => name)).toEqual(['Ada', 'Grace'])
  })

  test('a face of a few pixels is nobody, and one that is merely like another neither', async () => {
    const { recognizer, look, enroll, box } = await open(create)
    await enroll('Ada', faceOf(1))
    const small = { embedding: faceOf(1), box: { ...box, height: 29 }, confidence: 1 }
    expect(await recognizer.recognizeFaces([small])).toEqual([])
    // 0.4 of Human's own scale apart, as some strangers are.
    expect(await look(faceOf(9))).toEqual([])
  })

  test('views are compared by their angle, and a blank one shows nothing', async () => {
    const { storage, recognizer } = await open(create)
    const [east, north] = [
      [2, -1, -1].map((value) => value / Math.sqrt(6)),
      [0, 1, -1].map((value) => value / Math.sqrt(2)),
    ]
    const between = (cosine: number, sine: number) =>
      east.map((value, place) => cosine * value + sine * (north[place] ?? 0))
    await addEntry(storage, { kind: 'place', name: 'Blank', embedding: [0, 0, 0] })
    // As an older version wrote it: with its mean.
    await addEntry(storage, { kind: 'place', name: 'East', embedding: [7, 4, 4] })
    expect(await recognizer.recognizeView(between(0.96, 0.28))).toEqual([
      { name: 'East', confidence: expect.closeTo(0.96, 6) },
    ])
    expect(await recognizer.recognizeView(between(0.8, 0.6))).toEqual([])
    expect(await recognizer.recognizeView([0, 0, 0])).toEqual([])
  })
})
