import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Account, Cursor, Id, SocialNetwork } from '../port.ts'

const defaultCount = 20
const largestCount = 200

/** As the original reads it: beyond the largest is the largest, and what is no number above zero is the default. */
export function readCount(text = '', { usual = defaultCount, max = largestCount } = {}): number {
  return /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), max) : usual
}

/** `true`, `t` and `1` are on, as the original had it; an absent or empty flag is as `absent` says. */
export function readFlag(text: string | undefined, absent: boolean): boolean {
  return text ? ['true', 't', '1'].includes(text.toLowerCase()) : absent
}

/** A cursor that is no whole number is refused; one that was never ours lies beyond any page. */
export function readCursor(text: string | undefined): Cursor {
  if (!text) return -1n
  if (!/^-?\d{1,30}$/.test(text)) throw invalid('cursor')
  return BigInt(text)
}

export function readId(name: string, text: string | undefined): Id | undefined {
  if (!text) return undefined
  if (!/^\d{1,20}$/.test(text)) throw invalid(name)
  return text
}

function invalid(name: string): Error {
  return new ServiceError('invalid_parameter', 400, `${name} parameter is invalid.`)
}

export interface Subject {
  readonly screen_name?: string
  readonly user_id?: string
}

/** The account that `user_id` or `screen_name` names. */
export async function findSubject(engine: SocialNetwork, query: Subject): Promise<Account> {
  const id = readId('user_id', query.user_id)
  const screenName = query.screen_name?.replace(/^@/, '')
  if (id === undefined && !screenName)
    throw new ServiceError('missing_parameter', 400, 'Name the account by screen_name or by user_id.')
  const by = id === undefined ? { screenName: screenName ?? '' } : { id }
  // PostgreSQL's text holds no NUL, so no name does.
  const account = screenName?.includes('\0') && id === undefined ? undefined : await engine.findAccount(by)
  if (account) return account
  throw new ServiceError('unknown_user', 404, 'There is no account of that name or number here.')
}

const maxSubjects = 100

/** The accounts that two lists with commas name, each once, those that are not known left out. */
export async function findSubjects(engine: SocialNetwork, query: Subject): Promise<readonly Account[]> {
  const ids = splitList(query.user_id).map((id) => ({ user_id: id }))
  const subjects = [...ids, ...splitList(query.screen_name).map((name) => ({ screen_name: name }))]
  if (subjects.length === 0)
    throw new ServiceError('missing_parameter', 400, 'Name accounts by screen_name or by user_id.')
  if (subjects.length > maxSubjects)
    throw new ServiceError('invalid_parameter', 400, `At most ${maxSubjects} accounts can be looked up at once.`)
  const found = new Map<Id, Account>()
  for (const subject of subjects) {
    const account = await findSubject(engine, subject).catch(ignoreUnknown)
    if (account) found.set(account.id, account)
  }
  if (found.size > 0) return [...found.values()]
  throw new ServiceError('unknown_user', 404, 'There is no account of these names and numbers here.')
}

function splitList(text = ''): string[] {
  return text.split(',').flatMap((one) => one.trim() || [])
}

function ignoreUnknown(thrown: unknown): undefined {
  if (thrown instanceof ServiceError && thrown.code === 'unknown_user') return undefined
  throw thrown
}

/** Protected accounts show nothing to a caller who acts for no user. */
export function assertPublic(account: Account, path: string): void {
  if (account.isProtected) throw new ServiceError('protected_account', 401, path)
}
