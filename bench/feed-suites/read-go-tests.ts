/** One test function of Go: the document that it parses and what it asks of the result, as far as that can be read off. */
export interface GoTest {
  readonly name: string
  readonly document: string
  readonly address: string
  readonly assertions: readonly Assertion[]
}

/** That the value at a path, such as `Entries[0].Title`, or its length, is as stated. */
export interface Assertion {
  readonly path: string
  readonly isLength: boolean
  readonly expected: string | number
}

const testFunction = /^func (Test\w+)\(t \*testing\.T\) \{\n([\s\S]*?)^\}/gm
const documentLiteral = /data := `([^`]*)`/
const parsed = /Parse\("([^"]*)"/
const literal = String.raw`("(?:[^"\\]|\\.)*"|\`[^\`]*\`|-?\d+)`
const direct = new RegExp(String.raw`if (len\()?feed\.([\w.[\]]+)\)? != ${literal} \{`, 'g')
const named = new RegExp(String.raw`(?:result|expected) :?= (?:feed\.([\w.[\]]+)|${literal})`, 'g')
const date =
  /feed\.([\w.[\]]+)\.Equal\(time\.Date\((\d+), time\.(\w+), (\d+), (\d+), (\d+), (\d+), (\d+), time\.UTC\)\)/g
const row = /\{(`[^`]*`|"[^"]*"), (`[^`]*`|"[^"]*"), (\d+)\}/g
const everyEntry = new RegExp(String.raw`expected := ${literal}\n\tfor i[\s\S]*?feed\.Entries\[i\]\.(\w+) != expected`)

export function readGoTests(source: string): GoTest[] {
  return [...source.matchAll(testFunction)].flatMap(([, name = '', body = '']) => {
    const document = documentLiteral.exec(unfoldRepeats(body))?.[1]
    const address = parsed.exec(body)?.[1]
    if (document === undefined || address === undefined) return []
    const assertions = [
      ...readDirect(body),
      ...readNamed(body),
      ...readDates(body),
      ...readEnclosures(body),
      ...readEveryEntry(body, document),
    ]
    return [{ name, document, address, assertions }]
  })
}

/** Text that Go makes while the test runs. */
function unfoldRepeats(body: string): string {
  return body.replaceAll(/` \+ strings\.Repeat\("([^"]*)", (\d+)\) \+ `/g, (_, text: string, times: string) =>
    text.repeat(Number(times)),
  )
}

function readDirect(body: string): Assertion[] {
  return [...body.matchAll(direct)].map(([, length, path = '', value = '']) => ({
    path,
    isLength: length !== undefined,
    expected: readLiteral(value),
  }))
}

/** `expected := …` and `result := feed.…`, in either order, that are compared next. */
function readNamed(body: string): Assertion[] {
  const pairs: Assertion[] = []
  let path: string | undefined
  let expected: string | number | undefined
  for (const [, foundPath, foundLiteral] of body.matchAll(named)) {
    path = foundPath ?? path
    if (foundLiteral !== undefined) expected = readLiteral(foundLiteral)
    if (path === undefined || expected === undefined) continue
    pairs.push({ path, isLength: false, expected })
    path = expected = undefined
  }
  return pairs
}

function readDates(body: string): Assertion[] {
  return [...body.matchAll(date)].map(([, path = '', year, month = '', ...rest]) => {
    const [day, hour, minute, second] = rest.map(Number)
    const expected = Date.parse(`${month} ${day}, ${year} ${hour}:${minute}:${second} UTC`)
    return { path, isLength: false, expected }
  })
}

function readEnclosures(body: string): Assertion[] {
  if (!body.includes('expectedResults')) return []
  return [...body.matchAll(row)].flatMap(([, url = '', mimeType = '', size = ''], index) => [
    { path: `Entries[0].Enclosures[${index}].URL`, isLength: false, expected: readLiteral(url) },
    { path: `Entries[0].Enclosures[${index}].MimeType`, isLength: false, expected: readLiteral(mimeType) },
    { path: `Entries[0].Enclosures[${index}].Size`, isLength: false, expected: Number(size) },
  ])
}

function readEveryEntry(body: string, document: string): Assertion[] {
  const [, value, field] = everyEntry.exec(body) ?? []
  if (value === undefined) return []
  const entries = document.match(/<(?:item|entry)[\s>]/g) ?? []
  return entries.map((_, index) => ({
    path: `Entries[${index}].${field}`,
    isLength: false,
    expected: readLiteral(value),
  }))
}

function readLiteral(written: string): string | number {
  if (written.startsWith('`')) return written.slice(1, -1)
  return written.startsWith('"') ? String(JSON.parse(written)) : Number(written)
}
