import type { RefusedRequest } from '../../../../kernel/wire/interface.ts'
import { type Answer, answerAs } from '../../../../kernel/wire/interface/answer.ts'
import { chooseMediaType, formOf } from './media-type.ts'
import { writeXml } from './write-xml.ts'

/** An answer as it is sent. */
export interface WrittenBody {
  readonly text: string
  readonly mediaType: string
}

interface ResultBody {
  readonly ResultSet: object
}

/** Writes a body in the form that the path asks for, under the name that the Accept header allows. */
export function writeBody(body: ResultBody, { url, headers }: RefusedRequest): WrittenBody {
  const form = formOf(url)
  const text = form === 'xml' ? writeXml('ResultSet', body.ResultSet) : JSON.stringify(body)
  return { text, mediaType: chooseMediaType(form, headers['accept']) }
}

export function writeAnswer<Body extends ResultBody>(
  body: Body,
  { url, headers }: { readonly url: URL; readonly headers: RefusedRequest['headers'] },
): Answer<Body> {
  const { text, mediaType } = writeBody(body, { url: url.pathname, headers })
  return answerAs(body, text, mediaType)
}
