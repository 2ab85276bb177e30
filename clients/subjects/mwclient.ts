import { join } from 'node:path'
import { compareScript } from './mediawiki/compare-script.ts'

/** What bots written with mwclient ask for. */
export default compareScript({
  debianPackage: 'python3-mwclient',
  script: 'read-with-mwclient.py',
  interpreter: '/usr/bin/python3',
  findModules: (root) => ({ PYTHONPATH: join(root, 'usr/lib/python3/dist-packages') }),
})
