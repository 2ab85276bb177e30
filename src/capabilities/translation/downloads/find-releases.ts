import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { findNearestTag, isSameLanguage, toLanguageTag } from '../domain/language-tag.ts'
import { chooseRelease, type ReleaseWishes } from './registry/choose-release.ts'
import { listPairs, type RegistryPair } from './registry/list-pairs.ts'
import type { ModelRecord } from './registry/model-record.ts'
import { pairOf, type Release } from './registry/release.ts'

/**
 * The models that a pair such as `en-ja` needs: its own, or the two by way of English. Languages may have the registry's names or any
 * other: `zh-CN-en` and `zh-en` are its `zh-Hans-en`.
 */
export function findReleases(
  records: readonly ModelRecord[],
  pair: string,
  wishes: ReleaseWishes = {},
): readonly Release[] {
  const all = listPairs(records)
  const found = findNamed(all, pair) ?? findDirect(all, pair) ?? findPivoted(all, pair)
  if (!found) throw unknownPair(pair, all)
  return found.map((each) => chooseRelease(each.releases, wishes) ?? refuse(each))
}

/** A name of the registry's own stands before what its parts may mean elsewhere. */
function findNamed(all: readonly RegistryPair[], pair: string): readonly RegistryPair[] | undefined {
  const named = all.find((each) => pairOf(each) === pair)
  return named && [named]
}

function findDirect(all: readonly RegistryPair[], pair: string): readonly RegistryPair[] | undefined {
  for (const [source, target] of waysToSplit(pair)) {
    const direct = findPair(all, source, target)
    if (direct) return [direct]
  }
  return undefined
}

function findPivoted(all: readonly RegistryPair[], pair: string): readonly RegistryPair[] | undefined {
  for (const [source, target] of waysToSplit(pair)) {
    const [first, second] = [findPair(all, source, 'en'), findPair(all, 'en', target)]
    if (first && second && !isSameLanguage(source, target)) return [first, second]
  }
  return undefined
}

type Languages = readonly [source: string, target: string]

/** A language may have a hyphen of its own: `zh-Hant-en`. */
function waysToSplit(pair: string): readonly Languages[] {
  const parts = pair.split('-')
  return parts
    .slice(1)
    .map((_, index): Languages => [parts.slice(0, index + 1).join('-'), parts.slice(index + 1).join('-')])
    .flatMap((names) => {
      const [source, target] = names.map(toLanguageTag)
      return source !== undefined && target !== undefined ? [[source, target] as const] : []
    })
}

function findPair(all: readonly RegistryPair[], source: string, target: string): RegistryPair | undefined {
  const sourceTag = findNearestTag(source, new Set(all.map((each) => each.source)))
  const from = all.filter((each) => each.source === sourceTag)
  const targetTag = findNearestTag(target, new Set(from.map((each) => each.target)))
  return from.find((each) => each.target === targetTag)
}

function refuse({ source, target, releases, faults }: RegistryPair): never {
  const name = pairOf({ source, target })
  if (releases.some(({ audience }) => audience === 'previewers'))
    throw new OperatorError(
      `${name} is a preview, not released yet: "mainstay translation pull --preview ${name}" gets it.`,
    )
  const architecture = releases.find((each) => each.architecture !== undefined)?.architecture
  if (architecture !== undefined)
    throw new OperatorError(
      `${name} is for phones alone: "mainstay translation pull --architecture ${architecture} ${name}" gets it.`,
    )
  throw new OperatorError(`The model of ${name} cannot be used: ${faults.join('; ')}.`)
}

/** So many pairs are named. */
const maxNamed = 12

function unknownPair(pair: string, all: readonly RegistryPair[]): OperatorError {
  const known = all.filter(({ releases }) => chooseRelease(releases)).map(pairOf)
  if (known.length === 0) return new OperatorError('The registry has no models that this version can use.')
  const others =
    known.length <= maxNamed
      ? `the registry has: ${known.join(', ')}.`
      : `"mainstay translation list --registry" shows the ${known.length} that there are.`
  return new OperatorError(`There is no model for "${pair}"; ${others}`)
}
