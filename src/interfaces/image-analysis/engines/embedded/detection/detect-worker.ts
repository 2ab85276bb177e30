import type { Tensor4D } from '@tensorflow/tfjs-core'
import type { Config, FaceResult, Human, ObjectResult } from '@vladmandic/human'
import type { Box, FoundObject } from '../../../port.ts'
import { memoizeLoad } from '../../../../../libraries/memoize/memoize-load.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { DetectedFace, Detection } from './detection.ts'
import type { Needs } from './find-needs.ts'
import type { DetectorFiles } from './find-package.ts'
import { type AdultModel, loadAdultModel } from './load-adult-model.ts'
import { openHuman } from './open-human.ts'
import { isCertainFace, isOnPerson } from './is-face.ts'
import { tensorsOf } from './tensors-of.ts'

export interface DetectionTask {
  /** Undefined to have the models loaded and nothing else. */
  readonly pixels: Pixels | undefined
  readonly needs: Needs
  readonly files: DetectorFiles
}

let openOnce: (() => Promise<Human>) | undefined
let loadAdultOnce: (() => Promise<AdultModel>) | undefined

/** Runs in a worker thread of its own: finds faces and objects, in pixels of the picture that it is given. */
export default async function detect({ pixels, needs, files }: DetectionTask): Promise<Detection> {
  openOnce ??= memoizeLoad(() => openHuman(files))
  const human = await openOnce()
  const tf = tensorsOf(human)
  const { adultModel } = files
  if (adultModel !== undefined) loadAdultOnce ??= memoizeLoad(() => loadAdultModel(tf, adultModel))
  const judge = needs.adult ? await loadAdultOnce?.() : undefined
  if (!pixels) return {}
  const { width, height, data } = pixels
  const tensor = tf.tensor4d(new Float32Array(data), [1, height, width, 3])
  try {
    return { ...(await findThings(human, tensor, needs, pixels)), ...(judge && { adult: await judge(tensor) }) }
  } finally {
    tf.dispose(tensor)
  }
}

async function findThings(human: Human, tensor: Tensor4D, needs: Needs, { width, height }: Pixels): Promise<Detection> {
  if (!needs.faces && !needs.objects) return {}
  const limit = { left: 0, top: 0, width, height }
  const look = async (what: Needs) => {
    const { face, object, error } = await human.detect(tensor, toConfig(what))
    if (error) throw new Error(`Faces and objects could not be looked for: ${error}`)
    return {
      faces: face.flatMap((each) => toFace(each, limit)),
      objects: object.flatMap((each) => toObject(each, limit)),
    }
  }
  const { faces, objects } = await look(needs)
  const areDoubtful = !needs.objects && faces.some((face) => !isCertainFace(face, limit))
  const things = areDoubtful ? (await look({ ...onlyObjects, adult: false })).objects : objects
  return {
    ...(needs.faces && { faces: faces.filter((face) => isCertainFace(face, limit) || isOnPerson(face, things)) }),
    ...(needs.objects && { objects }),
  }
}

const onlyObjects = { faces: undefined, objects: true } as const

/** Human keeps its configuration between calls, so the whole of it is given each time. */
function toConfig({ faces, objects }: Needs): Partial<Config> {
  const details = { enabled: faces === 'with details' }
  return {
    face: { enabled: faces !== undefined, emotion: details, description: details },
    object: { enabled: objects },
  }
}

/** Below these, faces, a person's gender and objects are left out. */
const minConfidence = { face: 0.6, gender: 0.6, object: 0.45 }

/** Faces smaller than so many pixels are guesses. */
const minFaceSide = 18

function toFace(face: FaceResult, limit: Box): DetectedFace[] {
  const { age, gender, genderScore = 0, emotion = [], rotation, embedding, faceScore, boxScore } = face
  const confidence = Math.min(faceScore || face.score, boxScore || face.score)
  const box = toBox(face.box, limit)
  if (confidence < minConfidence.face || Math.min(box.width, box.height) < minFaceSide) return []
  const headPose = rotation ? toDegrees(rotation.angle) : undefined
  const isGenderSure = (gender === 'male' || gender === 'female') && genderScore >= minConfidence.gender
  return [
    {
      box,
      confidence,
      embedding: embedding ?? [],
      smile: emotion.find(({ emotion: name }) => name === 'happy')?.score ?? 0,
      ...(age !== undefined && isFrontal(headPose) && { age }),
      ...(isGenderSure && { gender }),
      ...(headPose && { headPose }),
    },
  ]
}

/** From the side, a face shows no age. */
const isFrontal = (headPose: DetectedFace['headPose']) => Math.abs(headPose?.yaw ?? 0) <= 25

function toDegrees({ pitch, roll, yaw }: { pitch: number; roll: number; yaw: number }) {
  const degrees = (radians: number) => Math.round((radians * 1_800) / Math.PI) / 10
  return { pitch: degrees(pitch), roll: degrees(roll), yaw: degrees(yaw) }
}

function toObject({ label, score, box }: ObjectResult, limit: Box): FoundObject[] {
  return score < minConfidence.object ? [] : [{ name: label, confidence: score, box: toBox(box, limit) }]
}

/** Whole pixels within the picture. */
function toBox([x, y, wide, high]: readonly [number, number, number, number], limit: Box): Box {
  const left = Math.max(0, Math.min(limit.width - 1, Math.round(x)))
  const top = Math.max(0, Math.min(limit.height - 1, Math.round(y)))
  const width = Math.max(1, Math.min(limit.width - left, Math.round(wide)))
  const height = Math.max(1, Math.min(limit.height - top, Math.round(high)))
  return { left, top, width, height }
}
