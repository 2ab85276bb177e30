import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/content/content.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import type { Platform } from '../../../kernel/platform.ts'
import { galleryKinds } from '../domain/gallery.ts'
import { addEntry } from './gallery.ts'

const PictureRecord = Compile(
  Type.Object({
    type: Type.Literal('picture'),
    kind: Type.Union(galleryKinds.map((kind) => Type.Literal(kind))),
    name: Type.String({ minLength: 1 }),
    embedding: Type.Array(Type.Number(), { minItems: 1, maxItems: 4096 }),
    sample: Type.Optional(Type.Boolean()),
  }),
)

/** Takes back what `exportGallery` gave. */
export async function restoreGallery(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  for await (const record of records) {
    if (!PictureRecord.Check(record)) throw describeFault(PictureRecord.Errors(record))
    const { kind, name, embedding, sample: isSample = false } = record
    await addEntry(storage, { kind, name, embedding, isSample })
  }
}

function describeFault([fault]: readonly { instancePath: string; message: string }[]): OperatorError {
  return new OperatorError(
    `A record of the gallery ${fault?.instancePath.slice(1) ?? ''} ${fault?.message ?? 'is unknown'}.`,
  )
}
