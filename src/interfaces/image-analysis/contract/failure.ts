import * as Type from 'typebox'

const PlainFailure = Type.Object(
  { code: Type.String(), message: Type.String(), requestId: Type.String() },
  { description: 'Up to version 3.1, and of `read` in 3.2' },
)

const InnerFailure = Type.Object({ code: Type.String(), message: Type.String() })

const NestedFailure = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String(), innererror: Type.Optional(InnerFailure) }) },
  { description: 'Version 3.2 and Image Analysis 4.0; from 2.0 on, of a wrong key and of too many calls' },
)

export const Failure = Type.Union([PlainFailure, NestedFailure])
