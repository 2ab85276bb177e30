import * as Type from 'typebox'
import { apiVersion, engineVersion, optionalText, text } from './envelope.ts'

const Version = Type.Object({
  caption: text('What it is the version of'),
  createType: Type.Union([Type.Literal('Edition'), Type.Literal('Date'), Type.Literal('HideDay')]),
  create: text('yyyymmdd'),
  createComment: optionalText('Now: as of that day. Starting with "!": a version of the feed’s own'),
  rangeFrom: optionalText('First day of its calendar, yyyymmdd'),
  rangeTo: optionalText('Last day of its calendar, yyyymmdd'),
  rangeCaption: optionalText(),
})

export const VersionAnswer = Type.Object({
  ResultSet: Type.Object({
    apiVersion,
    engineVersion,
    Version: Type.Array(Version, { description: 'A list even of one: callers count it without asking' }),
    Copyrights: Type.Object({
      companyId: Type.String(),
      company: Type.String(),
      text: text('Publishers and licences of the feeds, one a line'),
    }),
  }),
})
