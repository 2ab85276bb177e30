import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Type, type Static } from 'typebox'
import type { LineConditions } from '../../domain/line-conditions.ts'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'

/** Of the content below; another one is refused, not guessed at. */
const version = '1'
/** Bytes that a content may have: twenty places and as many trains are some 3 kB. */
const maxBytes = 65_536
/** Digits of the signature, as many as the original's have. */
const signatureDigits = 40

const Ride = Type.Object({
  feed: Type.String(),
  tripId: Type.String(),
  runStart: Type.Integer(),
  serviceDate: Type.String(),
  boardPosition: Type.Integer(),
  alightPosition: Type.Integer(),
  boardCode: Type.String(),
  alightCode: Type.String(),
})

const Place = Type.Union([
  Type.Object({ code: Type.String() }),
  Type.Object({ name: Type.String() }),
  Type.Object({ position: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }) }),
])

/** What a course is made again from: the question that it answers, and its trains. */
const SealedCourse = Type.Object({
  engineVersion: Type.String(),
  query: Type.Object({
    places: Type.Array(Place),
    kind: Type.Union([
      Type.Literal('departure'),
      Type.Literal('arrival'),
      Type.Literal('firstTrain'),
      Type.Literal('lastTrain'),
      Type.Literal('average'),
    ]),
    date: Type.String(),
    time: Type.Integer(),
    /** What is signed was written here. */
    lines: Type.Optional(Type.Unsafe<LineConditions>(Type.Object({}))),
    maxChanges: Type.Optional(Type.Integer()),
    avoidsWalking: Type.Optional(Type.Boolean()),
    stays: Type.Optional(Type.Array(Type.Integer())),
    wheelchair: Type.Optional(Type.Union([Type.Literal('known'), Type.Literal('possible')])),
  }),
  rides: Type.Array(Ride),
})

export type SealedCourse = Static<typeof SealedCourse>

const readContent = createJsonReader(SealedCourse)

/** `SerializeData`: the content, compressed, and a signature, in letters that stand in an address as they are. */
export function sealCourse(course: SealedCourse, secret: string): string {
  const content = deflateRawSync(JSON.stringify(course)).toString('base64url')
  return `${content}--${sign(content, secret)}--0--${version}`
}

/** Throws a `ServiceError` for what this server did not hand out, or not as it is. */
export function openCourse(text: string, secret: string): SealedCourse {
  // The content may hold two hyphens in a row itself.
  const [, content = '', signature = '', found] = /^([\w-]+)--([\da-f]{40})--0--(\d+)$/.exec(text) ?? []
  if (found !== version || !isEqual(signature, sign(content, secret)))
    throw new ServiceError(
      'invalid_course',
      400,
      '"serializeData" is none that this server handed out, or it was changed.',
      {
        field: 'serializeData',
      },
    )
  const bytes = inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: maxBytes })
  return readContent(bytes.toString('utf8'))
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`${version} ${content}`).digest('hex').slice(0, signatureDigits)
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
