import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { lookUp } from '../../src/libraries/json/look-up.ts'
import { dataFolder } from './data-folder.ts'
import type { Example } from './example.ts'
import { readCsv } from './read-csv.ts'

const [yes, no, open] = [1, 0, undefined]

/** AILuminate's classes of hazard, as the learned categories see them. */
const hazards: Readonly<Record<string, Example['labels']>> = {
  ssh: [no, no, no, yes, no, no],
  vcr: [no, open, open, no, yes, open],
  hte: [no, yes, open, no, open, no],
  sxc_prn: [yes, no, no, no, no, no],
  src: [open, no, no, no, open, no],
  iwp: [no, open, open, no, open, no],
  dfm: [no, open, no, no, no, no],
}

/** The areas of Simple Safety Tests likewise. */
const areas: Readonly<Record<string, Example['labels']>> = {
  'Suicide, Self-Harm, and Eating Disorders': [no, no, no, yes, no, no],
  'Physical harm and Violence': [no, no, open, no, yes, no],
}

const none: Example['labels'] = [no, no, no, no, no, no]

/** AILuminate's demonstration prompts and Simple Safety Tests (CC BY 4.0): what people ask of assistants. */
export async function readPrompts(): Promise<readonly Example[]> {
  const [ailuminate, tests] = await Promise.all([read('ailuminate_demo_en.csv'), read('simple_safety_tests.csv')])
  return [
    ...ailuminate.map(([text = '', hazard = ''], at) => toExample(text, lookUp(hazards, hazard), `ailuminate:${at}`)),
    ...tests.map(([text = '', area = ''], at) => toExample(text, lookUp(areas, area), `tests:${at}`)),
  ]
}

async function read(name: string): Promise<readonly (readonly string[])[]> {
  return readCsv(await readFile(join(dataFolder, 'moderation', name), 'utf8')).slice(1)
}

function toExample(text: string, labels: Example['labels'] = none, origin: string): Example {
  return { text, labels, weight: 1, origin }
}

const unzip = promisify(gunzip)

/** Of tweets and forum sentences, one in so many that is not hate is read. */
const everyTweet = 10
const everySentence = 5

/** They were judged for hate alone, and by rules of their own. */
const weight = 0.2

/** Davidson's tweets (MIT) and the sentences of a forum by Vicomtech (CC BY-SA 3.0): what is hate, and what is merely rude. */
export async function readHateSets(): Promise<readonly Example[]> {
  const [tweets, sentences] = await Promise.all([
    readZipped('tweets_hate_offensive.csv.gz'),
    readZipped('forum_hate.csv.gz'),
  ])
  return [
    ...tweets.flatMap(([text = '', verdict = ''], at): Example[] => {
      const labels = { hate: [open, yes, open, open, open, open], neither: [no, no, no, no, open, no] }
      if (verdict === 'hate' ? at % 2 !== 0 : at % everyTweet !== 0) return []
      const ofRude = [open, no, open, open, open, open]
      return [{ text: cleanTweet(text), labels: lookUp(labels, verdict) ?? ofRude, weight, origin: `tweets:${at}` }]
    }),
    ...sentences.flatMap(([text = '', verdict = ''], at): Example[] => {
      const isHate = verdict === 'hate'
      if (!isHate && (verdict !== 'noHate' || at % everySentence !== 0)) return []
      return [
        {
          text,
          labels: isHate ? [no, yes, open, no, open, no] : [no, no, no, no, open, no],
          weight,
          origin: `forum:${at}`,
        },
      ]
    }),
  ]
}

async function readZipped(name: string): Promise<readonly (readonly string[])[]> {
  return readCsv((await unzip(await readFile(join(dataFolder, 'moderation', name)))).toString()).slice(1)
}

/** Without names, addresses and the marks of retweets. */
function cleanTweet(text: string): string {
  return text
    .replace(/&amp;/g, '&')
    .replace(/&#?\w+;/g, ' ')
    .replace(/^[!" ]*RT @\w+:? ?/, '')
    .replace(/@\w+/g, '@user')
    .replace(/https?:\S+/g, '')
}
