import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { migrations } from '../storage/migrations.ts'
import { describeConversationalModel } from './conformance.ts'
import createEngine from './embedded.ts'

/** Nothing is asked of a model here: the front door does that. */
const capabilities = { use: () => Promise.reject(new Error('no model is needed to remember')) }

describeOnEachDatabase('embedded', (createDatabase) => {
  describeConversationalModel(async (maxStored) => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    return createEngine({ storage, capabilities, settings: { RESPONSES_MAX_STORED: maxStored } })
  })
})
