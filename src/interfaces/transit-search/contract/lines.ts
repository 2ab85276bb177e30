import * as Type from 'typebox'
import { answer, several, text, textOrDetail, texts } from './envelope.ts'
import { optional, required } from './request-texts.ts'

const line = { Name: text(), Type: textOrDetail, Color: text() }
const page = texts('max offset')

export const LinesAnswer = answer({ ...page, Line: several(Type.Object(line)) })

export const OperatorsAnswer = answer({
  ...page,
  Corporation: several(Type.Object({ Name: text(), Type: textOrDetail })),
})

export const InformationAnswer = answer({
  Information: Type.Array(
    Type.Object({
      Type: text(),
      Corporation: several(Type.Object(texts('Name'))),
      Line: several(Type.Object({ corporationIndex: text(), ...line })),
    }),
  ),
})

const paged = optional('type offset limit')

export const linesParameters = Type.Object({
  ...optional('name corporationName from to'),
  ...paged,
})

export const operatorsParameters = Type.Object({ ...optional('name corporationName'), ...paged })

export const informationParameters = Type.Object({ ...required('code'), ...optional('type') })
