import type { Static } from 'typebox'
import { WrittenAnswer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { nameGender } from './contract.ts'
import type { NameQuestion } from './contract/questions.ts'
import { readHandle } from './domain/read-handle.ts'
import type { NameReader } from './port.ts'
import type { Settings } from './settings.ts'
import { answerName, answerNames, type Context, type Wishes } from './wire/answer-names.ts'
import { readNames } from './wire/read-names.ts'

const maxNames = 100
const maxHandles = 50

export const handlers: Handlers<typeof nameGender, NameReader, Settings> = {
  detect: ({ body }, context) => detect(body, context),
  detectByQuery: ({ query }, context) => detect(query, context),
  detectEmail: ({ body }, context) => detectHandle('email', body.email, body, context),
  detectEmailByQuery: ({ query }, context) => detectHandle('email', query.email, query, context),
  detectUsername: ({ body }, context) => detectHandle('username', body.username, body, context),
  detectUsernameByQuery: ({ query }, context) => detectHandle('username', query.username, query, context),
  detectNames: ({ body: { data } }, context) =>
    answerNames(
      data.map(({ name, country, id }) => ({ q: name, name, country, id })),
      { field: 'name', max: maxNames },
      {},
      context,
    ),
  detectEmails: ({ body: { data } }, context) =>
    answerNames(
      data.map(({ email, country, id }) => ({ q: email, name: readHandle(email), country, id })),
      { field: 'email', max: maxHandles },
      {},
      context,
    ),
  detectUsernames: ({ body: { data } }, context) =>
    answerNames(
      data.map(({ username, country, id }) => ({ q: username, name: readHandle(username), country, id })),
      { field: 'username', max: maxHandles },
      {},
      context,
    ),
}

async function detect(question: Static<typeof NameQuestion>, context: Context) {
  const { name = '', country } = question
  const names = readNames(question)
  if (!names) return answerName({ q: name, name, country }, 'name', question, context)
  const list = names.map((each) => ({ q: each, name: each, country }))
  return new WrittenAnswer(JSON.stringify(await answerNames(list, { field: 'name', max: maxNames }, question, context)))
}

function detectHandle(
  field: 'email' | 'username',
  handle: string,
  question: Wishes & { readonly country?: string | null },
  context: Context,
) {
  return answerName({ q: handle, name: readHandle(handle), country: question.country }, field, question, context)
}
