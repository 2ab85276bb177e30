import * as Type from 'typebox'

const gender = Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Null()], {
  description: 'null when unknown',
})
const country = Type.String({ description: 'The country as asked; empty when none was' })
const probability = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: 'Per cent, 50 to 99; 0 when the gender is unknown',
})
const costs = {
  used_credits: Type.Integer({ description: 'Credits of this call: one for each name' }),
  remaining_credits: Type.Integer({ description: 'Names left today' }),
  duration: Type.String({ description: 'Such as "4ms"' }),
  expires: Type.Number({ description: 'Unix seconds at which the credits start anew: midnight UTC' }),
}

export const GenderResult = Type.Object({
  status: Type.Literal(true),
  name: Type.String({ description: 'The name as asked, or as it was read out of an address or a user name' }),
  q: Type.String({ description: 'What was asked' }),
  gender,
  country,
  probability,
  isHumanName: Type.Boolean({ description: 'Whether it looks like a name of a person' }),
  total_names: Type.Integer({ description: 'Names in this call: 1' }),
  ...costs,
  to: Type.Boolean({ description: 'Always false' }),
})

export const GenderResults = Type.Object({
  status: Type.Literal(true),
  names: Type.Array(
    Type.Object({
      name: Type.String(),
      q: Type.String(),
      gender,
      country,
      probability,
      total_names: Type.Integer({ description: 'Always 1' }),
      id: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
    }),
    { description: 'In the order of what was asked' },
  ),
  ...costs,
})

export const Failure = Type.Object({
  status: Type.Literal(false),
  errno: Type.Integer({
    description:
      '50 access denied or a field of the wrong type, 90 bad country, 91 name missing, 92 too many, 93 limit reached, 94 bad key',
  }),
  errmsg: Type.String(),
})
