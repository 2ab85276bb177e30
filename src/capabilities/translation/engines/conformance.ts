import { setTimeout as sleep } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Declined } from '../declined.ts'
import type { LanguagePair, TranslationEngine, TranslationRequest } from '../port.ts'

/** What a suite has to know of an engine. */
export interface EngineTraits {
  readonly pair: LanguagePair
  /** A pair that the engine does not have. */
  readonly missing: LanguagePair
  /** Three sentences of the source language, each ended by a full stop, that the engine makes something of. */
  readonly sentences: readonly [string, string, string]
  /** A sentence of the source language that comes back with this number in it. */
  readonly count: (number: number) => string
}

/** For engines that translate any English. */
export const anyEnglish = {
  sentences: ['The old house is very big.', 'My brother works in the city.', 'I do not want to read this book today.'],
  count: (number) => `There are ${number} books in the house.`,
} satisfies Partial<EngineTraits>

type Engine = TranslationEngine & Partial<AsyncDisposable>
type Translate = (text: string, request?: Partial<TranslationRequest>, signal?: AbortSignal) => Promise<string>

/** What every engine of translation keeps. */
export function describeTranslationEngine(name: string, create: () => Promise<Engine>, traits: EngineTraits): void {
  const { pair, sentences } = traits
  const [first, second, third] = sentences
  const [begin, ...rest] = first.split(' ')

  async function open(): Promise<Engine> {
    const engine = await create()
    onTestFinished(() => engine[Symbol.asyncDispose]?.())
    return engine
  }

  async function openTranslate(): Promise<Translate> {
    const engine = await open()
    return async (text, request = {}, signal = new AbortController().signal) => {
      const translation = await engine.translate({ ...pair, text, format: 'text', ...request }, signal)
      if (translation.confidence !== undefined) {
        expect(translation.confidence).toBeGreaterThanOrEqual(0)
        expect(translation.confidence).toBeLessThanOrEqual(1)
      }
      return translation.text
    }
  }

  describe(name, () => {
    test('lists its pairs, each once, by canonical tags', async () => {
      const pairs = await (await open()).listPairs()
      expect(pairs).toContainEqual(pair)
      const names = pairs.map(({ source, target }) => `${source} ${target}`)
      expect(new Set(names).size).toBe(names.length)
      for (const tag of pairs.flatMap(({ source, target }) => [source, target]))
        expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    })

    test('translates, and the same alike again', async () => {
      const translate = await openTranslate()
      const translations = await Promise.all(sentences.map((sentence) => translate(sentence)))
      for (const [index, translation] of translations.entries()) {
        expect(translation).toMatch(/\p{L}/u)
        expect(translation).not.toBe(sentences[index])
      }
      expect(await Promise.all(sentences.map((sentence) => translate(sentence)))).toEqual(translations)
    })

    test('a pair that it does not have is declined', async () => {
      const translate = await openTranslate()
      const thrown = await translate(first, traits.missing).catch((reason: unknown) => reason)
      expect(thrown).toBeInstanceOf(Declined)
      expect(thrown).toMatchObject({ code: 'unsupported_pair' })
    })

    test('white space around a text and line breaks within it stay', async () => {
      const translate = await openTranslate()
      const translation = await translate(`  ${first}\n\n\t${second}\r\n${third} ${first}\n`)
      expect(listLineBreaks(translation)).toEqual(['\n\n\t', '\r\n', '\n'])
      expect(translation).toMatch(/^ {2}\S/)
      expect(await translate(`\n ${first}\t`)).toMatch(/^\n \S.*\S\t$/su)
    })

    test.each(['', ' ', '\n\t\n', '😀', '👩‍👩‍👧 🇯🇵', '...', '?!', '– — “”', '12', '\u200F', '\u0000'])(
      'nothing to translate comes back as it is: %j',
      async (text) => {
        const translate = await openTranslate()
        expect(await translate(text)).toBe(text)
        expect(await translate(`<p>${text}</p>`.replaceAll('\u0000', ''), { format: 'html' })).toMatch(/^<p>.*<\/p>$/su)
      },
    )

    test('of HTML the same elements come back, balanced, with the same attributes', async () => {
      const translate = await openTranslate()
      const html = [
        `<h1 id='a' class="b c">${second}</h1>`,
        `<p>${begin} <b>${rest.join(' ')}</b> <a href="/x?y=1&amp;z=2" title="a &quot;b&quot;">${second}</a></p>`,
        `<ul><li><i>${third}</i></li><li>${first}<br/><img src="x.png" alt="">${second}</li></ul>`,
        `<p>${first.replace(/\.$/u, '')} &lt;b&gt; &amp; 5.</p>`,
      ].join('\n')
      const translation = await translate(html, { format: 'html' })
      expect(listTags(translation)).toEqual(listTags(html))
      expect(findUnbalanced(translation)).toEqual([])
      expect(translation).toContain('&lt;')
      expect(translation).toContain('&amp;')
      expect(translation).not.toContain(third)
    })

    test('what is marked as not to be translated comes back as it is', async () => {
      const translate = await openTranslate()
      const kept = [`<span translate="no">${second}</span>`, `<p translate="no" id="k">${third} <b>${first}</b></p>`]
      const translation = await translate(`<p>${first} ${kept[0]} ${first}</p>${kept[1]}`, { format: 'html' })
      for (const part of kept) expect(translation).toContain(part)
    })

    test('elements that are never closed or never opened break nothing', async () => {
      const translate = await openTranslate()
      const html = `<p>${first} <b>${second} <i>${third}</p></u>${first}`
      const translation = await translate(html, { format: 'html' })
      // Closed, or left open as they were.
      for (const name of findUnbalanced(translation)) expect(findUnbalanced(html)).toContain(name)
      expect(translation).toMatch(/<b>.*<i>/su)
    })

    test('what looks like markup is text in a text', async () => {
      const translate = await openTranslate()
      const translation = await translate(`${first} 1 < 2 & 3 > 2.`)
      expect(translation).not.toMatch(/&(?:lt|gt|amp);/)
      expect(translation).toMatch(/1 ?< ?2 ?& ?3 ?> ?2/u)
    })

    test.each(['\u0000', '\uD800', '\u202E', '[]{}^$\\/@*#+~<>', '[[t:b:1]]', '`\'"'])(
      'the characters %j disturb nothing',
      async (characters) => {
        const translate = await openTranslate()
        const plain = await translate(second)
        const [translation] = await Promise.all([translate(`${first} ${characters}`), translate(characters + second)])
        expect(translation).toMatch(/\p{L}/u)
        expect(await translate(second)).toBe(plain)
      },
    )

    test('calls at the same time get their own answers', async () => {
      const translate = await openTranslate()
      const numbers = Array.from({ length: 40 }, (_, index) => 100 + 7 * index)
      const translations = await Promise.all(numbers.map((number) => translate(traits.count(number))))
      expect(translations.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual(numbers)
    })

    test('10 kB are translated whole', async () => {
      const translate = await openTranslate()
      const paragraph = sentences.join(' ')
      const lines = Math.ceil(10_000 / paragraph.length)
      const translation = await translate(Array.from({ length: lines }, () => paragraph).join('\n'))
      const made = translation.split('\n')
      expect(made).toHaveLength(lines)
      for (const line of made) expect(line.length).toBeGreaterThan(paragraph.length / 5)
    })

    test('a call that is aborted fails at once, and those beside it are answered', async () => {
      const translate = await openTranslate()
      const plain = await translate(first)
      await expect(translate(first, {}, AbortSignal.abort())).rejects.toThrow()
      const controller = new AbortController()
      const beside = [translate(first), translate(first)]
      const aborted = translate(`${second}\n`.repeat(40), {}, controller.signal).catch(() => 'failed')
      beside.push(translate(first))
      // Let it be on its way.
      await sleep(1)
      controller.abort()
      // A phrase book has answered by then.
      expect(await Promise.race([aborted, sleep(5_000).then(() => 'late')])).not.toBe('late')
      expect(await Promise.all(beside)).toEqual([plain, plain, plain])
    })
  })
}

/** White space that has a line break in it. */
function listLineBreaks(text: string): string[] {
  return text.match(/[\t ]*[\n\r]\s*/gu) ?? []
}

/** Start tags as they are written, sorted: words and what stands around them may change places. */
function listTags(html: string): string[] {
  return (html.match(/<[a-z][^>]*>/giu) ?? []).toSorted()
}

/** Elements that something else than their own end tag ends. */
function findUnbalanced(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onclosetag: (name, isImplied) => {
      if (isImplied && !['br', 'img'].includes(name)) found.push(name)
    },
  })
  parser.end(html)
  return found
}
