/**
 * What is installed to run Mainstay, and by which licences: `npm run licences`. It exits with 1 where one is not on the list of those that
 * anybody may run and pass on. `-- --sbom FILE` writes the same as a bill of materials, CycloneDX 1.6.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isAllowed, listPackages } from './licences/list-packages.ts'
import { writeBillOfMaterials } from './licences/write-bill-of-materials.ts'

const { values } = parseArgs({ options: { sbom: { type: 'string' } } })
const packages = listPackages(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
const byLicence = Map.groupBy(packages, ({ licence }) => licence)
for (const [licence, group] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${licence}: ${group.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`)
if (values.sbom !== undefined) writeFileSync(values.sbom, writeBillOfMaterials(packages))
const refused = packages.filter(({ licence }) => !isAllowed(licence))
for (const { name, licence } of refused) console.error(`${name} has the licence "${licence}": is it one to pass on?`)
console.log(`${packages.length} packages, ${byLicence.size} licences.`)
if (refused.length > 0) process.exitCode = 1
