import { findFormatName } from '../../../capabilities/translation/domain/document-names.ts'
import type { DocumentRequest } from '../../../capabilities/translation/domain/documents.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { translateHeaderKey } from '../contract.ts'
import { fromWireCode } from './language-code.ts'
import { readFormality } from './read-request.ts'

type WireDocument = BodyOf<(typeof translateHeaderKey)['operations']['uploadDocument']>

export type ReadDocument = Omit<DocumentRequest, 'owner' | 'glossary'> & { readonly glossaryId?: string }

/** @throws ServiceError for values that this wire does not have */
export function readDocument(body: WireDocument): ReadDocument {
  const { file, filename, output_format: outputFormat, glossary_id: glossaryId } = body
  const name = filename ?? (typeof file === 'string' ? undefined : file.name)
  if (!name)
    throw new ServiceError(
      'invalid_request',
      400,
      "Value for 'filename' required: its ending says what the document is.",
      {
        field: 'filename',
      },
    )
  if (outputFormat && outputFormat.toLowerCase() !== findFormatName(name))
    throw new ServiceError(
      'invalid_request',
      400,
      `Value for 'output_format' not supported; a document keeps its format.`,
      {
        field: 'output_format',
      },
    )
  const formality = readFormality(body.formality)
  return {
    name: name.replace(/^.*[/\\]/, ''),
    bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file.bytes,
    target: fromWireCode(body.target_lang, 'target_lang'),
    ...(body.source_lang && { source: fromWireCode(body.source_lang, 'source_lang') }),
    ...(formality && { formality }),
    ...(glossaryId && { glossaryId }),
  }
}
