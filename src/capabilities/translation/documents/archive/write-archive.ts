import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from './read-archive.ts'

/** Offices write no other: an archive of the same content is the same to the byte. */
const writtenAt = new Date(1980, 0, 1)

export async function writeArchive(files: readonly ArchiveFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, bytes, isCompressed } of files)
    zip.addBuffer(bytes, path, { compress: isCompressed, mtime: writtenAt, forceDosTimestamp: true })
  zip.end()
  return buffer(zip.outputStream)
}
