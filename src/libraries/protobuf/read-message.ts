import { type BinaryReader, WireType } from '@bufbuild/protobuf/wire'

/** A field's number and wire type in one: what a field that is wanted begins with. */
export const tag = {
  varint: (field: number) => field * 8 + WireType.Varint,
  bytes: (field: number) => field * 8 + WireType.LengthDelimited,
}

/**
 * Reads a protobuf message up to `end`. `visit` reads what it wants by its tag and returns true; all else is passed over, however it is nested.
 * Throws where the bytes are no whole message.
 */
export function readMessage(reader: BinaryReader, end: number, visit: (fieldTag: number) => boolean): void {
  while (reader.pos < end) {
    const [field, wireType] = reader.tag()
    if (!visit(field * 8 + wireType)) reader.skip(wireType, field)
  }
  if (reader.pos !== end) throw new RangeError('a field is longer than what it stands in')
}

/** The same of a message in a field. */
export function readInner(reader: BinaryReader, visit: (fieldTag: number) => boolean): void {
  const length = reader.uint32()
  readMessage(reader, reader.pos + length, visit)
}
