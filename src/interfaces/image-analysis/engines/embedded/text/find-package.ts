import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What to say where the packages that read text are missing. */
export const installation = 'npm install tesseract.js @tesseract.js-data/eng'

/** The folder of what the reader knows of English; undefined where it, or the reader, is not installed. */
export function findLanguageFolder(): string | undefined {
  try {
    import.meta.resolve('tesseract.js')
    return join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng'))), '4.0.0_best_int')
  } catch {
    return undefined
  }
}
