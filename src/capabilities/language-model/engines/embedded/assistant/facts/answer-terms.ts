import { STATUS_CODES } from 'node:http'
import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { termsTable } from './terms-table.ts'

interface Term {
  readonly en: string
  readonly ja: string
}

const terms: ReadonlyMap<string, Term> = new Map(
  termsTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', en = '', ja = ''] = line.split('|')
      const readings = /^([^は（]+)(?:（(.+?)）)?は/u.exec(ja)?.slice(1) ?? []
      return [...names.split('/'), ...readings].flatMap((name) =>
        name ? [[name.toLowerCase(), { en, ja }] as const] : [],
      )
    }),
)

const asks: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:please )?(?:what(?:'s| is| are| does)|explain|define|describe|tell me (?:about|what)|can you explain) (?:an? |the )?(?:term |word |meaning of )?["']?(.+?)["']?(?: is| are| mean| means| stands? for)?$/i,
  ja: /^(.+?)(?:とは|って|は|の意味は|について|を)(?:何|なに|なん|どういう|説明|教え|どんな)?.{0,16}$/u,
}

/** Terms of computing and a few others that people ask for, and what a status of HTTP says. */
export const answerTerms: Topic = ({ text, language }) => {
  if (text.length > 80) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const name = asks[language].exec(asked)?.[1]
  if (name === undefined) return undefined
  const answer = terms.get(name.toLowerCase())?.[language] ?? sayStatus(name, language)
  return answer === undefined ? undefined : say(0.9, answer)
}

const kinds: readonly Term[] = [
  { en: 'Wait, the answer is still to come', ja: '処理の途中であることを示します' },
  { en: 'The request was carried out', ja: '要求が正しく処理されたことを示します' },
  { en: 'What was asked for is elsewhere, or has not changed', ja: '別の場所にあるか、変わっていないことを示します' },
  {
    en: 'The server cannot or will not do what the request asks, which the caller has to change',
    ja: '要求の側に問題があることを示します',
  },
  { en: 'The server failed, though the request may be right', ja: 'サーバーの側に問題があることを示します' },
]

function sayStatus(name: string, language: AssistantLanguage): string | undefined {
  const code =
    /^(?:http ?)?(?:status |error |status code |ステータス|エラー|の)*(\d{3})(?: error| status| code|エラー|番)?$/i.exec(
      name,
    )?.[1]
  const phrase = code === undefined ? undefined : lookUp(STATUS_CODES, code)
  const kind = kinds[Number(code?.[0]) - 1]
  if (phrase === undefined || !kind) return undefined
  return language === 'ja'
    ? `HTTPの${code}は「${phrase}」です。${kind.ja}。`
    : `HTTP ${code} is "${phrase}". ${kind.en}.`
}
