import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { splitText } from '../../src/interfaces/japanese-summary/engines/embedded/split-text.ts'
import { sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

/** A paragraph that reports, with what people asked of it. */
export interface Article {
  readonly sentences: readonly string[]
  /** For each question, the ways to answer it in the text's own words. */
  readonly answers: readonly (readonly string[])[]
}

interface Paragraph {
  readonly context: string
  readonly qas: readonly { readonly answers: readonly { readonly text: string }[] }[]
}

const folder = sharedDataAt('text/proofreading')

/** A paragraph shorter than this has nothing to choose from. */
const minSentences = 4

/** Paragraphs of JSQuAD, from the encyclopedia; only measured on. */
export async function readArticles(): Promise<Article[]> {
  const files = await Promise.all(
    ['jsquad-test.json.gz', 'jsquad-valid.json.gz'].map((name) => readFile(join(folder, name))),
  )
  return files
    .flatMap((file) => {
      const { data }: { readonly data: readonly { readonly paragraphs: readonly Paragraph[] }[] } = JSON.parse(
        gunzipSync(file).toString('utf8'),
      )
      return data.flatMap(({ paragraphs }) => paragraphs)
    })
    .map(({ context, qas }) => ({
      // The title stands before the paragraph, apart from it.
      sentences: splitText(context.replace(/^.*?\[SEP\]\s*/s, ''), undefined),
      answers: qas.map(({ answers }) => answers.map(({ text }) => text)),
    }))
    .filter(({ sentences, answers }) => sentences.length >= minSentences && answers.length > 0)
}

/** Share of the questions that sentences answer. */
export function measureAnswered({ answers }: Article, sentences: readonly string[]): number {
  const text = sentences.join('\n')
  return answers.filter((ways) => ways.some((answer) => text.includes(answer))).length / answers.length
}
