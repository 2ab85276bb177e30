import type { Bytes } from '../interface-client.ts'

/** Packs a body as gzip (RFC 1952) with what browsers and servers have built in. */
export async function compressBody(content: string | Bytes): Promise<ArrayBuffer> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(packed).arrayBuffer()
}
