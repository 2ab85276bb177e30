import { describeStorage } from './conformance.ts'
import { describeOnEachDatabase } from './testing/test-databases.ts'

describeOnEachDatabase('storage', describeStorage)
