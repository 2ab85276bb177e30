import { join } from 'node:path'
import { findPackageMain, packagesFolderOf } from '../../../../../libraries/packages/packages-folder.ts'

/** What to say where the packages that read text are missing. */
export const installation = 'mainstay models pull tesseract-eng'

/** The folder of what the reader knows of English; undefined where it, or the reader, is not installed. */
export function findLanguageFolder(dataFolder: string): string | undefined {
  const packages = packagesFolderOf(dataFolder)
  const language = findPackageMain('@tesseract.js-data/eng', packages)
  if (language === undefined || findPackageMain('tesseract.js', packages) === undefined) return undefined
  return join(language, '4.0.0_best_int')
}
