import { randomBytes, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { findNearestTag, isSameLanguage } from '../domain/language-tag.ts'
import { unsupportedPair } from '../combine/refusals.ts'
import type { TextTranslator } from '../domain/translator.ts'
import type { Settings } from '../settings.ts'
import type { DocumentTable } from '../storage/tables.ts'
import { openDocumentClaims } from './document-claims.ts'
import { DocumentQueue } from './document-queue.ts'
import {
  countOwn,
  deleteDocument,
  deleteExpired,
  findByKey,
  findDocument,
  hashKey,
  insertDocument,
  type PieceKind,
  readPieces,
  switchCharged,
} from './document-rows.ts'
import type { DocumentRequest, Documents, DocumentTicket, TranslatedDocument } from '../domain/documents.ts'
import { openDocumentProcess } from './process-documents.ts'

type Context = Pick<EngineContext<Settings>, 'storage' | 'workers' | 'settings' | 'log' | 'now'>

/** Documents of one key that are kept at a time. */
const maxOwn = 100

const readOptions = createJsonReader(
  Type.Object({
    formality: Type.Optional(Type.Union([Type.Literal('more'), Type.Literal('less')])),
    glossary: Type.Optional(Type.String()),
  }),
)

export function openDocuments(
  { storage, workers, settings, log, now }: Context,
  translator: TextTranslator,
): Documents & AsyncDisposable {
  const keptMs = settings.TRANSLATION_DOCUMENT_KEPT_MINUTES * 60_000
  const process = openDocumentProcess({ workers, settings, translator })
  const claims = openDocumentClaims(storage, now)
  const queue = new DocumentQueue({
    storage,
    claims,
    log,
    now,
    keptMs,
    translate: async (row, report, signal) => process.translate(await toRequest(row), report, signal),
  })

  async function toRequest(row: DocumentTable): Promise<DocumentRequest> {
    const { id, owner, name, source, target, options } = row
    const { formality, glossary: glossaryId } = readOptions(options)
    const glossary = glossaryId === undefined ? undefined : await translator.glossaries.open(owner, glossaryId)
    const bytes = await readPieces(storage, id, 'original')
    const given = { ...(source !== null && { source }), ...(formality && { formality }), ...(glossary && { glossary }) }
    return { name, bytes, target, owner, ...given }
  }

  async function readResult({ id, name, characters }: DocumentTable): Promise<TranslatedDocument> {
    return { name, bytes: await readPieces(storage, id, 'result'), characters }
  }

  async function insert(described: NewRow, kind: PieceKind, bytes: Uint8Array): Promise<DocumentTicket> {
    await deleteExpired(storage, now())
    if ((await countOwn(storage, described.owner, now())) >= maxOwn) throw tooMany()
    const ticket = { id: randomId(), key: randomBytes(32).toString('hex').toUpperCase() }
    const row = { ...newRow, ...described, id: ticket.id, key_hash: hashKey(ticket.key), created_at: now() }
    await insertDocument(storage, row, kind, bytes)
    return ticket
  }

  return {
    async measure(request, signal) {
      const { source, characters } = await process.understand(request, signal)
      await checkPair(source, request.target, characters, translator)
      return { characters }
    },
    translate: (request, signal) => process.translate(request, async () => {}, signal),
    async add({ name, bytes, source, target, owner, formality, glossary }, characters) {
      const options = { ...(formality && { formality }), ...(glossary && { glossary: glossary.id }) }
      const described = { name, target, source: source ?? null, options: JSON.stringify(options), characters }
      const ticket = await insert({ ...described, owner, expires_at: now() + maxWaitMs }, 'original', bytes)
      queue.add(ticket.id)
      return ticket
    },
    async keep(owner, { name, bytes, characters }) {
      const described = { name, target: '', source: null, options: '{}', characters }
      const done = { owner, state: 'done' as const, is_charged: 1, expires_at: now() + keptMs }
      return insert({ ...described, ...done }, 'result', bytes)
    },
    async fetchKept(ticket) {
      const row = await findByKey(storage, ticket, now())
      return row?.state === 'done' && row.target === '' ? readResult(row) : undefined
    },
    async find(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      if (!row) return undefined
      const { state, name, characters, done, total, started_at: startedAt, message } = row
      // Whoever translated it may have ended since.
      if (state !== 'done' && state !== 'failed' && row.claimed_until <= now()) queue.add(row.id)
      return { state, name, characters, done, total, startedAt, ...(message !== null && { message }) }
    },
    async take(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      if (row?.state !== 'done') return undefined
      const translated = await readResult(row)
      return (await deleteDocument(storage, row.id)) ? translated : undefined
    },
    async claimCharge(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      return row?.state === 'done' && switchCharged(storage, row.id, 1)
    },
    async returnCharge(_owner, { id }) {
      await switchCharged(storage, id, 0)
    },
    async resume(signal) {
      await deleteExpired(storage, now())
      for (const id of await claims.listLeft()) queue.add(id)
      await queue.settle(signal)
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  }
}

/** What a document begins with. */
const newRow = {
  state: 'waiting',
  message: null,
  done: 0,
  total: 0,
  is_charged: 0,
  started_at: 0,
  holder: null,
  claimed_until: 0,
} as const

type NewRow = Pick<DocumentTable, 'owner' | 'name' | 'source' | 'target' | 'options' | 'characters' | 'expires_at'> &
  Partial<DocumentTable>

/** Milliseconds after which a document that was never translated is given up. */
const maxWaitMs = 24 * 60 * 60_000

/** 32 digits of base 16, as the original's. */
function randomId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase()
}

/** @throws ServiceError where nobody can translate the document */
async function checkPair(
  source: string,
  target: string,
  characters: number,
  translator: Pick<TextTranslator, 'listPairs'>,
): Promise<void> {
  if (characters === 0 || isSameLanguage(source, target)) return
  const pairs = await translator.listPairs()
  const targets = pairs.filter((pair) => isSameLanguage(pair.source, source)).map((pair) => pair.target)
  if (findNearestTag(target, targets) === undefined) throw unsupportedPair(source, target, pairs)
}

function tooMany(): ServiceError {
  const message = `A key may have ${maxOwn} documents here at a time; fetch some of those that are done.`
  return new ServiceError('too_many_documents', 429, message, { headers: { 'retry-after': '60' } })
}
