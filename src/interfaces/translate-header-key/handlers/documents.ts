import {
  type CharacterAllowance,
  checkCharacters,
} from '../../../capabilities/translation/domain/character-allowance.ts'
import type {
  DocumentRequest,
  DocumentState,
  DocumentTicket,
} from '../../../capabilities/translation/domain/documents.ts'
import type { Translator } from '../../../capabilities/translation/domain/translator.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Answer } from '../../../kernel/wire/interface/answer.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { translateHeaderKey } from '../contract.ts'
import type { Settings } from '../settings.ts'
import { allowanceAt } from '../wire/plan.ts'
import { readDocument } from '../wire/read-document.ts'
import { openGlossary } from './open-glossary.ts'
import type { OperationHandler } from './operation-handler.ts'

type Context = OperationContext<Translator, Settings>
type WireStatus = ResponseOf<(typeof translateHeaderKey)['operations']['readDocumentStatus']>

export const uploadDocument: OperationHandler<'uploadDocument'> = async ({ body }, context) => {
  const { engine, caller, signal } = context
  const { glossaryId, ...read } = readDocument(body)
  const glossary = glossaryId ? await openGlossary(engine.glossaries, caller.id, glossaryId, read) : undefined
  const request: DocumentRequest = { ...read, owner: caller.id, ...(glossary && { glossary }) }
  const { characters } = await engine.documents.measure(request, signal)
  // What is not left now is refused now; what it costs is spent when it is done.
  await checkCharacters(allowanceOf(context), characters)
  const ticket = await engine.documents.add(request, characters)
  return { document_id: ticket.id, document_key: ticket.key }
}

export const readDocumentStatus: OperationHandler<'readDocumentStatus'> = ({ params, body }, context) =>
  readStatus({ id: params.document_id, key: body.document_key }, context)

export const readDocumentStatusByGet: OperationHandler<'readDocumentStatusByGet'> = ({ params, query }, context) =>
  readStatus({ id: params.document_id, key: query.document_key }, context)

export const downloadDocument: OperationHandler<'downloadDocument'> = ({ params, body }, context) =>
  download({ id: params.document_id, key: body.document_key }, context)

export const downloadDocumentByGet: OperationHandler<'downloadDocumentByGet'> = ({ params, query }, context) =>
  download({ id: params.document_id, key: query.document_key }, context)

async function readStatus(ticket: DocumentTicket, { engine, caller, now }: Context): Promise<WireStatus> {
  const document = await find(engine, caller.id, ticket)
  return { document_id: ticket.id, ...toWireState(document, now()) }
}

async function find(engine: Translator, owner: string, ticket: DocumentTicket): Promise<DocumentState> {
  const document = await engine.documents.find(owner, ticket)
  if (document) return document
  throw new ServiceError(
    'document_not_found',
    404,
    'Document not found: it was fetched already, is too old, or its key is another.',
  )
}

function toWireState(document: DocumentState, now: number): Omit<WireStatus, 'document_id'> {
  const { state, characters, message } = document
  switch (state) {
    case 'waiting':
      return { status: 'queued' }
    case 'translating':
      return { status: 'translating', seconds_remaining: guessSeconds(document, now) }
    case 'done':
      return {
        status: 'done',
        billed_characters: characters,
        ...(message !== undefined && { error_message: message }),
      }
    case 'failed':
      return { status: 'error', ...(message !== undefined && { error_message: message }) }
  }
}

/** As the texts so far went; a minute where there are none yet. */
function guessSeconds({ done, total, startedAt }: DocumentState, now: number): number {
  if (done === 0) return 60
  return Math.max(1, Math.ceil((((now - startedAt) / done) * (total - done)) / 1000))
}

async function download(ticket: DocumentTicket, context: Context) {
  const { engine, caller } = context
  const document = await find(engine, caller.id, ticket)
  if (document.state === 'failed')
    throw new ServiceError('document_failed', 404, document.message ?? 'The document could not be translated.')
  if (document.state !== 'done')
    throw new ServiceError('document_not_ready', 503, 'Document not ready: it is still being translated.', {
      headers: { 'retry-after': '1' },
    })
  await charge(ticket, document, context)
  const taken = await engine.documents.take(caller.id, ticket)
  if (!taken) throw new ServiceError('document_not_found', 404, 'Document not found: it was fetched already.')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(taken.name)}`,
  }
  return new Answer(taken.bytes, { headers }, Buffer.from(taken.bytes))
}

/** Of several who fetch a document at once, one pays. */
async function charge(ticket: DocumentTicket, { characters }: DocumentState, context: Context): Promise<void> {
  const { engine, caller, quotas } = context
  if (!(await engine.documents.claimCharge(caller.id, ticket))) return
  const { subject, limit } = allowanceOf(context)
  try {
    if (characters > 0) await quotas.spendDaily(caller, subject, limit, characters)
    context.countUsed('characters', characters)
  } catch (thrown) {
    await engine.documents.returnCharge(caller.id, ticket)
    throw thrown
  }
}

function allowanceOf({ caller, quotas, base, settings }: Context): CharacterAllowance {
  return { caller, quotas, ...allowanceAt(base, settings) }
}
