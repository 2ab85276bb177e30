/** `npm run site`: writes the pages of /docs into `site/`, to be published or read from the disk; links are relative. */
import { join } from 'node:path'
import { writeSite } from './site/write-site.ts'

const folder = join(import.meta.dirname, '../site')
const count = await writeSite(folder)
console.log(`${count} pages in ${folder}`)
