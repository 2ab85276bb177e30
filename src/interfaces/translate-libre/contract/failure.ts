import * as Type from 'typebox'

export const Failure = Type.Object({ error: Type.String({ description: 'What is wrong, in a sentence' }) })
