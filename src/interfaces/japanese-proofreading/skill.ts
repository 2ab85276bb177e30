import type { AssistantLanguage, Skill } from '../../kernel/wire/interface/skill.ts'
import type { Proofreader, ProofreadingResult } from './port.ts'

const sample = '昨日わ友達と映画を見ました。'

/** Checks a Japanese text: 「この文章を校正して: …」, "Proofread this: …". */
export const skill: Skill<Proofreader> = {
  offer: { en: 'proofread a Japanese text', ja: '文章の校正' },
  example: { en: `Proofread this: ${sample}`, ja: `この文章を校正して: ${sample}` },
  match({ text: message, language }) {
    const text = readRequest(message)
    if (text === undefined) return undefined
    return {
      confidence: 0.96,
      async perform(engine, { signal }) {
        return formatResult(text, await engine.proofread({ text, sensitivity: 'medium' }, signal), language)
      },
    }
  },
}

const requests = [
  /^(?:please )?(?:proofread|check|correct)(?: (?:this|the following))?(?: (?:sentence|text|japanese|japanese sentence|japanese text))?(?: for (?:typos|mistakes|errors))? {0,3}[:：\n]/i,
  /^(?:この|次の|以下の)?(?:文章|文|テキスト|日本語)(?:を|の)、?(?:校正|添削|誤字(?:脱字)?(?:を|の)?(?:チェック|確認|検査)|間違い(?:を|が(?:あれば|あったら))直し?|直し|訂正し?|チェック)(?:を)?(?:し)?(?:て|てください|てほしい|お願いします|をお願いします)?(?:ください)?[ 　]{0,3}[:：。\n]/,
  /^(?:校正|添削|誤字チェック)(?:して|してください|をお願いします)?(?:ください)?[ 　]{0,3}[:：。\n]/,
]

/** 「…」を校正して, 「…」の間違いを直して. */
const quotedFirst =
  /^[「『]([^]{1,4000})[」』](?:を|の)、?(?:校正|添削|直|訂正|(?:間違い|誤り|誤字)(?:を|が|は))[^。！？\n]{0,20}[。？?]?$/u

function readRequest(message: string): string | undefined {
  const quoted = quotedFirst.exec(message.slice(0, 4100))?.[1]?.trim()
  if (quoted) return quoted
  for (const pattern of requests) {
    const found = pattern.exec(message)
    if (!found) continue
    const text = message.slice(found[0].length).trim()
    return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? text : undefined
  }
  return undefined
}

function formatResult(text: string, { findings }: ProofreadingResult, language: AssistantLanguage): string {
  if (findings.length === 0) return language === 'ja' ? '誤りは見つかりませんでした。' : 'I found no mistakes in it.'
  const lines = findings.map(({ begin, end, suggestions }) => {
    const word = text.slice(begin, end)
    if (suggestions.length === 0) return language === 'ja' ? `「${word}」を確認してください` : `“${word}”: look again`
    return language === 'ja'
      ? `「${word}」→「${suggestions.join('」「')}」`
      : `“${word}”: perhaps “${suggestions.join('”, “')}”`
  })
  return [language === 'ja' ? '次の箇所を確認してください。' : 'Have a look at this:', ...lines].join('\n')
}
