import * as Type from 'typebox'

export const Failure = Type.Object({
  error: Type.Object({
    code: Type.Integer({ description: 'The HTTP status' }),
    message: Type.String({ description: 'What is wrong, in a sentence' }),
    errors: Type.Array(Type.Object({ message: Type.String(), domain: Type.String(), reason: Type.String() })),
    status: Type.String({ description: 'Such as INVALID_ARGUMENT' }),
  }),
})
