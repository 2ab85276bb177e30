import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModelCard } from '../engines/marian/marian-model.ts'

/** Keeps beside a model whose it is, and the licence that it may be passed on under. */
export async function writeLicence(folder: string, { source, target, version, origin }: ModelCard): Promise<void> {
  const notice = [
    `Translation model ${source}-${target} ${version} of Firefox Translations, by Mozilla, from ${origin ?? 'a registry'}.`,
    'This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0, which lies beside it in',
    'LICENSE.txt. Models and how they were trained: https://github.com/mozilla/translations',
  ]
  await writeFile(join(folder, 'NOTICE.txt'), `${notice.join('\n')}\n`)
  await copyFile(fileURLToPath(new URL('./MPL-2.0.txt', import.meta.url)), join(folder, 'LICENSE.txt'))
}
