import { randomUUID } from 'node:crypto'
import type { Version } from '../contract/versions.ts'
import type { PictureMetadata } from '../port.ts'

/** What nearly every answer ends with. */
export function toEnvelope({ width, height, format }: PictureMetadata, version: Version) {
  return { requestId: randomUUID(), metadata: { width, height, format }, ...toModelVersion(version) }
}

/** Version 3.2 names the model: one of those that it lets callers name, as no date of the original's would be true. */
export function toModelVersion(version: Version): { modelVersion?: string } {
  return version === 'v3.2' ? { modelVersion: 'latest' } : {}
}
