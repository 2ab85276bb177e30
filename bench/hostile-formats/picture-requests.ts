import { developmentKey } from '../overload/watched-server.ts'
import type { RawRequest } from '../overload/send-request.ts'
import type { FormatInput } from './format-input.ts'

/** Operations of image analysis, of all versions in turn, and the assistant's `data:` pictures. */
const targets: readonly ((bytes: Buffer) => RawRequest)[] = [
  toOperation('/vision/v3.2/analyze?visualFeatures=Color,ImageType,Categories'),
  toOperation('/vision/v1.0/generateThumbnail?width=1024&height=1024&smartCropping=true'),
  toOperation('/computervision/imageanalysis:analyze?api-version=2024-02-01&features=tags,smartCrops'),
  toOperation('/vision/v2.1/areaOfInterest'),
  toOperation('/vision/v3.0/tag'),
  toOperation('/vision/v2.0/generateThumbnail?width=10&height=1000'),
  toChat,
]

/** Each input goes to one operation, the inputs of a format to all of them. */
export function toPictureRequests({ name, bytes }: FormatInput): readonly RawRequest[] {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1_000_003, 0)
  return [targets[sum % targets.length] ?? toChat].map((write) => write(bytes))
}

function toOperation(path: string): (body: Buffer) => RawRequest {
  const headers = { 'ocp-apim-subscription-key': developmentKey, 'content-type': 'application/octet-stream' }
  return (body) => ({ method: 'POST', path: `/vision${path}`, headers, body })
}

function toChat(picture: Buffer): RawRequest {
  const url = `data:image/png;base64,${picture.toString('base64')}`
  const content = [
    { type: 'text', text: 'What is in this picture?' },
    { type: 'image_url', image_url: { url } },
  ]
  return {
    method: 'POST',
    path: '/chat/v1/chat/completions',
    headers: { authorization: `Bearer ${developmentKey}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ max_tokens: 50, messages: [{ role: 'user', content }] })),
  }
}
