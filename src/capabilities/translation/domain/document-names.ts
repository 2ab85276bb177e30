/** Endings of the files that can be translated, in lower case. */
export const formatNames = [
  'txt',
  'html',
  'htm',
  'md',
  'markdown',
  'json',
  'docx',
  'pptx',
  'xlsx',
  'srt',
  'po',
  'pot',
  'xliff',
  'xlf',
] as const

export type FormatName = (typeof formatNames)[number]

/** The ending of a file's name; undefined for those that nothing here reads. */
export function findFormatName(fileName: string): FormatName | undefined {
  const [, ending = ''] = /\.([a-z]{2,8})$/i.exec(fileName.trim()) ?? []
  return formatNames.find((name) => name === ending.toLowerCase())
}
