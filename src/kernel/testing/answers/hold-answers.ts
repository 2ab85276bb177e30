import type { FastifyRequest } from 'fastify'
import type { PrepareServer } from '../../answering/http/server.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { type AskedOperation, findAnswerFault } from './find-answer-fault.ts'
import { recordAnswer } from './record-answer.ts'

export interface HeldAnswers {
  readonly prepareServer: PrepareServer
  /** Throws when an answer so far was not what its contract says. */
  assertKept(): void
}

/**
 * Holds every answer of every operation against its contract: status, media type and body, of streams each event, whoever wrote it.
 * What belongs to no operation, such as a 404 or a 405, is the interface's and stands in no contract.
 */
export function holdAnswers(interfaces: readonly AnyInterface[]): HeldAnswers {
  const faults = new Set<string>()
  return {
    prepareServer: (server) =>
      server.addHook('onRequest', (request, reply, done) => {
        const asked = findOperation(interfaces, request)
        if (asked)
          recordAnswer(reply.raw, (answer) => {
            const fault = findAnswerFault(asked, answer)
            if (fault !== undefined) faults.add(`${nameOf(request)} answered ${answer.status}, but ${fault}`)
          })
        done()
      }),
    assertKept() {
      if (faults.size > 0) throw new Error(`Answers are not as their contracts say:\n${[...faults].join('\n')}`)
    },
  }
}

function findOperation(interfaces: readonly AnyInterface[], request: FastifyRequest): AskedOperation | undefined {
  const { config, url = '' } = request.routeOptions
  const contract = interfaces.find((one) => one.contract.id === config.interface)?.contract
  const operation = contract?.operations[config.operation ?? '']
  if (!contract || !operation) return undefined
  const ownPath = url.slice(`/${config.base ?? contract.base}`.length).replaceAll('::', ':') || '/'
  return { contract, operation, method: request.method, ownPath }
}

function nameOf({ routeOptions: { config }, method, url }: FastifyRequest): string {
  return `"${config.operation}" of ${config.interface} (${method} ${url})`
}
