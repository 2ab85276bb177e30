import * as Type from 'typebox'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], { description }))

const words = ['true', 'false', '1', '0', ''] as const

/** A form has no booleans. */
const toSwitch = (description: string) =>
  Type.Optional(Type.Union([Type.Boolean(), Type.Null(), ...words.map((word) => Type.Literal(word))], { description }))

const country = orNull(
  Type.String(),
  'ISO 3166-1 alpha-2 code of where the bearer is from, such as "IT"; it is answered as it was sent',
)

const common = {
  country,
  askToAI: toSwitch(
    'Ask the language model of CHAT_ENGINE where the name leaves doubt; without one of your own nothing changes',
  ),
  forceToGenderize: toSwitch('Guess a gender even for what is no name of a person'),
  key: Type.Optional(Type.String({ description: 'The key, where no header has it' })),
}

export const NameQuestion = Type.Object({
  name: Type.Optional(
    Type.String({
      description: 'A given name or a whole name, in any script and order; needed unless name[] is there',
    }),
  ),
  'name[]': Type.Optional(
    Type.Array(Type.String(), {
      description: 'Up to 100 names, in a form or the address; name[0], name[1] … too. The answer has a list then',
    }),
  ),
  ...common,
})

export const EmailQuestion = Type.Object({
  email: Type.String({ description: 'An address; the name is read out of what stands before its @' }),
  ...common,
})

export const UsernameQuestion = Type.Object({
  username: Type.String({ description: 'What somebody is called on a site, such as "maria_rossi84"' }),
  ...common,
})

const id = Type.Optional(
  Type.Union([Type.String(), Type.Number(), Type.Null()], { description: 'Answered as it was sent' }),
)

export const NamesQuestion = Type.Object({
  data: Type.Array(Type.Object({ name: Type.String(), country, id }), { description: 'Up to 100 names' }),
})

export const EmailsQuestion = Type.Object({
  data: Type.Array(Type.Object({ email: Type.String(), country, id }), { description: 'Up to 50 addresses' }),
})

export const UsernamesQuestion = Type.Object({
  data: Type.Array(Type.Object({ username: Type.String(), country, id }), { description: 'Up to 50 of them' }),
})
