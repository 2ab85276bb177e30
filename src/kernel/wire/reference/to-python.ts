import type { Contract, Example, KeyRule, Operation } from '../contract.ts'
import { fillAddress } from './fill-address.ts'
import { toPythonLiteral } from './to-python-literal.ts'

/** A call as a program of Python that needs nothing but Python; the key is in the environment. */
export function toPython(contract: Contract, operation: Operation, origin: string): string {
  const { method, path, example } = operation
  const rule = operation.key ?? contract.key
  const keyed = rule.need === 'optional' ? undefined : rule
  const address = toPythonLiteral(fillAddress(`${origin}/${contract.base}${path}`, example.params))
  const query = writeQuery(example.query, keyed)
  const { data, type } = writeBody(operation, keyed)
  const headers = [...(type ? [`"Content-Type": "${type}"`] : []), ...(keyed ? writeKeyHeader(keyed) : [])]
  const parts = [
    `    ${address}${query ? ` + "?" + ${query}` : ''},`,
    ...(data ? [`    data=${data},`] : []),
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    `    method="${method}",`,
  ]
  const answer = isBinary(operation) ? 'len(response.read()), "bytes"' : 'response.read().decode()'
  const code = `request = Request(\n${parts.join('\n')}\n)\nwith urlopen(request) as response:\n    print(response.status, ${answer})`
  return `${writeImports(code)}\n\n${code}`
}

function isBinary({ response }: Operation): boolean {
  const { format }: { format?: string } = response
  return format === 'binary'
}

/** Those that the program uses, in the order of the alphabet. */
function writeImports(code: string): string {
  const modules = ['base64', 'json', 'os'].filter((name) => code.includes(`${name}.`))
  const parse = code.includes('urlencode(') ? ['from urllib.parse import urlencode'] : []
  return [...modules.map((name) => `import ${name}`), ...parse, 'from urllib.request import Request, urlopen'].join(
    '\n',
  )
}

const key = 'os.environ["MAINSTAY_KEY"]'

function writeQuery(fields: Example['query'] = {}, rule: KeyRule | undefined): string {
  const pairs = Object.entries(fields).map(([name, value]) => writePair(name, toPythonLiteral(value)))
  if (rule?.in === 'query') pairs.push(writePair(rule.name, key))
  return pairs.length === 0 ? '' : `urlencode([${pairs.join(', ')}])`
}

function writePair(name: string, value: string): string {
  return `(${toPythonLiteral(name)}, ${value})`
}

function writeKeyHeader(rule: KeyRule): readonly string[] {
  if (rule.in === 'bearer') return [`"Authorization": "Bearer " + ${key}`]
  if (rule.in === 'scheme') return [`"Authorization": "Service${rule.suffix} " + ${key}`]
  if (rule.in === 'header') return [`"${rule.name}": ${key}`]
  if (rule.in === 'basic')
    return [`"Authorization": "Basic " + base64.b64encode((${key} + ":" + ${key}).encode()).decode()`]
  return []
}

interface WrittenBody {
  readonly data?: string
  readonly type?: string
}

function writeBody({ body, example }: Operation, rule: KeyRule | undefined): WrittenBody {
  const [kind] = body?.accepts ?? []
  if (kind === 'form') return { data: `urlencode([${formPairs(example.body, rule).join(', ')}]).encode()` }
  if (kind === undefined || example.body === undefined) return {}
  if (kind === 'bytes' && typeof example.body === 'string')
    return { data: `${toPythonLiteral(example.body)}.encode()`, type: 'application/octet-stream' }
  return { data: `json.dumps(${toPythonLiteral(example.body, '    ')}).encode()`, type: 'application/json' }
}

/** A list repeats its name. */
function formPairs(body: unknown, rule: KeyRule | undefined): readonly string[] {
  const pairs = Object.entries(body ?? {}).flatMap(([name, value]) =>
    [value].flat().map((each) => writePair(name, toPythonLiteral(String(each)))),
  )
  return rule?.in === 'form' ? [...pairs, writePair(rule.name, key)] : pairs
}
