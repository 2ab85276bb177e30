import { Type } from 'typebox'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { findNearestTag, isSameLanguage } from '../domain/language-tag.ts'
import { unsupportedPair } from '../combine/refusals.ts'
import type { DocumentRequest, Documents, DocumentState } from '../domain/documents.ts'
import type { TextTranslator } from '../domain/translator.ts'
import type { Settings } from '../settings.ts'
import type { DocumentTable } from '../storage/tables.ts'
import { openDocumentClaims } from './document-claims.ts'
import { DocumentQueue } from './document-queue.ts'
import { deleteExpired, findDocument, readPieces } from './document-rows.ts'
import { insertNewDocument } from './insert-new-document.ts'
import { openTranslatedDocuments } from './open-translated-documents.ts'
import { openDocumentProcess } from './process-documents.ts'

type Context = Pick<EngineContext<Settings>, 'storage' | 'workers' | 'settings' | 'log' | 'now'>

/** Milliseconds after which a document that was never translated is given up. */
const maxWaitMs = 24 * 60 * 60_000

export function openDocuments(
  { storage, workers, settings, log, now }: Context,
  translator: TextTranslator,
): Documents & AsyncDisposable {
  const kept = { storage, now, keptMs: settings.TRANSLATION_DOCUMENT_KEPT_MINUTES * 60_000 }
  const process = openDocumentProcess({ workers, settings, translator })
  const claims = openDocumentClaims(storage, now)
  const queue = new DocumentQueue({
    ...kept,
    claims,
    log,
    translate: async (row, report, signal) =>
      process.translate(await toRequest(row, storage, translator), report, signal),
  })

  return {
    ...openTranslatedDocuments(kept),
    async measure(request, signal) {
      const { source, characters } = await process.understand(request, signal)
      await checkPair(source, request.target, characters, translator)
      return { characters }
    },
    translate: (request, signal) => process.translate(request, async () => {}, signal),
    async add(request, characters) {
      const row = { ...toRow(request), characters, expires_at: now() + maxWaitMs }
      const ticket = await insertNewDocument(kept, row, 'original', request.bytes)
      queue.add(ticket.id)
      return ticket
    },
    async find(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      if (!row) return undefined
      // Whoever translated it may have ended since.
      if (row.state !== 'done' && row.state !== 'failed' && row.claimed_until <= now()) queue.add(row.id)
      return toState(row)
    },
    async resume(signal) {
      await deleteExpired(storage, now())
      for (const id of await claims.listLeft()) queue.add(id)
      await queue.settle(signal)
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  }
}

const readOptions = createJsonReader(
  Type.Object({
    formality: Type.Optional(Type.Union([Type.Literal('more'), Type.Literal('less')])),
    glossary: Type.Optional(Type.String()),
  }),
)

function toRow({ name, source, target, owner, formality, glossary }: DocumentRequest) {
  const options = { ...(formality && { formality }), ...(glossary && { glossary: glossary.id }) }
  return { owner, name, target, source: source ?? null, options: JSON.stringify(options) }
}

async function toRequest(
  { id, owner, name, source, target, options }: DocumentTable,
  storage: Storage,
  translator: Pick<TextTranslator, 'glossaries'>,
): Promise<DocumentRequest> {
  const { formality, glossary: glossaryId } = readOptions(options)
  const glossary = glossaryId === undefined ? undefined : await translator.glossaries.open(owner, glossaryId)
  const bytes = await readPieces(storage, id, 'original')
  const given = { ...(source !== null && { source }), ...(formality && { formality }), ...(glossary && { glossary }) }
  return { name, bytes, target, owner, ...given }
}

function toState({
  state,
  name,
  characters,
  done,
  total,
  started_at: startedAt,
  message,
}: DocumentTable): DocumentState {
  return { state, name, characters, done, total, startedAt, ...(message !== null && { message }) }
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
