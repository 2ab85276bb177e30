import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { wrongRecord } from '../../../kernel/assembly/content/wrong-record.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
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
    if (!PictureRecord.Check(record)) throw wrongRecord('the gallery', PictureRecord.Errors(record))
    const { kind, name, embedding, sample: isSample = false } = record
    await addEntry(storage, { kind, name, embedding, isSample })
  }
}
