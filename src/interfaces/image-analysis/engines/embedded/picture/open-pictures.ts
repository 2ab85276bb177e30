import type { EngineContext } from '../../../../../kernel/wire/interface/engine.ts'
import { OutgoingError } from '../../../../../kernel/foundation/outgoing/outgoing-error.ts'
import type { GuardedFetch } from '../../../../../kernel/foundation/outgoing/guarded-fetch.ts'
import { invalidSize, invalidUrl } from '../../../domain/picture-errors.ts'
import type { AnalyzeOptions, PictureSource } from '../../../port.ts'
import type { Settings } from '../../../settings.ts'
import { createDecoder, type Detail, type Picture } from './decode-picture.ts'

type Context = Pick<EngineContext<Settings>, 'processes' | 'settings' | 'guardedFetch'>

export interface ReadPicture extends Picture {
  /** The file as it came. */
  readonly bytes: Buffer
}

export type ReadPictures = (source: PictureSource, options?: AnalyzeOptions, detail?: Detail) => Promise<ReadPicture>

/** Milliseconds in which a picture has to come from its address. */
const timeoutMs = 20_000

/** Reads pictures within the limits of the settings, from their bytes or, where that is allowed, from an address. */
export function openPictures({ processes, settings, guardedFetch }: Context): ReadPictures {
  const limits = { maxPixels: settings.IMAGE_ANALYSIS_MAX_PIXELS, minSide: settings.IMAGE_ANALYSIS_MIN_SIDE }
  const decode = createDecoder(limits, processes)
  const maxBytes = settings.IMAGE_ANALYSIS_MAX_BYTES
  return async (source, options = {}, detail) => {
    const bytes = Buffer.isBuffer(source) ? source : await download(source.url, settings, guardedFetch, options.signal)
    if (bytes.length > maxBytes)
      throw invalidSize(`The picture has ${bytes.length} bytes; up to ${maxBytes} are taken.`)
    return { ...(await decode(bytes, detail, options)), bytes }
  }
}

async function download(
  url: string,
  { IMAGE_ANALYSIS_ALLOW_URL: isAllowed, IMAGE_ANALYSIS_MAX_BYTES: maxBytes }: Settings,
  fetch: GuardedFetch,
  signal?: AbortSignal,
): Promise<Buffer> {
  if (!isAllowed) throw invalidUrl('Pictures are not fetched from addresses here; send the bytes of it.')
  try {
    const { status, bytes } = await fetch(url, { maxBytes, timeoutMs, ...(signal && { signal }) })
    if (status === 200) return bytes
    throw invalidUrl(`The address answered with status ${status}.`)
  } catch (thrown) {
    if (thrown instanceof OutgoingError) throw invalidUrl(`The picture cannot be fetched: ${thrown.message}`, thrown)
    throw thrown
  }
}
