import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { interfaces } from '../../src/interfaces/index.ts'
import { assetNames, readAsset } from '../../src/kernel/assembly/site/assets.ts'
import { createSite } from '../../src/kernel/assembly/site/site.ts'

/** Writes the pages of /docs into a folder, which is emptied before; tells how many they are. */
export async function writeSite(folder: string): Promise<number> {
  const site = await createSite(interfaces, { isServed: false })
  await rm(folder, { recursive: true, force: true })
  for (const address of site.addresses) await write(join(folder, address), site.write(address) ?? '')
  for (const name of assetNames) {
    const asset = await readAsset(name)
    if (!asset) throw new Error(`The console is not built, which makes ${name}: run "npx vite build console".`)
    await write(join(folder, 'assets', name), asset.bytes)
  }
  await write(join(folder, 'assets/search-index.js'), await site.writeSearchIndex())
  return site.addresses.length
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
