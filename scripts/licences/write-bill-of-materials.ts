import { version } from '../../src/kernel/foundation/version.ts'
import type { InstalledPackage } from './list-packages.ts'

/** CycloneDX 1.6 as JSON: https://cyclonedx.org/docs/1.6/json. */
export function writeBillOfMaterials(packages: readonly InstalledPackage[]): string {
  const component = { type: 'application', name: '@mainstay-server/mainstay', version }
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...component, licenses: [{ license: { id: 'MIT' } }] } },
    components: packages.map(toComponent),
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}

function toComponent({ name, version: installed, licence, integrity }: InstalledPackage) {
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version: installed,
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${installed}`,
    licenses: [/^[\w.+-]+$/.test(licence) ? { license: { id: licence } } : { license: { name: licence } }],
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  }
}
