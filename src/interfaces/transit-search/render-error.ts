import { lookUp } from '../../libraries/json/look-up.ts'
import type { RefusedRequest, RenderedError } from '../../kernel/wire/interface.ts'
import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { apiVersion } from './wire/answer/versions.ts'
import { writeBody } from './wire/answer/write-answer.ts'

interface WireError {
  readonly code: string
  /** What it is about; the error's own sentence says the rest. */
  readonly sentence: string
}

/** The original's codes are not known; these are ours, and the README lists them. */
const known: Readonly<Record<string, WireError>> = {
  invalid_request: { code: 'E100', sentence: 'リクエストが正しくありません。' },
  missing_key: { code: 'E101', sentence: 'アクセスキーを指定してください。' },
  wrong_key: { code: 'E102', sentence: 'アクセスキーが不正です。' },
  key_out_of_scope: { code: 'E103', sentence: '利用できない機能を呼び出しています。' },
  invalid_parameter: { code: 'E110', sentence: 'パラメータの値が正しくありません。' },
  format_in_query: { code: 'E111', sentence: '出力形式はパスで指定してください。' },
  unknown_place: { code: 'E201', sentence: '指定された駅が見つかりません。' },
  equal_places: { code: 'E202', sentence: '同じ駅が続けて指定されています。' },
  unserved_place: { code: 'E203', sentence: '指定された駅を通る便がありません。' },
  far_place: { code: 'E204', sentence: '指定された地点の近くに駅がありません。' },
  unknown_run: { code: 'E205', sentence: '指定された列車が見つかりません。' },
  lost_course: { code: 'E206', sentence: '指定された経路は現在の時刻表では再現できません。' },
  invalid_course: { code: 'E207', sentence: 'serializeDataが正しくありません。' },
  unknown_line: { code: 'E208', sentence: '指定された路線または会社が見つかりません。' },
  unknown_prefectures: { code: 'E110', sentence: 'パラメータの値が正しくありません。' },
  unknown_access: { code: 'E110', sentence: 'パラメータの値が正しくありません。' },
  outside_timetable: { code: 'E301', sentence: '指定された日付は時刻表の範囲外です。' },
  empty_timetable: { code: 'E302', sentence: '時刻表がまだ登録されていません。' },
  unknown_path: { code: 'E404', sentence: '指定されたAPIはありません。' },
  method_not_allowed: { code: 'E405', sentence: 'このメソッドは利用できません。' },
  rate_limited: { code: 'E429', sentence: 'アクセス回数の上限を超えました。' },
  quota_used_up: { code: 'E429', sentence: 'アクセス回数の上限を超えました。' },
}

/** `ResultSet.Error`, as JSON or as XML; the sentence in Japanese, then the one in English that says more. */
export function renderError({ code, status, message }: ServiceError, request: RefusedRequest): RenderedError {
  const wire = lookUp(known, code)
  const { code: wireCode, sentence } = wire ?? unforeseen(status)
  const body = { ResultSet: { apiVersion, Error: { code: wireCode, Message: `${sentence} ${message}` } } }
  const { text: written, mediaType } = writeBody(body, request)
  return { status, body, written, headers: { 'content-type': mediaType } }
}

function unforeseen(status: number): WireError {
  const isOurs = status >= 500
  return {
    code: `E${status}`,
    sentence: isOurs ? 'サーバーで処理できませんでした。' : 'リクエストが正しくありません。',
  }
}
