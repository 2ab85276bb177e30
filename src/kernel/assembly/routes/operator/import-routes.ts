import type { FastifyInstance } from 'fastify'
import type { Content } from '../../../wire/interface/content.ts'
import type { ImportService } from '../../content/import-service.ts'
import { kernelError } from '../../../foundation/errors/service-error.ts'
import { type AdmitOwner, notCached } from '../admit-owner.ts'
import { readParameter, readQuery } from '../read-parameters.ts'

export interface ImportRoutesOptions {
  readonly contents: readonly Content[]
  readonly imports: ImportService
}

/** `GET /imports.json`, `POST /imports/CONTENT` with a file as its body, `POST /imports/PID/stop`. */
export function addImportRoutes(
  app: FastifyInstance,
  { imports, contents }: ImportRoutesOptions,
  admit: AdmitOwner,
): void {
  const kinds = contents.map(({ name, imports: about, importOptions: options }) => ({ name, about, options }))
  app.get('/imports.json', async (request, reply) => {
    await admit(request)
    return reply.headers(notCached).send({ contents: kinds, imports: await imports.list() })
  })
  app.post('/imports/:content', async (request, reply) => {
    const note = await admit(request)
    const query = readQuery(request)
    const content = readParameter(request, 'content')
    const fileName = query.get('file') ?? 'upload'
    const given = [...query].filter(([name, value]) => name !== 'file' && value !== '')
    await imports.start({ content, fileName, options: Object.fromEntries(given) }, request.raw)
    await note('content.import', `${content} ${fileName.slice(0, 200)}`)
    return reply.code(202).send({ imports: await imports.list() })
  })
  app.post('/imports/:pid/stop', async (request) => {
    const note = await admit(request)
    const pid = readParameter(request, 'pid')
    if (!(await imports.stop(Number(pid)))) throw kernelError('unknown_path', `No import ${pid} goes on here.`)
    await note('content.stop', pid)
    return { imports: await imports.list() }
  })
}
