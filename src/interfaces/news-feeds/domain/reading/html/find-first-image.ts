import { decodeEntities } from '../xml/decode-entities.ts'

const imageTag = /<img\s[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** The address of the first picture in HTML. */
export function findFirstImage(html: string | undefined): string | undefined {
  const found = html === undefined ? undefined : imageTag.exec(html)
  const address = found?.[1] ?? found?.[2] ?? found?.[3]
  return address && decodeEntities(address).trim()
}
