const irregular: ReadonlyMap<string, string> = new Map(
  `alumnus-alumni analysis-analyses appendix-appendices axis-axes bacterium-bacteria basis-bases cactus-cacti calf-calves child-children crisis-crises criterion-criteria datum-data deer-deer diagnosis-diagnoses elf-elves fish-fish foot-feet
fungus-fungi goose-geese half-halves hypothesis-hypotheses index-indices knife-knives leaf-leaves life-lives loaf-loaves louse-lice man-men medium-media moose-moose mouse-mice nucleus-nuclei oasis-oases offspring-offspring ox-oxen
parenthesis-parentheses person-people phenomenon-phenomena photo-photos piano-pianos quiz-quizzes radius-radii scarf-scarves self-selves series-series sheep-sheep shelf-shelves species-species stimulus-stimuli syllabus-syllabi
thesis-theses thief-thieves tooth-teeth vertex-vertices wife-wives wolf-wolves woman-women zero-zeros`
    .split(/\s+/)
    .map((pair) => {
      const [one = '', many = ''] = pair.split('-')
      return [one, many]
    }),
)
const withEs = new Set(['echo', 'hero', 'potato', 'tomato', 'torpedo', 'veto'])

/** More than one of an English noun in small letters. */
export function toPlural(noun: string): string {
  const known = irregular.get(noun)
  if (known !== undefined) return known
  const compound = /^(.*)(man|woman|child|foot|tooth|mouse|wife|shelf)$/.exec(noun)
  if (compound?.[1] && noun !== 'human' && noun !== 'german' && noun !== 'roman')
    return `${compound[1]}${irregular.get(compound[2] ?? '') ?? ''}`
  if (withEs.has(noun) || /(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}
