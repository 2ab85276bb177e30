import { avif } from './formats/avif.ts'
import { bmp } from './formats/bmp.ts'
import { bzip2 } from './formats/bzip2.ts'
import { css } from './formats/css.ts'
import { encodings } from './formats/encodings.ts'
import { gguf } from './formats/gguf.ts'
import { gif } from './formats/gif.ts'
import { gtfs } from './formats/gtfs.ts'
import { gzip } from './formats/gzip.ts'
import { html } from './formats/html.ts'
import { japanese } from './formats/japanese.ts'
import { jpeg } from './formats/jpeg.ts'
import { json } from './formats/json.ts'
import { marian } from './formats/marian.ts'
import { mime } from './formats/mime.ts'
import { mmdb } from './formats/mmdb.ts'
import { multipart } from './formats/multipart.ts'
import { onnx } from './formats/onnx.ts'
import { packingLists } from './formats/packing-lists.ts'
import { png } from './formats/png.ts'
import { protobuf } from './formats/protobuf.ts'
import { queries } from './formats/queries.ts'
import { questions } from './formats/questions.ts'
import { schemas } from './formats/schemas.ts'
import { svg } from './formats/svg.ts'
import { tables } from './formats/tables.ts'
import { tiff } from './formats/tiff.ts'
import { webp } from './formats/webp.ts'
import { wikitext } from './formats/wikitext.ts'
import { xml } from './formats/xml.ts'
import { zip } from './formats/zip.ts'
import type { HostileFormat } from './format-input.ts'
import type { OperatorFormat } from './operator-format.ts'

/** Pictures, which come by HTTP. */
export const pictureFormats: readonly HostileFormat[] = [jpeg, png, webp, gif, bmp, tiff, avif, svg]

/** What comes by HTTP. */
export const hostileFormats: readonly HostileFormat[] = [
  wikitext,
  html,
  css,
  xml,
  mime,
  multipart,
  tables,
  packingLists,
  json,
  schemas,
  japanese,
  questions,
  queries,
  encodings,
  ...pictureFormats,
]

/** Files that only whoever runs a server gives it. */
export const operatorFormats: readonly OperatorFormat[] = [zip, gtfs, protobuf, gzip, bzip2, gguf, onnx, marian, mmdb]
