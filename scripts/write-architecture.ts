/** `node scripts/write-architecture.ts`: writes docs/architecture.md. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeArchitecturePage } from './architecture/write-architecture-page.ts'
import { readImports } from './architecture/read-imports.ts'

await writeFile(join(import.meta.dirname, '../docs/architecture.md'), writeArchitecturePage(await readImports()))
