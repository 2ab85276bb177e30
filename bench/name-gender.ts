import { readFile } from 'node:fs/promises'
import { getGender } from 'gender-detection-from-name'
import { modelPath } from '../src/interfaces/name-gender/engines/embedded/model-path.ts'
import { readModel } from '../src/interfaces/name-gender/engines/embedded/model.ts'
import { predictGender } from '../src/interfaces/name-gender/engines/embedded/predict-gender.ts'
import { readHeldBackNames } from '../training/name-gender/collect-rows.ts'
import { readPeople, regionalLists } from '../training/name-gender/read-people.ts'
import type { BenchResult, Figure } from './result.ts'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

interface Person {
  readonly name: string
  readonly isWoman: boolean
}

/** What a judge says of a name: undefined for nothing. */
interface Verdict {
  readonly isWoman: boolean
  readonly probability: number
}
type Judge = (name: string) => Verdict | undefined

const shared = sharedDataAt('text/names')
/** Shares in between are of names that both men and women bear. */
const clearShare = 0.2

/** G1: names that training never saw, and a list of scientists, by us and by the npm package that people pick. */
export default async function run(): Promise<BenchResult> {
  const model = readModel(await readFile(modelPath))
  const ours: Judge = (name) => {
    const { gender, probability } = predictGender(model, { name, guessesAlways: false })
    return gender && { isWoman: gender === 'female', probability }
  }
  const heldBack = await readHeldBack()
  const scientists = await readPeople('scientists')
  const authors = await readPeople('authors')
  const regions = await Promise.all(
    regionalLists.map(async (list) => compare(`people of public life, ${list}`, await readPeople(list), ours)),
  )
  const figures = [
    ...compare('scientists, whole names', scientists, ours, '<= 6'),
    ...compare('authors of papers, whole names', authors, ours, '<= 6'),
    measureTurned('scientists, family name first', scientists, ours),
    measureTurned('authors of papers, family name first', authors, ours),
    ...regions.flat(),
    ...compare('names held back', heldBack, ours),
    ...calibration('scientists and authors', [...scientists, ...authors], ours),
    ...(await measureByCountry(ours)),
    await measureRate([...scientists.map(({ name }) => name), ...heldBack.map(({ name }) => name)], modelPath),
  ]
  return { name: 'name-gender', seeds: [], figures }
}

async function readHeldBack(): Promise<Person[]> {
  const shares = new Map<string, number[]>()
  for (const { word, share } of await readHeldBackNames(shared)) {
    if (share !== undefined) shares.set(word, [...(shares.get(word) ?? []), share])
  }
  return [...shares].flatMap(([name, all]) => {
    const isWoman = all.every((share) => share >= 1 - clearShare)
    return isWoman || all.every((share) => share <= clearShare) ? [{ name, isWoman }] : []
  })
}

/** The package reads given names alone: it gets the first word that is no initial. */
const peer: Judge = (name) => {
  const given = name.split(' ').find((word) => word.replaceAll('.', '').length > 1) ?? name
  const said = getGender(given)
  return said === 'unknown' ? undefined : { isWoman: said === 'female', probability: 1 }
}

function compare(title: string, people: readonly Person[], ours: Judge, target?: string): Figure[] {
  const [mine, theirs] = [count(people, ours), count(people, peer)]
  const figure = (what: string, of: (counts: Counts) => number, aim?: string): Figure => ({
    name: `${title}: ${what}`,
    value: of(mine),
    unit: '%',
    peers: { 'gender-detection-from-name': of(theirs) },
    ...(aim && { target: aim }),
  })
  return [
    { name: `${title}: how many`, value: people.length, unit: 'names', peers: {} },
    figure('wrong or not answered', ({ wrong, silent, all }) => percent(wrong + silent, all), target),
    figure('wrong among those answered', ({ wrong, silent, all }) => percent(wrong, all - silent), target && '< 4'),
    figure('not answered', ({ silent, all }) => percent(silent, all)),
    figure('women read as men', ({ womenAsMen, women }) => percent(womenAsMen, women)),
    figure('men read as women', ({ menAsWomen, men }) => percent(menAsWomen, men)),
  ]
}

