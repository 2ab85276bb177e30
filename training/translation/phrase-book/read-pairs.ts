import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Type } from 'typebox'
import type { PhraseKind } from '../../../src/capabilities/translation/engines/phrase-book/phrase-file.ts'
import { createJsonReader } from '../../../src/libraries/json/create-json-reader.ts'
import { dataFolder } from '../../moderations/data-folder.ts'

export interface Pair {
  readonly english: string
  readonly japanese: string
  readonly kind: PhraseKind
  /** The project it comes from; `own` for those of our own. */
  readonly source: string
}

const kindsOfFiles: Readonly<Record<string, PhraseKind>> = {
  tatoeba: 'everyday',
  jec_basic: 'everyday',
  mozilla_ui: 'interface',
  chromium_ui: 'interface',
  ui_strings: 'interface',
  libreoffice: 'interface',
  guides_misc: 'prose',
  web_docs_cc_by: 'prose',
  web_docs_mit: 'prose',
  tensorflow_docs: 'prose',
  django_docs: 'prose',
  php_docs: 'prose',
}

/** Sources that are of another kind than the rest of their file: pages of help, and names of emoji and places. */
const kindsOfSources: Readonly<Record<string, PhraseKind>> = {
  'libreoffice-help': 'prose',
  cldr: 'everyday',
  'id-tagging-schema': 'everyday',
}

const readPlan = createJsonReader(
  Type.Object({ heldBack: Type.Array(Type.Object({ file: Type.String(), sources: Type.String() })) }),
)
const unpack = promisify(gunzip)

/** The short pairs of all corpora, less the projects that `corpora.json` holds back. */
export async function readPairs(): Promise<Pair[]> {
  const { heldBack } = readPlan(await readFile(join(import.meta.dirname, '../corpora.json'), 'utf8'))
  const isHeldBack = (file: string, source: string) =>
    heldBack.some((held) => held.file === file && held.sources === source)
  const read = Object.entries(kindsOfFiles).map(async ([file, kind]) => {
    const rows = await readRows(file)
    return rows.filter(({ source }) => !isHeldBack(file, source)).map((row) => toPair(row, kind))
  })
  return (await Promise.all(read)).flat().filter(({ english, japanese }) => english !== '' && japanese !== '')
}

interface Row {
  readonly english: string
  readonly japanese: string
  readonly source: string
}

async function readRows(file: string): Promise<Row[]> {
  const text = (await unpack(await readFile(join(dataFolder, 'parallel-2', `${file}.tsv.gz`)))).toString()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [english = '', japanese = '', id = ''] = line.split('\t')
      return { english, japanese, source: id.split(':')[0] ?? '' }
    })
}

function toPair({ english, japanese, source }: Row, kind: PhraseKind): Pair {
  const own = kindsOfSources[source] ?? kind
  return kind === 'interface'
    ? { english: dropAccessKey(english), japanese: dropAccessKey(japanese), kind: own, source }
    : { english: english.trim(), japanese: japanese.trim(), kind: own, source }
}

/** The letter of a menu's entry that is pressed with Alt: "_Open", "開く(_O)". */
function dropAccessKey(text: string): string {
  return text
    .replace(/\s*[(（][_&~]?[A-Z][)）](?=[.…:]*$)/u, '')
    .replace(/(?<![\w&])[_~&](?=[A-Za-z])/g, '')
    .trim()
}
