import type { LabelledMail } from './labelled-mail.ts'

const verdicts =
  /^(?:(?:arc-)?authentication-results|received-spf|arc-seal|arc-message-signature|x-spam-[\w-]+|x-forefront-[\w-]+|x-ms-exchange-[\w-]+|x-microsoft-antispam[\w-]*)$/i

/** The mail without what the recipient's side found out about its sender. */
export function stripVerdicts(mail: LabelledMail): LabelledMail {
  const end = mail.source.indexOf('\n\n')
  const fields = mail.source.slice(0, end).split(/\n(?![ \t])/)
  const kept = fields.filter((field) => !verdicts.test(field.slice(0, field.indexOf(':'))))
  return { ...mail, source: kept.join('\n') + mail.source.slice(end) }
}
