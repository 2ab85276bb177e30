import { kernelError, ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { WorkerPools } from '../../../kernel/foundation/workers/pools.ts'
import type { TextTranslator } from '../domain/translator.ts'
import type { Settings } from '../settings.ts'
import type { DocumentTask, DocumentResult, ReadDocument } from './document-worker.ts'
import { documentFault, documentTooLarge } from './document-fault.ts'
import type { DocumentRequest, TranslatedDocument } from '../domain/documents.ts'
import { findFormatName, formatNames } from '../domain/document-names.ts'
import { type ReportProgress, translateUnits } from './translate-units.ts'

export interface ProcessParts {
  readonly workers: WorkerPools
  readonly settings: Settings
  readonly translator: Pick<TextTranslator, 'translate' | 'detect' | 'listPairs'>
}

/** What a document says, and in which language. */
export interface UnderstoodDocument extends ReadDocument {
  readonly source: string
}

export interface DocumentProcess {
  understand(request: DocumentRequest, signal: AbortSignal): Promise<UnderstoodDocument>
  translate(request: DocumentRequest, report: ReportProgress, signal: AbortSignal): Promise<TranslatedDocument>
}

/** Milliseconds that reading or writing a document may take. */
const maxRunMs = 60_000

/** Characters from which the language of a document is detected. */
const sampleLength = 2_000

export function openDocumentProcess({ workers, settings, translator }: ProcessParts): DocumentProcess {
  const pool = workers.open<DocumentTask, DocumentResult>(new URL('./document-worker.ts', import.meta.url), {
    queue: 'translation-documents',
    maxRunMs,
  })
  const limits = { maxUnpackedBytes: settings.TRANSLATION_DOCUMENT_MAX_UNPACKED_BYTES }
  const toTask = ({ name, bytes, source, target }: DocumentRequest): DocumentTask => {
    const format = findFormatName(name)
    if (format === undefined) throw unknownFormat(name)
    if (bytes.length > settings.TRANSLATION_DOCUMENT_MAX_BYTES)
      throw documentTooLarge(`it has ${bytes.length} bytes, and ${settings.TRANSLATION_DOCUMENT_MAX_BYTES} are read`)
    return { format, bytes, limits, languages: { target, ...(source && { source }) } }
  }
  const understand = async (request: DocumentRequest, signal: AbortSignal) => {
    const result = await pool.run(toTask(request), { signal })
    if (!('read' in result)) throw kernelError('internal', 'The document was written, not read.')
    const { read } = result
    if (read.characters > settings.TRANSLATION_DOCUMENT_MAX_CHARACTERS)
      throw documentTooLarge(
        `it has ${read.characters} characters, and ${settings.TRANSLATION_DOCUMENT_MAX_CHARACTERS} are translated`,
      )
    const source = request.source ?? read.source ?? (await findSource(read, translator))
    return { ...read, source }
  }
  return {
    understand,
    async translate(request, report, signal) {
      const { units, source, characters } = await understand(request, signal)
      const { target, owner, formality, glossary } = request
      const ask = { source, target, owner, ...(formality && { formality }), ...(glossary && { glossary }) }
      const { texts: translations, left } = await translateUnits(units, ask, translator.translate, report, signal)
      const task = toTask({ ...request, source })
      const result = await pool.run({ ...task, translations }, { signal })
      if (!('written' in result)) throw kernelError('internal', 'The document was read, not written.')
      return { name: request.name, bytes: result.written, characters, left }
    },
  }
}

/** Short texts say little about their language one by one; all of them are in one language. */
async function findSource({ units }: ReadDocument, translator: Pick<TextTranslator, 'detect'>): Promise<string> {
  let sample = ''
  for (const { text } of units) {
    if (sample.length >= sampleLength) break
    sample += `${text.replaceAll(/<[^>]*>/g, '').slice(0, sampleLength)}\n`
  }
  if (sample === '') return 'und'
  const [detected] = await translator.detect([sample])
  if (!detected || detected.language === 'und')
    throw documentFault('its language could not be detected; name the source language')
  return detected.language
}

function unknownFormat(name: string): ServiceError {
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? ''
  const message = `Files that end in "${ending}" are not translated; these are: ${formatNames.join(', ')}.`
  return new ServiceError('unsupported_document', 400, message)
}
