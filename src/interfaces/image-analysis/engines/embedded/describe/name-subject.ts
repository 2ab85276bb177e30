import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { FoundObject } from '../../../port.ts'
import { countPeople } from './people.ts'
import type { PictureFindings } from './picture-findings.ts'

/** Some words of a caption and how sure they are. */
export interface Phrase {
  readonly text: string
  readonly confidence: number
}

/** An object is mentioned from here on; doubtful ones are tags alone. */
const minConfidence = 0.52

/** Kinds of things that a caption names. */
const maxKinds = 2

/** Who and what is in the picture: "a smiling woman with a dog", "two cars". Undefined where nothing was found. */
export function nameSubject(findings: PictureFindings): Phrase | undefined {
  const people = namePeople(findings)
  const things = nameThings(findings.objects ?? [])
  if (people && things) {
    return { text: `${people.text} with ${things.text}`, confidence: Math.min(people.confidence, things.confidence) }
  }
  return people ?? things
}

function namePeople(findings: PictureFindings): Phrase | undefined {
  const people = countPeople(findings)
  if (!people || people.confidence < minConfidence) return undefined
  const { count, gender, isSmiling, confidence } = people
  if (count > 15) return { text: 'a crowd of people', confidence }
  if (count > 2) return { text: 'a group of people', confidence }
  if (count === 2) return { text: 'two people', confidence }
  const noun = gender === undefined ? 'person' : gender === 'male' ? 'man' : 'woman'
  return { text: `a ${isSmiling ? 'smiling ' : ''}${noun}`, confidence: gender ? confidence * 0.9 : confidence }
}

function nameThings(objects: readonly FoundObject[]): Phrase | undefined {
  const sure = objects.filter(({ name, confidence }) => name !== 'person' && confidence >= minConfidence)
  const kinds = [...Map.groupBy(sure, ({ name }) => name)]
    .toSorted((a, b) => largest(b[1]) - largest(a[1]))
    .slice(0, maxKinds)
  if (kinds.length === 0) return undefined
  const confidence = minOf(kinds.map(([, each]) => maxOf(each.map((object) => object.confidence))))
  return { text: kinds.map(([name, each]) => countThings(name, each.length)).join(' and '), confidence }
}

const largest = (objects: readonly FoundObject[]) => maxOf(objects.map(({ box }) => box.width * box.height))

function countThings(name: string, count: number): string {
  if (count === 1) return isPlural(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
  const number = ['two', 'three', 'four', 'five'][count - 2] ?? 'several'
  return `${number} ${toPlural(name)}`
}

const irregular: Readonly<Record<string, string>> = {
  sheep: 'sheep',
  knife: 'knives',
  mouse: 'mice',
  skis: 'skis',
  scissors: 'scissors',
}

const isPlural = (name: string) => name === 'skis' || name === 'scissors'

function toPlural(name: string): string {
  return lookUp(irregular, name) ?? (/(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`)
}
