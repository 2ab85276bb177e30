import * as Type from 'typebox'
import { answer, optionalTexts, text, texts } from './envelope.ts'

const Version = Type.Object({
  /** `caption`: What it is the version of. */
  caption: text(),
  createType: Type.Union([Type.Literal('Edition'), Type.Literal('Date'), Type.Literal('HideDay')]),
  /** `create`: yyyymmdd. */
  create: text(),
  /** `createComment`: Now: as of that day. Starting with "!": a version of the feed’s own. */
  /** `rangeFrom`: First day of its calendar, yyyymmdd. */
  /** `rangeTo`: Last day of its calendar, yyyymmdd. */
  ...optionalTexts('createComment rangeFrom rangeTo rangeCaption'),
})

export const VersionAnswer = answer({
  Version: Type.Array(Version),
  Copyrights: Type.Object({
    /** `text`: Publishers and licences of the feeds, one a line. */
    ...texts('companyId company text'),
  }),
})
