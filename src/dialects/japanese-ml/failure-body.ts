import * as Type from 'typebox'
import type { FailureContract } from '../../kernel/wire/contract.ts'

const FailureBody = Type.Object({
  status: Type.Integer({
    description:
      '1000 key missing, 1001 key unknown, 1030 not allowed, 1400 bad request, 1404 no such path, 1405 wrong method, 1413 too large, 1500 a failure here',
  }),
  message: Type.String(),
})

/** How G8, G9 and G10 fail. */
export const japaneseMlFailure = {
  body: FailureBody,
  statuses: { missing_key: 400, wrong_key: 400 },
} as const satisfies FailureContract
