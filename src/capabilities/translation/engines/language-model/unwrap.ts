/** What stands between the tags of an answer; where there are none, without what models like to put around it. */
export function unwrap(answer: string, source: string, tag: string): string {
  const said = answer.replace(/^\s*<think>.*?<\/think>/su, '')
  const [start, end] = [said.indexOf(`<${tag}>`), said.lastIndexOf(`</${tag}>`)]
  if (start >= 0 && end > start) return said.slice(start + tag.length + 2, end).trim()
  const bare = said.replaceAll(`<${tag}>`, '').replaceAll(`</${tag}>`, '').trim()
  return withoutQuotes(withoutPreface(withoutFence(bare, source), source), source)
}

function withoutFence(text: string, source: string): string {
  const [, inner] = /^```\w*\n(.*)\n```$/su.exec(text) ?? []
  return inner === undefined || source.includes('```') ? text : inner.trim()
}

/** `Here is the translation:` and the like, on a line of its own or before the first word. */
function withoutPreface(text: string, source: string): string {
  const [preface] =
    /^[^\n:：]{0,80}(?:translat|übersetz|traduc|tradui|翻訳|译文|翻译)[^\n:：]{0,60}[:：]\s*/iu.exec(text) ?? []
  return preface === undefined || /[:：]/u.test(source) ? text : text.slice(preface.length)
}

function withoutQuotes(text: string, source: string): string {
  const [, inner] =
    /^(?:"([^"]*)"|“([^”]*)”|「([^」]*)」|«\s*([^»]*?)\s*»)$/su.exec(text)?.filter((part) => part !== undefined) ?? []
  return inner === undefined || /^["“「«„]/u.test(source.trim()) ? text : inner
}

/** What no text says that does not say it in its own language. */
export function talksAboutItself(text: string): boolean {
  return /\bas an? (?:ai|language model)\b|\b(?:language model|ai assistant|translation engine)\b|\b(?:cannot|can't|can’t|unable to) (?:translate|assist|help)\b|言語モデル/iu.test(
    text,
  )
}
