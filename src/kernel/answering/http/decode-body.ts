import type { BodyContract, BodyKind, Operation } from '../../wire/contract.ts'
import { maxFields as usualMaxFields } from './limits.ts'
import type { WaitTurn } from '../../foundation/workers/yield-to-event-loop.ts'
import { checkFieldCount, createFieldReader, fileFieldsOf } from './read-fields.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'
import { readMultipart, readMultipartFields } from './read-multipart.ts'

/** Gives a promise where reading takes more than a moment. */
export type DecodeBody = (bytes: Buffer, contentType: string | undefined) => unknown

/** Makes a reader of bodies of the kind their Content-Type names, or of the wire's first kind when it names none of its own. */
export function createBodyDecoder(
  { accepts, schema, ignoresOthers }: BodyContract,
  { maxFields = usualMaxFields }: Pick<Operation, 'maxFields'>,
  waitTurn: WaitTurn,
): DecodeBody {
  const readFields = createFieldReader(schema)
  const readFormFields = async (bytes: Buffer) => {
    checkFieldCount(bytes, maxFields, 'form')
    return readFields(await readForm(bytes))
  }
  const fileFields = fileFieldsOf(schema)
  const readPartFields = async (bytes: Buffer, contentType: string | undefined) => {
    const { pairs, files } = await readMultipartFields(readMultipart(bytes, contentType, maxFields), fileFields)
    return Object.assign(readFields(pairs), Object.fromEntries(files))
  }
  return (bytes, contentType) => {
    const named = chooseNamed(accepts, contentType)
    if (named === undefined && ignoresOthers) return undefined
    const kind = named ?? accepts[0]
    if (kind === 'bytes') return bytes
    if (kind === 'json') return readJson(bytes, waitTurn)
    return kind === 'form' ? readFormFields(bytes) : readPartFields(bytes, contentType)
  }
}

function chooseNamed(accepts: BodyContract['accepts'], contentType: string | undefined): BodyKind | undefined {
  const named = kindOf(contentType)
  return named && accepts.includes(named) ? named : undefined
}

function kindOf(contentType: string | undefined): BodyKind | undefined {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return 'form'
  if (type === 'multipart/form-data') return 'multipart'
  if (type === 'application/octet-stream') return 'bytes'
  return type === 'application/json' || type?.endsWith('+json') ? 'json' : undefined
}
