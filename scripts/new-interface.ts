/** `npm run new NAME`: writes the folder of a new interface and its line in each of the two lists. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addToList } from './new-interface/add-to-list.ts'
import { camelCase } from './new-interface/camel-case.ts'
import { takenNames } from './new-interface/taken-names.ts'
import { writeSlice } from './new-interface/write-slice.ts'

const root = join(import.meta.dirname, '..')
const [name = ''] = process.argv.slice(2)
const lists = ['index.ts', 'contracts.ts']
const folder = join(root, 'src/interfaces', name)

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) fail('Usage: npm run new NAME, in kebab-case, such as question-tags.')
if (takenNames.has(camelCase(name))) fail(`"${name}" would be the name of a variable, and is taken; choose another.`)
if (existsSync(folder)) fail(`src/interfaces/${name} exists already.`)

for (const [path, text] of Object.entries(writeSlice(name))) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const list of lists) {
  const path = join(root, 'src/interfaces', list)
  writeFileSync(path, addToList(readFileSync(path, 'utf8'), name, list))
}
// How long a line becomes depends on the name.
const written = [folder, ...lists.map((list) => join(root, 'src/interfaces', list))]
execFileSync(join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
console.log(
  `Wrote src/interfaces/${name} and its line in index.ts and contracts.ts. Start with contract.ts; CONTRIBUTING.md has the recipe.`,
)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
