import * as Type from 'typebox'

/** The error body of every OpenAI wire. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    message: Type.String(),
    type: Type.String(),
    param: Type.Union([Type.String(), Type.Null()]),
    code: Type.Union([Type.String(), Type.Null()]),
  }),
})

/** A model that is not there, and a minute's calls that are used up. */
export const modelErrors = { 404: ErrorBody, 429: ErrorBody } as const
