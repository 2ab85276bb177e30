import type { RawRequest } from '../../overload/send-request.ts'
import { developmentKey } from '../../overload/watched-server.ts'
import { postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { keyInQuery, responses, translate, withSchemeKey } from '../operations.ts'

const maxLength = 2_000_000

/** Values, each of them whole or broken JSON by itself. */
const growths: readonly Growth[] = [
  { name: 'arrays in one another', by: 'depth', unit: '[', close: ']' },
  { name: 'arrays that never end', by: 'depth', unit: '[' },
  { name: 'objects in one another', by: 'depth', unit: '{"a":', middle: '1', close: '}' },
  {
    name: 'objects in one another, less than refused',
    by: 'depth',
    unit: '{"a":[',
    middle: '1',
    close: ']}',
    maxCount: 45,
  },
  { name: 'numbers', by: 'count', head: '[1', unit: ',1', tail: ']' },
  { name: 'texts', by: 'count', head: '["a"', unit: ',"a"', tail: ']' },
  { name: 'different texts', by: 'count', head: '["a"', unit: (index) => `,"a${index}"`, tail: ']' },
  { name: 'empty objects', by: 'count', head: '[{}', unit: ',{}', tail: ']' },
  {
    name: 'objects of a text',
    by: 'count',
    head: '[{"type":"text","text":"a"}',
    unit: ',{"type":"text","text":"a"}',
    tail: ']',
  },
  { name: 'one name many times', by: 'repetition', head: '{"a":1', unit: ',"a":1', tail: '}' },
  {
    name: 'names of the prototype many times',
    by: 'repetition',
    head: '{"a":1',
    unit: ',"__proto__":{"a":1},"constructor":1',
    tail: '}',
  },
  { name: 'different names', by: 'count', head: '{"a":1', unit: (index) => `,"a${index}":1`, tail: '}' },
  { name: 'names that are numbers', by: 'count', head: '{"a":1', unit: (index) => `,"${index * 7919}":1`, tail: '}' },
  {
    name: 'names that differ in their escapes',
    by: 'count',
    head: '{"a":1',
    unit: (index) => `,"\\u${(index % 65_536).toString(16).padStart(4, '0')}":1`,
    tail: '}',
  },
  { name: 'a long name', by: 'length', head: '{"', unit: 'a', tail: '":1}' },
  { name: 'a text of escapes', by: 'repetition', head: '"', unit: '\\u0061', tail: '"' },
  { name: 'a text of short escapes', by: 'repetition', head: '"', unit: '\\n\\"\\\\', tail: '"' },
  { name: 'a text of backslashes', by: 'repetition', head: '"', unit: '\\\\', tail: '"' },
  { name: 'a text that never ends', by: 'length', head: '"', unit: 'a\\"' },
  { name: 'lone surrogates', by: 'repetition', head: '"', unit: '\\ud800', tail: '"' },
  { name: 'zero characters', by: 'repetition', head: '"', unit: '\\u0000', tail: '"' },
  { name: 'emoji of several parts', by: 'repetition', head: '"', unit: '👩‍👩‍👧‍👦', tail: '"' },
  { name: 'marks on a letter', by: 'length', head: '"a', unit: '\u0301\u0323', tail: '"' },
  { name: 'letters of two directions', by: 'repetition', head: '"', unit: 'a\u202eא', tail: '"' },
  { name: 'a long word', by: 'length', head: '"', unit: 'a', tail: '"' },
  { name: 'words', by: 'count', head: '"', unit: (index) => `w${index} `, tail: '"' },
  { name: 'sentences', by: 'count', head: '"', unit: 'It rains. ', tail: '"' },
  { name: 'lines', by: 'count', head: '"', unit: 'a\\n', tail: '"' },
  { name: 'addresses', by: 'count', head: '"', unit: 'http://a.example/b a@b.example ', tail: '"' },
  { name: 'digits', by: 'length', unit: '9' },
  { name: 'decimals', by: 'length', head: '0.', unit: '1' },
  { name: 'zeros of an exponent', by: 'length', head: '1e', unit: '0', tail: '1' },
  { name: 'numbers of long exponents', by: 'count', head: '[1', unit: ',1e-308', tail: ']' },
  { name: 'white space', by: 'length', head: '[', unit: ' \n\t', tail: ']' },
  { name: 'white space that JSON does not have', by: 'length', head: '[', unit: '\u00a0', tail: ']' },
  { name: 'commas', by: 'repetition', head: '[', unit: ',', tail: ']' },
  { name: 'several values', by: 'repetition', unit: '{} ' },
]

type Field = readonly [path: string, before: string, after: string, plain: string]

/** Where a value goes: each operation's main field of any shape, and a body that it does not read; last, a value that it answers. */
const fields: readonly Field[] = [
  ['/test/posts', '{"title":', '}', '"a"'],
  ['/chat/v1/chat/completions', '{"max_tokens":1,"messages":[{"role":"user","content":', '}]}', '"What is 2 + 2?"'],
  ['/chat/v1/chat/completions', '{"max_tokens":1,"messages":[{"role":"user","content":"a"}],"metadata":', '}', '{}'],
  ['/chat/v1/completions', '{"max_tokens":1,"prompt":', '}', '"Once upon a time"'],
  ['/chat/v1/completions', '{"max_tokens":1,"prompt":"a","logit_bias":', '}', '{}'],
  ['/chat/v1/embeddings', '{"input":', '}', '"A cat sat down."'],
  ['/chat/v1/moderations', '{"input":', '}', '"A cat sat down."'],
  [responses, '{"max_output_tokens":16,"store":false,"input":', '}', '"Hello"'],
  ['/gender/api', '{"name":', '}', '"Anna"'],
  ['/gender/api/name/multi/country', '{"data":', '}', '"Anna;Ben"'],
  ['/geo/batch', '', '', '["8.8.8.8"]'],
  ['/feed/manage/subscriptions', '{"category":"travel","url":', '}', '"http://a.example/"'],
  ['/spam/filter', '{"email":', '}', '"Subject: a\\n\\nCheap watches"'],
  [translate, '{"source_lang":"EN","target_lang":"JA","text":', '}', '"Good morning."'],
  [keyInQuery('/translate2/language/translate/v2'), '{"target":"ja","q":', '}', '"Good morning."'],
  [keyInQuery('/translate2/language/translate/v2/detect'), '{"q":', '}', '"Good morning."'],
  ['/jp-ml/proofreading/v2/typo', `{"apikey":"${developmentKey}","sentence":`, '}', '"明日は雨が降るらしい。"'],
  ['/jp-ml/talk/v1/smalltalk', `{"apikey":"${developmentKey}","query":`, '}', '"今日は暑いですね。"'],
  [
    '/jp-ml/text_summarization/v1/',
    `{"apikey":"${developmentKey}","linenumber":3,"sentences":`,
    '}',
    '"雨が降る。風が吹く。雪が積もる。日が照る。"',
  ],
  ['/vision/vision/v3.2/analyze', '{"url":', '}', '"http://a.example/a.png"'],
]
const atOnce = 5

/** JSON at the places where an operation reads it; each input goes to some of them, by its length. */
export const json: HostileFormat = {
  format: 'JSON',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests(input) {
    const start = input.bytes.length % fields.length
    return Array.from({ length: atOnce }, (_, index) => fields[(start + index * 4) % fields.length]).flatMap((field) =>
      field ? [send(input.bytes, field)] : [],
    )
  },
  plainCalls: () => fields.map((field) => send(Buffer.from(field[3]), field)),
}

function send(bytes: Buffer, [path, before, after]: Field): RawRequest {
  const request = postJson(path, Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]))
  if (path === translate) return withSchemeKey(request)
  const key = { 'ocp-apim-subscription-key': developmentKey }
  return path.startsWith('/vision') ? { ...request, headers: { ...request.headers, ...key } } : request
}
