import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { makeKey } from '../domain/make-key.ts'
import { migrations } from '../storage/migrations.ts'
import { writeAccounts, writeNotes } from '../storage/write-notes.ts'
import { describeNoteStore } from './conformance.ts'
import createEngine from './embedded.ts'

describeOnEachDatabase('embedded', (createDatabase) => {
  describeNoteStore(async (notes, now) => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    const common = { urlname: 'hana', body: '', likes: 0, address: undefined, tags: [], isSample: false }
    await writeAccounts(storage, [{ urlname: 'hana', nickname: 'Hana', isSample: false }])
    await writeNotes(
      storage,
      notes.map((note) => ({ ...common, isDraft: false, ...note, key: makeKey('hana', note.title) })),
    )
    return createEngine({ storage, now: () => now })
  })
})
