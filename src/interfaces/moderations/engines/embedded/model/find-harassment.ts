import type { Sentence } from './split-sentences.ts'

/** Insults that are nothing else, then words that are insults where somebody is called so. */
const strong =
  words(`idiot idiots moron morons imbecile imbeciles cretin cretins loser losers scumbag scumbags scum asshole assholes bastard bastards bitch
  bitches cunt cunts dickhead dickheads dumbass dumbasses jackass prick pricks twat twats wanker wankers douchebag douchebags fuckwit motherfucker
  motherfuckers mfr pos subhuman degenerate degenerates lowlife lowlifes creep creeps slut sluts whore whores sleazebag halfwit nitwit dimwit fuckface
  shithead shitheads turd turds pig pigs vermin parasite parasites trash garbage filth
  idiota idiotas imbecil idiote cretino stronzo deficiente scemo connard connasse salope abruti cabron gilipollas estupido estupida pendejo
  arschloch wichser hurensohn trottel schlampe vollidiot dummkopf otario babaca burro`)
const mild =
  words(`stupid dumb pathetic worthless ugly disgusting useless brainless clueless insane crazy lunatic psycho hypocrite hypocrites liar liars
  coward cowards clown clowns fool fools traitor traitors fraud disgrace joke sick evil vile ignorant delusional embarrassment incompetent spineless
  disgusting gross nasty horrible freak freaks thug thugs lazy fat ridiculous shameful despicable dumm hasslich stupide estupido stupido feo feia brutto`)

/** Said of people alone, so that they insult whoever is meant. */
const epithets =
  words(`scumbag scumbags asshole assholes dickhead dickheads motherfucker motherfuckers mfr moron morons imbecile imbeciles idiots subhuman
  dumbass dumbasses shithead shitheads fuckface fuckwit wanker wankers twat twats cunt cunts lowlife lowlifes degenerates
  arschloch wichser hurensohn connard salope stronzo gilipollas babaca`)

const second = words('you u ya ur youre yall your du ihr tu vous eres sois voce')
const third = words('he she they hes shes theyre')
const copula = words('is are was were r am be bist seid es etes eres sois sei siete sao')
/** What may stand between somebody and what they are called. */
const between =
  words(`a an the such so just really nothing but complete completely total totally utter utterly absolute absolutely fucking freaking damn
  bloody little big most biggest one of all both also still always pretty very and or as piece kind sort more than old special what ein eine
  einen so ganz un une uno una um uma tan muy plus molto tao some are is were was r re be`)

/** Said to somebody, whatever else is said. */
const phrases = [
  'fuck you',
  'screw you',
  'fuck off',
  'piss off',
  'go to hell',
  'burn in hell',
  'rot in hell',
  'kill yourself',
  'kys',
  'stfu',
  'shut the fuck up',
  'shut your mouth',
  'nobody likes you',
  'no one likes you',
  'everyone hates you',
  'i hate you',
  'you make me sick',
  'you disgust me',
  'waste of space',
  'waste of oxygen',
  'waste of skin',
  'piece of shit',
  'piece of garbage',
  'piece of trash',
  'va te faire foutre',
  'ferme ta gueule',
  'halt die fresse',
  'halt die klappe',
  'fick dich',
  'vete a la mierda',
  'vaffanculo',
  'vai se foder',
]

const japanese =
  /(?:死ね|くたばれ|バカ(?:野郎|か|だな)|馬鹿(?:野郎|か)|クズ(?:だ|が|め)|ゴミ(?:だ|め)|きもい|キモい|うざい|ブス|黙れ)/

/** Words that show that harassment is reported, asked about or denied. */
const sober = words('not never isnt arent wasnt werent called calls calling said says wrote dont if why')

const myself = words('i im me my myself ich je yo io eu')

/** From 0 to 1: whether somebody is insulted, the one who is spoken to above all. It knows manners of speaking and no meaning. */
export function findHarassment(sentences: readonly Sentence[]): number {
  let [highest, count] = [0, 0]
  for (const sentence of sentences) {
    const score = scoreInsult(sentence.words)
    if (score >= 0.5) count += 1
    highest = Math.max(highest, score)
  }
  return count > 1 ? Math.min(0.95, highest + 0.1) : highest
}

function scoreInsult(texts: readonly string[]): number {
  if (texts.some((text) => japanese.test(text))) return 0.7
  const text = ` ${texts.join(' ')} `
  if (phrases.some((phrase) => text.includes(` ${phrase} `))) return isSober(texts, texts.length) ? 0.4 : 0.8
  let highest = 0
  for (const [at, word] of texts.entries()) {
    const force = strong.has(word) ? 1 : mild.has(word) ? 0.75 : 0
    if (force > 0) highest = Math.max(highest, force * scoreCalled(texts, at))
  }
  return highest
}

/** How much somebody is called what stands at a place: the one spoken to, another, or nobody. */
function scoreCalled(texts: readonly string[], at: number): number {
  let hasCopula = false
  for (let before = at - 1; before >= 0 && at - before <= 7; before--) {
    const word = texts[before] ?? ''
    hasCopula ||= copula.has(word) || word === 'youre' || word === 'theyre' || word === 'hes' || word === 'shes'
    if (second.has(word)) return isSober(texts, before) ? 0.3 : word === 'your' && !hasCopula ? 0.4 : 0.85
    if (third.has(word)) return hasCopula && !isSober(texts, before) ? 0.65 : 0.2
    if (!between.has(word) && !strong.has(word) && !mild.has(word) && !copula.has(word)) break
  }
  if (epithets.has(texts[at] ?? '') && !texts.some((word) => sober.has(word) || myself.has(word))) return 0.6
  return hasCopula && !isSober(texts, at) ? 0.45 : strong.has(texts[at] ?? '') ? 0.35 : 0.1
}

function isSober(texts: readonly string[], end: number): boolean {
  return texts.slice(Math.max(0, end - 5), end).some((word) => sober.has(word))
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
