import { expect, test } from 'vitest'
import type { NoteStore } from '../port.ts'

export interface GivenNote {
  readonly title: string
  readonly publishAt: number
  readonly isDraft?: boolean
}

/** Gives an engine over the notes of the account `hana`, nickname `Hana`, at the time `now`. To be called inside a test. */
export type CreateStore = (notes: readonly GivenNote[], now: number) => Promise<NoteStore>

/** What every store of notes keeps. */
export function describeNoteStore(create: CreateStore): void {
  const titles = async (store: NoteStore, offset = 0, limit = 10) =>
    (await store.list({ urlname: 'hana', offset, limit }))?.notes.map(({ title }) => title)

  test('the newest note is first, of two at one time the one that came later', async () => {
    const store = await create(
      [
        { title: 'old', publishAt: 1_000 },
        { title: 'new', publishAt: 3_000 },
        { title: 'first of two', publishAt: 2_000 },
        { title: 'second of two', publishAt: 2_000 },
      ],
      10_000,
    )
    expect(await titles(store)).toEqual(['new', 'second of two', 'first of two', 'old'])
  })

  test('drafts are not listed, nor notes whose time has not come', async () => {
    const store = await create(
      [
        { title: 'draft', publishAt: 1_000, isDraft: true },
        { title: 'due', publishAt: 5_000 },
        { title: 'tomorrow', publishAt: 5_001 },
      ],
      5_000,
    )
    expect(await titles(store)).toEqual(['due'])
  })

  test('pages follow each other without a gap and say whether there is more', async () => {
    const notes = Array.from({ length: 7 }, (_, index) => ({ title: `note ${index}`, publishAt: 7 - index }))
    const store = await create(notes, 100)
    const pages = await Promise.all([0, 3, 6, 9].map((offset) => store.list({ urlname: 'hana', offset, limit: 3 })))
    expect(pages.flatMap((page) => page?.notes.map(({ title }) => title))).toEqual(notes.map(({ title }) => title))
    expect(pages.map((page) => page?.hasMore)).toEqual([true, true, false, false])
  })

  test('a page that ends with the last note says that there is no more', async () => {
    const store = await create([{ title: 'only', publishAt: 1 }], 100)
    expect(await store.list({ urlname: 'hana', offset: 0, limit: 1 })).toMatchObject({
      hasMore: false,
      nickname: 'Hana',
    })
  })

  test('an account without published notes is not an account that is not there', async () => {
    const store = await create([], 100)
    expect(await store.list({ urlname: 'hana', offset: 0, limit: 10 })).toEqual({
      nickname: 'Hana',
      notes: [],
      hasMore: false,
    })
    for (const urlname of ['nobody', 'Hana', "hana' or '1", '%', 'hana\u{0}', 'x'.repeat(10_000)])
      expect(await store.list({ urlname, offset: 0, limit: 10 })).toBeUndefined()
  })
}
