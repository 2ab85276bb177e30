/** What is kept of a document while it waits, and what happens to it when a process ends. */
import { expect, test } from 'vitest'
import {
  type CreateDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import type { TextTranslator } from '../domain/translator.ts'
import { openGlossaries } from '../glossary/open-glossaries.ts'
import { settings } from '../settings.ts'
import { migrations } from '../storage/migrations.ts'
import { openDocuments } from './open-documents.ts'

type Translate = TextTranslator['translate']

const capitals: Translate = async ({ texts }) => texts.map((text) => ({ text: text.toUpperCase(), source: 'en' }))

/** Several processes on one database and one clock, each with a translator of its own: fakes that hang and fail at will. */
async function openReplicas(create: CreateDatabase) {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const now = () => clock.time
  const platform = await openTestPlatform(await create(), { migrations: [migrations], now })
  const open = (translate: Translate) => {
    const translator: TextTranslator = {
      translate,
      detect: async (texts) => texts.map(() => ({ language: 'en', confidence: 1, others: [] })),
      listPairs: async () => [{ source: 'en', target: 'de' }],
      glossaries: openGlossaries(platform),
    }
    return openDocuments({ ...platform, settings: platform.settings.of(settings) }, translator)
  }
  return { clock, open }
}

const request = {
  name: 'a.txt',
  bytes: new TextEncoder().encode('hello\n'.repeat(100_000)),
  source: 'en',
  target: 'de',
  owner: 'ada',
}
const never = new AbortController().signal

describeOnEachDatabase('documents', (create) => {
  test('a document that is done says what of it stays as it was', async () => {
    const { open } = await openReplicas(create)
    const documents = open(async ({ texts }) =>
      texts.map((text) => (text === 'bad' ? { text, source: 'en', confidence: 0 } : { text: 'GOOD', source: 'en' })),
    )
    const ticket = await documents.add({ ...request, bytes: new TextEncoder().encode('good\nbad\n') }, 7)
    await documents.resume(never)
    expect(await documents.find('ada', ticket)).toMatchObject({
      state: 'done',
      message: '1 of its texts could not be translated and stay as they were; the log says why.',
    })
    expect(Buffer.from((await documents.take('ada', ticket))?.bytes ?? []).toString()).toBe('GOOD\nbad\n')
    await documents[Symbol.asyncDispose]()
  })

  test('a document of several pieces comes back once', async () => {
    const { open } = await openReplicas(create)
    const documents = open(capitals)
    const ticket = await documents.add(request, 5)
    expect(await documents.find('grace', ticket)).toBeUndefined()
    expect(await documents.find('ada', { ...ticket, key: 'x' })).toBeUndefined()
    await documents.resume(never)
    expect(await documents.find('ada', ticket)).toMatchObject({ state: 'done', done: 1, total: 1, characters: 500_000 })
    expect([await documents.claimCharge('ada', ticket), await documents.claimCharge('ada', ticket)]).toEqual([
      true,
      false,
    ])
    const [one, other] = await Promise.all([documents.take('ada', ticket), documents.take('ada', ticket)])
    expect([one, other].filter((taken) => taken !== undefined)).toHaveLength(1)
    expect(Buffer.from((one ?? other)?.bytes ?? []).toString()).toBe('HELLO\n'.repeat(100_000))
    expect(await documents.find('ada', ticket)).toBeUndefined()
    await documents[Symbol.asyncDispose]()
  })

  test('what a process left behind is taken up by another, once its claim has run out', async () => {
    const { open, clock } = await openReplicas(create)
    const hanging = open(() => new Promise(() => {}))
    const ticket = await hanging.add(request, 5)
    await expect.poll(async () => (await hanging.find('ada', ticket))?.state).toBe('translating')
    const other = open(capitals)
    await other.resume(never)
    expect(await other.find('ada', ticket)).toMatchObject({ state: 'translating' })
    clock.time += 30_001
    await other.resume(never)
    expect(await other.find('ada', ticket)).toMatchObject({ state: 'done' })
    await other[Symbol.asyncDispose]()
  })

  test('a process that closes gives back what it is at', async () => {
    const { open } = await openReplicas(create)
    const closing = open(
      (_request, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
    )
    const ticket = await closing.add(request, 5)
    await expect.poll(async () => (await closing.find('ada', ticket))?.state).toBe('translating')
    await closing[Symbol.asyncDispose]()
    const other = open(capitals)
    await other.resume(never)
    expect(await other.find('ada', ticket)).toMatchObject({ state: 'done' })
    await other[Symbol.asyncDispose]()
  })

  test('a document that nobody fetches is gone after an hour', async () => {
    const { open, clock } = await openReplicas(create)
    const documents = open(capitals)
    const ticket = await documents.add(request, 5)
    await documents.resume(never)
    clock.time += 60 * 60_000 - 1
    expect(await documents.find('ada', ticket)).toMatchObject({ state: 'done' })
    clock.time += 1
    expect(await documents.find('ada', ticket)).toBeUndefined()
    await documents[Symbol.asyncDispose]()
  })

  test('a key has a hundred at most', async () => {
    const { open } = await openReplicas(create)
    const documents = open(capitals)
    const small = { ...request, bytes: new TextEncoder().encode('hello') }
    for (let at = 0; at < 100; at++) await documents.add(small, 5)
    await expect(documents.add(small, 5)).rejects.toMatchObject({ status: 429 })
    await documents.add({ ...small, owner: 'grace' }, 5)
    await documents[Symbol.asyncDispose]()
  })
})
