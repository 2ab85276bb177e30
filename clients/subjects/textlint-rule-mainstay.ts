import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

const rule = join(import.meta.dirname, '../../textlint-rule-mainstay')

const markdown = `# 会議の記録

来週の会議に**出籍**してください。\`foo を を\` を使う[完壁な資料](https://example.org/完壁)をを配ります。

\`\`\`js
// 完壁
\`\`\`

- 一覧の項目も完
  壁です。少しづつ
  進めます。
`

/** Our rule in the real textlint, installed from the clone as a writer would. */
const subject: Subject = {
  spec: 'G9',
  packages: ['textlint@15.8.0'],
  describeVersions: () => [`textlint-rule-mainstay ${readVersion()}`],
  prepare: async (folder) => {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', rule])
    return {}
  },
  original: 'none: the rule is ours, textlint is the client',
  run,
}

export default subject

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(rule, 'package.json'), 'utf8'))
  return version
}

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const lint: Lint = (name, text, options, words = [], env = {}) => {
    writeFileSync(join(folder, '.textlintrc.json'), JSON.stringify({ rules: { mainstay: options } }))
    writeFileSync(join(folder, name), text)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'node_modules/textlint/bin/textlint.js'), '--format', 'json', ...words, name],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } },
    )
    return { stdout, stderr }
  }
  const options = { baseUrl, key }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return [
    ...(await tryMarkdown(lint, options, read)),
    ...(await tryTexts(lint, options)),
    ...(await tryFailures(lint, options)),
  ]
}

type Lint = (
  name: string,
  text: string,
  options: object,
  words?: readonly string[],
  env?: object,
) => { readonly stdout: string; readonly stderr: string }

type Options = Pick<Place, 'baseUrl' | 'key'>

function list(stdout: string): string[] {
  const [{ messages }]: [{ messages: { line: number; column: number; message: string }[] }] = JSON.parse(stdout)
  return messages.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

async function tryMarkdown(lint: Lint, options: Options, read: (name: string) => string): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'Markdown: what is wrong in its prose, and where',
      async () => list(lint('notes.md', markdown, options).stdout),
      [
        '3:9 「出籍」は「出席」の誤りかもしれません。',
        '3:34 「完壁」は「完璧」の誤りかもしれません。',
        '3:64 「をを」は「を」の誤りかもしれません。',
        '9:9 「完壁」は「完璧」の誤りかもしれません。',
        '10:9 「づつ」は「ずつ」の誤りかもしれません。',
      ],
    ),
    await tryCall(
      'Markdown, fixed',
      async () => {
        lint('notes.md', markdown, options, ['--fix'])
        return read('notes.md')
      },
      markdown.replace('出籍', '出席').replace('[完壁', '[完璧').replace('をを配', 'を配').replace('しづつ', 'しずつ'),
    ),
  ]
}

async function tryTexts(lint: Lint, options: Options): Promise<readonly Trial[]> {
  const { baseUrl, key } = options
  return [
    await tryCall(
      'plain text with an emoji before the place',
      async () => list(lint('notes.txt', '😀𠮷野家で完壁な食事をした。\n', options).stdout),
      ['1:8 「完壁」は「完璧」の誤りかもしれません。'],
    ),
    await tryCall(
      'sensitivity: い抜き at high alone',
      async () =>
        ['medium', 'high'].map(
          (sensitivity) =>
            list(lint('talk.txt', '友達と待ってます。\n', { ...options, sensitivity }).stdout).length > 0,
        ),
      [false, true],
    ),
    await tryCall(
      'the key of the environment',
      async () => list(lint('notes.txt', '完壁だ。\n', { baseUrl }, [], { MAINSTAY_KEY: key }).stdout).length,
      1,
    ),
    await tryCall(
      'a text longer than one request may be, the last word of which is wrong',
      async () => list(lint('long.txt', `${'今日は天気がいい。\n'.repeat(2_100)}完壁だ。\n`, options).stdout),
      ['2101:1 「完壁」は「完璧」の誤りかもしれません。'],
    ),
    await tryCall('nothing but code', async () => list(lint('code.md', '```\n完壁\n```\n', options).stdout), []),
  ]
}

async function tryFailures(lint: Lint, { baseUrl, key }: Options): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'a wrong key is said',
      async () =>
        lint('notes.txt', '完壁だ。\n', { baseUrl, key: 'nobody' }).stderr.includes(
          'refused the text (400): apikey not found',
        ),
      true,
    ),
    await tryCall(
      'a server that does not answer is said',
      async () =>
        lint('notes.txt', '完壁だ。\n', { baseUrl: 'http://127.0.0.1:9', key }).stderr.includes('start Mainstay'),
      true,
    ),
  ]
}
