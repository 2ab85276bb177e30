/** What every storage promises; run on each database that Mainstay can keep its data in. */
import { describe } from 'vitest'
import { entriesOf } from './conformance/entries.ts'
import { describeLongReads } from './conformance/long-reads.ts'
import { describeMigrations } from './conformance/migrations.ts'
import { describeReading } from './conformance/reading.ts'
import { describeTransactions } from './conformance/transactions.ts'
import { describeValues } from './conformance/values.ts'
import type { CreateDatabase } from './testing/test-databases.ts'

export function describeStorage(create: CreateDatabase): void {
  const open = entriesOf(create)
  describe('migrations', () => describeMigrations(create))
  describe('transactions', () => describeTransactions(open))
  describe('values', () => describeValues(open))
  describe('reading', () => describeReading(open))
  describe('long reads', () => describeLongReads(create))
}
