import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { zstdCompressSync } from 'node:zlib'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { answerRange } from '../../../kernel/testing/answer-range.ts'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { recordsPath } from '../downloads/registry/open-registry.ts'
import { makeMarianFiles, type MarianFiles } from './make-model.ts'
import { german } from './open-marian-engine.ts'

export interface RegistryModel {
  readonly source: string
  readonly target: string
  readonly version?: string
  readonly architecture?: string
  readonly filter?: string
  readonly files?: MarianFiles
  readonly hasShortlist?: boolean
}

/** What the registry says of one file, in the form of its records. */
export interface RegistryRecord {
  readonly name: string
  readonly fileType: string
  readonly attachment: { readonly location: string; readonly hash: string; readonly size: number }
  readonly [field: string]: unknown
}

export interface TestRegistry extends AsyncDisposable {
  readonly url: string
  /** Each request as `PATH range`. */
  readonly requests: string[]
  /** The next so many attachments break off after half of their bytes. */
  breakOff(times: number): void
}

export interface RegistryOptions {
  readonly models: readonly RegistryModel[]
  /** What it says instead of the truth. */
  readonly tell?: (record: RegistryRecord) => RegistryRecord
  /** What it gives instead of the attachment. */
  readonly give?: (bytes: Buffer, name: string) => Buffer
}

/**
 * A server in the form of Mozilla's registry, which cannot be reached from tests: the records of `translations-models-v2` as its
 * own tools list them, attachments under the address that the root names. The models are real ones, of the test's own making.
 */
export async function startRegistry({ models, tell = same, give = same }: RegistryOptions): Promise<TestRegistry> {
  const attachments = new Map<string, { name: string; bytes: Buffer }>()
  const records = models.flatMap((model) => writeRecords(model, attachments)).map(tell)
  const requests: string[] = []
  let breaks = 0
  const server = createServer((request, response) => {
    const { url: path = '' } = request
    requests.push([path, request.headers.range].filter((part) => part !== undefined).join(' '))
    const attachment = attachments.get(path.replace('/cdn/', ''))
    if (path === '/v1/')
      answerJson(response, { capabilities: { attachments: { base_url: `http://${request.headers.host}/cdn/` } } })
    else if (path === `/${recordsPath}`) answerJson(response, { data: records })
    else if (attachment) answerRange(request, response, give(attachment.bytes, attachment.name), breaks-- > 0)
    else response.writeHead(404).end()
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    requests,
    breakOff: (times) => void (breaks = times),
    [Symbol.asyncDispose]: stop,
  }
}

const tiny = makeMarianFiles(german)

/** Many models may have the same files. */
const pack = memoize((bytes: Buffer) => zstdCompressSync(bytes))

function writeRecords(
  model: RegistryModel,
  attachments: Map<string, { name: string; bytes: Buffer }>,
): RegistryRecord[] {
  const { source, target, version = '3.0', architecture = 'base-memory', filter = '' } = model
  return listFiles(model).map(([fileType, name, bytes]) => {
    const packed = pack(bytes)
    const location = `main-workspace/translations-models-v2/${sha256Of(Buffer.from(name + version + architecture + filter))}.zst`
    attachments.set(location, { name, bytes: packed })
    return {
      name,
      fileType,
      sourceLanguage: source,
      targetLanguage: target,
      version,
      architecture,
      filter_expression: filter,
      decompressedSize: bytes.length,
      decompressedHash: sha256Of(bytes),
      schema: 1_749_570_042_331,
      attachment: {
        filename: `${name}.zst`,
        location,
        hash: sha256Of(packed),
        mimetype: 'application/zstd',
        size: packed.length,
      },
      last_modified: 1_749_570_511_392,
    }
  })
}

function listFiles({ source, target, files = tiny, hasShortlist }: RegistryModel) {
  const pair = `${source}${target}`
  const isShared = files.sourceVocabulary === files.targetVocabulary
  return [
    ['model', `model.${pair}.intgemm.alphas.bin`, files.model],
    ...(isShared
      ? [['vocab', `vocab.${pair}.spm`, files.sourceVocabulary] as const]
      : [
          ['srcvocab', `srcvocab.${pair}.spm`, files.sourceVocabulary] as const,
          ['trgvocab', `trgvocab.${pair}.spm`, files.targetVocabulary] as const,
        ]),
    ...(hasShortlist ? [['lex', `lex.50.50.${pair}.s2t.bin`, files.shortlist] as const] : []),
  ] as const
}

function answerJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function same<Value>(value: Value): Value {
  return value
}
