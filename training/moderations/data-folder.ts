import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

/** The text sets that training reads; see the model's card. */
export const dataFolder = sharedDataAt('text')
