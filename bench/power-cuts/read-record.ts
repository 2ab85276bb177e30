/** What a program did to the files of a folder, or said, in order. */
export interface RecordedStep {
  readonly kind: 'write' | 'truncate' | 'sync' | 'create' | 'remove' | 'say'
  /** Relative to the folder; empty for the folder itself. */
  readonly path: string
  /** Where it was written, or the length it was cut to. */
  readonly offset: number
  readonly bytes: Buffer
}

const kinds: Readonly<Record<string, RecordedStep['kind']>> = {
  W: 'write',
  T: 'truncate',
  S: 'sync',
  C: 'create',
  U: 'remove',
  A: 'say',
}

/** As record-writes.c writes it. */
export function readRecord(record: Buffer): readonly RecordedStep[] {
  const steps: RecordedStep[] = []
  for (let at = 0; at < record.length;) {
    const kind = kinds[String.fromCharCode(record[at] ?? 0)]
    if (!kind) throw new Error(`The record is damaged at ${at}.`)
    const pathEnd = at + 3 + record.readUInt16LE(at + 1)
    const path = record.toString('utf8', at + 3, pathEnd).replace(/^\//, '')
    const offset = Number(record.readBigUInt64LE(pathEnd))
    const end = pathEnd + 12 + record.readUInt32LE(pathEnd + 8)
    steps.push({ kind, path, offset, bytes: record.subarray(pathEnd + 12, end) })
    at = end
  }
  return steps
}
