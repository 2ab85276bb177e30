/** Fields of a mail's head (RFC 5322, section 3.6), and what Japanese programs call them when they show it. */
const headerField =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|message-id|mime-version|content-[a-z-]{1,40}|差出人|宛先|件名|送信者|送信日時|受信日時)[ \t]{0,9}[:：]/i

const quoted = /^[ \t　]{0,9}[>＞]/

/** The line above a quotation: who wrote it, and when. */
const attribution =
  /^(?:on\b.{5,200}wrote[:：]|.{2,200}(?:書きました|wrote|writes|のメール|のメッセージ)[:：]|\d{4}[年/-].{4,200}[:：])[ \t]*$/i

/** What stands behind is the mail that is answered or forwarded. */
const earlierMail =
  /^[-_=─━＿\s]{2,60}(?:original message|forwarded message|元のメッセージ|転送(?:された)?メッセージ|(?:以下、?)?転送(?:メール)?)[-_=─━＿\s]{2,60}$/i

/** What a telephone adds under a mail. */
const sentFrom = /^(?:sent from my .{1,40}|\S{2,20}から送信)$/i

const rule = /^(?:[-_=*+~#·.─━―＝－＊＋～…・◆◇■□★☆]{4,200}|===)$/
const contact =
  /(?:^|[^\p{L}])(?:tel|fax|e-?mail|mail|url)\b|電話|〒|株式会社|有限会社|@[\w-]+\.|https?:\/\/|\d{2,5}-\d{1,4}-\d{3,4}/iu

/** Lines of a signature, at most. */
const maxSignature = 12

/** What the writer of a mail says: without its head, quotations and signature. All of it, where nothing else would be left. */
export function mailToLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/)
  const own = dropSignature(dropQuotations(dropEarlierMail(dropHead(lines)))).map((line) =>
    rule.test(line.trim()) ? '' : line,
  )
  return (own.some((line) => /[\p{L}\p{N}]/u.test(line)) ? own : lines).join('\n')
}

function dropHead(lines: readonly string[]): readonly string[] {
  const begin = lines.findIndex((line) => line.trim() !== '')
  if (begin < 0 || !headerField.test(lines[begin] ?? '')) return lines
  const length = lines.slice(begin).findIndex((line) => !headerField.test(line) && !/^[ \t]+\S/.test(line))
  return length < 0 ? lines : lines.slice(begin + length)
}

function dropEarlierMail(lines: readonly string[]): readonly string[] {
  // Outlook puts the head of the earlier mail under the answer.
  const begin = lines.findIndex(
    (line, at) => earlierMail.test(line.trim()) || (headerField.test(line) && headerField.test(lines[at + 1] ?? '')),
  )
  const own = begin < 0 ? lines : lines.slice(0, begin)
  return own.some((line) => line.trim() !== '') ? own : lines
}

/** From the `-- ` near the end on (RFC 3676, section 4.3), or from a rule there with somebody's address under it. */
function dropSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1
  const from = Math.max(1, end - maxSignature)
  const begin = lines.slice(from, end).findIndex((line, index) => {
    if (/^--[ \t　]?$/.test(line)) return true
    return rule.test(line.trim()) && isContact(lines.slice(from + index + 1, end))
  })
  return begin < 0 ? lines : lines.slice(0, from + begin)
}

function isContact(lines: readonly string[]): boolean {
  return lines.some((line) => contact.test(line)) && !lines.some((line) => /。\s*$/.test(line))
}

function dropQuotations(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => {
    if (quoted.test(line) || sentFrom.test(line.trim())) return false
    const next = lines[index + 1]?.trim() === '' ? lines[index + 2] : lines[index + 1]
    return !(quoted.test(next ?? '') && attribution.test(line.trim()))
  })
}
