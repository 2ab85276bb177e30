import type { SentPicture } from '../../../../../kernel/wire/interface/skill.ts'
import type { ChatMessage, ContentPart } from '../../../domain/chat-message.ts'

/** Pictures of one message that are looked at. */
const max = 4

/** The pictures of the last message of the user, as OpenAI's wire has them: `{"type": "image_url", "image_url": {"url": …}}`. */
export function picturesOf(messages: readonly ChatMessage[]): readonly SentPicture[] {
  const last = messages.findLast(({ role }) => role === 'user')
  return (last?.content ?? []).flatMap(toPicture).slice(0, max)
}

function toPicture(part: ContentPart): SentPicture[] {
  if (part.kind === 'text' || part.part.type !== 'image_url') return []
  const sent = part.part.image_url
  const url: unknown = typeof sent === 'object' && sent !== null && 'url' in sent ? sent.url : sent
  if (typeof url !== 'string') return []
  // RFC 2397; the bytes say what kind of picture it is.
  const [, base64] = /^data:[^,]{0,100};base64,([A-Za-z0-9+/=\s]*)$/.exec(url) ?? []
  return [base64 === undefined ? { url } : { bytes: Buffer.from(base64, 'base64') }]
}
