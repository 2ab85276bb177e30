import { expect, test } from 'vitest'
import { isCertainFace, isOnPerson } from './is-face.ts'

const picture = { left: 0, top: 0, width: 400, height: 300 }
const face = (confidence: number, width: number, height: number) => ({
  confidence,
  box: { left: 100, top: 60, width, height },
})

test('a large face is a person where it is sure, or has a gender', () => {
  expect(isCertainFace(face(0.83, 120, 130), picture)).toBe(true)
  expect(isCertainFace({ ...face(0.63, 120, 130), gender: 'female' }, picture)).toBe(true)
  expect(isCertainFace(face(0.61, 30, 40), picture)).toBe(true)
})

test('the face of a dog, an ape or a hamster is none by itself', () => {
  expect(isCertainFace(face(0.75, 130, 150), picture)).toBe(false)
  expect(isCertainFace(face(0.89, 380, 285), picture)).toBe(false)
})

test('a doubtful face on a figure is a person', () => {
  const figure = { name: 'person', confidence: 0.5, box: { left: 60, top: 40, width: 200, height: 260 } }
  expect(isOnPerson(face(0.7, 130, 150), [figure])).toBe(true)
  expect(isOnPerson(face(0.7, 130, 150), [{ ...figure, name: 'dog' }])).toBe(false)
  expect(isOnPerson(face(0.7, 130, 150), [{ ...figure, box: { ...figure.box, left: 300, width: 90 } }])).toBe(false)
})
