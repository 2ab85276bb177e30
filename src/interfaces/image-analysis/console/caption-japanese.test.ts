import { describe, expect, test } from 'vitest'
import { categoryNames } from '../domain/categories.ts'
import { objectKinds } from '../engines/embedded/describe/object-kinds.ts'
import { sayCaption } from './caption-japanese.ts'
import { categoryJapanese, thingJapanese } from './picture-words-japanese.ts'

describe('sayCaption', () => {
  test.each([
    ['a drawing of a sunset', '夕焼けの絵'],
    ['a group of people', '人の集まり'],
    ['a smiling woman with a dog on a beach', '浜辺の犬と笑顔の女性'],
    ['two cars and a bus under a cloudy sky', '曇り空の下の二つの車とバス'],
    ['a cat against a smooth green background', 'なめらかな緑の背景の前の猫'],
    ['a picture with grass or green leaves', '草か緑の葉のある写真'],
    ['a black-and-white picture of a man', '男性の白黒写真'],
    ['a black-and-white picture', '白黒写真'],
    ['a picture, blue above and green below', '上が青、下が緑の写真'],
    ['a drawing mostly in white', '主に白の絵'],
    ['a dark picture mostly in black, brown and grey', '主に黒と茶色と灰色の暗い写真'],
    ['a picture of something orange against a plain white background', '無地の白の背景の前のオレンジ色の何かの写真'],
    ['a plain blue surface', '無地の青の面'],
    ['several sheep on grass', '草の上のいくつもの羊'],
    ['two wine glasses', '二つのワイングラス'],
    ['three knives', '三つのナイフ'],
  ])('%s', (english, said) => {
    expect(sayCaption(english)).toBe(said)
  })

  test.each(['a man riding a wave on top of a surfboard', 'two unicorns', 'a plain mauve surface', ''])(
    '"%s" is no sentence of the built-in engine',
    (caption) => expect(sayCaption(caption)).toBeUndefined(),
  )
})

test('every category and every kind of thing has its Japanese', () => {
  const parts = categoryNames.flatMap((name) => name.split('_').filter((part) => part !== ''))
  expect(parts.filter((part) => !categoryJapanese.has(part))).toEqual([])
  expect(Object.keys(objectKinds).filter((name) => !thingJapanese.has(name))).toEqual([])
})
