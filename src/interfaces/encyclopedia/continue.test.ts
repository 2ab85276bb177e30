import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWikiApp } from './testing/open-wiki-app.ts'
import { testSite, writeTestWiki } from './testing/test-wiki.ts'

interface Body {
  readonly batchcomplete?: ''
  readonly continue?: Record<string, string>
  readonly 'query-continue'?: Record<string, Record<string, string>>
  readonly query?: {
    readonly pages?: Readonly<
      Record<string, { readonly title: string; readonly links?: readonly { readonly title: string }[] }>
    >
  }
}

/** More requests than any walk here takes. */
const max = 2000

async function open(pages?: Readonly<Record<string, string>>) {
  const app = await openWikiApp({}, (storage) => writeTestWiki(storage, testSite, pages))
  const ask = async (parameters: Readonly<Record<string, string>>): Promise<Body> =>
    JSON.parse(JSON.stringify((await app.get({ action: 'query', ...parameters })).body))
  /** Adds what each answer says under `continue` to the first call, until there is nothing. */
  const walk = async (parameters: Readonly<Record<string, string>>): Promise<Body[]> => {
    const bodies: Body[] = []
    for (let further: Record<string, string> | undefined = {}; further && bodies.length < max;) {
      const body = await ask({ ...parameters, ...further })
      bodies.push(body)
      further = body.continue
    }
    return bodies
  }
  return { ask, walk }
}

function linksOf(bodies: readonly Body[]): string[] {
  return bodies.flatMap(({ query }) =>
    Object.values(query?.pages ?? {}).flatMap(({ title, links = [] }) =>
      links.map((link) => `${title}: ${link.title}`),
    ),
  )
}

test('the first answer of a long list says where the next one begins', async () => {
  const { ask } = await open()
  const { continue: further, batchcomplete } = await ask({ titles: 'Hub', prop: 'links', pllimit: '500' })
  expect(further).toEqual({ plcontinue: '11|0|Island_0500', continue: '||' })
  expect(batchcomplete).toBeUndefined()
})

test('10 links come when no number is asked for', async () => {
  const { ask } = await open()
  expect(linksOf([await ask({ titles: 'Hub', prop: 'links' })])).toHaveLength(10)
})

test('a walk over several pages has no gap and no repeat, whatever the limit', async () => {
  const { walk } = await open({
    A: '[[Sea]] [[Zoë]] [[日本]] [[𝒳]] [[ﬀ]] [[A B]] [[A.B]] [[Talk:Sea]]',
    B: '',
    C: '[[Help:É]] [[É]] [[E]] [[a"b]] [[O\'x]] [[Ärger]] [[User:Z]] [[Talk:A]]',
    D: Array.from({ length: 30 }, (_, index) => `[[Page ${index}]]`).join(''),
  })
  const whole = linksOf(await walk({ titles: 'A|B|C|D', prop: 'links', pllimit: 'max' }))
  expect(new Set(whole).size).toBe(46)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
      const walked = await walk({ titles: 'D|C|B|A', prop: 'links', pllimit: String(limit) })
      expect(linksOf(walked).toSorted()).toEqual(whole.toSorted())
      expect(walked.length).toBe(Math.ceil(46 / limit))
      expect(walked.map(({ batchcomplete }) => batchcomplete).indexOf('')).toBe(walked.length - 1)
    }),
    { numRuns: 15 },
  )
})

test('plnamespace and pltitles choose', async () => {
  const { ask } = await open()
  const links = async (parameters: Record<string, string>) =>
    linksOf([await ask({ titles: 'Sea|Water', prop: 'links', pllimit: 'max', ...parameters })])
  expect(await links({ plnamespace: '1|12' })).toEqual(['Sea: Talk:Sea', 'Sea: Help:Contents'])
  expect(await links({ plnamespace: '*' })).toHaveLength(9)
  expect(await links({ pltitles: 'salt|talk:sea|Ice' })).toEqual([
    'Sea: Salt',
    'Sea: Talk:Sea',
    'Water: Ice',
    'Water: Salt',
  ])
  expect(await links({ pltitles: 'salt|talk:sea|Ice', plnamespace: '1' })).toEqual(['Sea: Talk:Sea'])
})

