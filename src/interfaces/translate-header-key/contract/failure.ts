import { Type } from 'typebox'

export const Failure = Type.Object({ message: Type.String({ description: 'What is wrong, in a sentence' }) })

export const failures = { 400: Failure, 403: Failure, 413: Failure, 429: Failure, 503: Failure }
