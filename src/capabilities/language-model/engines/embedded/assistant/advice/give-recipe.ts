import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { recipesTable } from './recipes-table.ts'

interface Recipe {
  readonly en: string
  readonly ja: string
}

const recipes: ReadonlyMap<string, Recipe> = new Map(
  recipesTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', japanese = '', en = '', ja = ''] = line.split('|')
      return [...english.split('/'), ...japanese.split('/')].map((name) => [name, { en, ja }] as const)
    }),
)

const asks: Readonly<Record<AssistantLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:please )?(?:how (?:do|can|should|would|to) ?(?:i|you|we|one)? ?|(?:tell|show|teach) me how to |explain how to )(?:make|cook|prepare|boil|fry|bake) (?:some |a |the |good |simple |perfect |easy |basic )*(.+?)(?: at home| from scratch| easily)?$/i,
    /^(?:please )?(?:(?:give|tell|show) me |i (?:need|want) |what(?:'s| is) |do you (?:have|know) |can i have |share )?(?:an? |the )?(?:simple |easy |basic |quick |good )*recipe (?:for|of) (?:some |a |the |simple |easy |basic )*(.+)$/i,
    /^(?:please )?(?:(?:give|tell|show) me )?(?:an? )?(?:simple |easy |basic |quick |good )*(.+?) recipe$/i,
    /^how long (?:do|should|does) (?:i|you|it|we) (?:take to )?(?:boil|cook) (?:an? |the |some )?(.+)$/i,
  ],
  ja: [
    /^(?:簡単な|美味しい|おいしい)*(.+?)の(?:作り方|レシピ|炊き方|ゆで方|茹で方|焼き方|淹れ方|入れ方)(?:は|を|って)?.{0,12}$/u,
  ],
}

/** How a few everyday dishes are made. */
export const giveRecipe: Topic = ({ text, language }) => {
  if (text.length > 100) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  for (const form of asks[language]) {
    const recipe = recipes.get(form.exec(asked)?.[1]?.toLowerCase() ?? '')
    if (recipe) return say(0.9, recipe[language])
  }
  return undefined
}