interface Counts {
  readonly all: number
  readonly women: number
  readonly men: number
  readonly wrong: number
  readonly silent: number
  readonly womenAsMen: number
  readonly menAsWomen: number
}

function count(people: readonly Person[], judge: Judge): Counts {
  let [silent, womenAsMen, menAsWomen] = [0, 0, 0]
  for (const { name, isWoman } of people) {
    const said = judge(name)
    if (!said) silent++
    else if (isWoman && !said.isWoman) womenAsMen++
    else if (!isWoman && said.isWoman) menAsWomen++
  }
  const women = people.filter(({ isWoman }) => isWoman).length
  const all = people.length
  return { all, women, men: all - women, silent, womenAsMen, menAsWomen, wrong: womenAsMen + menAsWomen }
}

/** The last word in front, as in "Curie Marie": without a comma or capitals nothing but the words tells which is which. */
function measureTurned(title: string, people: readonly Person[], ours: Judge): Figure {
  const turned = people.map(({ name, isWoman }) => {
    const words = name.split(' ')
    return { name: [...words.slice(-1), ...words.slice(0, -1)].join(' '), isWoman }
  })
  const { wrong, silent, all } = count(turned, ours)
  const value = percent(wrong + silent, all)
  return { name: `${title}: wrong or not answered`, value, unit: '%', peers: {}, target: '< 10' }
}

/** How often answers of a probability are right. */
function calibration(title: string, people: readonly Person[], judge: Judge): Figure[] {
  const bounds = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]
  return bounds.slice(0, -1).map((from, at) => {
    const to = bounds[at + 1] ?? 1
    const said = people.flatMap(({ name, isWoman }) => {
      const verdict = judge(name)
      return verdict && verdict.probability >= from && verdict.probability < to
        ? [{ ...verdict, isRight: verdict.isWoman === isWoman }]
        : []
    })
    const mean = said.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, said.length)
    return {
      name: `${title}: right where ${Math.round(mean * 100)} % was said (${said.length} names)`,
      value: percent(said.filter(({ isRight }) => isRight).length, said.length),
      unit: '%',
      peers: {},
    }
  })
}

/** Held-back names in each country of the list that has at least twenty of them. */
async function measureByCountry(judge: Judge): Promise<Figure[]> {
  const byCountry = new Map<string, Person[]>()
  for (const { word, country, share } of await readHeldBackNames(shared)) {
    if (share === undefined || (share > clearShare && share < 1 - clearShare)) continue
    byCountry.set(country, [...(byCountry.get(country) ?? []), { name: word, isWoman: share > 0.5 }])
  }
  return [...byCountry]
    .filter(([, people]) => people.length >= 20)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([country, people]) => {
      const [mine, theirs] = [count(people, judge), count(people, peer)]
      const wrongOf = ({ wrong, silent, all }: Counts) => percent(wrong + silent, all)
      const peers = { 'gender-detection-from-name': wrongOf(theirs) }
      return {
        name: `held back, ${country} (${people.length}): wrong or not answered`,
        value: wrongOf(mine),
        unit: '%',
        peers,
      }
    })
}

/**
 * Every name once, with a model that has seen none of them before; the best of ten rounds. Counted in the processor's own time,
 * so that what else runs on the machine does not matter.
 */
async function measureRate(names: readonly string[], path: string): Promise<Figure> {
  const file = await readFile(path)
  let best = 0
  for (let round = 0; round < 10; round++) {
    const model = readModel(file)
    const begin = process.cpuUsage()
    for (const name of names) predictGender(model, { name, guessesAlways: false })
    const { user, system } = process.cpuUsage(begin)
    best = Math.max(best, names.length / ((user + system) / 1e6))
  }
  return { name: 'names that differ, one core', value: best, unit: 'names/s', peers: {}, target: '>= 50000' }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
