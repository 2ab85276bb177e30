import { mkdtemp, mkdir, copyFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { apertiumMissing, isRunning, listStages, type Stage } from '../testing/apertium.ts'
import type { TranslationEngine } from '../port.ts'
import createEngine from './apertium.ts'
import { anyEnglish, describeTranslationEngine } from './conformance.ts'

const log = createLogger('silent')
const never = new AbortController().signal

function make(settings: object = {}) {
  return createEngine({
    log,
    now: Date.now,
    settings: {
      TRANSLATION_APERTIUM_ROOT: '/usr',
      TRANSLATION_APERTIUM_PAIRS: 4,
      TRANSLATION_APERTIUM_SECONDS: 20,
      ...settings,
    },
  })
}

function open(settings: object = {}) {
  const engine = make(settings)
  onTestFinished(() => engine[Symbol.asyncDispose]())
  return { engine, say: speak(engine) }
}

function speak(engine: TranslationEngine) {
  return async (text: string, [source, target] = ['en', 'es'], format: 'text' | 'html' = 'text') =>
    (await engine.translate({ source: source ?? '', target: target ?? '', text, format }, never)).text
}

/** An installation of its own with these directions. */
async function installSome(...names: readonly string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'mainstay-apertium-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'share/apertium/modes'), { recursive: true })
  await symlink('/usr/bin', join(root, 'bin'))
  for (const name of names) await install(root, name)
  return root
}

function install(root: string, name: string): Promise<void> {
  return copyFile(`/usr/share/apertium/modes/${name}.mode`, join(root, `share/apertium/modes/${name}.mode`))
}

/** Those started since. */
function listNew(before: readonly Stage[]): Stage[] {
  return listStages().filter(({ group }) => before.every((stage) => stage.group !== group))
}

const reason = apertiumMissing === undefined ? '' : ` (skipped: ${apertiumMissing})`

describe.skipIf(apertiumMissing)(`a real Apertium${reason}`, () => {
  // Reading the dictionaries anew for each test would take most of the time.
  let shared: ReturnType<typeof make>
  beforeAll(() => {
    shared = make()
  })
  afterAll(() => shared[Symbol.asyncDispose]())
  const openShared = async (): Promise<TranslationEngine> => ({
    listPairs: () => shared.listPairs(),
    translate: (request, signal) => shared.translate(request, signal),
  })

  describeTranslationEngine('apertium', openShared, {
    pair: { source: 'en', target: 'es' },
    missing: { source: 'en', target: 'ja' },
    ...anyEnglish,
  })

  describe('what it makes of texts', () => {
    test.each([
      ['en', 'es', 'The house is red.', 'La casa es roja.'],
      ['es', 'en', 'Quiero aprender la historia de mi pueblo.', 'I want to learn the history of my village.'],
      ['es', 'ca', 'Mañana visitaremos el museo.', 'Demà visitarem el museu.'],
      ['ca', 'es', 'Hem comprat tres llibres nous.', 'Hemos comprado tres libros nuevos.'],
      ['en', 'ca', 'The market is closed.', 'El mercat és tancat.'],
      ['en', 'es', 'line one\n  two (three) lines', 'línea un\n  dos (tres) líneas'],
      ['en', 'es', 'He left. It works! I am here.', 'Dejó. Obra! Soy aquí.'],
      ['en', 'es', 'Write to me@house.example or see https://the.example/red/house, please.', undefined],
    ])('%s to %s: %j', async (source, target, text, translation) => {
      const say = speak(shared)
      const said = await say(text, [source, target])
      if (translation !== undefined) expect(said).toBe(translation)
      else for (const name of ['me@house.example', 'https://the.example/red/house,']) expect(said).toContain(name)
    })

    test('tags go with their words', async () => {
      const say = speak(shared)
      expect(await say('This is a <b>very important</b> thing.', ['en', 'es'], 'html')).toBe(
        'Esto es una cosa <b>muy importante</b>.',
      )
      expect(await say('<p>I saw the <i>red <b>house</b></i>.</p>', ['en', 'es'], 'html')).toBe(
        '<p>Vi la <i><b>casa</b> roja</i>.</p>',
      )
    })

    test('an element that goes over paragraphs is closed where it was', async () => {
      const say = speak(shared)
      const tags = (html: string) => html.match(/<[^>]*>/g)
      const source = '<b>The house <i>is red.<p>I am here.</i></b> It works.'
      expect(tags(await say(source, ['en', 'es'], 'html'))).toEqual(tags(source))
    })

    test.each(['<b>', '<b><p>', '<p><b>house'])('thousands of %s come back as many', async (piece) => {
      const say = speak(shared)
      const count = (html: string) => html.split('<b>').length - 1
      expect(count(await say(piece.repeat(1500) + 'house', ['en', 'es'], 'html'))).toBe(1500)
    })

    test('a tag whose word is dropped comes back with what it holds', async () => {
      const say = speak(shared)
      expect(await say('<a href="/him">He</a> worked here.', ['en', 'es'], 'html')).toMatch(
        /^<a href="\/him">Él<\/a> .*aquí\.$/u,
      )
    })

    test('words that it does not know stay, without its marks', async () => {
      const say = speak(shared)
      expect(await say('The zorblax is in the house of the frobnitz.')).toBe('El zorblax es en la casa del frobnitz.')
    })

    test.each(['Wzięli zorblaxa frobnitzem', '今日はいい天気です'])(
      'a text that it knows hardly a word of is doubted: %s',
      async (text) => {
        const unknown = await shared.translate({ source: 'en', target: 'es', text, format: 'text' }, never)
        expect(unknown.doubt).toBe('Apertium does not know most of these words.')
        expect(unknown.confidence).toBeLessThan(0.5)
      },
    )

    test('a text of which it knows half the words is not', async () => {
      const known = await shared.translate(
        { source: 'en', target: 'es', text: 'the house zorblax', format: 'text' },
        never,
      )
      expect(known.confidence).toBeCloseTo(2 / 3)
    })
  })

  describe('its directions', () => {
    test('are those installed and those over one other language, found when they come', async () => {
      const root = await installSome('eng-spa')
      const { engine, say } = open({ TRANSLATION_APERTIUM_ROOT: root })
      const list = async () => (await engine.listPairs()).map(({ source, target }) => `${source}>${target}`)
      expect(await list()).toEqual(['en>es'])
      await install(root, 'spa-cat')
      await install(root, 'spa-cat_valencia')
      await install(root, 'spa-eng_US')
      await install(root, 'spa-cat_iec2017')
      expect(await list()).toEqual(['en>es', 'es>ca', 'es>ca-valencia', 'es>en-US', 'en>ca', 'en>ca-valencia'])
      expect(await say('The house is red.', ['en', 'ca'])).toBe('La casa és vermella.')
    })

    test('are none where it is not installed', async () => {
      const { engine, say } = open({ TRANSLATION_APERTIUM_ROOT: '/nowhere' })
      expect(await engine.listPairs()).toEqual([])
      await expect(say('The house.')).rejects.toMatchObject({ code: 'unsupported_pair' })
    })

    test('that do not work are set aside, and take no other with them', async () => {
      const root = await installSome('eng-spa')
      const broken = join(root, 'share/apertium/modes/eng-cat.mode')
      await writeFile(broken, "lt-proc '/nowhere/eng-cat.automorf.bin' | no-such-program $1")
      const { engine, say } = open({ TRANSLATION_APERTIUM_ROOT: root })
      const outcomes = await Promise.allSettled([say('The house.', ['en', 'ca']), say('The house is red.')])
      expect(outcomes).toMatchObject([
        { status: 'rejected', reason: { code: 'unsupported_pair' } },
        { status: 'fulfilled', value: 'La casa es roja.' },
      ])
      expect(await engine.listPairs()).toEqual([{ source: 'en', target: 'es' }])
    })
  })

  describe('its processes', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => 1000 + index)
    const count = (number: number) => `There are ${number} books in the house.`
    const counted = numbers.map((number) => `Hay ${number} libros en la casa.`)

    test('200 texts at once, between two pairs, get their own answers', async () => {
      const { say } = open()
      const [spanish, catalan] = await Promise.all([
        Promise.all(numbers.map((number) => say(count(number)))),
        Promise.all(numbers.map((number) => say(`Hay ${number} libros.`, ['es', 'ca']))),
      ])
      expect(spanish).toEqual(counted)
      expect(catalan).toEqual(numbers.map((number) => `Hi ha ${number} llibres.`))
    })

    test.each([
      ['killed', 'SIGKILL', 20],
      ['stopped', 'SIGSTOP', 1],
    ] as const)(
      'one that is %s in the middle of many texts costs no text its answer',
      async (_how, signal, seconds) => {
        const before = listStages()
        const { say } = open({ TRANSLATION_APERTIUM_SECONDS: seconds })
        await say('The house.')
        const pending = numbers.map((number) => say(count(number)))
        await pending[20]
        const stage = listNew(before).find(({ command }) => command.startsWith('apertium-interchunk'))
        if (!stage) throw new Error('There is no such process.')
        process.kill(stage.pid, signal)
        expect(await Promise.all(pending)).toEqual(counted)
        await vi.waitFor(() => expect(isRunning(stage)).toBe(false))
      },
    )

    test('there are never more directions than the setting says, whoever asks', async () => {
      const { say } = open({ TRANSLATION_APERTIUM_PAIRS: 2 })
      const before = listStages()
      const most = { groups: 0 }
      const look = (said: string) => {
        most.groups = Math.max(most.groups, new Set(listNew(before).map(({ group }) => group)).size)
        return said
      }
      const said = await Promise.all([
        ...numbers.slice(0, 5).map((number) => say(count(number)).then(look)),
        say('Mañana visitaremos el museo.', ['es', 'ca']).then(look),
        say('La casa es roja.', ['es', 'en']).then(look),
        say('Hem comprat tres llibres nous.', ['ca', 'es']).then(look),
        say('The house is red.').then(look),
      ])
      expect(said.slice(5)).toEqual([
        'Demà visitarem el museu.',
        'The house is red.',
        'Hemos comprado tres libros nuevos.',
        'La casa es roja.',
      ])
      expect(most.groups).toBe(2)
    })

    test('none is left when the engine is closed, in the middle of its work or not', async () => {
      const before = listStages()
      const engine = make()
      const request = { source: 'en', target: 'es', format: 'text' } as const
      await engine.translate({ ...request, text: 'The house.' }, never)
      const pending = Promise.allSettled(
        numbers.map((number) => engine.translate({ ...request, text: count(number) }, never)),
      )
      const stages = listNew(before)
      expect(stages.length).toBeGreaterThan(8)
      await engine[Symbol.asyncDispose]()
      await pending
      await vi.waitFor(() => expect(stages.filter(isRunning)).toEqual([]))
      expect(listNew(before)).toEqual([])
    })
  })
})
