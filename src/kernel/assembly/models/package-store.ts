import { isPackageThere } from '../../../libraries/packages/is-package-there.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { PackageVersion } from '../../../libraries/packages/install-packages.ts'
import type { LooseModels } from '../../wire/interface/model-purpose.ts'

/** A model that comes in packages, which somebody may have installed beside the program. */
export function createPackageStore(model: string, packages: readonly PackageVersion[]): LooseModels {
  const areThere = (folder?: string) => packages.every(({ name }) => isPackageThere(name, folder))
  return {
    list: async (dataFolder) => (areThere(packagesFolderOf(dataFolder)) ? [{ name: model, bytes: 0 }] : []),
    readChoice: async () => undefined,
    async remove() {
      const names = packages.map(({ name }) => name).join(' ')
      throw new OperatorError(`${model} is installed beside the program: "npm uninstall ${names}" takes it away there.`)
    },
    async verify(_name, dataFolder) {
      if (!areThere(packagesFolderOf(dataFolder))) throw new OperatorError(`Packages of ${model} are missing.`)
      return false
    },
  }
}