test('pltitles continues, too', async () => {
  const { walk } = await open()
  const walked = await walk({ titles: 'Sea|Water', prop: 'links', pltitles: 'Ice|Salt|Water', pllimit: '1' })
  expect(linksOf(walked)).toEqual(['Sea: Salt', 'Sea: Water', 'Water: Ice', 'Water: Salt'])
})

describe('several modules', () => {
  test('what is done is not said again while links go on', async () => {
    const { walk } = await open()
    const walked = await walk({ titles: 'Sea', prop: 'links|info', meta: 'userinfo', pllimit: '3' })
    expect(walked.map((body) => body.continue)).toEqual([
      { plcontinue: '2|0|Water', continue: '||info|userinfo' },
      undefined,
    ])
    const [first, second] = walked.map(({ query }) => JSON.stringify(query))
    expect(first).toContain('lastrevid')
    expect(second).not.toContain('lastrevid')
    expect(second).not.toContain('userinfo')
    expect(second).toContain('Help:Contents')
  })

  test('a generator goes on when its batch is complete', async () => {
    const { walk } = await open()
    const walked = await walk({ titles: 'Sea', generator: 'links', gpllimit: '3', prop: 'links', pllimit: '2' })
    expect(walked.map((body) => body.continue)).toEqual([
      { gplcontinue: '2|0|Water', continue: 'gplcontinue||' },
      { plcontinue: '9|0|Sea', gplcontinue: '2|0|Water', continue: 'gplcontinue||' },
      undefined,
    ])
    expect(walked.map(({ batchcomplete }) => batchcomplete)).toEqual(['', undefined, ''])
    expect(linksOf(walked)).toEqual(['Water: Ice', 'Water: Salt', 'Water: Sea'])
  })

  test('in a later batch, too', async () => {
    const { walk } = await open({ A: '[[B]] [[C]]', B: '[[X]] [[Y]]', C: '[[V]] [[W]]' })
    const walked = await walk({ titles: 'A', generator: 'links', gpllimit: '1', prop: 'links', pllimit: '1' })
    expect(walked.map((body) => body.continue)).toEqual([
      { plcontinue: '2|0|Y', continue: '||' },
      { gplcontinue: '1|0|C', continue: 'gplcontinue||' },
      { plcontinue: '3|0|W', gplcontinue: '1|0|C', continue: 'gplcontinue||' },
      undefined,
    ])
    expect(linksOf(walked)).toEqual(['B: X', 'B: Y', 'C: V', 'C: W'])
  })

  test('long texts come in several answers', async () => {
    const long = 'x'.repeat(3_000_000)
    const { walk } = await open({ A: long, B: long, C: long, D: 'short' })
    const walked = await walk({ titles: 'A|B|C|D', prop: 'revisions', rvprop: 'content', rvslots: 'main' })
    expect(walked.map((body) => body.continue)).toEqual([{ rvcontinue: '3|103', continue: '||' }, undefined])
    const texts = walked.flatMap(({ query }) => JSON.stringify(query).match(/"\*":"x?s?/g) ?? [])
    expect(texts).toEqual(['"*":"x', '"*":"x', '"*":"x', '"*":"s'])
  })
})

test('rawcontinue has the parameters by module, as before MediaWiki 1.21', async () => {
  const { ask } = await open()
  const body = await ask({ titles: 'Hub', prop: 'links', rawcontinue: '' })
  expect(body['query-continue']).toEqual({ links: { plcontinue: '11|0|Island_0010' } })
  expect(body).not.toHaveProperty('continue')
  expect(body).not.toHaveProperty('batchcomplete')
})
