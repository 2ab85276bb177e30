import { type Static, Type } from 'typebox'

const StatementCount = Type.Object({ total: Type.Integer(), run: Type.Integer() })

/** What the tests of one slice run of its statements. */
export const SliceCoverage = Type.Object({
  name: Type.String(),
  /** By the tests of its wire. */
  wire: StatementCount,
  /** By all of its tests. */
  all: StatementCount,
  /** The tests that did not pass, whose statements may be missing. */
  failures: Type.Array(Type.String()),
})

export type StatementCount = Static<typeof StatementCount>
export type SliceCoverage = Static<typeof SliceCoverage>
