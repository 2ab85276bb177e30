import { findCredential } from '../../../kernel/answering/access/find-credential.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { OperationHandler } from './operation-handler.ts'

export const obtainToken: OperationHandler<'obtainToken'> = async ({ query, body, headers }, { engine, caller }) => {
  if ((query.grant_type ?? body.grant_type) !== 'client_credentials')
    throw new ServiceError('missing_grant_type', 403, 'Missing required parameter: grant_type=client_credentials.')
  const secret = findCredential({ in: 'basic' }, { headers, query: {} }) ?? ''
  return { token_type: 'bearer', access_token: await engine.issueToken({ id: caller.id, secret }) }
}

export const invalidateToken: OperationHandler<'invalidateToken'> = async ({ query, body }, { engine, caller }) => {
  const given = query.access_token ?? body.access_token
  if (!given) throw new ServiceError('missing_parameter', 400, 'Missing required parameter: access_token.')
  // A form undoes the percent signs that belong to the token.
  for (const token of [given, given.toWellFormed().replaceAll(/[^\w.~-]/gu, encodeURIComponent)]) {
    const holder = await engine.findTokenHolder(token)
    if (holder === undefined) continue
    if (holder !== caller.id)
      throw new ServiceError('foreign_token', 403, 'This token belongs to another consumer, which alone may end it.')
    await engine.revokeToken(token)
  }
  // A token that opens nothing has already ended (RFC 7009, section 2.2).
  return { access_token: given }
}
