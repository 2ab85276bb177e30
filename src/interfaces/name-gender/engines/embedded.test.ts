import { describe } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { describeNameReader } from './conformance.ts'
import createEngine from './embedded.ts'

/** The conformance suite asks no language model; one that is asked is tested through the front door. */
const capabilities = {
  use(): never {
    throw new Error('Nobody asked for a language model.')
  },
}

describe('embedded', () => {
  const engine = createEngine({ capabilities, log: createLogger('silent') })
  describeNameReader(() => engine)
})
