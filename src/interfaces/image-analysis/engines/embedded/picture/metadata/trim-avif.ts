/** Of an entry of a list of items (ISO/IEC 14496-12, 8.11.6), versions 2 and 3: bytes from its name to the type of its item. */
const bytesToType = [12, 14] as const

/**
 * The same file, in which no item is called EXIF: a reader passes over items of a type that it does not know. Nothing is lost, for how a picture
 * is turned stands in a property of its own. Whatever boxes they lie in, entries are found by their name.
 */
export function trimAvif(file: Buffer): Buffer {
  const trimmed = Buffer.from(file)
  for (let at = file.indexOf('infe', 0, 'latin1'); at !== -1; at = file.indexOf('infe', at + 4, 'latin1'))
    for (const bytes of bytesToType)
      if (file.toString('latin1', at + bytes, at + bytes + 4) === 'Exif') trimmed.write('none', at + bytes, 'latin1')
  return trimmed
}
