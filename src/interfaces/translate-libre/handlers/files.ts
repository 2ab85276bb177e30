import { spendCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import type { DocumentTicket } from '../../../capabilities/translation/domain/documents.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Answer, answer } from '../../../kernel/wire/interface/answer.ts'
import { fromWireCode, fromWireSource } from '../wire/language-code.ts'
import { allowanceOf, type OperationHandler } from './operation-handler.ts'

export const translateFile: OperationHandler<'translateFile'> = async ({ body, url }, context) => {
  const { engine, caller, signal, base } = context
  const { file } = body
  const source = fromWireSource(body.source)
  const request = {
    name: typeof file === 'string' ? 'translation.txt' : file.name.replace(/^.*[/\\]/, ''),
    bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file.bytes,
    target: fromWireCode(body.target),
    owner: caller.id,
    ...(source && { source }),
  }
  const { characters } = await engine.documents.measure(request, signal)
  const { ticket, left } = await spendCharacters(allowanceOf(context), characters, async () => {
    const translated = await engine.documents.translate(request, signal)
    return { ticket: await engine.documents.keep(caller.id, translated), left: translated.left ?? 0 }
  })
  const name = encodeURIComponent(`${ticket.id}.${ticket.key}.${request.name}`)
  const made = { translatedFileUrl: new URL(`/${base}/download_file/${name}`, url).href }
  return answer(made, { headers: left > 0 ? { 'x-mainstay-untranslated': String(left) } : {} })
}

/** The address is all that is needed, as there: nobody guesses it. */
export const downloadFile: OperationHandler<'downloadFile'> = async ({ params }, { engine }) => {
  const ticket = readTicket(params.file)
  const found = ticket && (await engine.documents.fetchKept(ticket))
  if (!found) throw new ServiceError('file_not_found', 404, 'There is no such file, or it was translated too long ago.')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
  }
  return new Answer(found.bytes, { headers }, Buffer.from(found.bytes))
}

function readTicket(file: string): DocumentTicket | undefined {
  const [, id, key] = /^([\dA-F]{32})\.([\dA-F]{64})\./.exec(file) ?? []
  return id !== undefined && key !== undefined ? { id, key } : undefined
}
